## Erreurs du serveur : parties à revoir, fichiers importés, liens

refused-unknown-replay = Partie introuvable.
refused-unknown-moment = Ce moment n’existe pas dans la partie.
refused-save-unreadable = { $line ->
    [0] Ce n’est pas une sauvegarde de Dvergar, ou elle est endommagée.
   *[other] Ce n’est pas une sauvegarde de Dvergar, ou elle est endommagée (ligne { $line }).
}
refused-save-changed = Cette sauvegarde a été modifiée après son enregistrement.
refused-save-newer = Cette sauvegarde demande une version plus récente de Dvergar.
refused-too-many-uploads = Vous avez atteint la limite de { $limit } parties importées.
refused-foreign-link = Ce lien mène à un autre site.
