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
web-notify = Me prévenir quand c’est mon tour
web-notify-refused = Votre navigateur bloque les notifications de cette page. Autorisez-les dans ses réglages.
web-help-mouse = À la souris
web-help-mouse-how = Les cartes en surbrillance peuvent être jouées. Cliquez sur une carte, puis sur un emplacement en surbrillance ou une action, ou faites-la glisser. Cliquez sur une autre carte pour savoir pourquoi elle ne peut pas être jouée. Survolez une carte pour l’agrandir.
web-help-touch = Au doigt
web-help-touch-how = Touchez une carte, puis un emplacement en surbrillance ou une action. Appuyez longuement sur une carte pour l’agrandir. Les onglets du haut montrent les autres zones, le journal et la discussion.
web-help-list = Avec la liste
web-help-list-how = « Actions » montre tout ce que vous pouvez faire maintenant. Vous pouvez y jouer toute la partie, au clavier ou avec un lecteur d’écran.
web-help-keys = Clavier
web-key-tab = Zone suivante
web-key-arrows = Se déplacer dans une zone, les onglets ou le journal
web-key-enter = Choisir ou jouer
web-key-digits = Choisir une action de la carte choisie ou de la liste
web-key-escape = Reposer la carte
web-key-undo = Annuler
web-key-end = Terminer vos actions
web-key-help = Ouvrir cette aide

## Connexion et versions

web-connection-again = De nouveau connecté
web-retry = Réessayer
web-reload = Recharger
web-update-ready = Une nouvelle version est prête.
web-offline-title = Le serveur est injoignable
web-offline-how = Vos parties sont à l’abri. Vérifiez votre connexion et réessayez.
web-session-over = Votre session a expiré. Entrez un nom ou connectez-vous pour continuer.

## À côté de la table

web-rail = Journal, règles et actions
web-unread = non lu
web-nothing-found = Aucune règle trouvée.
web-rules-aside = Sans usage dans cette partie
web-time-low = Plus que 30 secondes !
web-qr = Afficher le code QR
web-qr-of = Code QR : { $what }
web-move-how = Ce lien permet à n’importe qui de prendre votre place. Ne le partagez pas.

## Depuis votre départ

web-since = Pendant votre absence
web-since-to-you = Ce qui vous concerne
web-since-by-bot = Un bot a joué pour vous
web-since-own = Votre place
web-since-jewellers = Points provisoires : { $gain }
web-since-silberzwerg = Thalers : { $gain }
web-since-smithy = Pièces : { $gain }
web-since-play = Continuer
web-since-seen = Compris
web-since-draws =
    { $count ->
        [one] pioche { $count } carte
       *[other] pioche { $count } cartes
    }
web-since-passes =
    { $count ->
        [one] passe { $count } fois
       *[other] passe { $count } fois
    }
