# Ce que seul le terminal dit : recherches, départ, invites.

terminal-enter-first = Appuyez sur Entrée pour continuer. Vous pourrez ensuite agir. « ? » affiche l’aide.
terminal-rescued =
    La partie a été interrompue, mais elle est sauvegardée. Continuez avec :
    dvergar play --resume { $file }
terminal-rules-aside = Sans usage dans cette partie :
terminal-help-more =
    - Tab complète les commandes, les cartes et les lieux
    - règle but, règle fin, règle décompte : l’essentiel ; règle ◆ : le sens d’un symbole

## Ce que « règle » comprend en plus des titres : des mots pour un même sujet

terminal-topic-goal = but, objectif, but du jeu, gagner, victoire
terminal-topic-turn = tour, mon tour, manche, actions, comment jouer
terminal-topic-end = fin, fin de partie, fin du jeu, terminer
terminal-topic-scoring = décompte, score, scores, points, décompte final
terminal-topic-setup = mise en place, préparation, début
terminal-topic-variants = variantes, variante, options
