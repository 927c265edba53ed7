# How the table feels: pace, what happened since your turn, questions asked back, first-time notes.

## Pace

web-pace = Vitesse des autres tours
web-pace-seconds = { $seconds } s par action
web-pace-slow = Lente
web-pace-normal = Normale
web-pace-fast = Rapide
web-pace-instant = Immédiate
web-pace-pause = Pause
web-pace-resume = Reprendre
web-pace-next = Suivant
web-pace-wait = Attendre « Suivant » après chaque tour ou phase
web-pace-more = +{ $count } de plus

## What happened since your last turn

web-strip = Depuis votre dernier tour
web-strip-watch = Revoir
web-strip-smithy-log-bought-market = { $player } vous a acheté { $card }
web-strip-smithy-log-bought-workshop = { $player } vous a acheté { $card }
web-strip-smithy-log-haggled-market = { $player } vous a acheté { $card }
web-strip-smithy-log-haggled-workshop = { $player } vous a acheté { $card }
web-strip-smithy-log-item-sold = Terminé : { $card }
web-strip-smithy-log-tool-sold = Vendu : { $card }
web-strip-smithy-log-trained = Formé : { $card }
web-strip-smithy-log-tool-used = En service : { $card }
web-strip-smithy-log-king-done-card = Terminé : { $card }
web-strip-silberzwerg-log-stole =
    { $player } vous a volé { $count ->
        [one] une gemme
       *[other] { $count } gemmes
    }
web-strip-silberzwerg-log-stole-seen = { $player } vous a volé { $parts }
web-strip-silberzwerg-log-banished = { $player } a retiré votre nain ({ $kind })
web-strip-silberzwerg-log-tribute = { $player } vous a pris des thalers
web-strip-silberzwerg-log-expired = Votre contrat a expiré
web-strip-silberzwerg-log-removed = { $player } a retiré votre contrat

## Asked back before a turn ends too early

web-doubt-ready = Quelque chose est encore prêt
web-doubt-full = Votre main est pleine
web-doubt-nothing = Vous n’avez encore rien fait
web-doubt-full-how = Vous ne pourrez pas piocher. Jouez ou vendez d’abord une carte, si possible.
web-doubt-nothing-how = Votre tour se terminerait sans action.
web-doubt-never = Ne plus demander
web-doubt-anyway = Continuer quand même
web-doubt-back = Rester
web-doubt-setting = Demander avant de finir un tour trop tôt

## The goal card

web-goal-win = Comment gagner
web-goal-turn = Votre tour
web-goal-end = Quand cela finit
web-goal-again = Retrouvez cette carte sous
web-goal-start = Commencer
web-goal-show = Le but de ce jeu
web-goal-smithy-win = Fabriquez et commercez. Le plus de pièces gagne.
web-goal-smithy-turn = Les ressources taillées servent à fabriquer. Agissez librement, puis piochez.
web-goal-smithy-end = Pioche vide ou quatre Objets du Roi : chacun des autres joue un dernier tour.
web-goal-silberzwerg-win = Remplissez des contrats et vendez des gemmes. Le premier à 600 thalers gagne.
web-goal-silberzwerg-turn = Placez vos nains en secret. Puis fantômes, mineurs et seigneurs agissent.
web-goal-silberzwerg-end = À 600 thalers, la partie s’arrête. Sans contrats, le plus riche gagne.
web-goal-jewellers-win = Achetez des cartes avec des gemmes. Le plus de points gagne.
web-goal-jewellers-turn = Choisissez des gemmes en secret, puis achetez des cartes à tour de rôle.
web-goal-jewellers-end = Après la dernière manche, toutes les cartes rapportent des points, école par école.

## What is ready

web-legend-ready = prêt
web-legend-movable = déplaçable
web-next-craft = { $card } est prêt : fabriquez-le, ou faites d’abord autre chose.
web-next-train = { $card } est prêt : formez cet apprenti, ou faites d’abord autre chose.

## Notes when something happens for the first time

web-note-seen = Compris
web-note-off = Plus de notes
web-note-setting = Expliquer les nouveautés la première fois
web-note-smithy-hand = Voici vos cartes. Jouez des ressources dans l’atelier pour fabriquer, ou au marché pour vendre.
web-note-smithy-draw = Vous piochez à la fin de votre tour. La mine donne des ressources, la guilde des objets à fabriquer.
web-note-smithy-craft = Vous pouvez fabriquer une carte. Elle sera terminée au début de votre prochain tour.
web-note-smithy-stack = Voici une pile de fabrication. Elle se termine au début de votre prochain tour.
web-note-smithy-train = Voici un apprenti. Une fois formé, il vous aide à chaque tour.
web-note-smithy-warehouse = Voici l’entrepôt. Plus il y a de cartes au-dessus, plus une carte coûte.
web-note-smithy-market = Vous pouvez acheter au marché d’un autre joueur. Il reçoit les pièces.
web-note-smithy-tool = Voici un outil. Gardez-le pour économiser des ressources, ou vendez-le une fois.
web-note-smithy-bid = Voici une enchère. L’offre la plus haute paie le vendeur.
web-note-silberzwerg-place = Chaque mineur extrait une gemme. Un chef est fantôme ou seigneur : choisissez sa face.
web-note-silberzwerg-ghost = Voici un fantôme. Il agit avant les mineurs : il retire des nains, prend des gemmes ou déplace des contrats.
web-note-silberzwerg-react = Vous avez un fantôme barré. Il peut annuler une fois l’action de ce fantôme.
web-note-silberzwerg-lord = Voici un seigneur. Il achète ou vend des gemmes, ou remplit un contrat.
web-note-silberzwerg-fulfil = Vous avez toutes les gemmes d’un contrat. Remplissez-le avant que sa valeur baisse.
web-note-silberzwerg-symbol = Voici le symbole d’un contrat rempli. Vous pouvez l’utiliser une fois.
web-note-silberzwerg-return = Vous gardez au plus 12 gemmes entre les manches. Les autres retournent dans les mines.
web-note-jewellers-pick = Prenez une gemme. Le bol passe ensuite à votre voisin, jusqu’à ce que tous soient vides.
web-note-jewellers-buy = Une carte qui brille peut être payée maintenant. L’or et les cristaux vont à la banque.
web-note-jewellers-act = À votre tour, achetez une carte ou passez pour le reste de la manche.
web-note-jewellers-bid = Misez de l’or pour la couronne. Qui la tient joue en premier et choisit des gemmes.
web-note-jewellers-house = Le marqueur de maison vous réserve une carte.
web-note-jewellers-count = La partie est finie. Vous pouvez changer le décompte de vos cartes.
