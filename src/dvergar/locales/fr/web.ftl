# La table dans le navigateur : ce que disent ses pages, outre les mots des jeux.

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
web-keep-name = Avec un identifiant et un mot de passe, vous pouvez revenir depuis n’importe quel appareil.
web-login = Identifiant
web-password = Mot de passe
web-keep = Garder mon nom
web-keep-instead = Plutôt garder mon nom
web-enter = Se connecter
web-enter-instead = J’ai déjà un identifiant
web-leave-account = Se déconnecter
web-enter-how = Si vous avez déjà un identifiant, connectez-vous.
web-you = Vous
web-pages = Pages
web-nav-play = Jouer
web-to-hall = Retour à la salle

## La salle

web-welcome = Quelle salle ce soir ?
web-no-signup = Sans inscription. Passez une porte et jouez, seul ou entre amis.
web-minutes = { $minutes } min
web-play-bots = Jouer contre des bots
web-create = Créer une table
web-create-now = Créer la table
web-create-for = Nouvelle table : { $game }
web-reconstructed = Tous les jeux de cartes sont nos propres reconstitutions, pas les cartes imprimées.
web-my-games = Mes parties
web-no-games = Aucune encore : passez une porte.
web-open-tables = Tables ouvertes
web-no-open = Personne n’attend. Créez une table et invitez du monde.
web-watch = Regarder
web-look-on = Regarder
web-look = Voir
web-go-on = Continuer
web-join = Rejoindre
web-go = Entrer
web-alone = vous seul
web-tables-all = Tout afficher ({ $count })
web-tables-fewer = Afficher moins
web-table-code = Code de table ou lien d’invitation
web-status-open = en attente
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
web-seat-here = Une autre personne sur cet appareil
web-seat-bot = Bot : { $bot }
web-bot = Bot
web-bot-greedy = Apprenti
web-bot-random = Hasard
web-public = L’afficher dans la liste des tables ouvertes
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-quick = 10 minutes, +10 secondes par coup
web-clock-calm = 30 minutes, +20 secondes par coup
web-clock-days = 2 jours par coup
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
web-sit-too = Jouer ici aussi
web-give-bot = Confier à un bot
web-start = Commencer la partie
web-close-table = Fermer la table
web-leave-seat = Quitter la table
web-table-closed = L’hôte a fermé cette table.

## À la table

web-connecting = Connexion…
web-loading = Chargement…
web-connection-connecting = Connexion…
web-connection-open = Connecté
web-connection-lost = Connexion perdue, nouvel essai…
web-connection-refused = Non connecté
web-told = { $name } : { $what }
web-told-next = { $name } :
web-your-turn = À vous de jouer
web-game-over = La partie est finie
web-watching = Spectateur
web-acting = joue
web-away = absent
web-online = présent
web-undo = Annuler
web-picked = { $card } : en main. Choisissez un emplacement lumineux ou une action près de la carte.
web-areas = Zones
web-board = Plateau
web-log = Journal
web-chat = Discussion
web-tab-log = Journal
web-tab-moves = Coups
web-tab-rules = Règles
web-tab-table = Table
web-say = Dites quelque chose…
web-send = Envoyer
web-search = Chercher dans les règles
web-not-your-turn = Ce n’est pas votre tour.
web-nothing-here = Rien à faire avec cette carte pour l’instant.
web-hand-over = Confier à un bot
web-take-back = Reprendre
web-handed = Un bot joue pour vous.
web-move-device = Passer sur un autre appareil
web-leave = Partir, un bot continue
web-show-cards = Je suis { $player } : montrer mes cartes
web-sealed = Scellé
web-crafting = Prêt au prochain tour
web-crew = Équipe
web-discards = Défausse
web-warehouse-price = valeur d’achat la plus haute, +1 par carte au-dessus
web-warehouse-empty = vide
web-sell-here = Vendre ici
web-place-here = Jouer ici
web-for = pour { $card }
web-none-yet = aucun encore
web-kings-end = Objets du Roi : 4 finissent la partie
web-kings-done =
    { $count ->
        [one] { $count } Objet du Roi achevé
       *[other] { $count } Objets du Roi achevés
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
web-weighing = La pesée
web-weighing-how = mains et Ateliers sont d’abord défaussés
web-result = Résultat
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-rematch-go = Vers la revanche
web-download = Télécharger la partie
web-see-board = Voir la table
web-verify = Vérifier le mélange
web-commitment = Sceau
web-seed = Graine

## Refus

refused-name-empty = Donnez un nom, s’il vous plaît.
refused-name-long = Ce nom est trop long : { $limit } caractères au plus.
refused-name-taken = Ce nom est déjà pris.
refused-password-length = Le mot de passe est trop court ou trop long : de { $least } à { $most } caractères.
refused-wrong-password = L’identifiant et le mot de passe ne vont pas ensemble.
refused-foreign-origin = Cette demande vient d’un autre site.
refused-unknown-game = Ce jeu n’est pas connu ici.
refused-bad-clock = Cette pendule n’est pas possible.
refused-player-count = Ce jeu se joue de { $least } à { $most } joueurs.
refused-no-person = Au moins une place doit être la vôtre.
refused-bad-options = Ces options ne sont pas possibles.
refused-unknown-option = Ce jeu n’a pas d’option « { $option } » ; il a : { $possible }.
refused-bad-option = « { $option } » ne peut pas être « { $value } » ; possible : { $possible }.
refused-silberzwerg-long = La partie longue se joue uniquement à trois.
refused-silberzwerg-short = La partie courte se joue uniquement à quatre.
refused-jewellers-patrons = Les mécènes n’existent qu’en mode classique et en mode avancé.
refused-jewellers-cleanup = Seul le mode avancé laisse choisir le nettoyage.
refused-jewellers-auction = L’enchère fermée n’existe qu’en mode avancé.
refused-smithy-first = La place du premier joueur n’existe pas à cette table.
refused-too-many-tables = Vous avez déjà { $limit } tables en attente. Fermez-en d’abord une.
refused-unknown-bot = Ce bot n’est pas connu ici.
refused-unknown-table = Cette table n’existe pas, ou elle a été fermée.
refused-already-running = La partie est déjà en cours.
refused-unknown-seat = Cette place n’existe pas.
refused-seat-taken = Cette place est prise.
refused-host-only = Seul l’hôte peut le faire.
refused-seats-open = Il reste des places libres.
refused-not-your-seat = Ce n’est pas votre place.
refused-unknown-link = Ce lien n’est plus valable.
refused-unknown-list = Cette liste n’existe pas.
refused-not-over = La partie n’est pas encore finie.
refused-unknown-language = Cette langue n’est pas parlée ici.
refused-no-session = Donnez d’abord votre nom.
refused-too-often = Trop de demandes. Attendez un instant.
refused-stale = La table a déjà avancé ; voici où elle en est.
refused-not-running = La partie n’est pas en cours.
refused-seat-handed-over = Un bot joue pour cette place. Reprenez-la d’abord.
refused-unknown-action = Cette action n’est pas connue.
refused-not-possible = Ce n’est pas possible maintenant.
refused-not-your-turn = Ce n’est pas votre tour.
refused-watchers-are-silent = Seuls les joueurs parlent à la table.
refused-nothing-said = Il n’y a rien à lire dans ce message.
refused-not-found = Il n’y a rien ici.
refused-too-long = C’était trop long.
refused-malformed = Le serveur n’a pas compris.
refused-our-fault = Quelque chose a mal tourné de notre côté. Veuillez réessayer.
refused-hello-first = Le serveur n’a pas compris.
refused-hello-again = Le serveur n’a pas compris.
refused-binary = Le serveur n’a pas compris.
refused-old-client = Cette page n’est plus à jour. Rechargez-la.
refused-slow-reader = La connexion était trop lente.
