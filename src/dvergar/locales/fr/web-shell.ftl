# L’entourage de la table : barre, réglages, aide, journal, règles, retour.

## La barre et ses dialogues

web-skip = Aller au contenu
web-help = Comment jouer
web-mute = Couper le son
web-theme = Thème
web-language-en = English
web-language-fr = Français
web-language-hu = Magyar
web-language-de = Deutsch
web-sounds = Sons
web-volume = Volume
web-motion = Animations
web-notify = Me prévenir quand c’est mon tour, même en arrière-plan
web-notify-refused = Le navigateur n’autorise pas les notifications pour cette page.
web-help-mouse = À la souris
web-help-mouse-how = Ce qui brille peut être joué. Cliquez sur une carte, puis sur un emplacement lumineux ou une action à côté de la carte ; ou faites-la glisser. Ce qui ne brille pas dit pourquoi quand vous cliquez dessus. Attardez-vous sur une carte pour la lire.
web-help-touch = Au doigt
web-help-touch-how = Touchez une carte, puis un emplacement lumineux ou une action. Appuyez longuement sur une carte pour la lire. Les onglets du haut montrent les autres zones, le journal et la discussion.
web-help-list = Depuis la liste
web-help-list-how = « Coups » énumère tout ce que vous pouvez faire maintenant. Toute la partie peut se jouer de là, au clavier ou avec un lecteur d’écran.
web-help-keys = Touches
web-key-tab = d’une zone à l’autre
web-key-arrows = dans une zone, dans les onglets et dans le journal
web-key-enter = prend ou joue
web-key-digits = choisissent parmi les actions de la carte prise ou parmi tous les coups
web-key-escape = repose la carte
web-key-undo = annule
web-key-end = termine vos actions
web-key-help = ouvre cette aide

## Connexion et versions

web-connection-again = De nouveau connecté
web-retry = Réessayer
web-reload = Recharger
web-update-ready = Une nouvelle version est prête.
web-offline-title = Le serveur est injoignable
web-offline-how = Vos parties y sont à l’abri. Vérifiez la connexion et réessayez.
web-session-over = Votre session a expiré. Donnez un nom ou connectez-vous pour continuer.

## À côté de la table

web-rail = Journal, règles et coups
web-unread = du nouveau
web-nothing-found = Aucune règle ne dit cela.
web-rules-aside = Pas à cette table
web-time-low = Plus que 30 secondes !
web-qr = En code QR
web-qr-of = Code QR : { $what }
web-move-how = Qui ouvre ce lien prend cette place. Gardez-le pour vous.

## Depuis votre départ

web-since = Pendant votre absence
web-since-to-you = Ce qui vous concerne
web-since-by-bot = Un bot a joué pour vous
web-since-own = Votre propre place
web-since-jewellers = Points provisoires : { $gain }
web-since-silberzwerg = Thalers : { $gain }
web-since-smithy = Pièces : { $gain }
web-since-play = Continuer
web-since-seen = Compris
web-since-draws =
    { $count ->
        [one] 1 carte piochée
       *[other] { $count } cartes piochées
    }
web-since-passes =
    { $count ->
        [one] a passé une fois
       *[other] a passé { $count } fois
    }
