## Ce que le serveur refuse : parties à revoir, fichiers apportés, liens

refused-unknown-replay = Cette partie n’existe pas ici.
refused-unknown-moment = La partie n’a pas de tel moment.
refused-save-unreadable = { $line ->
    [0] Ce n’est pas une sauvegarde de Dvergar, ou elle est abîmée.
   *[other] Ce n’est pas une sauvegarde de Dvergar, ou elle est abîmée (ligne { $line }).
}
refused-save-changed = Cette sauvegarde a été modifiée : son contenu ne correspond pas à son sceau.
refused-save-newer = Cette sauvegarde demande un Dvergar plus récent que celui-ci.
refused-too-many-uploads = Vous avez déjà apporté { $limit } parties ; il n’y a plus de place.
refused-foreign-link = Ce lien mène à un autre site.
