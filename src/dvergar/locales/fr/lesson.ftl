# Leçons : textes communs à tous les jeux.

refused-no-lesson = Cette table n’est pas une leçon. Commencez une leçon depuis l’accueil.
refused-unknown-step = La leçon n’a pas cette étape. Rechargez la page.
