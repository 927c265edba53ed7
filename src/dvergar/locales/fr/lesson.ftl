# Leçons : textes communs à tous les jeux.

refused-no-lesson = Cette table n’est pas une leçon. Commencez une leçon depuis l’accueil.
refused-unknown-step = La leçon n’a pas cette étape. Rechargez la page.

## Dans le terminal

lesson-step = Leçon, étape { $number } sur { $of }
lesson-next = Entrée : suite · sauter · arrêter · recommencer
lesson-last = Entrée : continuer cette partie · nouvelle : nouvelle partie
lesson-hint = « faire » le fait pour vous · plus · sauter · arrêter
lesson-hint-short = « faire » le fait pour vous · sauter · arrêter
lesson-again = Tapez-le encore une fois pour le faire quand même.
lesson-nothing = Rien à faire pour vous ici. Choisissez une action.
lesson-done = La leçon est finie. Les bots jouent désormais librement.
lesson-over = La leçon est déjà finie. « recommencer » la reprend du début.
lesson-left = Vous avez quitté la leçon et les bots jouent librement. « reprendre » la ramène.
lesson-kept = Tout est enregistré. « dvergar learn { $game } » reprend la leçon.

# Ce que vous tapez ; plusieurs mots sont séparés par des virgules.
lesson-command-next = suite
lesson-command-do = faire
lesson-command-more = plus
lesson-command-skip = sauter
lesson-command-leave = arrêter
lesson-command-resume = reprendre
lesson-command-restart = recommencer
lesson-command-new = nouvelle
