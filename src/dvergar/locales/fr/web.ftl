# Les pages de la table dans le navigateur, sauf les mots propres aux jeux.

## Partout

web-offline = Le serveur est injoignable.
web-close = Fermer
web-save = Enregistrer
web-settings = Réglages
web-language = Langue
web-theme-light = Thème clair
web-theme-dark = Thème sombre
web-guest = Invité
web-your-name = Votre nom
web-name = Nom
web-keep-name = Créez un compte pour jouer depuis n’importe quel appareil.
web-login = Identifiant
web-password = Mot de passe
web-keep = Créer un compte
web-keep-instead = Créer plutôt un compte
web-enter = Se connecter
web-enter-instead = J’ai déjà un compte
web-leave-account = Se déconnecter
web-enter-how = Vous avez déjà un compte ? Connectez-vous.
web-you = Vous
web-pages = Pages
web-nav-play = Jouer
web-to-hall = Retour à l’accueil

## L’accueil

web-welcome = À quoi jouez-vous ?
web-no-signup = Sans inscription. Jouez contre des bots ou invitez vos amis.
web-minutes = { $minutes } min
web-play-bots = Jouer contre des bots
web-create = Créer une table
web-create-now = Créer la table
web-create-for = Nouvelle table : { $game }
web-reconstructed = Tous les jeux de cartes sont nos propres reconstitutions, pas les cartes imprimées.
web-my-games = Mes parties
web-no-games = Aucune partie pour l’instant. Choisissez un jeu pour commencer.
web-open-tables = Tables ouvertes
web-no-open = Aucune table ouverte en ce moment. Créez-en une et invitez vos amis.
web-watch = Regarder
web-look-on = Regarder
web-look = Voir
web-go-on = Continuer
web-join = Rejoindre
web-go = Ouvrir
web-alone = contre des bots
web-tables-all = Tout afficher ({ $count })
web-tables-fewer = Afficher moins
web-table-code = Code de table ou lien d’invitation
web-status-open = en attente de joueurs
web-status-running = en cours
web-status-over = terminée
web-status-closed = fermée
web-fair = Chaque mélange peut être vérifié après la partie.
web-icons-by = Icônes de
web-fonts = Polices : { $names }

## Une nouvelle table

web-players = Joueurs
web-seats = Places
web-seat = Place { $seat }
web-random = Au hasard
web-seat-open = Place libre
web-seat-here = Un autre joueur sur cet appareil
web-seat-bot = Bot : { $bot }
web-bot = Bot
web-bot-greedy = Facile
web-bot-random = Aléatoire
web-public = Afficher dans la liste des tables ouvertes
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-quick = 10 min + 10 s par tour
web-clock-calm = 30 min + 20 s par tour
web-clock-days = 2 jours par tour
web-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
web-days-hours = { $days } j { $hours } h

## En attente de joueurs

web-waiting-title = En attente de joueurs
web-waiting-how = La partie commence dès que toutes les places sont prises.
web-invite = Lien d’invitation
web-watch-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-sit = S’asseoir ici
web-sit-too = S’asseoir aussi ici
web-give-bot = Ajouter un bot
web-start = Commencer la partie
web-close-table = Fermer la table
web-leave-seat = Quitter la table
web-table-closed = L’hôte a fermé cette table.

## À la table

web-connecting = Connexion…
web-loading = Chargement…
web-connection-connecting = Connexion…
web-connection-open = Connecté
web-connection-lost = Connexion perdue. Reconnexion…
web-connection-refused = Non connecté
web-told = { $name } : { $what }
web-told-next = { $name } :
web-your-turn = À vous de jouer
web-game-over = Partie terminée
web-watching = Spectateur
web-acting = en train de jouer
web-away = absent
web-online = en ligne
web-undo = Annuler
web-picked = { $card } : carte choisie. Choisissez un emplacement en surbrillance ou une action.
web-areas = Zones
web-board = Plateau
web-log = Journal
web-chat = Discussion
web-tab-log = Journal
web-tab-moves = Actions
web-tab-rules = Règles
web-tab-table = Table
web-say = Écrire un message…
web-send = Envoyer
web-search = Chercher dans les règles
web-not-your-turn = Ce n’est pas votre tour.
web-nothing-here = Vous ne pouvez rien faire avec cette carte pour l’instant.
web-hand-over = Confier à un bot
web-take-back = Reprendre
web-handed = Un bot joue pour vous.
web-move-device = Passer sur un autre appareil
web-leave = Quitter (un bot vous remplace)
web-show-cards = Je suis { $player } : montrer mes cartes
web-sealed = Face cachée
web-crafting = Terminé au prochain tour
web-crew = Équipe
web-discards = Défausse
web-warehouse-price = valeur d’achat la plus haute, +1 par carte au-dessus
web-warehouse-empty = vide
web-sell-here = Vendre ici
web-place-here = Jouer ici
web-for = pour { $card }
web-none-yet = aucun
web-kings-end = Objets du Roi (fin à 4)
web-kings-done =
    { $count ->
        [one] { $count } Objet du Roi terminé
       *[other] { $count } Objets du Roi terminés
    }
web-finest = Bonus à l’arme, au bouclier et à l’armure les plus beaux.
web-verb-craft = Fabriquer :
web-verb-market = Vers le Marché :
web-verb-workshop = Vers l’Atelier :
web-verb-sell = Vendre :
web-verb-discard = Défausser :
web-verb-move = Déplacer :
web-verb-buy = Acheter :

## La fin

web-rounds = Manches
web-weighing = Décompte final
web-weighing-how = les mains et les Ateliers sont d’abord défaussés
web-result = Résultat
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-go = Aller à la revanche
web-download = Télécharger la partie
web-see-board = Voir la table
web-verify = Vérifier le mélange
web-commitment = Empreinte
web-seed = Graine

## Erreurs

refused-name-empty = Entrez un nom.
refused-name-long = Ce nom est trop long. Utilisez { $limit } caractères au plus.
refused-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
refused-password-length = Le mot de passe doit compter de { $least } à { $most } caractères.
refused-wrong-password = Identifiant ou mot de passe incorrect.
refused-foreign-origin = Cette demande vient d’un autre site. Ouvrez Dvergar dans un nouvel onglet.
refused-unknown-game = Jeu inconnu. Choisissez-en un sur la page d’accueil.
refused-bad-clock = Cette pendule n’est pas possible. Choisissez-en une autre.
refused-player-count = Ce jeu se joue de { $least } à { $most } joueurs.
refused-no-person = Vous devez occuper au moins une place.
refused-bad-options = Ces options ne vont pas ensemble. Changez-en une.
refused-unknown-option = Ce jeu n’a pas d’option « { $option } ». Ses options sont { $possible }.
refused-bad-option = « { $option } » ne peut pas être « { $value } ». Choisissez parmi { $possible }.
refused-silberzwerg-long = La partie longue se joue uniquement à trois.
refused-silberzwerg-short = La partie courte se joue uniquement à quatre.
refused-jewellers-patrons = Les mécènes ne sont disponibles qu’en mode classique et en mode avancé.
refused-jewellers-cleanup = Le choix du nettoyage n’est possible qu’en mode avancé.
refused-jewellers-auction = L’enchère fermée n’est disponible qu’en mode avancé.
refused-smithy-first = Cette table n’a pas cette place pour le premier joueur. Choisissez-en une autre.
refused-too-many-tables = Vous avez déjà { $limit } tables en attente. Fermez-en d’abord une.
refused-unknown-bot = Bot inconnu. Choisissez-en un autre.
refused-unknown-table = Cette table n’existe pas ou a été fermée.
refused-already-running = La partie a déjà commencé.
refused-unknown-seat = Cette place n’existe pas. Choisissez-en une autre.
refused-seat-taken = Cette place est prise. Choisissez-en une autre.
refused-host-only = Seul l’hôte peut le faire.
refused-seats-open = Il reste des places libres. Complétez d’abord la table.
refused-not-your-seat = Ce n’est pas votre place.
refused-unknown-link = Ce lien n’est plus valable. Demandez-en un nouveau.
refused-unknown-list = Cette liste n’existe pas.
refused-not-over = La partie n’est pas encore terminée.
refused-unknown-language = Cette langue n’est pas disponible.
refused-no-session = Entrez d’abord votre nom.
refused-too-often = Trop de demandes. Patientez un instant, puis réessayez.
refused-stale = La partie a avancé. Votre affichage a été mis à jour.
refused-not-running = La partie n’est pas en cours.
refused-seat-handed-over = Un bot joue pour cette place. Reprenez-la d’abord.
refused-unknown-action = Cette action n’existe pas.
refused-not-possible = Ce n’est pas possible maintenant.
refused-not-your-turn = Ce n’est pas votre tour.
refused-watchers-are-silent = Seuls les joueurs peuvent écrire.
refused-nothing-said = Votre message est vide.
refused-not-found = Page introuvable.
refused-too-long = Ce message est trop long.
refused-malformed = Une erreur s’est produite. Rechargez la page.
refused-our-fault = Une erreur s’est produite de notre côté. Réessayez.
refused-hello-first = Une erreur s’est produite. Rechargez la page.
refused-hello-again = Une erreur s’est produite. Rechargez la page.
refused-binary = Une erreur s’est produite. Rechargez la page.
refused-old-client = Cette page n’est plus à jour. Rechargez-la.
refused-slow-reader = Votre connexion est trop lente.
