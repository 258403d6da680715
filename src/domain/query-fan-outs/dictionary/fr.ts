/**
 * The 30,000 most frequent French words, most frequent first.
 * From the frequency dictionaries of SymSpell (MIT License, Copyright (c) 2018 Wolf Garbe), which derive from Google Books
 * Ngrams (CC BY 3.0).
 */
export const FRENCH_WORDS = `
  de la et le l' les des d' en du que un dans une qui par il pour est au ne ce plus pas sur se on ou nous cette son avec
  mais sont aux même comme ces je qu'il leur elle sa être ses si lui tout fait deux été bien peut sans dont où vous
  entre ils tous aussi faire autres autre après encore sous leurs ainsi très moins non temps peu point soit toutes toute
  donc contre avoir qu'on france me celle celui notre fut pays quelques cet cas paris dire dit ceux droit in toujours
  qu'elle grand là partie alors faut elles état vie doit grande homme nos trois ni fois depuis général qu'ils loi nombre
  quand effet avant part premier lieu chez ci car vers politique travail cela ans voir monde sera pendant saint hommes
  jour rien seulement société déjà chaque mon première beaucoup art étaient plusieurs eux histoire jamais souvent corps
  serait ordre roi guerre rapport forme quelque gouvernement français trop question cependant pouvoir tant sens ici nom
  nature article assez enfin ville n'y jusqu'à ailleurs place parce peuvent esprit surtout exemple dieu cours années
  moment raison laquelle eu ii action devant mêmes manière siècle puis conseil compte nouvelle jours reste vue or eau
  dès seul prix moi mois qu'un année fin près système trouve quatre également celles donner etc suite moyen selon
  nouveau mort cause ma terre côté ensemble qu'une chose conditions pu lorsque qu'à aujourd'hui abord fort ayant autant
  force certains valeur doute aucune aucun presque dernier mieux sujet possible développement auteur président votre an
  travaux ministre mesure objet n'en service prendre semble donne jean situation intérêt telle parmi époque mouvement
  seule française choses grands font liberté bon droits membres vu générale peuple femme qu'en petit idée personne
  enfants sorte tel mes comment demande titre suivant façon loin œuvre étude public porte commerce contraire plan père
  production cour pourrait armée mal principe caractère milieu mettre chef va seront lettre heures pouvait matière lors
  commission pierre europe lequel parties famille mars rendre cinq savoir furent main propre livre peine fit mai moyens
  faits doivent juin to nord juillet nécessaire grandes rôle parti produit lois suis ensuite mot personnes nationale
  administration maison fils haut dessus tu présente économique nouvelles femmes projet bonne simple certaines tête
  qu'elles certain chacun dix yeux louis affaires but long partir niveau air veut mis vrai origine quant existence
  résultats besoin décembre mise bas avril présence janvier organisation produits outre population cœur influence jeune
  gens devait particulier base pensée pourquoi publique lettres malgré francs sociale afin chambre importance chapitre
  justice fer quelle plutôt texte politiques petite enfant maintenant traité paix dernière centre tandis octobre divers
  intérieur acte groupe science présent idées éléments diverses quel ouvrage sommes notamment der rue période grâce bois
  expérience premiers millions république face vingt états direction autorité activité faite âge août parfois problème
  septembre égard passé iii six sud vérité usage angleterre fond pratique soient longtemps assemblée église tableau tard
  analyse seconde langue novembre amour points livres heure prince sait différentes recherche mère formation emploi mm
  quoi école écrit régime voie puissance services jeunes principes second culture parler formes tour ligne allemagne
  terme région trouver coup rapports nombreux fonction pourtant termes études position mille ancien environ social
  relations révolution mer commune aura industrie réalité application type intérêts février argent plupart sciences
  opinion enseignement volonté mesures puisque toutefois anglais questions genre forces différents domaine note libre
  mots date nouveaux voix marché espèce aide discours début qualité maître somme propos passer occasion mémoire
  troisième autour connaissance foi figure gauche économie comité véritable dispositions accord die puisse duc biens
  espace difficile religion cent conscience existe méthode classe constitution quantité empire théorie droite uns petits
  aller succès sol construction évolution garde travers national effets sang comte faites commun charge particulièrement
  honneur connaître passage progrès union mains série certaine entreprise actes âme nuit lumière afrique iv convention
  vos propriété villes recherches condition total ministère vol expression fr unis problèmes nécessité revue deuxième
  journal lesquels résultat articles choix italie données avis charles devoir philosophie entreprises faveur el passe
  surface voici pourra haute double montre auteurs faisant disposition section moyenne obtenir volume fonctions empereur
  exécution vis premières décret concerne prise faisait sociétés dû retour voilà différence anciens création important
  huit nation attention forte frais propres affaire bientôt pièces pp poids fonds solution objets chemin code critique
  morale durée étranger ouvriers prend courant circonstances feu avenir unité militaire observations université cadre
  directeur mode professeur taux tenir jusqu'au dehors delà armes croire sentiment traitement impossible tels nombreuses
  jugement sein troupes fille international rome parle longue marche voulu compagnie fût décision faible territoire
  image route partout monsieur beau peuples juge appel habitants juste vertu communauté paul lesquelles étrangers
  derniers eaux examen champ auprès contrôle acide sujets défense département animaux pied permis servir technique te
  nécessaires ouest laisser personnel soi établissement généralement hors publics membre large moitié conséquence parole
  espagne supérieur éducation groupes difficultés pages lutte comprendre seraient maladie tribunal arrêté source règles
  humaine auquel réponse entrée petites degré agriculture royaume structure dépenses demander besoins rendu amis cité
  belle considérable historique guère absence opérations porter françois demi preuve tiers modèle départ capital sept
  page valeurs mariage officiers établir reçu lignes terrain constitue masse secrétaire ouvrages langage procès
  importante directement van association bout communication causes lorsqu'il mission nations instruction marie sociales
  soir exercice assurer ton économiques as mètres supérieure règle académie santé relation dernières espèces gros
  concernant police raisons congrès telles œuvres programme sécurité généraux conséquent température facile protection
  ressources quelquefois unique terres bureau actions port campagne fig résistance régions ordinaire processus rencontre
  opposition qu'au davantage efforts for communes chefs suivre laisse séance distance simplement expériences venir
  voyage vieux matières parlement malade conduite majorité ancienne exploitation connu physique opération chargé sainte
  observation jacques crois soleil trouvent lecture fallait ordres naissance reconnaître presse étendue soin
  institutions donnée faculté pieds penser rouge entièrement bras henri confiance do instant arrêt énergie ciel division
  moderne matin aspect province mouvements quoique rend longueur ceci trente durant pièce internationale devenir
  complète conduit vente zone cit désir moindre doctrine actuellement néanmoins tenu jeu phénomènes amérique chercher
  limites ami disait religieux individus vivre classes textes blanc belgique portant immédiatement combien lieux profit
  noms saurait proposition documents russie déclaration éviter écoles ennemi pense utile plein lit table portée recevoir
  hauteur phénomène crise maisons contrat discussion manque scientifique pression résulte militaires entière frère
  suffit principaux arrive madame londres seigneur seuls littérature vont défaut désormais changement secours suivante
  sort chacune atteint naturel plaisir parfaitement siècles théâtre humain bord représente appelle responsabilité
  entendre logique intervention suit rapidement techniques arts offre sauf conséquences couleur entrer village élèves
  ministres aussitôt institut certes faute concours consommation caractères effort cesse conception citoyens
  augmentation information naturelle relativement étrangères soumis vi pouvoirs autrement intelligence extérieur crédit
  soldats suisse dessous comprend parents heureux notion événements es ouverture vraiment principal appareil relative
  produire absolument civil réserve secteur donnent erreur regard musique gaz précisément composition scène génie
  indépendance règlement oui complètement détails mérite nommé op montrer conférence archives sais activités centrale
  établi arrivée évidemment transport familles goût individu contact bruxelles consiste élément recours matériel devrait
  al procédé bonheur sûr réunion tantôt facilement mauvais projets revenu côte particulière christ finances convient
  totale voulait continue siège présenter majesté vit européenne île avantage représentation respect abbé arriver liste
  civile perdu pouvons formule agents vite banque réforme méthodes new rapide entier humanité court palais avantages
  neuf perte édition ça répondre exemples michel reine lendemain limite ennemis derrière chaleur introduction actuelle
  possibilité tirer sources messieurs considérer demeure prises maîtres conclusion exception tradition pouvaient envers
  extrême établissements agricole fera proportion signe commence gestion permettre lire mari danger docteur vitesse
  payer travailleurs paroles hypothèse impression essentiellement allemand chemins silence attitude populaire pratiques
  médecine bons difficulté mme déterminer croissance tendance autorités risque particuliers former gloire interprétation
  mit employés œil remarquer simples allemands propriétés pourraient capitaine esprits vouloir intention essentiel
  exactement autriche systèmes style règne partis publiques sortir certainement naturellement devaient allait poste tome
  réel provinces nécessairement pape frères midi noir équilibre dis budget marchandises obligation créer lyon
  propriétaire catholique conseils philippe patrie comptes trouvait faudrait enquête suivi définition cents pleine jésus
  auxquels salle types fortune napoléon procédure représentant substance filles notes capitale roman propose jeunesse
  distinction pauvres description château bretagne religieuse bataille organes actuel atteindre institution arrière
  capacité suivantes présentent probablement mémoires accès bibliothèque qu'est royale absolue inférieure utilisation
  publication médecin puissances législation qualités central sentiments malades sinon croit né taille exposé marine
  principales animal expliquer possède importantes appui civilisation cher sensible reconnaissance maladies écrire
  maintenir délai voies ajouter combat pont riche su contenu motifs quinze quelles cellules vaste appelé grave revenus
  nul veux traités constituent front sert connaît maximum montant agir liquide douze soins ordonnance cheval députés
  thèse souvenir titres possession rester feuilles récit interne be perdre attendre chiffre sociaux fortement fur ad
  pauvre colonies foule charges vin entretien vigueur papier ferme vice distribution statut unes avance renseignements
  revient arbres représentants observer uniquement françaises rang ta mœurs réseau réduit bulletin détail remarquable
  plantes semblable j'en gouverneur quels semblent essais canal vienne journée univers traits principalement essai
  meilleur change machine profonde impôt maréchal no défendre violence privé quelconque proprement chevaux pourront
  générales mines évidence grandeur admettre fournir échange vent chiffres réflexion beaux pure chine réaction immense
  manifeste obligé différences images fonctionnement remarque commencement vive nettement don circulation concurrence
  rares répartition pose conserver ajoute toi anciennes pouvant secret conclusions autrefois capable tâche forment
  compter collection royal dame robert relatives suivants comparaison populations jusque rappeler clair machines race
  office allemande décisions sieur cru constater auxquelles évêque cercle employé vapeur réaliser joseph retrouve
  attendu favorable ex souverain modernes andré ibid juridique importants agricoles empêcher georges tribunaux nouvel
  due facteurs instrument armées réelle correspondant exposition marque indispensable algérie cinquante culte retraite
  visite composé croix orient acquis utilité fabrication bonnes figures vivant peur transformation rappelle commandant
  langues juger participation fruits littéraire égale réduction rivière correspondance catégories largement coups joie
  spécial découverte côtés spéciale identité poésie traduction cherche partage célèbre victoire lu précédent donna carte
  faux directe propriétaires étudier quarante connaissances caractéristiques semblables propositions dite devra mauvaise
  douleur poète lorsqu'on noire plans explication camp aspects endroit hôtel berlin fixe pur vii conformément belles dos
  bruit courage signes calcul genève lecteur développer excès principale devons seine cardinal couche officier juges
  repos québec ouvrier purement accroissement hiver proche étrangère visage cabinet catégorie extension êtres compétence
  rois domaines rare écriture bouche numéro citoyen signification personnages caisse navires musée informations
  coopération égalité intéressant assurance moral indique examiner structures modifications imagination extrémité duquel
  succession échelle alliance beauté passant tellement complet monnaie princes précise donnant peau spécialement tôt
  meilleure quatrième juifs correspond dépôt admis jouer fleurs canada objectif froid degrés suffisamment riches celte
  considération chrétiens richesse estime approche vide nulle sortes montagnes considère réalisation soutenir york
  travailler vaisseaux qu'après journaux dr graves revenir axe morts crime relatif écrits intermédiaire salut libres
  variations résolution extrêmement soixante adresse récemment conflit dépend réellement russe restent préfet
  exclusivement évident fonctionnaires angle distinguer fil obligations couronne chrétienne lien vues vallée roy allons
  carrière suppose vraie locales fondée élections religieuses déclare organe avions champs quartier lait tonnes séjour
  os procédés démocratie attaque industrielle agent portent blanche exercer dimensions européens couleurs crainte
  garantie apparence contexte répond tableaux clergé train américains espoir essence faisaient inférieur navire montagne
  classique voire catholiques changer profondeur passion événement semaine destinée envoyé branches réduire adopté
  marchés suprême clairement maire phase préparation zones inutile centres intérieure conclure commis chute montrent
  mélange digne sommet con couches troubles belge veulent vision successivement xiv viii at habitude mondiale revanche
  initiative historiques extraordinaire accepter nationales finalement satisfaction trait sortie diminution opinions
  vieille constamment tend semblait explique longues profession personnelle référence conservation particulières
  perspective considérations arbre employer local conseiller décrit hautes venons hasard minutes constante salaires
  rendus instruments sentir absolu changements paysans traduit firent différente européen gouvernements ordinaires
  personnage ressort définitive semaines puisqu'il claude peinture reprendre lieutenant universelle paraître cultures
  débat révolutionnaire active intensité associations apparition motif postes put humaines précis élection vote tombe
  hôpital transports amélioration seules normale remplir voisins fondé anglaise médecins martin noblesse assistance
  nationaux autorisation complexe minimum malheureusement erreurs veille contribution conduire constate bassin thomas
  signifie importe ombre joue pain diamètre colonel judiciaire basse surveillance auparavant terrains bordeaux fixer
  chambres rarement dites électrique pologne amitié industries qu'avec places refus traiter are héros cuivre portes
  noble artiste profondément appeler bases étudiants qu passions américain totalité citer guillaume locaux servi
  statistique départements milliards résoudre considérables los précédente verre échanges vaut construire sucre forêt
  sénat bernard appareils abus idéal phrase oublier normal sérieux trésor séparation épaisseur parfaite écrivain
  précieux extrait socialiste rupture organisations tes objectifs murs tort romains utiles multiples cm fortes
  kilomètres rayons masses mécanique naturelles coupe concept compagnies liens détermination spectacle bâtiments égal
  jardin ingénieur document augmenter collège huile grains apporter vais paiement pierres frontière utiliser modèles
  prêtres privée puissent prison bourgeois trouva accidents disant justement organisme répondit possibles salaire placer
  environnement st chargés reconnaît témoignage maurice maintien largeur impôts jusqu'ici faibles forêts probable résumé
  marseille garder arrêter appliquer substances matériaux artillerie donnait malheureux locale commandement villages
  comporte marquis dimension courbe scientifiques devoirs nullement critiques sagesse génération perception qu'aux major
  tissu précision souvenirs recueil prêt responsable hier secondaire continuer prenant saisir occupation baron mourir
  fournit disent capitaux efficacité navigation prusse découvrir administrative enfance chrétien efficace ambassadeur
  fête sensibilité portion américaine circonstance occidentale guerres inscription rédaction distingue pointe romain
  constituer représentent da unités expédition élève dignité assuré comportement tomber charbon dette métier sent grecs
  universel lac jaune regarde asie discipline professionnelle légitime environs fussent extérieure destruction indiquer
  engagement ix pères britannique frontières indigènes solide contenant colonne apprendre profond tension exige puissant
  quelqu'un tours industriels différent chevalier destinées fréquemment mises temple fleuve rêve christianisme colonie
  traite affection solutions sœur savant climat dépense arabe sel démarche recettes retrouver commissaire noirs
  jurisprudence ports îles choisir bénéfice tenue modification courants bords souveraineté calme talent grèce dois
  cadres faudra domicile volumes inde aisément connus savait facultés blancs canton divine programmes fidèle époux
  tenant prouver thème églises avocat ordinairement quitter artistes présentation pensées philosophique analogue prouve
  traces témoins reprises russes chasse chaîne préparer emplois écrivains accorder laissant représenter alexandre réunis
  alliés légèrement campagnes communautés quart malheur composée foyer poser remettre m'en preuves romaine victimes
  géographie faiblesse souci prétexte occupe mur annonce bref envoyer personnalité observe régulièrement conquête
  meilleurs chinois considérant arabes rive mention trace collective exigences curieux dispose tube territoires routes
  architecture suppression suffisante modes statistiques atteinte totalement atmosphère indications épreuve âmes
  constant rues officiel libération inverse légère physiques positions facteur entend chapelle négociations obstacle
  affirmer communications variété notions fidèles maritime cap organismes construit commerciale procéder monarchie
  variable gagner industriel spécifique antoine théories accident juridiction éclat trône congo échec conforme
  domination sûreté combattre relatifs fruit paragraphe psychologie bâtiment nourriture fondation pareil blé indemnité
  remise commissaires craindre député lecteurs alcool côtes vertus charité supérieurs branche sage savons demain dessin
  collaboration possibilités offrir trouvera professeurs situations naître pareille satisfaire coût restait rapporte
  susceptible soviétique repose japon prêtre antérieure justifier philosophe définir réserves reprise supposer cartes
  procurer circulaire las haine remplacer risques soumettre quantités voiture publications financière prisonniers
  regarder ment décès exprimer mécanisme évaluation claire débats usine exportation ouvrir intégration jusqu'en
  orientation latin poursuivre heureuse détruire commencer secteurs suivie demandes prévu véritables xvi espérer
  harmonie concentration acteurs volontiers lord aider saison responsables issue orléans parvenir modifier fasse auguste
  fa actif misère introduit rechercher rendent seuil internationales définitivement menace laboratoire printemps
  susceptibles tendances fais dieux albert instructions dangereux verbal marchands demanda indice assure réflexions
  théorique peines relève touche léon jules conventions niveaux disparaître démocratique précédemment moteur chronique
  jusqu'aux moments toulouse sections exacte disparu milliers fins milieux servent esclaves das apprécier effectivement
  racines direct xi traditions témoin pourvu voulut dépit nobles communiste maroc conflits vain voyant rhin exécuter
  fièvre partisans condamné solidarité assemblées ferait procureur mi banques rigueur caractéristique tentative vert
  interdit baisse dissolution espérance retirer arc portrait permanente vins noter rendement italien primaire
  sensiblement certitude courte réunir facilité sable bibliographie manifestations étrange cinquième hollande longs
  diffusion constructions session dépôts divisions coutume serment bureaux district préalable métal quasi pro franc zèle
  diversité prêts eh nicolas salariés cerveau crédits chaux victime intervenir pertes parlant prévenir cités liaison
  accords bleu populaires augmente capables préférence annexe richesses provisoire triomphe apparaître livrer infini
  vivement suivent périodes alimentation remis savants crimes investissements administratif fondamentale scolaire triste
  réponses plaine taxe monuments contrats station venue intellectuelle continent dollars favorables révèle contradiction
  abri variables gré ha électricité usines éditions parait origines chômage mont essentielle dure doux arrondissement
  aime énorme synthèse difficiles colonnes col renferme installation portait ier individuelle jadis fondement annales
  règlements autonomie xixe attendant adoption attaché pêche imposer peintre proportions acier sols venant vécu
  confusion achat trouvaient philosophes vendre sexe épouse occident formules décider opposé analogues seigneurs
  syndicats terrible heureusement commande habitudes rythme douce représentations espagnols chap écrite couvert
  bénéfices vif repris métaphysique morales us expansion établis symptômes historien préciser dépasse prononcer devront
  théologie protéger instance ut signaler reproduction hommage jeter ambition cycle voisinage forts rené lumières
  invention victor tissus découvert dents supérieures bande nomination produisent retard passent devraient antique
  consul intime socialistes curé gardes subir conférences franco positive ladite léger original avoient fausse chimie
  dynamique racine législateur présidence plante prétend prochain naturels régiment transmission usages réactions finit
  rousseau perfection échapper film réformes feuille existent spéciales voyageurs nomme proposer croyons charte xii id
  soutien convenable jeux conserve leçons mandat prospérité séances adopter endroits privés destination oiseaux
  cavalerie grec varie exportations fallu voisin dut coupable attribuer candidats futur copie précédentes fréquence
  amener pratiquement ignorance prononcé dangers développe collègues récente abondance chargée prévoir sociologie
  trouble externe alla parfait rendit intervalle nationalité acquérir illustre densité dossier laissent excellence
  relever net variétés testament présents argument sauver obstacles exister antiquité dialogue linguistique intentions
  rayon logement lentement occuper commercial marcher tendre guide européennes prudence époques récolte savent
  progressivement versailles lune ouvrière évêques immédiate vierge loire analyses variation écart marc discussions
  résultant hongrie dimanche résidence genres horizon larges adversaires tire disposer canon diminuer registre désigne
  aménagement lorsqu'ils magistrats historiens ponts abandonner enthousiasme compose fédération apprentissage socialisme
  strasbourg cassation perd xiii refuser partant conviction parallèle commissions monétaire culturelle excellent
  princesse étroite signature dirigeants réception déclarer stade appréciation orientale atelier sacrifice édifice
  géographique ateliers expressions saints concevoir retenir rencontrer cite esthétique passages détermine refuse
  démontrer élus john plomb toucher stratégie consentement applications commerciales cheveux sacré illusion joint
  obligatoire chimiques café secondaires arguments voulez décide contrairement pénétrer portugal anti renoncer prête
  poudre réputation restauration municipal régler pluie accordé dessein bonaparte chapitres découvertes suède concession
  tenter raisonnement vivent impossibilité chair nerveux africains annuel établit communs entraîne soldat bourgeoisie
  humains contrainte hygiène coton appelée organique geste mercure italiens élu désordre divin lever pût muscles
  élévation intitulé préface visible implique primitive chimique approbation gravité spéciaux intéressés desquels éd
  agréable vague conversation relief manuscrit positif mathématiques dedans allant verra investissement surplus associés
  voulons faciliter xv élever profondes croyait uniforme idem david officielle contemporains statuts financier viande
  larmes équation alger améliorer trouvons acquisition manifestation productions bel lorsqu'elle simon moyennes
  quartiers contributions voyages respectivement combinaison déclarations trafic prie émotion plateau sec favoriser
  poétique accueil immeubles fédéral mobile accordée sensation puissante fêtes disparition élaboration nette turquie
  décrire course prière générations sommeil indication envie chance n'importe affirme appelés formant révolte impériale
  monument librement doctrines parlementaire mépris colère inconvénients rire papiers délégués marcel manières kg sépare
  chien prochaine honorable repas frédéric hypothèses rente parts séries fidélité espaces noyau recourir mourut chant
  hauts hausse annuelle rouges dommages diriger extrémités archevêque dé surprise déplacement exécutif rouen ingénieurs
  véritablement passa cinéma montréal admiration organiser grosse introduire rentrer luxe savez fibres flotte caisses
  jugements voitures soumise comparer paroisse puits alpes adaptation fragments races applicable sensibles légale
  financiers majeure financement privilège intéressante surfaces documentation lieues critères décrets tenus cris
  infanterie have plume tarif cf sons transfert acheter inspecteur conseillers autrui dépendance stabilité infiniment
  identique voltaire manger arrêtés considérablement ledit maux parois bilan message importations sévère contraires
  précédents cellule km modalités vaisseau oreille continuité amiral abandon analogie exprime rose lésions équipement
  culturel métaux garanties nu apporte publicité thé tourner communistes j'y classification emploie crée orgueil
  simplicité remarques apprend israël provoquer voudrais civils équipe monter age mine reproche bonté douleurs
  tentatives amende supériorité termine soie créanciers lorraine italienne privées balance version manuel débris
  poursuit madrid accusé carré affirmation dictionnaire épreuves opérer participer essayer industrielles clinique arriva
  pension belges préjudice diagnostic mesurer latine cl précautions existant étape paysage supporter contemporaine
  condamnation adhésion démonstration délégation inconvénient exposer marins enregistrement chances adoptée soc concile
  agit aimer producteurs patrimoine nommer admirable regards sphère sir domestiques mener toile respecter solides fameux
  réseaux présentant classiques couple teneur développé saisie salon désigner collectif moscou feront rural rapporteur
  détruit site composés mystère dépens littéraires financières globe disons cahiers spécifiques maîtrise importation
  régulière normes compréhension poème onze pétrole anne bandes monte propagande destin fabrique douter calculs
  assurément dettes voudrait permanent réunions automne abbaye publier hôpitaux océan ruines missions troupe proches
  séparer tracé courbes africaine renaissance médicale extérieures espagnol enceinte pasteur verrons convaincu verbe
  intellectuel exercices multitude attente métiers têtes électeurs émission passait entretenir grève fusion arbitraire
  inspiration débiteur leçon coin demandait manquer mgr fuite progression outils voulant poisson perspectives obligés
  pleinement san dessins systématique exact désire journées révolutionnaires épargne servant affections schéma
  luxembourg ère experts diminue délégué entraîner inconnu enlever washington possèdent vérités poissons commença vœux
  magnifique radio conceptions ruine profiter effectif folie rapporter turcs ardeur syndicat debout henry cou transition
  législatif denis ch aristote rétablir terreur manuscrits ah suffisant imprimerie drame accent existait dits sauvages
  acides roche marchand travaille roches pouvez libertés reprend héritage remarquables symbolique ecclésiastiques
  voisines primitif modeste résister richard gris registres pauvreté effectifs juridiques souffrir parcours actuelles
  supprimer bourgogne transformer catherine administrations nommés vœu aventure symbole explications privilèges raconte
  veuve assis précède sommaire dévouement psychologique maritimes indépendamment internationaux professionnels taxes
  dispositif adultes héritiers difficilement naples voile canaux constitutionnel dégager délit exclusion meilleures aimé
  pré indépendante compléter jeanne nombres personnels exemplaires musulmans engagé assister peux chancelier matérielle
  négociation envisager li vastes assurances indiens exactitude attaques inventaire complexes commentaire meubles
  contrées artistique jardins vérifier planche coloniale rangs statue calcaire romans désert proximité dira requête
  lèvres flux croyance venise récits curiosité canons spirituelle ventes cri allusion réparation hectares pourcentage
  immédiat fine notice poètes pacifique communiquer lille réglementation administratives clause hiérarchie née
  traditionnelle emprunt engagements prétendre stations successives odeur insuffisance vives poursuite globale internes
  chaud allaient cesser ramener végétation jouissance composent extérieurs faisons comités dur attributions resta
  polonais provence doigts correspondent exemplaire sauvage voisine clarté fondamental ligue exiger tente vivants édit
  témoignages bateaux oublié jouir employée invasion tendant méditerranée thèmes légende entreprendre intense brésil
  post habile compromis laurent catalogue mortalité choc coutumes nés héritier convaincre pénal traitements ouvre
  parlait rivières indes patron volontaire fautes valoir intermédiaires dames parc sourire magistrat remède domestique
  morte attaquer contribuer tables accusation promotion gaulle transformations confédération platon urgence ressemble
  neige liège fonder idéologie exposés nôtre planches index vrais dépasser sœurs durable traverse trouvant vocation
  prêter anvers chère galerie coefficient réunit impressions effectuer essentiels touchant mineurs conversion soumises
  urbain courir entente reçus indices accomplir régional tunisie comédie étendre garçon phases alimentaires compagnons
  jury imaginer liv matériels alsace bataillon équivalent opposer exerce fédérale marx engrais luttes recueillir
  contraintes créateur desquelles descartes mètre concepts indépendant optique joindre passés nantes morceaux réside ab
  spirituel pente civiles prime instinct souffle cathédrale associé billets ordonnances priori monopole rapprocher
  inquiétude songe identiques rapprochement descendre nerfs retourner dues ménage extraits rhône massif alinéa consulter
  arrêts savoie aperçu couvrir chercheurs répression électriques couverture universitaires souverains rotation scènes
  sympathie grosses professionnel sacrifices vieilles audience arme phrases développée éditeur passée bourse pascal
  impulsion concessions fi domine discuter délibération préoccupations parlent actifs incapable laine mécanismes oxygène
  bis caractérise enveloppe tribus inscriptions demandent étage connaissait garçons potentiel relevé dose impose notaire
  solde remonter césar final morceau minute universités roger laissa directeurs bronze dus souligne formations tendent
  rapidité vise pacte raisonnable personnelles reproduit défauts simultanément fontaine étroit sienne dons
  administrateurs envoyés fixation charme seize ampleur levée poussée maîtresse nez constantinople échantillons comté
  antérieur laissait contenir george fenêtre fleur permission poitrine bloc sombre antérieures voulaient sérieuse
  confirme péché étoiles désirs inférieurs quitte circuit africain camarades connaissent plaque terminer récentes
  attirer habituellement môme xviii asile réussit architecte combats suspension présentait future centaines nier
  ecclésiastique germain imaginaire exploitations engager intellectuels singulier coûts accorde jésuites étapes restera
  condamnés réclamer marques mythe signale opéra recrutement préfecture négative définit combinaisons créancier
  amendement postérieure professions partager frappe légal horreur pousse régionale directoire grecque admission
  compétences donnera garantir dommage déficit sélection rendait adjoint dudit égales fatigue vivante faim qu'aucun
  choisis mauvaises satisfait remplacement bétail parallèles paroi com ventre extraordinaires parla régulier secrets
  cahier comptait progressive céder élevage subit urbaine directions cantons agitation brusquement adversaire million
  réels œufs humeur augustin graines moteurs oncle vase installations sac froide habitation envoi restant immeuble
  influences tâches promis salles prétentions cérémonie continu sus réclame cavité paysan esclavage membrane garnison
  attend définitif attachés flandre révision manquent indispensables essentielles azote rentes télévision défaite
  évidente vêtements trou étroitement aliments apport appelait blessés douceur lutter concert avenue exceptions ancêtres
  islam tubes autel organiques pitié promesse sels vagues souligner colonisation magasins assurée glace couvent immenses
  cœurs administrateur péril procède compensation monseigneur échantillon interdiction bateau étudiant rurale impérial
  espérances pavillon candidat monnaies notable situe pousser agriculteurs ailes librairie florence diplomatique rapides
  fondateur aboutir jusqu'alors tuer spécialistes végétaux allemandes finir duchesse imprimé ange pénible souffrance
  accomplissement confondre liquides écoulement soumission répéter attribue renouvellement puisqu'elle alimentaire
  embarras contraste expose dignes pensions reproduire actuels adulte tige milan jambes envoie piété messe marge
  universitaire fallut sérieusement céréales réussite notables expressément estomac terrestre individuel juif mers
  sixième vents pureté municipalité gare grain tribune abstraction apparente brun borne tourne remonte communautaire
  fonte bêtes kant providence volontaires religions pie parallèlement limiter fenêtres rendant quatorze quotidienne
  tarifs initiale certificat honte prétention vincent analyser lot posséder montpellier témoigne aveugle profil mexique
  plaisirs éthique coordination criminelle robe dialectique enquêtes espagnole excellente essor réalités guérison alain
  strictement incendie fraction potasse identification fréquentes mince daniel distinctes soudain orateur manœuvre jette
  fondamentales occupent productivité diffère support provoque concernent prestige superficie rejoindre hélas sénégal
  sages dei commencent énormes intéressé successeur atlantique prépare tumeur visiter fournissent colons sentence
  ouvrières utilise bibliothèques applicables pensons croyances inévitable sensations révélation acceptation basses
  cylindre tournant marin partiellement médical délits procédures écho collections distances incertitude longuement
  lente exil plaques parvenu colloque brut xix tutelle abondante irlande débit métropole emplacement foyers extrêmes
  addition soigneusement normandie diocèse éternelle empêche quotidien marbre sulfate denrées attachement références
  inutiles finale tombeau carbone sanction fans miroir queue incontestable graphique jérusalem éclairer jeté occasions
  sèche altération suisses mixte commerçants hydrogène sultan inspection mères lame aix foie envoya honnête valable
  raymond quai presses minorité prisonnier âgé substituer moyennant angles américaines renvoie normalement numéros lin
  croient montrant baie déclara inférieures singulière bornes solitude hollandais emprunts colonial commerciaux esclave
  responsabilités individuelles localités renforcer habitant préjugés global ridicule régimes signal professionnelles
  disponibles mondial originalité précises protestants rétablissement patient madagascar secrétariat formelle deniers
  éclairage commentaires âges coll connais apparemment fonde obéissance indigène malheurs justes crises collègue élite
  croissante jouent promesses indifférence partielle traduire consacrer rappelons aire restes if gérard sou
  philosophiques neutre pleins développés insectes culturelles violente ac blessé regret sublime courrier boulevard
  familiale britanniques barbares constituant fausses secondes coupables divorce porteur dirige gestes désirer ben soude
  danse assise nullité pourvoir dangereuse corruption réussir patience assises marchandise observateur blanches
  supplémentaire crut manœuvres vices pouces allure quiconque mystique plaintes prescrit souffrances sûrement éternel
  absorption comportements économies avancer frapper prières intéressantes demeurent rôles dramatique développements
  administratifs disciples personnellement arrivent barre capacités promptement four impact thérapeutique continuent
  calcaires légitimité puissants éventuellement bull lourde nourrir septième épée amène désespoir récompense éloquence
  battre cousin quoiqu'il sut anonyme chiens grade nombreuse fonctionnaire négatif japonais tabac dépendent faces doigt
  offices physiologie contrée originale mathématique collectivités prescriptions oreilles généreux forcément supra
  objection tranquille prescription singulièrement médaille insurrection auto fondamentaux contemporain conservateur
  bible chaînes cherchent voyageur rompre allez freud ivoire égards aborder oubli marne fou dominante sincère
  révolutions pl vallées démarches interventions délicate parlementaires contradictions rapproche proie nancy primaires
  trompe imitation milles indépendants xvie employées enseigne remplit délais marguerite case complément récent
  transporter riz congé gallimard isolement bataillons écarter possédait immigration isolés fragment consultation
  rationnelle arbitrage aides films payement remboursement inspiré veiller restreint habileté justifie bourg man visant
  vigne fluide centimes communiqué métallique parisienne attitudes lance test plat insertion violation brevet réfugiés
  antérieurs fermes consuls retrait libéral eugène merveilleux more répète vivres validité accroître présentes gr
  angoisse comptabilité équations para perdue élémentaire innovation huitième républicains prestations humidité ménages
  montée fixes ressortir histoires bain complexité étonnant retenue adresser oblige travaillent mobilité golfe décida
  fus théoriques cuisine portées mobiles arrangement portugais aisé critère treize grenoble obscurité danemark
  mécaniques gand feux fiction objections songer légion énoncé vérification syrie décomposition pratiquer monarque
  délibérations capitalisme insister inscrits lie dates marais pensait réduits effective sites cristaux moindres évaluer
  accepte injection meurt bail isolé éloge extraction craint problématique club agissant brillant centrales plaît
  figurent classement hauteurs reçue confirmer qu'aucune neutralité authentique outil artisans émigration diable ordonne
  précaution désignation admise enseignants évoque républicain capitaliste officiels priorité pire oiseau rencontrent
  substitution innombrables virus contraint drapeau royauté respiration judiciaires protocole honneurs missionnaires
  athènes liquidation aile cercles constitutionnelle tète vengeance semi autonome aveu triple visites manifester dîner
  lésion participe démontre aboutit faillite faciles courante dirai vraisemblablement injustice publie partenaires james
  renvoi scolaires éprouver vacances rêves électorale verticale disponible richelieu célèbres multiplier expérimentale
  logements éprouve pôle listes sachant croissant clients hugo justification julien divinité agence douteux mène
  excitation récents rémunération consommateurs instances poèmes vaincre connaissons nerf anglaises ressemblance aise
  aimait altitude utilisant réelles absurde tranquillité inscrit conducteur flamme attribution camps transmettre merci
  user boire redoutable pyrénées mademoiselle demeurer assisté tronc moines préfère marquer poussière menaces photo
  contrôler duché oh pluies municipaux onde unanimité peintres répandre traverser nucléaire couper supplément atteints
  montra incident corde intervalles nécessités contacts ferdinand fournis avancée ignore réalise opposés répétition
  scrutin supplémentaires réciproque can séminaire antérieurement contente pair berne indiquent inter molécules
  permanence coopératives stable pensent opposée lion successifs rendez brillante rejeter mineur provenance mil suites
  préserver correction jus bancs réparer néant grès successeurs rejet sire édifices souhaite traditionnel bains dirait
  impuissance supposons aîné contenter prévus tiens patriotisme cérémonies cession officiellement transforme égaux
  cacher dresser conduits poursuivi législative infection régionales fol photographie will tragédie revues sortant
  prisons poche rappelé parenté fis examens guy étudie rapportent brigade habitations adam réparations intéressants
  tromper sentait achats téléphone descend menée xviiie écrites ressource siens humide lorsqu'un transmis pairs thèses
  suffrage préalablement inconnue entra amie avocats violent engagés municipale accumulation genoux demie chlorure
  prévention xvii estimation mondes coupes fous attendait rigoureuse patrons nuages taches toit plaindre territoriale
  tragique grammaire températures tél fondées vocabulaire hâte intendant genèse entrent relevant clientèle plaie excepté
  oppose médiocre varier examine tolérance monastère temporaire cubes dénomination recensement exigence rurales épais
  demandant occidental constance énergique aimable transactions actualité correspondants saisit comtesse incapacité
  pressions demandeur multiplication initial intérieures élan guise majeur débuts bertrand roumanie articulation pommes
  manche carbonique demeurant démission contribue couverte xxe collaborateurs haye fréquente maria chœur emporte
  préférable analytique porta livraison clos prévenu commençait gain aspirations façade pénale lourd métalliques jouit
  travailleur miracle légitimes nuances clément sien pompe explosion axes criminel distincts injuste volontairement
  appellent escalier vieillesse technologie féminin traditionnelles bourbon créance consacre tendresse anthropologie
  rigoureusement groupements intuition régularité cherchant particules insiste noires grâces carrés rochers lycée rennes
  olivier complémentaires croyez instants avouer douane notons porteurs étoile servitude intéresse obéir mariages
  élémentaires résume formellement alfred contradictoires chaude tribu imprimer comparable défend dépêche spontanément
  charger convenir confier sanitaire sûre coucher samedi résultent épaules concilier blocs peint avances équipements
  trouverait voûte annoncer enseignements séparément stratégies arrête choisit latitude résulter argile roue fécondité
  géométrie prononce creux calculer revendications musculaire ed réclamations chevaliers préoccupation aptitude antiques
  récoltes constatation grégoire clôture fureur subventions roues groupement zinc fabriques libérale costume peintures
  ajouta chirurgie pus aristocratie idéologique bénéficier servait moulin normales trajet fondements reconstruction
  ambassade expiration abolition entretiens physiologique diffèrent continua fermer biologique planification hautement
  physionomie interpréter pi vulgaire chants inégalité compare plantations vases homogène audace habitat mentale
  apparences boîte revers compatriotes coloration mobilisation max gagne subsiste formalités diplomatiques prouvent
  manquait quête projection assimilation cellulaire funeste encourager chaire directes radical tombé trimestre reçues
  chauffage william plaines fréquent restitution mâle inflammation profits titulaire vieillard douanes originaire
  décisive étendues licence arrivait catholicisme franchise façons avènement quarts compression approvisionnement
  secrète tristesse décor sauraient metz répondent portraits exceptionnelle animale pénétration anatomie noël crâne
  probabilité fermeté démographique périodiques conte écouter donation lundi perfectionnement gage lumineux aube auch xx
  excessive chroniques amsterdam exploration équipage émis appartement souveraine autorise lampe juive soustraire
  radicale rio détriment sables paille paradis offensive cendres familial smith maxime délivrance litre contestation
  libéraux vendu teinte déposer veines couverts lames gras mlle interprète figurer exclusif prévisions tuberculose
  brochure dominique clauses limitation régie rives goutte chaussée rappel comble propagation prier vanité prophète
  parent ignorer méritent naît personnalités déduire neveu familiales réfléchir lausanne magasin ammoniaque vendeur
  publiquement objective initiatives ondes qualification nommée prendra accessoires passées sic engagée tempérament
  sexes individuels commode militants hoc manufactures précieuse foncière pareilles soirée particularités inflation
  dossiers parcourir ordonner verbaux conduisent satisfaisante néo déc désordres gabriel soufre cameroun présenta
  respectifs armement chirurgien présidents pénètre paroisses chapeau serais voudra corse voter indemnités cancer
  chasseurs liqueur fumée écoute continuellement renouveler chers disque rocher use améliorations masque véhicules
  rhétorique enseigner ronde témoignent faisceau diplôme urine croyant curieuse collectivité interruption légères
  avantageux content appartenance défenseurs apôtres cimetière anges avion cache ouvertement légumes exclusive pareils
  condamner horizontale méridionale dizaine décharge magnétique déterminant infinie gorge ia retire arbitre illusions
  cherchait moralité subsister françoise descendants participants trahison plainte pieux aiguille possessions herbe
  insuffisante orange modération acteur coûte anarchie céleste cultes anneau résolutions levant amoureux législatives
  automobile impératrice avancement dixième localité évoquer donnaient litres muscle tunis gouverner pacha développées
  lucien districts havre remplie habituelle négation vides condamne indien revoir arrestation fusil ferai sculpture
  détenus décrite renvoyer autrichiens suffrages évangile sérieuses futurs censure directs tourisme empreinte prose
  fameuse tyrannie nuits bienveillance clef biais fier remédier prenons dijon contenus pédagogique bête dépression
  biologie semblaient efficaces mutation houille dégage répertoire humble hegel baptiste ultérieurement invite oxford
  statues despotisme franchir tombent échappe louise talents proclamation décadence relèvent soviétiques suffire
  renferment opposées signer bruits adieu journalistes dominant raconter apercevoir archéologie portaient meurtre
  développent cambridge hostilité décisif communion trous caire pardon appartenir billet syndicale fraude moniteur
  ajoutons dogme vainqueur instruit générosité manteau suffisent rayonnement construite détachement officielles épaisse
  culturels maïs alexandrie réciproquement confirmation divise cultivateurs provisoirement montrait guérir saxe
  intégrité tom lectures octroi contes vignes auxiliaires sincérité ss conduites roland forcer sainteté maturité guinée
  journaliste prés précieuses farine exploiter conciliation africaines greffe australie littoral lits exercent volontés
  malheureuse bonnet joug négliger zéro attraction entrepreneur moelle christian mobilier lacs fermeture espère
  conquêtes na annexes opéré exigent ion minerai brave doyen scandale résumer entrepreneurs state invisible recul
  rebelles systématiquement corriger manifestement verte rédacteur traversée perse bienfaits dom chaussées restrictions
  équité primes champagne dynastie munitions collectives chargées psychique matérielles pâle électronique enfer vendredi
  vivait emblée déplacements yves convenablement courtes indignation quo chrétiennes travaillant secrétaires
  vraisemblable instituteurs veine épisode sièges symboles banc sicile serai économistes perpétuel prolongement émotions
  délicat noyaux distinguent postérité composantes sauveur régionaux incapables visibles juan nécessite serviteurs
  municipales pourrions planète étroites peste quinzaine déclin concrète norme legs protecteur taire amortissement
  automatique naguère considérons œuf amiens électoral buts délire spectre matrice ajoutant mélanges sérum supposant
  doutes robespierre formuler verser turin ambassadeurs fermentation rentre vapeurs émigrés batterie diplomatie
  franchement identifier suivis pôles jusques défunt louvre retrouvent pouvais purent percevoir alternative enjeu
  atteintes varient hostile neuve surveiller manifestent caution délivrer germe communisme mystères annuellement laval
  proportionnelle aliénation trésorier significatif écran renforcement amont dépendant sorbonne postérieur cire
  distincte traction oxyde diète intellectuelles complètes liban indirectement deuil médicaments breton boissons gustave
  courts nègres doses rage marches soyez réservoir tensions reims représentait reposer hitler item sortent doive
  confrères compagnon plate madeleine pourrais timbre lève minéraux coalition indiquant éternité dégradation écarts
  remplace mensonge requis révéler prétendent recouvre ténèbres option légers collèges abaissement collines précipité
  cote offres protestation lancer recommande client rites poursuites hypothèque vaches prolonger attache fonctionne luc
  exceptionnel fréquents spectateur comportent agissent spontanée corporation germanique durent ménager solaire fines
  doucement repousser composer suggère entrées expéditions invitation chanson externes querelle localisation étonnement
  corpus conjoncture bassins muqueuse trains illustration report refusa fouilles faille douloureux tiges descendant
  liaisons combustion emporter communique refuge capitaines nouveauté âgés mirent conformité partit républicaine
  musicale reconnaissant vingtaine intérieurs louvain bavière chinoise survie traitant lourdes maintes maternelle habit
  élimination sache offrant bienfaisance réguliers cure intestin frappant orifice soif consistance vitesses rencontres
  doubles autoriser citation orientales patients cuir dispersion provisions placement ensembles jalousie nice vainement
  réalisme habiles conservent caoutchouc commettre écorce observateurs créances stratégique esse aval extra applique
  hectare nuire accompagne définitions nie abonnement titulaires félix employeur saine mutuelle blessures actionnaires
  remèdes solidité vus hongrois xviie régulation temples foncier beurre vieil violences briser significative am barrière
  trad posent imposition hostilités artificielle naissances obscur gaston modifie tumeurs émissions accusés proposait
  caen fantaisie rude condé acheteur trouvèrent profonds ressemblent éliminer devez troupeaux compromettre catastrophe
  favorise tache tirage disposent batteries laboratoires mentionner médiation estimer ordonna germes prévoyance tomba
  ali accordées lorsqu'elles aventures allocation pèse conversations rattache sortit féconde jambe absent prévaloir ve
  vaincu régiments droites répondant serviteur loisir informatique cohérence misérable sulfurique suivit refroidissement
  géographiques parlons barbarie conducteurs perdent imiter villa arracher féminine donnons paiements fondateurs achever
  soulève enjeux venues assurés inspirer ciment accordés suivies menées précèdent chêne combattants mâles ann glorieux
  anniversaire explicite punir complémentaire interprétations immobile docteurs construits rappelant occupant dent
  accéder participent déterminent assaut issues desseins poitiers argentine carbonate enseignant citations comptant
  peindre résistances arrivant vertical diviser disaient tournée contraction urss sanctions contingent ascension barbe
  chasser sceaux lesdits innocent remercie attachée multiplicité illustres combustible sécheresse infraction ocde
  capitalistes paralysie pâte terribles restriction ue évacuation psychanalyse minuit fleuves moulins comportant
  détention occidentaux cordes entendement existantes obligée hérédité violentes regardait jolie ultime révèlent
  logiques continuation chantiers inspecteurs tir spéculation partiel tempête jouissent paramètres géologique
  occidentales clé tactique causer étages suffirait angers sceau gêne chanoine embouchure patriotes troupeau craintes
  ernest maçonnerie xve niger inconscient formidable opère baptême conformes hélène considèrent bourgeoise commander
  coupé lointain appendice argumentation oriental linéaire adhérents implantation prédécesseurs émergence héréditaire
  agrément toiles suffisait positives donnerait fuir conquis botanique numérique adopte durer indépendantes jeudi
  déduction apparent sévères calais emprisonnement épaule appuyer préfets invité descriptions temporel sacrifier amant
  parcelles biographie émancipation turc veuille prairies aiguë loisirs intrigues pétition parisien éther grille
  conformer grossesse flanc parisiens moutons fabricants allocations décoration adoptées archéologique attributs
  habituel occupations fermiers vicaire véhicule tentation promenade formel roses chanter paradoxe accuse fonctionner
  ajoutait tranche sénateur superbe béton fiscale proposa suffira sociologique prudent réalisations ca rentrée rivage
  moreau versant cohésion varsovie suicide narrateur libéralisme collectifs reporter fraternité tracer fixant atlas roux
  prof recommandations franche tons arthur mêle ouvertures reflet incidence fiscal ramène via psychologiques val goûts
  situer empressement prends concret mouton m'y stock jacob corrélation carrières subvention disciplines positifs
  descente incidents fossiles criminels soulever impatience vieillards oppression formaient salarié citons naissent
  assurent généralité justesse dubois subsistance animé accompagner suffisantes renverser thérèse renommée léopold
  plaire sain regardant lier laissez thiers interaction explicitement forma entendait traditionnels ruraux producteur
  jaloux amas dauphin victoires languedoc occurrence intimes reproches électeur aires induction bâtir composées défi
  portions douloureuse pathologique ceinture femelle fondations spectateurs plateaux techniciens agression fosse expert
  ministères cadavre zurich communément mariée cotisations recette finesse ardent indifférent tacite particularité
  rassembler vétérinaire imprimés juridictions musulman faune sortis déclarant nôtres invoquer dictature pathologie
  chagrin artère mr échéance tombée libérer gaule rigoureux pleines armand sorties comique observatoire malaise
  forteresse exciter périr norvège agglomération pile ombres honoré prérogatives perdus modifiant navarre habits
  spécificité mystérieux conscient conservateurs équivoque sport peser accessible tue paysages paternelle combler
  saisons contribuent innocence surcroît pouce pontife sexuelle retourne bœuf orage rationnel tapis neuvième globules
  chargement élargissement éloignement ironie saintes galeries minces négligence voulais trésors gilles vessie revenant
  montaigne éditeurs orchestre architectes circonscription attentif héroïque entrant mardi maman ratification cens
  prolétariat honnêtes coefficients neutres inégalités brève incontestablement plaint donnèrent emmanuel amateurs bleue
  levé parcouru toulon vraies verts avignon mets respectives musées cylindres érudition munich municipalités négligeable
  romaines constituante avoue prolonge dilatation gazette républiques constantes sémantique isolées briques triangle
  entraînement cavaliers constituait médias qualifié qu'entre colline sévérité brusque légales maine lacunes répondait
  évolutions promouvoir débarrasser faubourg rejette intelligent out vicomte chansons relais chantier murailles apports
  assiste entourage louer nue primitifs pouls couples bœufs lent instituteur esquisse royales passif perpétuelle
  péninsule assurant témoigner trouveront isolée élégance camille lis nil doué dan gravure pures modestes braves barbare
  défendeur pareillement dura bouches dérive médailles cultiver efficacement dirigeant banlieue prévision paie
  sanctuaire désiré remarquons greffier régulières dakar excellents moine filets passagers entrevue fermier énoncés
  dissimuler parvenus embrasser sauvegarde moïse réorganisation interdire invités serre pharmacie détourner exclure
  assassinat entiers gamme mutations spectacles plu reprocher seigneurie brièvement tuteur différenciation gouttes
  constitutions présomption urbanisme conquérir approches auditeurs abondantes confession entières regrets éminent jura
  paire distinctions meuse pulmonaire loge motrice persuader obliger motion pittoresque socrate marchande admirer
  circonférence inconnus aisance publia femelles créature remercier fondés querelles possédant auxiliaire associée cee
  atomes minerais latins consistait qualifiés vend attire modernité patentes vichy regretter polémique démocratiques
  dangereuses pasteurs ira ferons io privilégié irrigation flots remplies apportent plaies sois prenez disciple éloges
  éventuelle apostolique tonne aviation vifs précoce fabriquer infra mixtes vendus sympathique armistice résident herbes
  déclarait ff empirique bar miel originaux congrégation grise fers irritation plastique miracles définis contentieux
  ambitieux commandes parte accueillir recteur gendarmerie déchéance pa qu'avant palestine venez négociants attrait
  terrestres berceau ré montesquieu joints encontre préliminaires florins tante huiles ail budgétaire décentralisation
  altérations informer modernisation troubler obscure bulgarie glandes standard audit dominer corporations guerriers
  reconnaissent secrètes jacobins horrible reich micro frein écus quitta parles transaction berger constantin confère
  annuaire empereurs brise puissantes urbaines entoure pattes bourses mairie excédent budgets assertion clans maximes
  consommateur confection ions créant pesant reposent hebdomadaire susciter rendra correspondante lambert mécontentement
  touchent souplesse migrations tests bossuet infractions annulation solitaire copies confrère égypte abandonne plafond
  achèvement arcs séparent ver accomplis pr appels théologique occupait manuels puisqu'ils régence urbains nationalisme
  ancienneté primitives oise rappellent centaine usure monétaires résurrection french flore progressif technologies
  consentir savantes déjeuner jérôme solidement comprends négociant diderot quartz coopérative ambiguïté sommets
  pêcheurs envisage oppositions concitoyens embrasse stricte plage répartis transit location utilement contester
  alphonse territoriales froment molière vestiges persiste pentes danube gisements compétent intégrale affreux ceste
  périodique borner recouvrement jeta blessure aimant solennelle réveil expulsion configuration cases lenteur créatures
  légalement dot souris brûler horizontal fatale value sollicitude magnifiques inversement privilégiés indéfiniment
  confrontation chat fossé affectation refusent décrits colin inertie protestations alliances ennemie perpendiculaire
  forestier protégé soudan comptable confond maires tranchée faisceaux var accompagnent mérites pseudo cessent apôtre
  cordon continuait cruelle dureté tenues instruire intimité intrigue mentionne classer dépassent platine mental mac
  antilles transferts protestant bancaire tristes feraient rameaux serez semences comptent restaient géologie coloniales
  dispositifs photographies appelées intimement annuelles allié équitable réserver stocks échéant cheminée serons
  expertise revendication linguistiques utérus hôte notaires persistance cube pointes ruisseau sauvé vivantes fierté
  levier compositions leva inscrire dizaines qu'autant consulat mutuellement surprendre mathieu monts libérales mercredi
  éclater mêler rate inquiétudes aérienne facilités expérimentation british vigoureux transparence communaux pesanteur
  nourrit unions épidémie lourds déduit expositions encyclopédie bec sodium divergences canne rapportant infinité
  plantation musiciens procure remplis renversement contractantes vital francis brute réaliste incomplète potassium
  autrichien gênes pédagogie lampes avertissement jonction insuffisant abîme soucieux circulaires flèche charlemagne
  ambitions chronologique radicaux médicales receveur réclamation assumer attacher nouvellement gouverneurs abstrait
  subissent terrasse francfort tirant régression succèdent indirecte lorsqu'une renfermant déroulement réclament
  convocation génétique aluminium semestre saura unanime débarquement super bénéficiaires escadre gravement orateurs
  régner consolation sobre bière profondeurs régent méfiance jupiter couteau cliniques royaux discrimination savaient
  fief ascendant cède rattachent orientations stage magistrature patronage gaulois logis aliénés thermique ennui
  atteignent dés moraux végétale surmonter hostiles superficielle gardien pari balzac regrette pis intéresser suédois
  rond ornements fassent convictions provincial encouragement périls dumas cloche claires unit subitement sacs piano
  vache pins couvertes supplice proust astronomie essaie frottement airs relevés civilisations indochine commençant
  applaudissements durand doctorat contours balles chili originaires déformation amplitude mirabeau mené radicalement
  cicéron cadavres bizarre satisfaisant montage injections préparatifs nucléaires anjou venger microscope purs souple
  stades décrites discrétion vivacité pérou abeilles communal comparables prélèvement méditation considérait ranger
  sentent entourent conservant dépassant itinéraire réunissent ter contradictoire équipes consistant caractérisent
  minérales brest barrage drapeaux déchets marié mg suffi théologiens tuyau activement graduellement nomenclature dater
  livrée ordonnée jaunes atmosphérique produisit pensez enlève linge découle départementales vêtement distinct bâton
  intéressées mêlée châteaux marier tas comparaisons renseignement périphérie saillie visiteurs leipzig convenables
  visages futures peaux inspire prague suspendre bulle violemment complications convaincus courses appelons éminemment
  christophe défenseur latérales cristal dénoncer flammes servit triompher fâcheux gouvernementale authenticité
  académique laissons pensant codes sonde cessation souche légendes states expriment douces sahara battu employeurs
  communale garonne dispenser correspondances camarade chateaubriand appétit expliquent jet nutrition exagération
  expresse migration réfère gratuitement réplique artistiques caractériser chicago actives plénitude colbert folle
  circuits décennies coordonnées bestiaux créations polonaise rattacher tuyaux benjamin dresse besançon poils
  accélération méthodique gentilhomme dirons dévotion initiation cfa saisis edmond fortifications partagent wagons
  technologique opérée obtention aliment abondant célébrer hydraulique amours dise aiment supposition investigation
  internet concurrents contredit retira annuels changent aucuns perdit auvergne av forestière plis odieux distribuer
  réconciliation maxima restreinte proposent loyer gravures gérer revêtu étranges plaçant salutaire gilbert augmentent
  consistent josé nus paye stérile fluctuations physiologiques magique sécrétion lâche partisan cuba débouchés fiscales
  ultérieure élaborer jointe sonore unification finalité lots conjoint étoffes romantique carton généreuse préliminaire
  retraites canadiens rompu statuer dense déplacer détresse érosion régnait expérimentales châtiment biologiques
  patriotique loup produisant opportunité parasites chaos métaphore pollution faiblement emprunter barrières ri
  surprenant chercheur chaudière complaisance atomique appréciable qu'y pic notablement hésitation reconstituer
  voudraient concourir créatrice dosage vatican formait signaux envoyée prétendait musical musulmane voiles indicateurs
  gérant connaissant donnez dénonciation causalité royalistes outillage mythes finance dormir litige jure inconnues
  regardent constat recommandation existants négocier corneille ottoman prompte déplorable légalité attentat antonio
  rubrique autrichienne pin balle segment directives temporelle espérons rendaient pomme entrevoir ressorts performance
  fauteuil restituer causa sombres merveille verres aigu savais mentalité versement bulletins sieurs hall suscite tirent
  dépose habitent habite instar missionnaire gages vaincus piston milice industrialisation septentrionale momentanément
  comparative mériter contracter allée nerveuse marxisme désirable honoraire implicitement incessamment remises
  délicatesse aspiration prélat hubert nuisible punition similaires brevets puisqu'on filiation prescrites crains
  accuser curés végétal algérien moselle adjudication impérialisme ravages finlande proclamer fidèlement boulogne
  persécution partent détroit yougoslavie poumon fusils offerte silex spécialiste exprès brillantes préparations nef
  modéré innovations grèves réciproques profite indulgence portefeuille paisible appelant bouillon détruite ethnique
  aptitudes graisse modestie cortège séquence lisbonne valent extinction désaccord magie min exclu recommandé misères
  exactes heureuses médiane multiple typique nappe orge batailles instruits intégrer symptôme communales rassemblement
  géométrique chômeurs violents souhaiter présentaient agraire couler lacune filet vibrations revêt affecte
  reconstitution seconds tribut cologne correspondre avoué firmes dispense élasticité oscillations masculin échecs coule
  imposant vitalité chaise fondre mouvoir prieur défiance vaine brutale cultivateur variantes ministérielle artères
  excuse martinique commerçant charmante strict massifs orale cornes after épouser avancées tonnage contestations
  quelconques consulté calendrier rendements desdits oublie émettre pilote pluralité fragile valence vil égoïsme
  resterait monstre format grandeurs hambourg rareté brabant pillage éloigner attendent rédiger chronologie sûrs
  traductions suivait jurés députation karl serpent canadien verrez provision notification lisant différemment imprimeur
  engage char bey graine vies merveilleuse détente protectorat artificiel funestes normaux complot reflète injures
  luther assentiment retrouvons cruel isabelle valait comtes résidant algériens aucunement certificats nées fuit cie
  newton désireux fours tardive tuileries récompenses poison comparant rachat résiste gratuit communautaires
  généralisation chartres abondamment énumération marchant partielles admises croît dissoudre primitivement minorités
  flot signifier éclatante glaces fracture rite construites sua accouchement théâtres universalité flancs essences
  brèche vainqueurs ibidem visiblement maistre ès représentatif syndicales algérienne consensus littéralement poumons
  détacher ducs arsenal fléau schistes fractions multiplient fable lénine ph mons accusations approcher chante ml idéale
  saveur pan plumes fraîche hugues romanesque cachet augmentant deviner larves fonctionnelle tubercules étain contagion
  familier plants amertume penchant dynamisme pompes praticiens contribuables réprimer devises made options
  constructeurs fabricant cône ressortissants navale iran about exclus préceptes lapin organise convoi citadelle
  humilité refusant candidature restreindre controverse foin déviation dépourvu affaiblissement excessif guider
  recommander marxiste tonneaux conjointement semblerait embryon prussiens commises marquise performances bordure
  signalons marée durs crête salons torrent ardente courbure vigilance lumineuse répand commandait visée civique climats
  étonnante secte compétition souhaitable instabilité inclinaison concernés jouant immigrés pénibles anneaux succède
  abraham désastre savante proposons peter dogmes déroule muséum abdomen joli instincts conteste écritures grotte
  authentiques grosseur passons ration résidu adapter papes suppléer italiennes composante utilisent brune syphilis
  serions ajustement télégramme individualité succéder reins cardinaux persévérance extraire privilégiée suc disposait
  transcription désirait gironde illustré demeura bouteille dominent précipitation épuisement trentaine coins eue
  chartes musculaires réquisition aiguilles convertir obligatoires bouton brumaire couronnes interrogation
  déterminations majeurs déclarent weber charmant dépendre nitrate pot aimée corne préjugé qualifier spécialité spatiale
  expropriation papa blés vitale humides précaire sacrement ordinateur abcès départementale suivirent commencèrent dures
  acquisitions directive protégés libraire passive gomme électorales misérables solliciter décennie altesse
  théoriquement aurore virent vendée aveugles convergence âgées immédiats valables échelon régénération massacre ballon
  clés encadrement reculer rentabilité massive croyaient dépêches spécialisation nietzsche conclus précité permanents
  dat royaumes remplissent ultra sanitaires famine légèreté associées semis confirment traversant mammifères cruauté
  nonobstant automobiles complices élastique merveilles électro inspirée aragon protestante paquet parcelle em servira
  douzaine ms entraînant furieux foire dorsale filtre failli loyauté sénateurs vénus âgée élites maigre péchés guides
  saône renonce faveurs fatal management boue continuant transformée contemplation devise labour disposant appellation
  admirables servaient croître besogne induit fanatisme thermomètre armements contrôleur pourrons demandons ivresse
  transversale estiment nuage netteté kilos admirablement concordat associer célébration thierry plancher formulation
  creuse inscrite talleyrand matérialisme opératoire requêtes délicates inventions bénéficient nuisibles leader
  soulagement glorieuse fournitures arabie animales appropriation sentit cérébrale soulèvement inévitablement clercs
  membranes logiquement pâturages acquéreur étroits damas dépendances supporte usa gains inventeur calcium assiette
  vingts combattu ravitaillement trame renvoyé composant exceptionnelles ti benoît artifice négatifs bismarck laïque
  wilson animés ouvrant ours bal surgir rituel agréables imagine trinité sincèrement budgétaires tambour loger corée
  staline vivaient canadienne condamnée réciprocité utopie anime grandement affirmations mortel remontant finissent
  mélancolie fondant conférer piliers encre réglementaire inégale concrètes livrent xive secs établissant piémont verse
  archipel disais analysé exigeant choléra quint équipages textile popularité priver engendre francisco drap
  redressement avoine cavités préférer mienne nuance fraîcheur lamartine effroi rochelle irrésistible matériau refaire
  cieux symétrie crier fardeau manufacture protestantisme romancier intéressent milliard redouter matinée muraille
  assemblage guerrier égyptien miséricorde cabinets turque animation boucher terminant visées musicien file ingénieux
  changes bruges humour installer indigne défavorable enlèvement alternativement bleus barres peuplement gouverne photos
  poursuivie sergent tchécoslovaquie walter renonciation fertile avertir dupont latérale nègre tarda gisement pib
  amendes cycles mali enregistrer mandats proclame constatations rébellion compétente relâche cessa lisez révocation
  traitent grades premièrement hôtels land retenues préparait positivement prophètes intégralement soyons sympathies
  bénédiction méconnaître splendeur plats culpabilité foudre semblant rangées insistance minime comprendra artois éclate
  perles asiatique illustrations annonçait démocrates agences slaves interdite guadeloupe exaltation passaient glisser
  barreau automatiquement fît prédominance correctement stratégiques hospitalité unitaire sèches coûteux québécois
  longueurs contraindre rein correspondantes trouverez mineure relèvement usagers assistant départemental fossés
  chirurgiens martyrs résolument serbie scepticisme syndrome qua exigeait dante paysanne statique perfectionner évite
  ignorant vols pénurie promulgation coquille évaporation faiblesses évocation nœud terminologie compétents sophie
  entité compenser volumineux garnier cave gentilshommes fourniture supprime interroger horizons homère jouait quia
  graphiques fie attentive marines sardaigne oblique phosphore implicite mortier recommencer amer marquent mange
  ministériel paires plénipotentiaires comptables emprise forum signifiant mystérieuse tertiaire modérés bagages grêle
  segments fournisseurs lus confiscation modérée excellentes aisée espérait successions inclus poignée félicité
  tranchées sartre capitales comporter plane éclats rails courantes messages restèrent rendirent administrer fortunes
  approuver paragraphes monarchique fermement affronter sévèrement namur entraînent dominé concorde éclaire firme puy
  verbale danois hospice hérésie aigle fortifier xxi coïncidence draps réagir prestation sphères investigations sondages
  qu'ainsi fumier législations passionné opérateur mutuel conspiration grossière puissamment appela islamique
  globalement préside pleurer immortalité landes conduisit signataires traversent pékin totaux pli dégâts isoler
  démonstrations syndic concentré intelligible infériorité confie delta lointaine exceptionnellement uniformité blocus
  accessibles contemporaines précisions same épisodes rappelait perceptions aérien employant pussent inutilement verbes
  refusait idéalisme anomalies naturaliste humanisme clubs phosphate engagées barcelone penseurs subjective vénérable
  espoirs consolidation fernand ornement antiquités cerf sterling fondamentalement incertaine laïques complets hôtes
  différends regrettable étoffe immunité tonnerre incertain mexico douteuse circuler déesse fluides suggestion boisson
  gardent démon dollar calmer contra chargea planètes mortes molécule appliquant qu'aujourd'hui transmise notices
  sauvegarder glande charmes raphaël bouteilles combustibles prépondérance figurant nerveuses cedex habitués pudeur
  spécifiquement escompte informe effacer politiquement incroyable remords respectable idéologiques cnrs dessine
  nationalités sale hésiter consciente postérieurs accessoire lisse demeurait irak décidément faction astres médicaux
  captivité doublé péri sion garantit alliées reposant sucres crue rapprochent sondage examinons hachette nec
  avantageuse opportun sin câble ethniques précipite interactions spéculations couramment forestiers discerner
  indicateur objectivité gendarmes malte provisoires conduisant grasse boule proportionnellement beautés élargir
  synthétique grecques chaudières poussent émulation fondent ive matelots rade reviendrons ganglions analogies nets
  insensible rédacteurs valéry cons honorables haïti toilette iode king rationalité dénonce renard doc créent
  centralisation mien accession souscription numéraire conseille atteste désirent voûtes assigner recueils dynamiques
  commise supports similitude suspect satellites inédits chauds translation auditoire salomon permettez léonard juristes
  raisonnements hans étiquette défenses ôter emploient cd instituts voler vertueux prélèvements tchad labeur tombés
  grenier solennellement passera trancher pastorale squelette référendum suggestions rassemble contrôles examinant
  fribourg inviter soluble forges désarmement adjoints ho lavage limoges affiche modo virgile devais dernièrement
  autonomes complication variant bohême habilement folio portera repousse craignait capitulation différend poursuivent
  insu imprudence acception dissiper joies édification banquier apprenant éminents travaillait prochainement traduisent
  sexualité représentaient constants végétales munis confort rigide bénéficie sentences immuable perdues irrégulière
  médicament dégoût reconnaissait soigner gigantesque girard redoutables prédécesseur connaissez sillon échappent wagner
  intelligente spirituelles guyane courageux complicité émanant qu'eux dorénavant remparts jaunâtre réglementaires
  bourges originales incarnation samuel isolément théorème dragons pourvus nationalistes soupçon collaborateur
  pédagogiques mythologie fiefs bénéficiaire far concentrer consécration brebis onu polytechnique destinataire défensive
  arrangements feuillets gardiens soucis amateur deçà brillants tenons parvenue vigoureuse usufruit protéines clan
  épaisses ample consciences subsistent mou préambule mariés atome gratuite griefs temporaires connaissaient cavalier
  boutique joyeux questionnaire sauter subsides serge hâter illusoire croisés champion lieue cylindrique tyran vosges
  arithmétique cotisation dégagement mazarin vietnam lointaines brûlé rallier prodigieuse lyonnais suffisants
  distillation respecte atténuer essaya mitterrand désagréable plénipotentiaire arrivèrent approximativement trouvai
  patriarche honoraires rat démocrate heurte urines adoptés médiocres dc diligence mandataire fièvres kil quarantaine
  nationaliste charbons énergies préférences orbite parer politesse relie provoquent fret spinoza votes permanentes
  adolphe aborde coloniaux impératif préoccuper valu requérant médicis infrastructures hospices parlez tombeaux adrien
  kilomètre narration quintaux théodore dûment superflu prêtent possédaient tarde trêve bruno remerciements habillement
  passèrent affecter vôtre formalité significations clerc mo motivation stockholm boîtes romantisme brûle incision
  contraints éventualité bibl lyrique maîtriser alternance facilite débouché réformer lévy teinture porc viandes bill
  désignant reliefs japonaise toscane détache visent nettes créa rez protège xxii sinistre demandaient chemise inventer
  entrait offertes fatigues entraves prélats arbitraires exploits tranquillement po humbles soupçonner grace consolider
  flèches rival urgent réunissant piste veau leibniz glissement délimitation dôme dispute chercha entendons
  approvisionnements traditionnellement attentivement étais grossier prussien disques chlore timide dunkerque
  exploitants retarder métallurgie prononça interlocuteur interdits contour continuelle survivre chanoines craignant
  appartements off donations doublement intéressée énergiques énergiquement arrivera sexuel incompatible estimations
  dramatiques roule enchaînement déséquilibre manie saxons froids poursuivis nœuds bactéries amendements subordination
  intelligences prévenus secourir demandez substitue poésies flexion bouts épanouissement féodal exerçant transitoire
  échelles possesseur cloches remplaçant rendrait maternel résignation charpente prononcés conservatoire gothique
  exceptionnels acquitter oratoire schémas arras anciennement laissaient cailloux réflexe télécommunications acheteurs
  revenons mensuel demeuré abattre irlandais partenaire suprématie insupportable buste qu'alors stabilisation existaient
  digestion adolescents noces puiser baux tailles coquilles proportionnel provinciaux postérieures chaudes vertes vaines
  naquit sports éventuel séduction traducteur procession acceptable quittant probité combiné sauve gautier ferment
  référer clefs affinité affiches consommé aériennes fâcheuse violet natures opium ralentissement émises fourneau bâle
  habiter sculpteur visions clairs volant chrétienté parfum diplômes rencontra cage poursuivant initiales placent pou
  rivalité rameau rassurer honorer genou vraisemblance délibérer évolué insurgés échevins signatures subordonnée gabon
  sortait revivre condamnations préfèrent préparatoire dessiner suspects teint pourvoi constituaient jouissances
  harmattan empires persécutions sueur brigands constatant brown concessionnaire porto exemption expérimental découverts
  orthographe pâques tienne apte scrupule vivons lions laver éruption resteront insensiblement bienfait fontainebleau
  ultérieures mortelle guizot parlements spirituels commercialisation combiner remarquera cible livraisons noix raoul
  quantitative poussant fibre data païens sine panneaux entendent consultations convenance convulsions croisade sr
  meurent lut high banquet valet régulateur dissertation lueur composait piège privation rideau ruse hérétiques
  renouveau stériles projections raies prisme durables complice injure gibier trésorerie préparatoires fichier
  syndicalisme leaders hiérarchique moléculaire incertitudes indienne christine prodigieux constatons vogue ventilation
  orthodoxe engins migrants loges pyramide rénovation dégénérescence protester funèbre alphabétique craie croyais
  pèlerinage marteau sérénité saurais syndical illustrer sinus abonnements agglomérations situent commissariat tôle
  necker inscrites égyptiens individuellement répugnance établissent alimenter germinal rangée fascicule pline scénario
  demandeurs picard dn tendres approximation descendent duel institutionnel câbles biblique autochtones raisins
  versements stockage empêchent verrait articulations close attentats versions infantile continuera provinciale
  démontrent fœtus préparent secrètement généralités finis sincères constituants évoluer détour raisin maternité horace
  shakespeare collecte possédons couronnement attribut baisser fertilité prédication insecte provinciales lycées
  propreté contrepartie absorber anomalie artisan aa retourna textiles génies inquiet monastères vassaux inoculation
  doré crie morphologie individualisme sulfure prohibition impositions bu tira adoptant productif exode natal vécue
  solennel must fatalité consulaire fantastique entendit repère sculptures participant unir villeneuve hardi maghreb
  honteux condensation calvin mans semence montent naturalistes lé contempler législateurs hypothèques inquiète
  flammarion silice originel rivaux assistants minima prochaines euros archiduc anonymes lave déplace prépondérante
  raisonnables demoiselle mercier rêver attachées alternatives plastiques bologne récupération costumes hardiesse
  compositeur énergétique dirigent célestes explorer représailles fourneaux ébullition sentant ferveur torture carrée
  baudelaire voulue effondrement obéit albumine suez buenos envoyées mas accélérer orages bibliographique menaçant censé
  détruits opérateurs loyers azur incomparable lointains infrastructure assainissement propice concordance saluer
  superstition veuves judaïsme juré découlent joues cannes troyes coexistence sépulture alexis perturbations
  périphérique fractures locomotives constitutionnelles prétendant coïncide plâtre décalage relier velours anxiété
  affirment impartialité pénitence coupée corrections parasite jugera ea consulte goûter méridien respirer colon lue
  débute sectes omnibus brouillard entités zaïre hache thermidor insérer mentales ct chaussures qualifiée regarda
  espagnoles vas bergson affranchissement pans accepta gendre pharmacien boston sentier contravention devine ambiance
  seizième donneront résistant éternellement présumer élire fromage ferez adolescence originelle achète évaluations
  berry bijoux aquitaine seigle polarisation mourant psychiques muet galilée pensa répercussions élégante rwanda asseoir
  sui affirmant réveiller compatible verticales probabilités autopsie égyptienne divines ire chasseur artificielles
  productives autels étalon qu'enfin déceler dût aber héroïsme pertinence barque redevance range betteraves adjectif
  subsistances présidentielle croirait posant bastille puissions implications crus extradition prussienne lignée carnot
  négatives documentaire rebelle manganèse cuisse capsule robuste bac diminuent occupaient chancellerie habituelles
  anatomique méditations spontané abords raisonner excessivement annonçant combattant intégral symboliques annuler rit
  redevances pois pourrez métamorphose multiplie réduisant éclatant geneviève accordant cor invariable visuel
  obligatoirement concentrations opposant disponibilité oral débiteurs oxydation imparfaite utilisateurs congolais
  gratitude sanglante gènes territorial pourparlers céramique assimiler californie escorte fascisme curieuses mosaïque
  veuillez nickel gide stipulations exprimant discute honnêteté rie marchait interrompre colis danses onéreux stables
  respective comprimé sabre poil légitimement rembourser délicats contrebande soupçons maximale voulurent heidegger
  anecdote reliques bibliographiques inévitables sessions controverses immigrants emprunte appréhension magnétisme
  tremblement blois souches xxiii poétiques miss gouvernementales réservoirs étatique bulles arbitres oculaire préoccupe
  tombes posait risquent enrichir martyre risquer moule renouvelle divinités francophone diffuse octave portail obus
  économiste parcs clocher pouvions estimait voirie francophones enrichissement massacres auspices didier charrue
  ressent frappante casse interprètes horticulture mortels proposant este approfondir prendrait cardiaque consommer
  hébreu universellement développant autorisant banquiers orienter prévôt visuelle intrinsèque menu exploitant
  résultante strauss annexion pénétrant inédit pinceau favori thérapeutiques totales crayon adolescent nomades décident
  jetant repentir caprice piastres blâme déposition promettre drainage fatalement obscurs épuration arrondissements
  connexion attestent vendent paraîtra patrick porcelaine imaginaires arnaud praticien profane familiers inquisition
  circonscriptions alerte singularité affectent approuve géologiques progresser piles teintes précipiter fiches eure
  comportait redoute aciers réduisent promise bouquet interrogatoire verdun voudrions dédain directrice tait saurions
  héréditaires adhérer homogénéité revendiquer indirect moralement alarme hommages manipulation paresse invincible
  douzième parquet pendule invalides coude disette épopée alignement monographie allongement quais amnistie savoirs
  jouissait réductions monta syntaxe nid propager brutalement détenu chutes adressa uniformes cuve économiquement
  quotidiens produisait intégrante gracieux fosses désignent subjectivité plonge xavier zélande habitué jettent
  boutiques méprise désastres porcs copenhague people renan asiatiques optimisme cherchons annonça filiale cruellement
  restaurant mensuelle similaire remontent synonyme collier vingtième éprouvent diminuant self baiser respiratoire
  percer jugeait militant ose euro équivalents astre repères camus scrupules pacifiques insoluble vénération profils
  coke changeant riant latéraux vaillant impossibles sourd couvrant prédilection défaire plates opérant équivalente
  trajectoire centenaire castille lieutenants froides consent spectaculaire galles éventail anatomiques méchant pourpre
  dogmatique déployer alcoolique pénètrent dicte huissier dialogues conventionnel routine diagramme nomma allées rempart
  regroupement répartir sitôt socialement accompagnement silencieux promenades fui latéral lancée nostalgie
  journellement interview aptes alle envergure discernement surnaturel faisais maris subjectif énigme rentrent suggérer
  ennemies simultanée médiévale dépendait tournent garant ridicules fontaines insuffisantes mahomet laborieux tendait
  bailliage dépouiller aristocratique continental ratio éducatif affinités prescrire renault féliciter ban amoureuse
  constructeur indirectes favorablement lobe robinet arrivons neufs solidaire concrets savon divergence vicissitudes
  confus congrégations sales invoque agriculteur présentement séduire mohamed archéologiques déserts patriote arles
  audition boutons nitrique amena mosquée équivaut iiie prompt imposent dépourvue néerlandais home ottawa survenue
  ossements gaieté gardant didactique chars criminelles néglige échanger instauration nota couloir thématique hémisphère
  serbes voleurs tentent rivages douai locke délégations colombie c'en stendhal jo vernis ego chauffe principauté
  infaillible monstres parme éclair acceptent critiquer lisait horaire fréquences cinquantaine young châssis mayence
  centimètre excédant tsar caste apologie excité victoria doués paradoxalement carrefour icelle marchent sermon plier
  consultatif étend mn procureurs paquets satisfaits touristes pardonner consécutives gai perpétuité abidjan policiers
  montait minéral évangélique laissera constitutifs frimaire délibéré transporte dotation chocs législature électrons
  creuser profitant déterminisme persuasion déception menaçait périphériques caprices magnétiques aboutissent
  mondialisation haleine institutionnelle distributions fables excursion record mohammed apportait étang mythique
  pathologiques fournissant tombant observant ordonnées grouper déploie dirigea féodale intersection aiguës investir
  dauphiné conduisait halle payant oran uniformément sains aperçus xxiv croquis bacon bourbons consoler haines chapelles
  téméraire rats inversion bretons figaro penseur compacte hospitalier mystiques naissant productive murmure poincaré
  togo receveurs allier chèque démographiques coupure nominal liqueurs pétain osseuse libraires récidive antagonisme
  chimiste abrégé serres réclamait corporelle méthodologie réhabilitation annoncent poitou caroline flatter initialement
  tracés renforce revêtir financer chlorhydrique pragmatique magnésie faure colomb anéantir subordonné urbanisation
  diplomate délices univ allèrent funérailles arrivées tunnel verdure capture jointes facture épidémies beyrouth prénom
  locataire nocturne ressenti générateur fondu accorda toises compassion hydrauliques gard mènent surgit infatigable
  citoyenneté orphelins carlos périodiquement acceptant paupières invoqué régis auditeur fente réflexes ancre dépourvus
  cliché tombait conjonction jugent morbide floraison postérieurement soulager fonciers étienne évitant prolongation
  picardie dal adeptes primordial régissent tranchant numériques molle équivalence vecteur rétention étouffer
  affirmative nigeria calibre morin tuberculeux antécédents justifient prêcher fiers artisanat prévoyant plages
  technologiques natale valorisation siennes dreyfus éphémère moisson séquences punis ps bailli compagne académies
  déformations jurisconsultes af exempt toits absents barons laborieuse constitutionnels pol fragilité radiation jan
  évasion voudront audacieux fréquentation aménagements city horreurs confondent aggravation gardait feuillage conique
  galères bravoure promener recouvrer nommait catéchisme coran fiscalité foucault couvents continents grossiers danton
  kilogramme résidus poussées pluriel générique rétablit minérale cherchaient divisent significatifs épargner
  historiquement lunettes poule saut troncs physiciens naïveté renfermer jugea manquaient amènent prospère interrogé
  sursis rende millier pau fonctionnent terrorisme agrégé alliée vigoureusement chimistes citerons dépouillement échos
  géant montants théoriciens indivisible tumulte comparativement assertions prairie ébauche hainaut sembla beaumont
  amidon vaccination poudres ras subvenir orthodoxie bonn défilé lefebvre variante nourris gallo orientaux bayonne
  tyrans cc horizontales conscients jetés brousse vasculaire rythmes inauguration ignorait supposent hésitations
  programmation meuble immobilité foires servante pèlerins attendaient hilaire mâchoire intacte cui comptoir valois
  fourrages vaudrait nicole villageois fiche navales house suzanne étincelle ontologique doter concernait ahmed joyeuse
  perfectionnements achille sibérie vendue digestif interlocuteurs minière glisse crues féodalité empreintes
  agrandissement désintéressement secousses rochefort natalité brochures croyants qualifie conquérant normands nettoyage
  demeures bibliothécaire jésuite naufrage réfraction germains évacuer flaubert xiiie pires champignons topographie
  paternel symbolisme kilog gauthier mélodie quid butte costa sébastien cuite ob saturation pronostic autoritaire
  donateur pistes impasse dualité prescrite fière empiriques hameau racisme marat abattu module différer cargaison fabre
  grandiose gouvernants exploit cadeau imparfait cédant faubourgs motivations conséquemment pavé grenade séparant
  ressentiment acétique primauté éveil leroy paternité clichés unesco souterrain photographique termina journalière
  douanière robes commençaient broglie commandants croisement marquant line cul ajoutent cultive louanges saisissant
  oraison commodité rigidité défavorables appréciations restaurer assurait âne maçons rabat pratiquent marges dirigeait
  séminaires orgue prostitution fantôme résulté rentrant parlerons anna pèsent esthétiques sonores séduit tourna
  instituer gares écoliers satellite adultère antoinette menton levées reconstruire agitée repli avortement onces nîmes
  exposant magnificence bacille licenciement canonique favorisent granit omission révélations confins respectueux
  vierges charlotte abuser infiltration correcte sacerdoce réfléchit mêlent transforment cadet absente incomplet dominée
  maîtresses impératifs contractants reconnais entrepôt percée saisies marks sacrifié amplement mue acuité tournai
  ressentir livret ferry neuchâtel hongroise fisc marocain abondants administrés familiaux sanguin sanguine digue
  lambeaux israélites alumine allocution inattendue zola éclata affaiblir cautionnement auberge complètent majeures
  chariot charpentier arsenic planter ba jetée tranches bruts éteint primordiale neuves ruisseaux évidentes émeute oc
  maures instituant roumain simplifier lesdites calomnie aboutissement soissons betterave pars gaules fructidor fayard
  aléatoire roubles courtisans mill allures pressant confuse confessions descendance sembler notera notoriété notation
  anse pots solennité montraient concerts grenadiers entreprend apportant budapest clémence reposait habituels cgt
  apprentis changea testateur boucherie contenance implacable mary superficiel pourrai altérer théologien engendrer
  horloge fécond méditerranéen agité appréhender chirac tournure sève démons potentiels toux chanvre abandonnant
  terminent barbier épousa renfermait inspirés microbes cacao délicieux obscures selle cutanée laurier géométriques
  conjectures brutal chirurgicale rentra quentin sagement congés osseux sommairement souper hercule flamand apollon
  finement cristallisation ovaire absolus servitudes sourit boulanger ruiner ovale simone étal criminalité maximilien
  anesthésie vécut rapprochant parlaient artificiels humanitaire bombardement retours pleurs fixent indifférente merlin
  lapins vicieux intérieurement éventuelles roc coq vêtu escadrons tardivement nouveautés rail poursuivit écarte
  procèdent talus michelet inséparable pedro attentes longitude climatiques enclos cerner bombes énonciation influencer
  superficielles devis incombe cloître quotité comédiens centraux songeait brûlant arbitrairement masculine fayette
  continuel dépassement factions stuart bébé résulterait perpétuer annonces poing exempts stages contribuable riverains
  pénales dort poussa élégant composants roulant terrasses quinzième alliage envoyait subordonnés retards conciles
  trouveraient gazeux revêtement ponte perturbation sierra prolifération fonda exploité dépositaire simplification
  lazare malgache visa équateur présider coupés goethe taureau dérivation récepteur fouet substantielle adresses
  frappent contractions soies cambrai malin délibérément immédiates alliages fournier frégate horaires colle modifient
  carthage éternelles naïve tunique souliers conserva patente coordonner galets souhait frank soupe agonie gonflement
  évolue envois tonkin transparente johnson armature perdait carnet cornée consulaires assassins formelles quasiment
  respiratoires violer liturgie admire wagon proudhon lancement protecteurs omis suivra affective rudes atteignant
  souriant pre heu implication incorporation admissible gelée lient fertiles mutuels évêché cuisson grant supplie
  présentera résidents bulgare magazine dissociation tirait éleveurs découragement défendent subite périmètre sourds
  éventuels accents iie lèvre respire forge mémorable desdites bourgeons cordons adoration geoffroy familière protégée
  feuillet fl xie mélancolique tact obéissant représentative danser ain homo excéder verve pensais invasions
  irrégularité joueurs xiie épars angola basilique hérault pion impunément invisibles oued existante sujette narbonne
  mousse intenses ultérieur brutes xxv recevable angoisses abonnés abolir monopoles bourgs médiateur bombe minières
  prononciation suture bancaires augmentations optiques faciès street ressemblait bouleversement transversales iris
  pacification caves isère mobilières vallon acquit affirmait homogènes réglage cellulaires concernées fûmes tchèque
  sociologiques importait impulsions ra cambodge entrailles austère achève qu'ailleurs roulement dm messager
  retentissement impériales tomes spécimens favorisant embarrassé étonner abaisser défendant humiliation contingents
  papauté sida niais réservant vétérinaires barrages ur patronat abondent révélateur confrérie victorieuse flamands
  ingénieuse essayant produira ruban charente opérés minutieuse entremise laps idéologies transcendance souhaitent
  continentale vomissements précéder déportation raisonnablement interrogations forestières vendôme farouche flandres
  additions sociologues menus prairial détruites remontrances menacent historia substitut peints aversion insuffisants
  méritait uranium définissent montmorency exerçait renaître bile hanovre portugaise mauritanie tramways lobes
  indifféremment turgot accomplit indirects seconder judicieux bourreau capillaires généraliser royaliste inaccessible
  vendémiaire baltique datant mulhouse boucle silhouette tierce saines hormis vertige camions ibn recouvrent millimètre
  métaphysiques glucose hélice hermann pria puisqu'elles poches provenir rivalités filière échafaud mettez dérogation
  muette précédant intelligents maigres nues alentours genevois réponds plaisait mouches sourde concertation déroute
  envahir curieusement cercueil nominations drôle absolues intact météorologiques synode dérivent limitant disputer
  toussaint ancêtre insécurité adéquate épines marocaine apogée pétitions pourcentages transparent avide métropolitain
  parution album incendies visiteur récupérer perrin panier résultait affreuse possédé sexuels quittent spiritualité
  intoxication éteindre subtil démographie hymne cafés craignent stérilité satisfaite perdant salubrité agrégation
  autorisations macédoine grange exacts grandir inépuisable convois creuset sacrements masques xxvi lucidité détenteurs
  demandèrent postal distinctement elbe pc préposés vulgarisation parfaits amies otto torts bulgares adjonction
  sociologue promoteurs énoncer socle cohérente tasse caserne significatives variabilité fraudes spontanéité libye
  motrices diamant sagacité illicite tentes constantine réclamant physiquement unanimement singe touristique cuvier
  apparentes xxx inspirations épiscopat récipient sand stipulation banal voyager dépassait mailles admettons beauvais
  dalloz cloison chypre irruption chinoises anecdotes soudure arrivaient touchait escaut marocains apporta nièce
  écailles spirale vains filaments socialisation volet affrontement immobilière éclaircir souterraines anticipation
  drogue supportent écraser martyr vérifie vole t'en mayenne phosphates réfractaires vendeurs suivaient demandera
  mobiliser baies leclerc once déploiement physicien fonctionnel vénitiens séculaire héroïne chèvre glaciers eo
  précurseur julie staël résistants apaiser tempêtes amants partition granulations atteignait rigueurs typologie
  poursuivait vieillissement profitable pionniers neiges oser panama chèvres cirque rectification succéda allusions
  immensité messire dominantes éprouvait impérieux nomment catalogne presser corollaire forteresses réfuter impuissante
  théologiques carence transposition aînée nevers chevelure eus communiqués paradigme lexique psycho locataires légions
  décompose foules convoquer dépouille inondations émise éloquent garda mensonges datent déterminante possesseurs
  baccalauréat démence sollicite anormal blesser fénelon aéronautique ht harmonieux jones invalidité parallélisme lisons
  black phosphorique grossières symétrique majoritaire go jouissant encouragements médiocrité lunette renforts zoologie
  argileux absurdité sono habitait ignorent nourrice régit pénitentiaire triangulaire dt irréductible scolastique
  provocation phénoménologie gagnent souterrains serbe arcades tan génératrice lourdement panique milices atrophie
  journalier exécute ruptures java tarder gêner nuls entraver répliqua hypocrisie résonance dunes juives sirop blum pipe
  postulat mettons semer sexuelles oasis dépenser business inédite buffon battus indéniable vendues trans sidi chênes
  protectrice bacilles valablement abel bougie contraventions sonne incompatibles disciplinaire morel texture bloch
  discrète brisée jugeant confiant stimuler butin réagit calédonie effectue free psychiatrie minutieux ministériels
  panneau pleure absorbe indistinctement scission trahir thorax maréchaux slave rencontrait injustes philippines
  contamination devions insee like couvercle péniblement méridional laines tâcher anus joueur gramme répétitions
  paganisme arche éteinte rationalisme placements agréer terminaison involontaire isaac dérober diarrhée introduisant
  retracer assujettis sentiers mark dépréciation défendit garnisons dresde maxillaire subtile ronds appelaient alphabet
  vésicule compétentes tenta armateurs roumains distraction prendront procédant inattendu poutres enthousiaste
  avantageusement bucarest conservait circule tri cohérent revenue festival infidèles volupté cristallin touchante
  musicales féroce dentaire stagnation indiquait couvertures provoquant bottes repérer singes tr hollandaise précitée
  restructuration commandeur excite étangs durement catastrophes descendit lés simulation syllabes tardif calamités
  découpage scolarité prodigue express projette liber indemnisation gentil gaillard raie terroir fécondation contenta
  concentre fraîches créole cessait assureur surprenante volta coutumier illimitée victorieux mare commandements qu'ici
  gastrique accordait jaurès bouclier exploitées transmises privations toxiques pieuse naissante diamètres livrées mûr
  paysannes condorcet jolies analyste fac tenez postale multipliant renvoient temporairement posa satan alcoolisme
  alluvions héroïques satisfaisants doubler entamer taillis mobiliers pupille rétine réquisitions primo gymnastique
  inciter passagère stanislas catalogues érection correct connétable souscrire chères robin apanage éveiller diplomates
  mail pourtour hégémonie rondes partiels pensaient coque embarquement bizarres poussières lady stationnaire kinshasa
  intellect éclosion gui schmidt miroirs prudente proverbe retrancher solidaires pilotes impériaux détérioration
  débauche stimulation spores abdominale typhoïde parfums couchant mollusques vincennes abd grasses sermons millénaire
  cousine poussait ruche aboutissant saignée silésie concrètement injustices réalisent légation édits typiques
  intervenant rétribution convenances styles imprime anéantissement parité artificiellement vaccin prieuré
  matériellement ouvrent montagnards plaisanterie splendide disgrâce vagin ressembler mesdames ardents méthodologique
  réussissent traître ajoutez trouvez hydrocarbures incompétence assignats muller rubriques valenciennes exempte
  giovanni racheter fédérations talon retomber pardonne michael bobine ligature muets consécutive malice isbn values
  grief convertis ores parages intolérance country satire locomotive latines dénominations obligent floréal consomme
  dirent boules passager virginie défaillance transférer cloisons souhaitait rétrécissement nominale marnes démolition
  félicitations abstention réfutation radiations vannes incontestables priorités consentit pavillons verticalement
  démarcation naïf distraire armateur quotidiennes prive mutuelles pétroliers dirais tournées monstrueux tunisien
  polaire douloureuses appuie démenti effroyable électrodes portèrent prima maturation désirant douanier tique opposants
  empêchement défendait nt chaleurs échelons conservatrice invariablement paient alcools célébrité suppuration plaça
  thermiques conventionnelle diversification plasma syndics vibration taylor maniement imposante débouche mécanicien
  usurpation routier concerné contredire sauvetage hospitaliers lys réfugié longitudinale confesseur revêtus plaider
  inédites brunswick gouvernemental serve farines souterraine ustensiles schneider barques reconnaissons belligérants
  kong émane trouvais pal arméniens acharnement extase drames process décerné survécu commentateurs continuelles voleur
  bergers brigades accusée tirailleurs lymphatiques poules chevalerie policier universelles hervé trempe atmosphériques
  violon voudrez regardez inébranlable tragiques indiscutable fausseté pathétique élude set statu basque regroupe
  treizième dénouement ethnologie créateurs claudel rigoureuses entrave loir grandit lâcheté rumeur xe localement
  instable renfermé argiles consécutifs pèche espérant disputes cheminement insuffisamment inaction hume tournois
  litiges démocraties méchants exploités diversement glaive rappela assume manqua sceptre reproduisent résine orne cohen
  descriptive versa prodiges gène finira énumérer calice hardie criant soudaine affectant aisne conjoints bénin
  archaïque menacer gracieuse aspire combine infections récompenser pervers préalables écuyer distribue cadastre
  obstination tranquilles avaries western rosée quoiqu'elle laisserait privilégiées nourrissent cloud lia aumônier
  axiome rationalisation han panorama libéralité contribua escadron profitent détenteur cruelles ballet mentions scott
  jacqueline ukraine flacon calomnies manifesta échouer darwin naturalisation schisme éclatement excuser amitiés ventôse
  hardiment nappes étrangement sédiments sèvres succombé orthodoxes edward contrastes brille foncières albanie digues
  ayants coûteuse palme objectives antennes supprimant travaillaient préventive licencié humeurs édifier solubles
  jardinier ultérieurs périt hesse avidité crochets diocèses croissent frappa imprévu fasciste arête sapin appuis
  franklin aidant corpuscules vaguement consommations égide répandit croisée fiscaux green irréguliers réfugier
  qualitative impitoyable réveille fâcheuses loue limitent blocage systématiques tertiaires prématurée manquera
  structuration brèves amiable féminins ottomane aveuglement bade normand citerai crème peuplades sublimes harmonisation
  reflets archiviste ascendante belgrade associe manifestes opaque traverses arêtes traumatisme regagner oubliée
  germaniques séville distinguait ignorons marcha électoraux décrète cendre reflètent lacan résistent plutarque
  plaisance perle réfèrent aériens banale inclination nécessitent dictionnaires fournisseur philadelphie oscillation
  prérogative discorde verront délia lebrun journaliers toronto fouille partenariat théâtrale casser amère encourage
  nationalisation prêtes pivot diaphragme contextes manquant pince assigne monographies diane fourier surprises cosmique
  souffrant épouses balkans sentais loups rends onzième accordent nonce navigables ong tourmente imprimeurs saillant
  singulières analytiques imposait baroque subalternes irrégulières dictée tenants discret préservation sommaires
  vulgaires sécher caucase excursions athéisme perpendiculaires ns aille manier péripéties palmiers trahit sénégalais
  utilisateur renfort utrecht rectangulaire escaliers clivage renseigner curie imperfections good initiés messidor
  suspecte versants boileau plausible continues reliant humblement mysticisme collet franz imperfection emportent mat
  bond affranchis irrégulier casablanca louable hypothétique nn convexe cria sollicitations cotes barthélemy tarn
  tripoli marées selles décors aune heurter serrer proteste briller inerte hypothécaire hébreux veaux indigents tambours
  généalogie soutiens incompréhensible évoquant stimulant artifices effervescence viser paraîtrait survivants cavernes
  calcule peinte priant accusent épithélium rabelais patiente siéger soirées masquer silencieuse conditionnement traîner
  rectifier lies additionnel cupidité sommation angulaire idole briand luis montrèrent lès suppléant edgar excuses
  prélude impuissant fournissait mendiants arrêta vésicules laborieuses attribuent accidentelle limon visait
  pensionnaires innocents plonger atteignit lettrés coloris législatifs engels merveilleusement meurtrier consultative
  caverne confia sceptique tissage exécutoire correspondait encadré filons sociabilité unanimes modalité paradoxal
  acidité exploite insuccès romantiques spatial crochet narrative dimanches hépatique lança olive demandai chapeaux
  ventricule marginale labyrinthe motte anormale lords limpide inflammatoire poulet superbes traîtres parlerai adhérence
  job déluge welche analysés perceptible bienfaisante diamants renvoyée épiderme machiavel régies verso acquitté émigré
  franchit coupées emblème sanglantes latente expédient politiciens profusion otan signifiait pyramides congestion
  exclue parade conformation serviront télégraphes anche larve pressent perpétuellement laissèrent compromise inégales
  remarquablement remplissage aînés bienheureux pneumonie prénoms tin molles fragiles positivisme observons
  électroniques harvard assassin chaises timidité croûte mangent félicite sphérique désespéré aumône estampes stuttgart
  inventaires ténacité lassitude incite indéterminée tangente pique prolongements cuisses vaux grossièrement limousin
  denier juridiquement gay courtoisie investis substituant ralliement studio bovins délinquants précisant épouvantable
  combinés indifférents refoulement maints linéaires clemenceau administré singuliers dignement dol diverse
  protagonistes live indéfini précepte fantômes confluent rampe égoïste erronée plant républicaines mendicité
  contractuelle soupir pourvue démocratisation mouche opposent iodure passionnée métis palestiniens sanguins ante
  fonctionnant cherbourg gambetta entendant préconise chi lents sociétaires renaud mu infirmités influent spécialités
  chauffer glacier panthéon ds bouillante humaniste surcharge optimum gravier maquis enfermer déterminants rectum halte
  lumineuses continuèrent veto brazzaville progresse presqu'île insistant bouleversements flexibilité romane calorique
  intestinale mêlées suspens vasculaires subdivision jetait vider small vaud haies compétitivité monotone comtés
  indéfinie drogues fédérales bonhomme sépultures attribuait comprenons secousse différentiel acétate façades yonne
  hétérogènes animer planteurs outrage employait ingratitude malines bruyère caustique contentent buisson légat
  normalisation relâchement réformateurs libéralisation odieuse rédemption meeting pompidou agronomique soviets
  impliquant ennuis autun serfs déportés croisées emballage ontario manchester lièvre unissent lentille salines
  intensive brutalité éléphant dragon convoqué hétérogénéité torrents crimée projectiles énonce expédier métropolitaine
  réunissait bureaucratie parchemin songea tigre paramètre microscopique ironique ghana respectant grottes vidal
  inspirées survivant cartons ya stipule interroge composaient poterie envahit lard verbales compartiments marthe amorce
  plaçait consacrent répandent forfait métrique soulignent lafayette géographes vaincue salue cousins sillons mrs
  ébranler communiquent servie durkheim émigrants exagérer qualifications départs intègre incessante louange méditer
  payait empoisonnement venezuela débits extraordinairement couru excessives référant levés torsion abandonna oubliés
  compatriote pêches pécuniaires gigantesques pléiade résigner purification populace plongée consigne ambroise
  endettement remplissant enregistre préjudiciable cheikh produise aqueuse induire bagdad lucas déductions cuirs
  indigence asiles servis exilé acta paradoxale spectres méridionales prétextes commandent écologique enduit féodaux
  cadeaux relativité hypertrophie tourbe littératures orifices soirs répondis rapprochements vignoble confidence plaise
  toxique ouïe fronts wurtemberg cessera infailliblement huguenots lisses continueront immersion enveloppes mozart
  entrèrent fournira marxistes stupeur locuteur peintes renoncement prééminence marginal mandement signifient cachent
  demeurée copier immobilier paisiblement patriotiques crépuscule immobiles filature érudits fax morphologique battant
  auxerre aride bosnie amples avertis aéroport mariées atroce renverse volcan fiancée morbides amphithéâtre
  cinématographique halles cochinchine circulent xxvii supposait falaise légitimation investisseurs plénière adoucir
  séjours fourrage rumeurs célibataires connaisse vignobles départementaux ganglion morne gestation révoltes fruitiers
  cartouches souscrit bride tropicale patte philologie minimes cruels immortel pencher roosevelt remplissait identités
  angélique organisateurs utérine fissures confidences artérielle herbert inondation approximative bourgmestre ln
  licences pâturage tt ramifications relance irrégularités particule lucide bannière gueule formèrent anthropologique
  frise filiales mesurant poignard manipulations clous pantalon livra cérébral résumés ajournement malentendu désarroi
  négoce déborde conti vêtus islande chambéry posture ouvrait conjugale franchises détachements divins crânes timbres
  sidérurgie sonner continuaient obsession violette extérieurement recrues trembler basant acclamations diplômés
  qu'auparavant hong dégagent successive brusques soupape bleues différentielle coffre cadence légaux biographique
  doléances rattachement objectivement vestibule insulte plaira féminines impérieuse urée pilier gagna principautés
  valets défis figurait katanga roumaine menant éducative évalue churchill opiniâtre accompagnant traitait maçon
  recruter facto terminal meunier orsay assignation pulpe inconcevable dune surnom inéluctable rêverie recommence
  redistribution érudit cosmos console livrant chantant rem horribles privatisation flamande plaignent vertèbres
  inhérente sinistres delacroix symphonie aveux guérit ignorants inconsciente connaissais survenir bovine redevable
  folklore tonneau blancheur mussolini regardaient délivre nemours aimables castes redresser khan aimons grilles
  chauffeur comète intolérable superposition pourriez incompatibilité mobilière initié provoqua psychologue baromètre
  dividendes paulo signalent consistoire thomson îlots obligeant phonétique inhibition nazis décorations tuberculeuse
  concessionnaires épouvante productifs émile instantanément palier germination séquestre avarice cimetières académiques
  héritages cachait généreuses profita mentalités mondiaux exécutions blondel nulles baguette traîne géants adopta
  vitales transporteur odeurs stanley inséparables renom lanterne afflux perpendiculairement dépourvues hystérie carlo
  apprécie sûres perses désirée dévaluation constitutif produirait otages conquérants wellington flottes télégraphique
  mentaux aiguillon mécontents confédérés descendait tokyo bourreaux bougies hybrides solo afghanistan hassan
  métamorphoses urgente algues dominait exploitée matérialiste blanchâtre profanes formels rouleau démarrage çà pièges
  familiarité concentrés boit casque tourbillon puise franck hérité sacre spencer seigneuries pesait solaires cheminées
  laïcs rencontrons taxation aliéner tocqueville mondiales husserl rires sulfureux enchères dictateur cultural tenace
  tombées contestable preneur quotidiennement ressemblances relire lisent retrouvait passeport noyer indiennes casimir
  malraux fascination décourager indignes babylone cabane survivance friedrich rivale parure cuvette voyelles défectueux
  joua fischer volcaniques pistolet ernst estimant chapiteaux marketing désignait lasse battue excitations métabolisme
  rituels libanais brique brûlés harpe prédicateur polaires lima ornementation rançon armoiries stress intendance liant
  janeiro hésite rohan consister sculpteurs chariots gélatine bayle majoration relevait haie messie incubation
  hétérogène volcans retrouvera nettoyer avertit majors tuiles stupide tua québécoise écartement élastiques volets
  élevant exilés outrance bibliogr rubens antagonistes alcooliques obliques partait justificatives salvador souhaitons
  psychanalytique manifestait loyal pores castro viscères quaternaire limitations fichiers métaphores agitations factice
  rubans décharger abbés tien scrupuleusement fixité appoint celtique évoquent dignités succomber rémunérations flambeau
  laboureur rouler dualisme cognitive flûte illimité consultés affluents accidentelles réjouir empêchait horizontalement
  tanger comédies casa verge pakistan malheureuses montauban adjudant lee décidèrent prémisses permise intestins
  exprimait alternatif innocente retombe grasset calvados montrera idoles sarre appointements scandinaves châtelet
  immortelle tic attirent dialecte polémiques affectif mallarmé porterait cécile tolérer mépriser girondins aliéné
  rideaux infâme chèques étymologie captifs ardennes rectangle baume cil boite solitaires affluent handicap natif
  grossir psychologues appuyant empirisme coupole flatte colmar williams dilemme cliquez néfaste dialectes monaco
  séparait reg déboucher giscard verticaux klein itinéraires révoltés levure févr colonialisme tristan millet
  compatibles émeutes recule folies tunisienne bell oubliant ongles inadmissible hi densités opérées inclure football
  abdication dupe impliquent greffes médian inégal penche perpignan pittoresques détruisent poursuivies répétons
  ablation armer scolarisation contents ignace cuire dépouilles hérodote temporelles pécuniaire bailleur vinaigre
  pratiquant invoquée russell chevet saute codification suivront dorée phare alembert instaurer enceintes
  correctionnelle pluralisme métro libère remuer idéaux infinies déroulent délinquance demeurera assurées ponction
  quatorzième anémie terra médication contrefaçon soulignant épique manutention passivité amicale veineux folles coulée
  conrad diront exportateurs catégorique protégées siam détection déviations fécondes inflexible romanciers pulmonaires
  avides malebranche ellipse teste aigus kenya ardemment constituerait encor bouillie souverainement superstitions
  embryonnaire comptaient teneurs revendique discrètement outrages minutieusement vassal absurdes jouissaient vertébrés
  servirait règnes gel sujettes épine émail camion conjurer cheptel gouvernent kyste frayeur désespérée qu'autrefois
  dissimule rimbaud prétendaient kystes quittance néron oisiveté scellés garantis acre contentement forest larynx
  pieuses lombardie postaux richement précipitations automatiques éprouva éclairs terminale topographique agnès
  donataire méditerranéenne exporter donnerai articulaire huissiers causent tabacs féroces définitives infime paisibles
  injustement serpents organisateur écossais xxviii verset héritière manches murmures infortune hospitalisation
  éducateurs éloigne caricature péritoine hippolyte xxix vidéo mantoue disposons pirates meaux hellénique arrondis
  traversa résider réconcilier laon lyonnaise constatent saussure croisades consciencieux funéraires fixa carie
  représentatives procuration expérimentaux promptitude influer grenouille énormément dérivées âpre brume favoris
  démêler marshall nocturnes inquiéter couture latino stanford réformation mao baudouin télégraphe angoulême attentifs
  arrestations expliquant scie couteaux commençons légataire reptiles œdème ordonnant traduisant juriste réticences
  tester courtois marius blâmer généreusement abeille différencier variole eucharistie dalle règlent cônes essaye
  compiègne encombrement palmier quinine menait finales mens neveux chimère arrondi amirauté clovis dalles fédéralisme
  jourdain ascendants roussillon retirent concurrent essayons sue pharmaciens acoustique berkeley lâches hobbes
  suggèrent proscrit consentis pessimisme détachent terroristes subdivisions considéraient dépendra antenne affichage
  investiture beethoven crurent rectiligne rom henriette attribuant illustrent additionnels inculpé remarqua votants
  dérision plaidoyer emporta compositeurs chats muqueuses surgissent corrigé boucles formulaire lex funéraire insensé
  casernes théophile rosa indre appendices longitudinales créativité parenthèses décomposer dépendante apprenti
  astronomiques préventions collaborer fortiori chameaux redire afficher effusion parenchyme terminait témérité statuant
  classifications dam lorsqu'en reconnaîtra inviolable respectueuse arrérages conserves musulmanes arrache saturne
  robustes orales santiago confortable droiture éveillé obliquement livrait précurseurs ombrage déchargement persistent
  citadins composa moules honteuse couloirs flottante englobe trouverons structurale calmes prépondérant dominants
  ligament battements chagrins institutionnels cohabitation corrosion lambeau occupants touraine rejetant dédicace
  détermina affranchi insuffisances agneau tordre tailleur fronde prophétie insolite momentanée gouffre offrandes
  diversion noirâtre stratification répartissent spéculative ontologie durées athéniens surnaturelle tragédies timides
  donnerons détourne demeurés albin augmentait harmonieuse optimiste ravin reprochait brefs poteaux effacement passerait
  voulions eric ag interdisant intendants coulé vilaine représentatifs agressivité rougeâtre fouché dérisoire
  morcellement soviet offrande langages bienveillante stries retrace fanatiques pressentir dahomey inutilité austérité
  crêtes justinien poulie présentèrent mandataires passants procurent matthieu altérité surprend succursales partageait
  colette plaignait oliviers poteries vicaires carnets déplorer dordogne recouvrir saillies champignon canot legrand
  routiers arménie incidences sen entrepôts téléphonique tôles estaing oe notoire concave épiscopale accroît inhérentes
  jurisconsulte syllabe audiences offense arriverait rendront antimoine lagrange rattachant refusèrent coteaux retardé
  accusait bach désinfection pat resserrer comparaître devanciers dignitaires patois pignon tristement commerces
  portique infortuné embryons paritaire historiographie requérir avantageuses juxtaposition westphalie harmonique messes
  caravane épuiser définissant déférence alençon consacra prévaut révoquer uruguay présidentiel imputable jusqu'où
  spontanées réactif albanais citant bouchon anticorps effrayante mécontent ambiguë abrogation abnégation mande
  prud'hommes tune vanter chloroforme eve schiste fonctionnels disparus préposé capillaire renonçant détournement
  définitifs vocable chauve conjonctif gibraltar carreaux bornerons envoient triangles cylindriques rhumatisme rivales
  amputation potentielle ulysse connexions aimez analysant aïeux prophylaxie prospection lentilles froidement poisons
  légitimer infirmières apaisement interdépendance exotiques infidèle céda déserte promoteur excédents institutionnelles
  expérimentalement soustrait récepteurs limitrophes inégalement aquin paresseux impartial antre cobaye emportant isthme
  compartiment rime galop burkina protestantes conjecture bd indonésie secouer ancrage entourant quoiqu'ils substantif
  bourgeoises pêcheur navigateurs tentations employa pronom miller entraînait contracte fabrications th reflux aude
  épanchement sortira tombèrent prédit documentaires tiède ériger obligées abbayes remarquez rêveries répondirent
  étincelles failles mollesse tributaire amédée rouages insigne adressait magiques fraternelle occupa déclenchement
  guerrière fréquenter payent répétait posteriori gorges triomphes finistère clin sedan homicide apostolat parlera
  rations yougoslave épilepsie bonjour substrat probables tournait entraînerait hernie minimale fédéraux préhistoire
  frappait pourvues ixe adjectifs équivoques vante francophonie arnold astronome antisémitisme scientifiquement
  dissensions exégèse écologie garnis génois indéterminé collectivement aident sentis technicien réalisant précoces
  acquéreurs compréhensible chantent blonde invoquant ef spécimen lai piquant gangrène songes pontificale lloyd
  spatiales maudit commente louage météorologie concentriques infirmité bagage corporel mâchoires identitaire suivons
  coiffure lamelles caresses avenant envoyant cartilage plaisant pains irradiation compliments recensements idéaliste
  hussards sanglant parabole web bouddhisme incomplètes discontinuité apocalypse comparatif hémorragie diffuser agrandir
  vitres cumul paysannerie astronomes db rudimentaire inventeurs servile recherchent présidente manquerait ordinateurs
  aristocrates visibilité idiome frégates pauline désolation bouillir défait irréprochable rustique monique réformateur
  attendons bornent filières planning gaine papillon ratifications expéditeur irrégulièrement francesco tiroir fuyant
  tite flottant lise photographiques germanie docile désastreuse bienveillant rodolphe combinant affranchir
  conventionnels détours génocide prêtait pharmaceutiques présenterait insignifiante stagiaires désastreux résiliation
  meurthe montées helvétique impunité répétant inexplicable grossissement doubs courageuse essayait convives soulignons
  invraisemblable saxon allégorie froideur chimérique adieux ramasser synthèses synonymes hallucinations morphologiques
  fictions uniques fromages civiques incitation suédoise pallier textuellement baptisé cos balcon pâture déchu
  envahissement river structurel wallon injonction travées explorations graveur bretonne développa quoiqu'on tunisiens
  sorcellerie rfa dénombrement vaisselle satisfactions charleroi pécheurs épis souples courriers enterrement usant
  abattus déficits jeûne boulets munster prononcent complémentarité reproductions paroissiale ralentir transformées
  patiemment cutanées rigides empêchant crédibilité montmartre ipso arène honore moraliste jetées exquis hic weimar
  divertissement étendard allégresse abstraits patrice cn confirma écoutez électorat risquait syntaxique coopératif
  respectables chanteurs payable écu xxxi vertébrale reddition prophétique nommées sanctionner menaçante homologues
  choisissant mt prototype sentons imprudent miens ptolémée charitable hardis petitesse rétrograde fossile effrayant
  muse clore prolétaires miniature écologiques palette refusaient paraguay pause douglas connexes œsophage macro
  ressemblant rationnelles gouvernance découlant juliette racontait xl pansement lm préparant caméra iconographie
  attaquent fantasme fusées opératoires abandonnent agen excède rase engagea graisses martial relate lances cicatrice
  cadix éternels princesses robinson lentes remplacent naval publiait poutre aisés retrouva obligea défier pluviôse
  confronter nuque néolithique continus téléphoniques brosse china arcade électrode bilans trompette demoiselles adhère
  aorte perfide ethnographie opprimés transformant fmi vitaux verdâtre pertinente chenilles impérialiste prorogation
  seins souscriptions consultant entraîna lisière inquiétante mémorial volée globales réactifs judicieusement design
  attestation stimulus complétant mêlant saillants remaniement cosaques rouleaux médiéval choisissent direz obéissent
  bénéficiant déterminera anima dévoiler rénale fibreux familières avare dérivée écluse empêcha chaires corrélations let
  propage schiller fentes avenues nervures prologue hebdomadaires unilatérale veste agréablement ambigu inspirait lande
  hamilton prospective transgression réalisable conduira palatin échappement sortaient dressent cabaret émanation
  comptoirs conductibilité cal prononçant dîme thoracique coopérer jalouse domino traites perche résultera tablier
  remarquait hybride lira sportive divisant interface quittait préhistorique écume marbres fictif punit marion comédien
  burundi explosions bourget retentit antiquaires siégeant bibliques propension chocolat hameaux importer mario
  croissantes carême favorite renvoyés prévalu communiquant censée quantum ruches païenne manioc païen prodige facettes
  écurie rappelez méconnaissance prélever oxydes lamentable renier persistante fracas scrupuleux bobines disparités
  inquiétant chou tampon intervenants dessinent intensification conduirait assura durera écluses hector décisifs
  fantaisies scories chroniqueur dîmes centrifuge pise osseuses immunités monotonie anatole géographe entendez
  interminables professe équilibres sot urinaire contrôleurs mulets soupçonne originairement journalisme convalescence
  agite flexible progressiste incrédulité grisâtre abris pare turbine cromwell répulsion intrépide oracle symposium
  fléchir blesse transversal coupures ibrahim télégraphiques mie fresque cluny banqueroute ingérence cime cale alcalins
  hypothécaires générateurs distinguant observa pollen réactionnaire placenta laïcité exactions mol promène media
  justifiant libéralités perce rochefoucauld rapportait infirmière fourmis tonalité leyde figuraient dilution israélite
  méchanceté bolivie emplacements rebord viticulture égaré picasso concierge approfondissement nf gelées comprenez
  différencie optimale fumer tell lucie braver rotterdam indicatif voyelle pâles hectolitre massives indigo syndicaux
  laboureurs infirmes circonspection légendaire grises exhaustive vitraux kilo joachim passim péage arbustes
  acquittement cherté trèfle dépositaires hasards évidents imminente primat armoire baryte vérone consolations exquise
  mathématicien tonique houiller corporelles chenal conquise estimons symétriques occulte ferais haches explicites
  gratuité décisives cérémonial magnésium associant cortès subside entouraient salive condamnées dividende synthétiques
  protocoles appellations arides valut cellulose disposaient clandestine porteront passy évoluent bordée habitaient
  inonde détestable vecteurs passablement mériterait coupant tempo vitamine intégralité sonder dérouler édouard tchèques
  circonscrit réalistes éminence complots gascogne voulus vacance larousse restaurants fresques bienvenue pétales
  insensibles berthelot sportif intérim voulût testicule douaniers rougir louisiane déchirer joséphine contractant
  ingrat yaoundé alarmes impie formera névrose déplore abréger remettant vergers élans phalange enleva jersey sottise
  wilhelm minoritaires adoptent adriatique astronomique coniques navigable faste cérébrales potable récipients défaites
  commencera déclarèrent divergentes mutualité fémur pme barricades désertion dieppe incessant ft cathédrales existences
  carnaval parvenues trust poussin assistés ivre assureurs inclusion reparaître grappes adverse disions énergétiques
  nelson réquisitoire alice étiologie régnant étendant justices posthume atténuation sentaient épître fumées aggraver
  organisant collecteur imparfaitement dépressions immobiliers mercenaires sénèque typhus douanières faillit inspirent
  élue dufour retournant soulèvent augmenta coûtent dessiccation houillères trajectoires débarquer boulet prions
  répondra cochon canalisation accompagnait pendu amalgame barreaux força latitudes nuremberg idolâtrie goudron excepte
  gendarme réglant serra médiocrement extermination privilégier releva festin transcrire algèbre faussement orgueilleux
  participations articulaires frisson éducateur salutaires perron consisterait invocation princeton prolongent étatiques
  suffise chairs apparitions gars corrompu minerve dires sorciers jets bascule retraités ambiant imputer vo borna koch
  faust sentimentale urne progressistes glissant superficiels confréries lombaire motiver suspicion tortures paume
  quotient guet greniers déceptions nudité sympathiques padoue réglementations pigeons trottoir ulcère amicales compact
  décharges mauriac prestigieux aucunes prudemment graduelle monarchies notations demanderesse écoutant ivan bâtons
  surent tropicales hoffmann antonin foix obligeance divan destructions internat tremble attaches lueurs résument
  embarcations reines distractions disponibilités paradoxes insulaires circulant accusateur fonctionnelles allions
  insolence tananarive analysée explosifs philosophies excommunication opuscule esquisser vera périlleuse confesser
  universels problématiques censés sortirent cèdent latéralement stein sémantiques sauront méfaits lyrisme bourdon ray
  gants tubercule coïncident mozambique décerner pontifical ferroviaire anarchistes insouciance verger intestinal
  complique convoqués sénéchal insignifiant syphilitique expliquait normande éluder mouillage décidait low dea
  mécaniciens concurremment déplorables oculaires opus cv sème regrouper sportives illégale surveillant verdict
  équatoriale apparents haricots vexations révéla corrompre délicieuse longitudinal répètent mystérieuses handicapés
  répartit transitoires payements parfaites supplices chrome atomiques chantait volailles séchage construisent native
  seras bastion révérend modérer turques vs poêle marseillais enchantement lorrain humbert transmissions activation
  caravanes flagrant descendante choux miguel prédicateurs eur mirage laos repartir campement séjourner modem
  épistémologique négligeables examinerons douée aléas admirateurs traversées bouquets mena neutraliser animateur
  plaisent rhodes tombaient liverpool sarthe laplace architectural allumer candidatures léo fléaux bulbe souleva
  réclamaient monastique avertissements denses vauban engouement satisfaisantes désorganisation négligeant dédoublement
  agissements consignes éruptions hymnes adorer masculins coupent surréalisme prismes passible germaine chapelain
  cauchemar té précipitent imputation chargent écueils tronçon mentir disproportion laiton infliger insistent turbines
  colloques infamie restrictive appréciables pelletier étudient nova aïeul perfidie étable marquait résidences
  constitutive remontée cultivent gîte lombard plaisanteries entrera infirmiers colore antioche méthodiquement pécheur
  barthélémy noie intensités incessantes défaillances archevêché tailler ulcères émissaires adaptations martel
  substantiel fureurs aumônes laitière charitables ode utilisable pâtes culminant dériver descriptif défectueuse
  débattre déposant plain radicales réservait malédiction curiosités bruns compléments étalons venin april cornet
  crustacés envi étonne fébrile pétrolière sourcils minuscule académicien jumeaux bouger signa laid valentin lauriers
  préférait castration perméabilité lunaire factieux réunirent carrées brièveté énumère charnière cotte mèche
  disciplinaires pellicule épithète mémorandum reporte funèbres psychiatrique défection décroissance byzance frontal
  arbitrale renfermés leviers servirent poignet surpasse enseignes ares entourer impérialistes raconta suscitent
  cigarettes kennedy acheva diabète ségrégation jetons corsaires gratuites répercussion vaudois jouaient précepteur
  tentant ébranlement merveilleuses encens appareillage éparses autobiographie émir sole endormi prolongeant
  deuxièmement amenant conjugal jugez répugne chimères distinctif light iniquité nage dévoile cascade fontenay
  irréversible psaumes marcs recueillement connaîtra réclusion interrogés précarité musset fougères septentrional
  dominicains dublin parisiennes résidait écuries cassure valais nivellement cobalt pulsions sente prédire candeur
  pépinière tailleurs hospitalière créait reprenons acceptait justifications traversait multinationales corvées mouchoir
  mortiers passionnés inquiets suppositions observait rapporteurs effrayer compensations rougeur carcassonne ôte duo
  équivalentes schématique interdites impiété négativement archéologues gaspard standards bûcher modestement emprunteur
  inviolabilité appétits cherchera saumur prêche vacante justin invitant hardy colombe éclaircissements régulariser
  axiomes crète achètent renvoyant tapisserie hâta pulsion capucins boulangers épiscopal rebours revêtue théoricien
  instantanée papillons tchécoslovaque séduisante fonderie scandales lat attaqua corvée éclipse brûlante marseillaise
  médullaire pais mathilde croira ordures aimés territoriaux interminable exonération effigie philip tendon formidables
  imaginations partageant doutait reconquérir disparates sobriété peuplements annuités racontent agencement répit
  sangsues salé jaillir insolubles dessinateur transitions refonte replacer utilisables audacieuse adn écrasement gastro
  zélé fox autorisent dépositions percussion hérétique vile pater publicistes gagnait renvoyons mécaniquement quintal
  obstinément opèrent justiciables longe formalisme ménagères cordeliers précipités reconnaissances structurelle
  télégrammes orner moissons fumure jack morgan regardons narines florentin vitro herméneutique forage rééducation
  attira projectile leibnitz show trompent prédiction inconsciemment intermittente superficies athée devrions immoralité
  trieste filtres émanent davis nivôse administrée opulence involontairement sévit einstein expulser délinquant dessert
  calvaire suspend tireur impuissants coagulation boniface ciseaux gouvernementaux institue prononçait conceptuel
  perdirent jouet pertinent conjurés manifestant nids congolaise célibataire ethnie demeuraient restreintes certitudes
  emmener pêcher marianne paroissiens grotesque organisent malgaches incultes tremblements courageusement tributaires
  bouleverser croisent finissant sacrifie châtillon nicaragua révélait contemple vagabonds écrira perforation saillantes
  huîtres fées rda ranimer juvénile potentialités nourrisson atroces island acres testaments virulence prochains
  japonaises mous diagrammes soussigné omettre instruite avoués incarne inégaux morbihan raisonne touches conjointe
  prédicat fondait cherchez régularisation dorsal directrices analysées capsules monumentale contrepoids infaillibilité
  élucider quantitatif espionnage charbonnages publiant incolore excitant ris scrupuleuse seriez sapins refroidir hudson
  granules baleine stéphane morue solennelles persistant sorcier majestueux absolutisme télégraphie cracovie israéliens
  apprenons subtilité sauva géologues chéri commenter proverbes cuit engin pilotage taureaux interpellation baronne
  émouvoir fréquentent campo militante moore mica triage diego lawrence couronner convaincue tendons produisaient
  méthodologiques consciemment répéta vérifications iliaque acharnée résulta géomètre inflammatoires texas constata
  harmoniques auréole encyclopédique anselme invoqués passeports vérole bengale allumé tourments graver tendrement
  bordent prioritaire totalitaire égout compas abominable bouc marchaient encéphale ingestion enseignent alléger
  correctionnel jaillit adéquation crédulité greffiers fontes chargeant rap planétaire triomphant clavier rancune
  arrêtons résorption cinétique devrais niche enregistrements boris coïncider symbolise guyenne ottomans gray corporels
  viol fugitifs payables canard credo déclencher agissait toiture crosse bus abstractions short brisées serein chasses
  ramènent dissidents efficience tablettes gazon décroît terriblement logiciel attendus pamphlet rentrait écouler
  décolonisation australe convergent moldavie sparte gent center vivace peloton florissante accidentellement aisées
  matelas maladresse agraires filtration chromosomes littérale humus impropre météorologique actionnaire valant mecque
  écoutait invita colonels réprobation soucier quinquina meurtres épinière carrosse licite dell défenderesse pulsations
  dépeint vaucluse immuables laitiers anthologie talons syndicalistes répondaient syllogisme aventuriers déranger loyale
  partialité poirier rejettent retirant replier tortue présidait scandaleux tropiques tartares nécessitant
  microscopiques écartant reproduisant maurras autobus mouvant cessèrent souscripteurs lâcher arachide oscille
  déserteurs ministérielles incertaines rassemblent monarques retournement éthiques conjonctive transylvanie buissons
  retirèrent lavoisier filer contagieuse donnât liquider cinquièmes caraïbes succursale sylvie projeter prépara gneiss
  génératrices temporels présomptions cocher bourrelet ventrale autrichiennes courtiers sclérose fauve tendaient toul
  arrêtent jurer donneraient jolis asservissement bureaucratique conditionne inaccessibles loupe hindous spire
  journalières institutrices dalla cancers belfort musiques lyre horlogerie franges sédentaires brésilien obligeait
  sécrétions fantasmes impraticable martine publicitaire pontifes tapisseries conspirateurs pertinentes suppléants
  cartographie cils cimes mir celtes instructif dixièmes viscosité songeant boussole bourdieu subis biographies
  mécanisation référé cabine freins caresse égouts escale chanteur ferments constatait frictions parrain embrassant
  tuteurs exemptions métallurgiques somptueux nunc oscar prescrits foncièrement démolir gordon gagnant fanatique
  bavarois déclinaison incursions asphyxie lange entonnoir trêves gaspillage embranchement quatuor fascicules bassesse
  rentable mondaine vestige risquerait animateurs paniers reports enthousiastes sauvés préhistoriques monstrueuse
  physiologistes ingénieuses loco naturalisme raciale alimente quantitatives périlleux prétends impuretés balancer
  poulies minéralogie viole célibat applaudir brigadier linné reliure fistule penchants muses pénétra archevêques
  charmantes imposable convertit écolier abattement palestinien chantre mensuelles discutable commonwealth heurtent
  chapiteau latent affrontements déposent allah survit lignage combattue pénétrante sauvée condillac manoir indemniser
  viagère praticable byzantine bienfaiteur distrait déchiffrer brûlée rapporta élèvent basile conscription partages
  approchant conventionnelles liturgique islamisme fermant détruisant brandebourg hausses serments omar océans prêtant
  exerça aquatiques souveraines puberté pressait villas cabanes réglementer rétrospective confirmant strabon cook
  bouddha cujus levait partirent remplaça cartel jouée moléculaires comprimés vedette écueil ricardo limbourg opposait
  oie chancre logos redoutait franches qualifiées comprendrait luzerne désobéissance laure convoquée minoritaire dérobe
  stature lucrèce fantastiques régente océanie havane hippocrate spectaculaires hussein tendit avoirs intégrant essaient
  charrette dépendants temporalité silicium roseaux individualiste inhérent aspirer adhérences plexus œdipe causait
  rectangulaires moralistes chaleureux contingence insignes mesurent presbytère frange castel dauphine libérateur
  partageaient processions signalait coquillages tribunes volcanique refait improbable vicinaux demanderait tympan marco
  incohérence présuppose pigment sambre susceptibilité mât bouge irrévocable récession dissimulation inexacte éclore
  régissant conditionnelle nomade naïvement fîmes byron sédimentation dislocation réintégration maintenance explorateur
  seing distinctifs retardée reproduisons fantassins préavis apophyse bornant pressante guatemala environnantes saxonne
  accidentel led fabuleux prématuré consomment destitution périodicité carnage cérébraux cantiques alexander fameuses
  sillage remous pérennité songez ampoule aima cod coffres tronçons antithèse avaler obsèques sportifs xxxii
  symptomatique consignations montres avarie décade ypres gloires férocité persan ronsard berbères boulevards parcourue
  nodules souvenez aménager aqueduc emportait alcaline cadran cartier cuves accumuler eues repasser tardives retournent
  réticence flagrante rédige neuilly validation manuscrite réédition pétrolier entraient autochtone ameublement
  occurrences précisent cross usufruitier persister présentations poivre tardèrent provençal ruses succédant gravitation
  spécificités michèle organisa sonnet reichstag incertains ratifier bornerai bilatérale encyclique réactionnaires
  putréfaction cueillette fillette géorgie qualitatif antres théâtral prospérer attachent concerter sélective chérie
  zélés traita blessée étranglement compliment structurelles exposait révélant réagissent imprévue terne mathématiciens
  immobilières tl consommés créoles subtiles waterloo pavie coûter inexécution tyrol guyot usager typiquement morphine
  brunet curateur ligues soudainement gabrielle séculier triomphante rythmique séculaires enfantine croisements
  prostituées histologique nient raide plut clameurs éclatent produisirent établissait hab phares corniche alcalis
  croatie ralentit insista anal surveille compliquer dentelles précipitamment média bâtis espions assistent ceylan
  assembler réfractaire tâtonnements insultes rêveur noue ardentes lou montreuil touristiques compagnes émanations dorés
  manivelle transcrit subordonner criait lucratif vôtres publiciste oracles fermage tv bol moitiés sanctuaires fascistes
  concernée précités démembrement illumination panthéisme introduisit files menaçaient remboursements vendait fontenelle
  transcendantale entrain rabbin importateurs consacrant visita incontinent strophe loisible architecturale chercherait
  ondulations atouts nommant valide galant pavés meules commencements cures envoyèrent aspirant occupons éléphants
  pressentiment parenthèse loyalement enrayer praxis sereine entrefaites dédommagement élégantes inefficace monumental
  sentimental écrans bouchers tracteurs narratif square meneurs pardessus amusant atmosphères luxation entrons prétendit
  moque permets homologue pourriture montaient connaissement condensateur appellerons invente contentait grévistes
  gentils assomption tyrannique assistait lèvent cp tibia paludisme salariale revêtent cristalline alias confuses
  espèrent énigmatique succombe pairie doctrinale conscrits transcendant techniquement visuelles planes consonnes
  présentons décombres leucocytes prêteur rouille airain expiation assauts dévorer imagerie faso chevaleresque
  assassiner affermir gauches conservera écrasante artériel aviser ec véracité horizontaux pontificat bot impérieusement
  scellé censeur éleva revirement mire faîte forger conceptuelle télé segmentation ford désagrégation inclinations
  rothschild assiégés bornait îlot pastorales inexact errant buccale régir grammaticale piqûre ménagement bush dynasties
  brunes seuils préserve éloquente ambiante murmura séduisant tropicaux furieuse replis médium éclairant sémiotique
  contrarier pigeon coûteuses cocons ralenti reconversion cataracte médiatique raccourci fixait volumineuse sépulcre
  illégal facilitent suprêmes pendre automatisme tropical émetteur cerveaux modulation explorateurs utérin résumant
  institutrice ménagements bromure proscription manufacturiers expressive rendons déroger détracteurs résection devers
  congélation tolède fibreuse intacts appât fortification célérité réjouit philibert collecteurs stationnement sueurs
  bourgeon ave labours malaisé réunissaient sécession elliptique colorante tut forfaitaire béarn sanctionné cantique
  lèpre dirigeante plaignant gouttière neutralisation châtiments éclairent radiographie corrige loterie ostende minier
  abonde malfaiteurs cadets pharynx xxxiv épingle objecter conformant hanche amenait vermeil égarés tuent riposte
  géomètres désarmer conversions attendit excluant métaphorique cueillir arranger excentrique insaisissable ulcération
  adjudicataire infinis travailla étuve records montagneux conjuration influe prospectus connivence jetèrent
  retranchements pompiers défie déplaire enterrer susdit transpiration incompréhension minuscules imbécile rêvait
  embauche désiraient ipse simultané buffet stylistique appréhensions lionel pseudonyme affectueux disputent chlorures
  irréparable positiviste glaciaire passionnément glycérine hygiéniques clark oriente metteur enclin fortuit exposent
  prophéties violations cessions gardera ravir chasteté vénitien hé gers captif retentir frontale dia brin inhérents
  tourbillons heidelberg mensuels cervelet égaler voulues insurmontable évangiles expliqua adhérent substitutions
  perpétuelles tribun assistons renouer valides diffus body utopique saïd icelles néerlandaise observent omnium
  chirurgical durablement occasionner rationnellement glorieuses xxxv byzantin cigarette impatient utilitaire vizir
  expulsé séditieux lettré manœuvrer liasse gouvernante lomé indécis graviers délie gîtes aubin impénétrable
  distributeur isidore figuration griffes cayenne climatique modélisation éclatantes virtuel fernando bandits crétacé
  marginaux déséquilibres bordé essieux égalitaire leadership commanda matins closes retrouverons statuaire bohème junte
  ressentent attaquant ajourner fictive gradins engineering décidant perdra attendez redonner sucs sciemment malentendus
  dominés ressortissant remercions lombards gratuits abbeville bombardements enfers homologation julia thérapie denrée
  ramenant parodie discrédit approchait abriter relient vacant destructeur cachot chameau faisions caporal ambivalence
  sédition appauvrissement actrice attester abusive sédentaire combinent vicieuse ordonnateur survenues toxicité
  michigan canadiennes hypocrite berges cordiale préparaient proportionnelles visuels métallurgique alternatifs croisé
  arte commodes basques formeront électron farce engendrent diurne mexicain bouvier fièrement structural chapelet
  acclimatation modique adéquat constituera égyptiennes freiner plaide moût possédés réussirent arriérés archers panne
  routière baïonnette momentané abbesse sade grandissante jazz piller concluant accentuer armure improvisation décréter
  chaumont beaumarchais concevable hystérique lustre leone pessimiste pressantes diamétralement féodales missiles
  matrimonial exigeaient ententes urgentes surgi cicatrisation gère bague étrangeté génétiques migratoire ordonnait
  embargo trouvâmes harmonies pensionnaire désavantage prévisible champions présume allaitement perdrait urnes
  inclusivement dicta paliers exerçaient parlais pétrolières écosse actualisation nobel arsenaux mexicains échiquier
  combes imagina meurtrière proscrire atout melun bachelier lorient offensé odorat onction protesta recouvrant open
  cintre cutané incomplets vêtue rompus porphyre alsaciens tiques duchés mc normative nm valette repérage ressusciter
  pics cuirasse vida amenèrent distributeurs lancées exposa porteuse destinataires continuels sis financements ozone
  balancier colères museau hébergement annecy cidre massivement savions cicatrices néfastes dissertations déchirure
  troie agressions changeait animent bordelais osa ballons décence miraculeuse log effectives dénote augustins
  testamentaire nazisme vaccine malaisie pénalités informel sabots czar photographe aubier supposez alun urètre fougue
  collégiale éditorial annie logistique caron chemises hébraïque identifie respectif parterre témoignait absolution
  cratère respectent redevables opter amèrement protéine spéculateurs annulaire configurations galvanomètre abordage
  infidélité tricolore fluviale métropolitains bénédictions étudions locomotion illégalité quichotte embarquer mollet
  ressuscité épi immatriculation passes rappelés tectonique généalogique accumulateurs despote sarrasins fructueuse
  croisière sanglots émerge sacrilège polonaises enlevant solubilité centième animosité confident multi radium
  regroupant contribuant proclamations danseurs surintendant biographiques élimine pastoral instamment judicieuse jusqu
  rentiers réfléchis xxxiii lugubre matelot compilation réceptions explicative sceptiques abside concouru étamines
  gardez confèrent paya exclusifs roubaix cibles rapatriement variance xxxvi collation culottes subversion grandissant
  pietro hoche incommode puissiez bleuâtre inouïe enroulement jurassique dévolu mentionnons alinéas onéreuse donateurs
  supplier despotique mentionnent économe berbère servage hêtre faillites accommodement emblèmes refoulé gothiques
  léopoldville tremblant scénarios codex témoigna chœurs pernicieux aimerait abrite infusion virtuelle diesel délimiter
  illégitime calorifique columbia assimile rides déchire allumettes douceurs filon instinctive vladimir mosaïques
  noblement ts remontait entraide infectieuses sachez bosse fée pamphlets appliquent manufacturier crucial frivole
  coupons dissection officieux obstruction épices génitaux eustache pratiquait calcutta arpents clandestin absorbant
  jouets opacité indigné patronale renseigne purifier bled flou augsbourg mandarins clou dogmatisme imite traumatique
  recommandait émerger laideur nui gap ethnies ulcérations intactes rock ampère négligent justifiait composite
  constipation compteur éducatives relâcher assiduité éponge trachée mosquées étudierons araignée confusément
  affaissement nazi vilain agiter stand exigea sas habsbourg défendeurs fissent défrichement imposture rechange
  dissocier rassure similitudes meurtriers cardiaques monod prématurément exécuteur lues lingots absorbent environnent
  influents humanitaires représenta laser subordonnées sensibilisation cari camerounais finirent réfléchissant rivaliser
  baisers tangentes thompson laurence dl ordonnons payaient aveuglément bénédictins inacceptable intrusion orme
  cantonales globaux innombrable isolant infirme bénir convaincante interruptions repoussent réf enracinement réclama
  refrain assista proscrits erronées cochons imitant firmin archéologue apostoliques déplaisir imprévues esquisses
  masséna extensive insurmontables électromotrice traducteurs borde radiodiffusion désirons agresseur vignerons expulsés
  attirait capitation paléontologie building académiciens fissure messageries soixantaine émissaire préoccupent
  exécutant censeurs sahel dissolutions mélodies synagogue miles attachait yen ko encaisse épineux garantissant kw
  enseignait macdonald intempéries mourait bals militairement observance sentinelle fleurir janet abîmes grimm
  chartreuse exigerait instrumentale empruntant internement finissait dérogations piédestal opérationnelle
  commissionnaire échoue échéances publicitaires engagent falaises opposa assassinats dentelle nathan patronales
  déplacent coquetterie clairvoyance fronton mander occasionne laves corail apprendra développait engorgement renonça
  magnifiquement prisonnière johannes singapour bélier coulent repoussant mortelles bienfaisant denise craignez remue
  métropoles carmes ultimatum sergents tendrait apportaient additionnelle hardies excessifs virtuellement subtilités
  essieu graminées discrétionnaire accusant pêcheries sachent tentait minutieuses bismuth mitrailleuses salonique
  ouganda murray prioritaires purulente dévore sylvestre polygamie coalitions bontés exclues brutus condamnant dalmatie
  retz majoritairement migratoires dicter quittèrent affût trésoriers fabriquent cyclique carburant durait fragmentation
  manufacturière prédictions canots archaïques oubliées anormaux intuitions rationaliste blond renvoya côtière
  chambellan trompettes plaisante craignaient confesse béatitude hépatiques recherchant fuis gaîté ovide restreints
  rationnels ingéniosité banni meule alcali situant céline soucie imprévus thématiques aberration entourait affligé
  wittgenstein ajouterons résistante pupilles perfides paralysé jouiront soupirs amères contagieuses enfantin repoussa
  molaires échantillonnage différé grenouilles altitudes aminés versets milton mâts apollinaire bâtard perrault encourir
  épées croiser publient anses encourageant amusement siegfried andes croissants mousses ruhr éviction revolver cynisme
  souhaits autographe dirigeantes amuser alpha postulats activer items novateurs suspectes infante piaget dotations
  puisqu'en précisons cartésienne fourchette douala imminent savamment instigation insistait clandestins vota lias
  ramena monture retranchement éphémères prémunir exalté bailleurs quadruple déposa tracts augure acheta sursaut diacre
  caton fiancé groupant futaie bénéfique opiniâtreté périgord zoologique capter marginales dormait tolstoï intuitive hl
  disperser portons fervent indétermination mouvance décidera rames strates romanes olympe rémy bombay mendiant saisine
  entendaient lépreux danoise déteste fournissaient sanctionnée jung pelle équipée rai crucifix capitalisation anonymat
  transparentes réviser cène cape langueur déclenche prosper collision persans facilitant paralyser vendant contentant
  cassette reprendra fouiller unitaires affiliation préférant inexorable gazeuse cessez citoyenne proportionnalité limbe
  évangéliques baigne sanglants inceste suffisance pesante prêta postales oligarchie ludwig cantonal exagérations lires
  potentiellement hormones tactiques june constitutives escalade lancent recourant incurable verrerie illustrés
  gardaient engageant germer gaulliste cessant news israélienne bamako épistémologie méditerranéens calotte lenteurs
  porche jam estuaire tabou constitua informatiques accède articuler dissipe logiciels lorrains succédèrent brésilienne
  cabotage bannissement steppes pancréas acheminement irrévocablement infirmerie donjon dangereusement environnant
  contrario arrivâmes unissant harangue microbe beaune tirages recèle solidairement rousse strophes viable israélien
  advenir fuites tiraient gradient ga cytoplasme décoratifs facultative accouplement victorieusement béatrice thaïlande
  ennuyeux raccordement concéder canards phénoménologique méridionaux rémission ligneux enclins stérilisation dre
  reboisement doutons exalter fusée lyriques odile exigible fourrures intelligibilité clara consacrait infant condamnent
  agenda flatteur demeurèrent gardons construisit fauves duplessis fibrine corticale nouer destins pt prédomine
  calvinistes roch matrices arbitral notait critérium yang chalon dissolvant valve modérées ferrare alphabétisation
  soldes fiabilité trouvât volaille chenille relevons milanais dépendantes équilibrer haïr muqueux poteau jordanie
  décèle match lymphatique éminente pédicule raffinement signalant comprimer goths sérosité palestinienne désirables
  cheville sévigné présage aristide véhémence regain bene comètes tva perversion envelopper fécule polices transportent
  expéditionnaire lei fastes croates réponde judith destine trouvailles paquebots brèches spoliation usuels pressée
  serveur valoriser coulisse promotions impressionnant algériennes camper flottille impassible récolter sarah quorum
  négociateurs bastide daudet transporteurs assesseurs applaudit export déchet épaisseurs dupes fran conjonctures
  malveillance saisissante suffisaient instructive romano syndiqués vinci bruyante pentecôte plafonds carter
  caractérisation inaltérable clivages entends ajustements bibliothécaires aveyron réduisait méfier ohio bornons béziers
  proclamant squelettes miliciens centièmes induits mômes bruyères raideur biaise infirmier hordes glacis adressant
  spiritualisme agressive soupapes chroniqueurs disparue pistons maille andalousie pleurant accentuation protègent
  obtenons spécifier précipita envahisseurs filament groupent préfectures retombées acceptables audiovisuel chargeait
  loiret douteuses dantzig pétrarque textuelle accompagnaient étals cruautés condescendance houle nommément coûtait
  débordement réciter ambitieuse dément sofia autorisait cognitif septentrionales vertueuse schopenhauer fondatrice
  banlieues suppliant exposants duras opportunités péremptoire propices péages ducats trottoirs comiques lamarck
  apparaîtra avançant prohibitions déjouer travée gaie parfaire fritz chaussure feuillages amers phéniciens résineux
  extenso pénalité vaille rentrées rambouillet livrets interdisait désagréables cordonnier transformateurs illicites
  rossignol palmes livraient alia fluidité charpentiers rendis passibles renée gestionnaires administre bourguignons
  enghien pèlerin imperméable passeront ligure vulgairement stigmates pô rejeta vivra pousses localiser gué adore
  étroitesse égoïstes linguistes perfections satirique discordance pionnier dénominateur exergue fraîchement heinrich
  significativement mages marqua banalité flotter binaire maligne savane soustraction bresse plongeant vaginale paolo
  attique émouvant protoplasma alentour artisanale score hallucination occultes financièrement infortunés chabot
  retenons adroitement internés millénaires économiser contribuèrent phèdre révolté bananes nourrissons garantissent
  apologétique bilingue irréductibles litière terreurs bronches oranges insalubres diagonale environne précaires
  demandais rattraper nuées passagères acharné nathalie plébiscite dénonciations malle étiquettes condamnait barils
  baltimore tramway circulatoire promets impétueux conf lad attraits sphériques légumineuses châtelain répressive
  exotique décliner abattage subjectives occlusion consigner téguments cherchèrent inspira hivers nasales étayer tisser
  pythagore yo estrade luttent usent pépin hospitalières réacteur cura féministes cfdt restons impétuosité came refléter
  monologue déléguer adroit neurones désastreuses condamna coulisses décoratif douloureusement alep amplification gypse
  enfoncer musicaux vitre cachette nanterre docilité antipathie apparat dépérissement antichambre brillamment
  indubitablement défilés désuétude finalités passez boni biographe religieusement trompeuse témoignant vengeances
  stabiliser tibère canonniers privilégie coteau coudre tempéraments immortels conjugaison pinces questionnement
  retirait punitions installe perpétue ka angeles aléatoires éventualités rencontrant mf rappellera arrosage affluence
  verne imaginez longévité siliceux drôme mini souffler courtisan mutilés trimestrielle aspirent contreforts salins
  balances massachusetts simulacre kaiser nasale déni isole oncles rocheux corridor présenteront engrenage granite
  guérisons délibérée constellation guérilla exhortations culotte initier ovaires ross gallois abyssinie chaste
  comparatives anarchiste sentinelles boues aimants diables ethnographique remporter galanterie expérimenter dédaigner
  passifs keynes précitées enchaîné réorganiser sperme fluctuation minimiser psyché télex sensualité rimes gratification
  orbites fondue croie scribe classicisme rencontrèrent pâleur trouvions scipion qualificatif papyrus transversalement
  facultatif gouvernail avancent viticole réacteurs amboise maastricht nomine ambassades fructueux rica apathie
  protectionnisme décompte jansénistes sélectionner excavation patrouilles amortissements brigandage attelage caissons
  exploitent invitait jachère cuisinier rudesse étalage floride lactique syriens polygone métriques aimaient mucus
  bénigne touriste agneaux ménagère égarer vécues symboliquement percées réfection autoroute eugénie grêles tangible
  néerlandaises miniatures fortuite manège terrier coliques partons anarchique cartouche ferma piqûres auge interférence
  bloquer préposition flacons westminster confusions rait bâtit impies emphase arches instantané locuteurs errer
  scandaleuse sylvain tulle ébauches annule comestibles bouillant abusif paraîtront préféra rejets saoudite boulons
  barry inflammations lest hideux utilisations canalisations bayeux plaignit littré surlendemain incitations
  pharmaceutique hôtellerie improviste usurpateur cortex introduisent mathias ânes tourment haïtien libreville polis
  englobant branle conditionnel mater cécité suffiraient priait beaufort analogique humanistes rembrandt piémontais
  apartheid paupière proclamait policière désespérer hémorragies payeur soussignés nymphes coulées almanach révélatrice
  trusts intériorité allégorique émergent rassemblements olives réussites barras croupe défiler distribuent dégageant
  accentue téhéran kl alcalin lucerne bit élabore renvois coma boy croiseurs cobayes capitole typographie rênes
  nourrices plotin gracieusement assurera sensu imposa orphée supportant inverses cs psychose salisbury carreau ghetto
  menuiserie resteraient berge adams absences tracteur suif irrationnel fèves incandescence maure débutant champêtre
  essuyer allégations bio congénitale scélérats excepter jamaïque extériorité bordereau touffes distant mûre brillent
  apothéose fourragères purgatoire aplomb sixte lasser approuvant abordant mousson reportage boulangerie satisfont
  exprima partaient surmonte taxi fatiguer garibaldi sollicitent bêtise conteur autogestion radicalisme jauge décideurs
  nutritive strictes humanités gymnase incline jargon attentions howard idiot amorphe merle théorèmes saillante
  licenciés transformateur diction changera collatéraux anticipations fugitif questionnaires tamis toison dépistage
  laitières slogan continuons manifestants phil pronoms prouvant serrant hein vétérans abstinence appellera crient
  neutrons moulage guillotine successif qu'ensuite litigieux insignifiantes valves cartulaire déclamations versus
  aristocratiques typographique rizières causant littéral oublient cynique subalterne chirurgicales hydrate faïence
  botanistes émouvante explicatif convoque auditif pres anticiper contractuel imperceptible ininterrompue fauteuils
  minimal psychisme tacitement indûment satin candide régna asthme apportera consorts basic désintégration réchauffement
  portez renforcent transverse contribuera persuade restitue tirs ermite ardèche feuilleton récréation embellir
  carbonates usité laitier impliquait détroits star bailliages abuse botaniste orphelin ducal pragmatisme fortifie
  capitulations piqué nain factures normatif thèbes maternelles frayer superflue adhésions dictées ravins initiateur
  vitamines présidentielles péritonite canoniques messagers hémisphères émulsion ruelle guéris apposition djebel
  timidement mexicaine stipuler ineffable séductions varennes fusse charrettes amandes spécification arrogance
  commodément rendraient imitateurs restrictives intégrales foch pépinières indicible jument dissemblables azotique mémo
  creusement écharpe diffraction éveille impitoyablement unicité séculiers posons inachevé bacchus différentielles
  pucelle sanglier inconséquence cervelle remplissaient démêlés regrettons oserait citernes simultanéité structurels
  récriminations écusson répandait inexpérience naviguer méprendre tanzanie suffiront comptons rédigea miennes idiomes
  siègent hérésies pitoyable navigateur arriéré cinéaste gestionnaire inflexion lessive campbell quinquennal nasser
  quittances portugaises corbeille attirant soucieuse atrocités traînant manqueront virginité octrois accompagna
  troublent agressif sacristie fusillade charmants rappelée céramiques racontant honorablement ingrate immémorial
  méningite inefficacité utopies vitrine paiera renouvellent intenter prédominante opérationnel variait mahon ambiguïtés
  appelez défendaient embrassa hanches connotation accroissements grippe brouillards consternation circoncision garage
  dorment gradation audio attachant dérivant géologue estimable intestines colliers allégement box fourrure frustration
  poulets colossale fausser gâteau poussaient affleurements sapeurs subrogation irrémédiable contenterons vendéens
  coulait atteindra enferme fiançailles diplômé viticulteurs quinte aération castor brasserie regroupements vendit
  luttant platonicienne alex judée mâcon ouagadougou expressif roulent bandage consentent assistaient bitume
  conservatisme ajuster gauloise vaudra maquette contractent valise legendre animait redoublement pénis fluvial
  affliction malais existentielle coureurs thermodynamique intimé modules cravate rabais sydney sacrifiés fixera haras
  niches travailliste piscine féminisme trousseau reconstruit servantes creuses trajan cantal broussailles veineuse mime
  dégradations algébrique solidarités transcendante impur déplaçant considéra excités distingua khrouchtchev torpeur
  ponctuation palerme dévolue hormone sanguines littérateurs rougeole bambou prompts jupe tahiti préventif stephen
  impliquer reconnaissaient résistantes laits colorants restât vigoureuses banales désigna enzymes reconnaissable
  méchante mongols urinaires décroissante nièvre abaisse donald involontaires écris bérenger rampes inlassablement
  corinthe bilatéraux diaspora ciseau commandite suppl sectaires verrai éducatifs commentateur astreints excitent
  impartiale détenir sentez usuelle levures annonçaient romande penses clôtures désaveu humérus concordent irritabilité
  mamelon imprévisible fiance quotas amen gale navette pernicieuse hyacinthe déborder vénérables tirera forçant tiroirs
  avançait ramollissement forgeron moquer féministe bienfaiteurs réduisit fat évangélisation pneumatique cygne
  dépendaient ouragan mémorables pertinents honnêtement brûlait révoqué rencontraient dentaires dynamo relancer
  corrompus illinois ambulance surdité nattes desservant insinuations démagogie templiers tutti verlaine excrétion
  magistrale dénoncent rallié nutritifs fuient recevabilité excitée hypertension débiter brome graphite concrétions
  discursive cation romanesques proclament mouiller géographiquement reclus gérants pistolets love étables situ traînée
  lice causale amand empruntons perde groenland nc datation suzerain oratoires lozère mistral cessionnaire prospères
  disparité tonte comparution caspienne exclusivité infectés opaques rallie élisabeth villageoise vocations térébenthine
  localisations simpliste coûta xxxvii spontanés chaume viie connaissions mésopotamie susdite supportable ana redevenir
  prolétarienne sociétaire satisfaites brie patriarches intermittentes salariat cooper aimantation interdictions
  interdisent circonscrite paléolithique imputables citron persévérer écrase raffinage blonds majestés didot cépages
  efface aine recommandable horticole admirait brigitte topographiques conseilla commémoration réélu xxxix nazie
  affranchie digestifs gênant hygiénique incorporer surréaliste othon chronologiques surabondance intelligibles
  effectuant doctrinal adorable testicules nourrissait assistante discordes suppléments dissuasion sigismond novateur
  vitré menuisier affectives potier caractérisant bannir trompeur opéras errements mondain bernois frivoles émoi gland
  plaquettes vendanges rougit pleut régénérer soulignait périrent dominicain exemptes imitations contagieux verges
  parcourus concentrent étreinte augmentera belleville lignées vibrer ruanda cantonale sourires owen consonne
  immobilisation sacerdotale messine vécus indubitable hausser invitent bourgade discriminations tétanos transportant
  instinctivement grammatical imprudemment indécision substantielles protégeant agronome montante novices affirma
  décline récolté purger broca sauce professer lançant recto bachelard recommandent portiques incessants noé forfaits
  pénétrait syphilitiques allégeance jordan rayonne cervicale éludes fatales djibouti envoyez brouiller glorifier
  martinet manchon usuel restitutions coulant adage vanne cuisines ip comparons sarde malthus incrédules marchandes
  pilules incontournable soulevait transept régulateurs infectieux biliaire annamites forcent coutumière botte biliaires
  requérante concerner ricard gâteaux desservir urgents espéraient brins affront trompait sollicitation indiquera
  réalisateur plaçons pleurait hamlet piquante apoplexie aventurier nécrose brutales mélanger craignons impressionnante
  terroriste matérialité ambre carrier libanaise luigi décroissant abstract syrien sophismes envisagent maximal billes
  conservaient dérangement innocentes liégeois thermes analystes rosé ferreux admissibles civisme distorsion spéculatif
  dénonçant embrassent hiérarchies citent assuraient carrément courtier carthaginois recommandant portier condensé
  mineures continentales sucrerie lauréat surveillants erroné syntaxiques glossaire goncourt palatine falsification
  attends diabolique frénésie debussy polynésie pharaon proposaient bicyclette florent subissait julius rassemblant
  extensions fougueux recrudescence accabler injonctions paralysies intrépidité hystériques perspicacité leu barbara
  corrompue admirateur cosmopolite déraisonnable sensé dyspnée reconquête crèche offenser giuseppe expérimentateurs
  feldspath boucliers féconds indus nitrates promontoire bastions irrémédiablement dressait fm décoction quantique furie
  abdallah fûts constructive mors soubassement incisives zeus paquebot démentir jalons belliqueux incisions stéréotypes
  toilettes malesherbes expédients approuva feulement prodigieusement tuméfaction partes mandant pirogues prédominant
  full daigne caillot narcissique redoutent obvier plie internationalisation silences soieries amazone pondichéry
  calamité psaume ru intestinales géopolitique catégoriquement entraînera bandeau humilié sépara dégradé islamiques
  céphalique comparatifs gestapo peupliers resserrement cognitives grappe surenchère consécutif imaginons confondant
  répondrai chevilles single riait cols adjudications renne démontrant prédications paroxysme songent derrières lançait
  livourne patriciens prostate antécédent fez incluse salpêtre mainte delhi réservent lorenzo épitaphe meurs névroses
  hue copains ovales obstiné schème stoïciens intransigeance dissémination poupée compatibilité ressentait kn abolit
  gerbes kantienne pommier parlions ariane craignit grammaticales hiérarchiques sabine simultanées évêchés feint
  insensés repartit extirpation liquidité viabilité chaloupe congres manuscrites demeureront amical exécutoires
  alimentent tribunat prothèse somalie conter johann antigène hélices demanderai enlèvent antagoniste conférant agités
  invitée excita neptune hutte indécise seau transporta sors oppresseurs approximatif reconnaisse empruntent conformisme
  accusa usuelles éclatants inclusions interviews persécutés canaries coco judas contraignant facial éteints euphrate
  peul pédoncule antériorité envahis vulnérabilité grenelle entreprenant hangar tardera rwandais transparents intensif
  manquement verbalement béthune périssent bénit suscita entrevues mérimée exécutent revêtues tare vulnérable
  dispensaire fournirait arménien diminuait thrace mourra retrouvant thyroïde élective pondération adoré ressemblaient
  assolement tarification scot informateurs déférer escadres embarcation alsacien modernisme feule interrogatoires
  chauffeurs défunts intérimaire guerrières reprochent redoubler abaissée prudents ferroviaires bourguignon iso
  exhibition isis plains mûrs solitudes réducteur dirions inouï chandelle camphre ultimes rame préférons retouches
  cohorte donnai libellé paria copiste huttes pareto psychanalyste œcuménique emballages velléités productrice rituelle
  suzeraineté placards efficiente unisson subtils antibiotiques préjuger insatiable tempérance rencontrera odyssée
  courroie gueules optimal prendrai immaculée sorgho lavages jugeons prédisposition bonhomie grandioses cuites érotique
  colorant échoua anathème wall mêlait enrichit étudia espion dissidence splendeurs omissions moussa dichotomie
  remaniements attestant exalte infernale expliquerait individualités syntagme signala poings révérence berlioz
  orgueilleuse majestueuse soulevant dogmatiques spiritueux quiétude cocteau agronomiques compta graduel grillage
  contourner promenant ignoraient lalande lierre ammoniac granville sèment trouvaille bernardin athées immanence
  boutures beauvoir feinte saignées colza implorer amélie déboires commodités topique fia résigné adjoindre séquelles
  meetings matignon conduisirent humiliations perches boursiers harry libertinage abandonnait birmanie rappellerai
  chromatique tisserands paulin sulfates cornue cyprien big vedettes adverbe tutélaire répandant digression fourreau
  truchement anthropologiques saisonnières clarifier carences devrons saumon aidera prêteurs flambeaux arachides tumulus
  hais propulsion trappe granges violettes cabarets exclusives abréviations expérimentateur comparez carrefours
  tournesol ammonium frémir télescope objecte sophocle volumineuses insomnie mutilation âpres lorsqu'à glissent brûlent
  consultée huis demeurées sableux acharnés scolastiques émoluments abdominaux apprentissages provenances duplicité
  conjure réunification rachel pardonnez respectueusement paz autobiographique subjectifs delaunay mahmoud invariables
  prône substituts kremlin bannières saisissent dessèchement désirez différencient subissant burlesque médiateurs
  raffinerie tètes bienheureuse pénombre rer lèse abdiquer sédiment windows autodétermination catalan immanente peigne
  insulaire baïonnettes cachant donneur inconstance rassurant angine façonner manuelle déclamation véronique iceux
  subsistait pathogènes ruissellement sérums pilastres imprécision homosexualité taxer jetaient alpin poires semblera
  marquants globes sujétion huitaine relevaient amériques clôt incomparablement tribuns verrier inique miraculeux croise
  nuée draperie sottises miniers rudimentaires inattendues mutilé auras brunâtre confiait azotées enrichis inhumation
  roulage ide pathogénie écorces abstentions débâcle assemblages ressaisir dosages maillard piques marabout susvisé
  niort marrakech mares causerie digestives cursus flocons vaillance téléphones intensément jansénisme vagabondage
  parente sternum albi coudes frêle inférer copyright orgues balkaniques flatteurs alléguer indiscrétion périgueux
  représenterait molaire circonscrire lincoln omc méritaient afro sphinx bosphore burin caillou consortium argentin
  nébuleuse ampoules gémir inné ua divination procéda tontes armatures raccourcissement seigneuriaux cages crypte
  renouvela acquittés renoncent oublions conquises silhouettes réjouissances pierreries affectifs monténégro moustiques
  astrologie aliénations barème vacants xxxviii anhydride jalousies individualisation référentiel éprouvette investit
  manda sérail jacobin esther longitudes abattue réchauffer rentables contrôlent génital flottantes liturgiques vils
  slovaquie réunira fc proportionnels compense vendange déshonneur tentèrent fermait sabatier trophées ventilateur
  quanta perdaient suicides écrou meurtrières virage bigot vire cid exigeante afférentes thermales berthe graveurs
  procréation crucifié réalisa planchers retarde maladroit patent pool farouches allouer captive envier infernal
  irrigations veillent sénéchaussée volent alvéoles cuirassés exécuta améliore trafics kader marécageux bagues ramenait
  living usitée distorsions perversité laquais excitabilité matrimoniales verdier hémoglobine insulter systématisation
  représentativité bocage bustes intimidation splendides stimuli lez abc chouans indifférentes tartre manu derrida pesée
  ouvrez import placard sophistes étudiante antinomie fiduciaire mulet conférencier soleils hasarder compactes imbéciles
  numismatique épigraphe sédimentaires actualités prouva imprégnation anormales senlis fondus infranchissable lisible
  procédait invoquées mythologique culturales jurys fn corrèze séreuse sam répliques ostentation sonorité invitations
  magicien déploient cordoue diffamation sieyès riom jérémie postule inconscience souriait légistes spasme lb lourdeur
  borel pyrite adhérente training intrus affectivité shows divertissements cordier éclaircissement unifier jonas
  grièvement filatures utilisait dédommager atténuantes cyprès marocaines fraternel incurables raciste souhaitant
  follicules flatterie protectrices bagne corses terreau hermès prendrons sorcière plèvre anglophones vietnamiens
  sucrière houilles côtières terminales arrêtant ictère orfèvrerie ocre lymphe soufflet afférents tuberculeuses agrégats
  accueillant carburants auschwitz désignons outremer gravir déperdition généralissime inachevée leurre ferrugineux
  cabale indiquons veilles aromatiques agitent provoquait monceau rayonnant corvette extirper yougoslaves intimider
  vistule manteaux surtaxe chénier agissante accouchements statutaire rayer concurrentes détecter taudis bronzes aj
  manipuler courroux superstitieux précisait perceptibles théâtrales temporal vaillamment explosif clarification
  chantilly romance douche amènera éclairement jouera champêtres mangeait scandinavie succomba éclectisme italique
  indivision cesseront opprobre brasses kierkegaard publions gange professent poursuivaient wallonie corolle nymphe
  motions chartreux échappant yvon avouons criminologie vigneron dorées emparer prouvait gouttelettes gratifications
  émigrer ignoble autorisa hégélienne passerelle soulèvements profile colorantes césaire ligaments franciscains châtier
  osent inconscients recyclage broderie clandestinité préjudiciables cédait otage pirogue traduisait marécages canevas
  mio récépissé reliquat antagonismes débrouiller bordées pustules interférences foudres arec gît sombrer cristallise
  pompeux mono merleau quaternaires reproducteurs vallons spécifie feutre assiettes quimper environnants nuisent galère
  majoritaires draperies étaler épidémique vigilant détachant madras engrenages incidente bonnement cargaisons
  jardiniers rongeurs emma irène consistaient allonger favorisait périoste virile défensif trajets boivent vomissement
  inductions génère optimistes recommanda alba istanbul annamite dévier mainmise réadaptation deleuze moustache
  imparfaits inattendus déguiser nommons citait bars suive enquêteurs capituler approprier abattoirs poreux amoureuses
  psychothérapie fai insensibilité dociles miocène chèrement gallicane naïfs polypes coreligionnaires tardent
  passionnées cognac bénévoles inexactitude alpine éteintes jane revit respects dirigeaient reclassement turner graham
  massacrer marron dissipation interrogées pèlerinages enlevait récoltés manne dressa décorer torse traitants dégrader
  sers cordialité déficience florissant balkanique emportement rico regroupent toxine exterminer absentes annuité
  déguisement lorsqu'au nausées expliciter zanzibar carottes ruelles cyrus réminiscence rappellerons opportune saline
  horde univoque aigles méconnaît onéreuses iéna corresponde sensitive convoitises cézanne cartésien boites sulfures
  brésiliens préséance refouler irriter horloges gerbe connaisseurs aurèle broches agitant possédée iliade alchimie
  marmite pressure exclamation remorque meure susdits vitrines ibérique persécuté plongent psychiatre contractuelles
  cuirassiers regrettables sots légataires rappelaient monastiques amortir divergents sablonneux convoitise hante obtus
  hait moravie ajoutera nefs détruisit notez catastrophique ionisation conduisaient sonnerie élargit radios graphie
  tract consentait islamistes capet siemens essayèrent patronne transforma injurieux brillait assaillants abat pope
  rustiques assidu repenser empreint guirlandes alto tisserand matérialistes freinage ronge carbure gram divergent
  clochers tablette volatiles seigneuriale samson dysenterie copernic comptez méprisé chopin rudement expérimentations
  tertullien rocheuses isolation bacs enfoncement adhèrent couplage oisifs inaugure terreux poursuivra permises peuplent
  meudon alberto totalitarisme épaississement implicites kafka conseillait champlain cornu flexibles discrets fourniront
  tolère notoirement coexistent élevait amabilité spermatozoïdes génitales touchaient semailles pleurésie aubaine
  ermitage vocale piétons maupassant positionnement piraterie authentiquement complaire dreux rêvent ombilic commotion
  étendit trahissent électrolyse associatif baguettes découpe pubis départir rosette poe transfusion impensable
  frontispice considérez occipital étonnantes natifs dormi gracieuses touchons désertes écoutent proclama mitraille
  recouvrait ingres incompétent fesses échappait égorger pathogène vertiges foins sondes supplée piquet cessaient
  cierges résines lithographie consciencieusement locus tombera coupa revendre planer quelqu'une tardifs flottants babel
  narcisse bracelets étymologique insignifiants broderies vaccinés schèmes observera réfute protagoniste surréalistes
  échus vertèbre inimitié barrot infortunes déblais carapace laide présidial flétrir palatinat cartilages odieuses
  réformiste extrémistes engraissement construisant exportateur thomiste prussiennes enchaîner globalisation milord
  lilas schmitt protégeait provocations frauduleuse tireurs jubilé marty rhum convoqua iroquois cerfs titus assiégée
  dévots licenciements végétative congressistes solennels blason trônes ciments forez moyeu billard décroître pointu
  tennis dédale inspections moururent inertes narcissisme revalorisation noce armagnac préfectoral fragmentaire caveau
  finirait renflement estampe malignité sucreries affectait consistera radioactivité irlandaise correspondrait innée
  incomplètement évolutif carpe stimule méditerranéennes phalanges récapitulation chaloupes indignité célébrait exigera
  battement incidemment dégénéré croate requérants combe ivoirien sabres blanchâtres parleur passives virilité cruciale
  gaullistes perdrix cubique heurts jugeaient rectitude broche notifier intonation valaient palpable flora rancunes
  trias représentera histologie maxwell hésitant persona crachats plaquette louche soja ardeurs inestimable grues
  versent négociateur plasticité éligibilité affect affamés mordre brisant harold supprima ars infectieuse nageoires
  perpétuels cheminots aigreur queues martiale substratum impérative qualitatives alternant grisons corsaire détritus
  yvonne dispendieux déficitaire terminus débordant harmoniser tremblante claudine schumann épingles contraception
  novice rapprochait munir souhaitaient toucha apophyses automatisation cea indulgent préteur viiie cathode marraine
  répertoires modérément bréviaire idéales jugerait pluvieux signataire suivez triomphale rhinocéros essaim ages vouer
  numériquement adversité épithéliales bannis rédempteur éperon imprudente anxieux silencieusement massue médiévales
  euripide raffineries cocarde régnante soupçonnait banquets illusoires bentham médaillon exporte testamentaires
  persistait pontoise longeant incroyables partira ihm partagea escroquerie granuleux grammairiens friche colombier
  infâmes turbulence déclaraient menues évoquait larme derme déchirement maint tenanciers consulats consignation
  moderniser bilatérales tutsi cristallines concision préoccupait assimilable anthony abréviation désintéresser
  aristocrate recuit insurrections master signifiants aqueux communiqua envisageait symétriquement lacordaire ficelle
  passation marchais forgerons mustapha réhabiliter rudolf rates polit acceptions generis léman voila évolutive
  fonderies cantonnement désespérés autoritaires imparfaites cesserait rainure toniques apposer able pilon sacrifiant
  illégitimes devin jugeront horn anale honduras gênerai errance veuillent réfectoire juridictionnel étouffe concède
  renfermaient torches instables précocité abandonnèrent cascades chimériques diodore élie papilles faucher brûlées
  baser dais féminité intrinsèques vivo fleurit lexicale entêtement infecté jaunâtres ventriculaire bistouri norvégien
  vietnamien pontificaux noviciat davy nécropole mausolée approchent verviers pactes vulve prémices cordages causeries
  ressentit aéronefs calabre odessa enquêteur pourvoit sonnets dépassaient lagos sabbat lagune serrure indomptable
  prendraient coiffe coopérateurs obédience coadjuteur frottements marasme unilatéral effectuent oies scandinave secoue
  accommodation promenait interposition régisseur passai propagent lanternes vih dormant guitare bonnets traumatismes
  nantissement durcissement particularisme argileuse circonvolutions surproduction emblématique quadrupèdes procédera
  avilissement steppe yémen gémissements tromperie démesurée caries permissions compteurs kurdes rangent gênent fêter
  théodose renforçant resserre employaient couplets radieux personnification piquer oural développera mythologiques
  lejeune concernaient occupèrent hexagone déploya asservir épargnes dévastation abattoir laiterie mobilise primer
  stipulant réussissait démunis kabylie mûrier percement cévennes dérange baril reagan dénaturer balais
  intellectuellement vulnérables bad invoquent succinctement sentira retranche bibliographies éleveur âpreté
  hydrographique succédaient irresponsabilité entrez maudite basalte vaillants agronomes persique manille goûte
  réminiscences échevin plumage empêchera patrouille tamise luxembourgeois résumons approvisionner marly bifurcation
  azotés veuf sophisme ravissement sonate ordination douches hanoï différant bosquet gaiement vénalité corbeau top
  renaît imprévoyance antipodes ionique manifestaient salua nationalisations acadie qué tourteaux affaiblit volga
  chantaient vidange flattait opprimé déporté aristotélicienne gazettes lens seigneuriales mortellement statuettes
  boiteux pressa siphon commentant pnb génériques agrégés infinitif rétraction césars minutie productrices stèle
  mélodique mécomptes sylviculture fétide vacantes perméable ornent différentiels florentins réimpression sarcasmes ulm
  disjonction clandestinement instruites familiariser affectueuse hâtive caracas éduquer embarrassée cadette mamelles
  figuier équiper vouliez montagneuse arroser lignite df enfouis biographes communiquait fan grosso fiable pers brûlure
  inquisiteur carmen radius conakry méprisable voudriez litt dispenses accessoirement réglementant intelligentsia
  garants anhydre indulgences rectifications offensives refusera émotionnelle correspondaient insoutenable orteils
  parentale pendantes éclipses atterrissage éliminant dk monarchiques évacuations délibère athénée discutent discerne
  évitera solennités avatars poire patientes muriatique ressortent enzyme paupérisme choque frémissement innover doser
  préventives conditionnent restants expier hantise transplantation joyeusement comices flatteuse observables ber
  valider haï rappelées campus dédaigne confidentiel fume pommiers explicatives aberrations équitables méritoire
  patrimoines rejetons relaxation recteurs sût véridique correctif grossièreté réussira austerlitz cotonou frappantes
  saisonniers oignons courbet existerait rachis hadj prométhée vendaient machinisme industrieux buis falloir produiront
  ariège ardoise sinaï contracture sanguinaire désespérément initiaux galicie laisseront dompter étale attendrissement
  subjonctif éveillée fuel ingrédients singularités évitent coquette devancer robinets intéressait lesage allume
  maurepas hortense impacts antiseptique fibrilles ries cyanure quantitativement signalisation visitant embonpoint
  maçonnique danseuse yale encourue bonds carbonifère revêtements dénonçait luthériens mandchourie adressent gant
  baptiser noua rosiers moellons adélaïde montevideo envahissent alter boudin transcendantal schwartz secondairement
  syrienne destinations sectateurs dey inculte tares adèle jacobi alternent fluorescence payera révolter poulain
  revendiquent carène récifs découler contentons historicité pallas trio sublimation assiégé euphorie médite congénères
  brecht byzantins capricieux subsidiaire tantes tende éloquents généralise décollement débuta humilier pillages
  percepteur cautérisation modus attractions concrétiser chantage importent thibault lime symbiose cahors troisièmement
  inducteur prou aquatique résista raser troubadours treuil descendaient douées treillis pioche connaisseur contingences
  alibi terminaisons portefeuilles pliocène becs glacial jungle ponctuellement kosovo urique slogans besson bazar
  sécularisation abordent déglutition purgatifs fuyards lipides numération assujettissement agitées délaissement
  dominées fractionnement votent fiat veillait linguiste pétroles casino longer armoires contenterai durance brisent
  firmament grue résultais pop tomates atteignaient endogène tony colique joyce élégants caséine trompes fuseau comores
  statiques ongle écrasant interprétant accommoder gentillesse roseau ace nager diligences contrepoint argenterie purge
  agitateurs condenseur eudes saragosse suffît ballets glaise réapparition mèches démissionnaire adjacentes norbert
  fugitive gangue kent mythiques laye quarte austral serviette colonisateur contredisent insupportables caissier sncf
  factices celtiques volte multiplicateur dégénérer révélateurs inexistence helsinki crever hollandaises friction
  cinématographiques inextricable insecticides pulvérisation confectionner locution ludovic formateurs ratisbonne darius
  soigne souabe bravo cautions official innervation sensorielle prorata détenues dextérité recomposition équipées
  inaugurer librairies portière choisira remblai norman destructive physiologiste sarcophage proprio choquer foulée
  inaperçu nazareth sorcières conservatrices portuaire aciéries révolu rance louables ossature hivernage pendante
  reposaient coordonnée établira effroyables branchies commerçante blanchiment paule stoïcisme divisible prostituée
  recréer excusable réformistes fusions polythéisme dénuement beauce trépas guette solder constitutionnalité astreint
  mortification allumage répandirent accessibilité boom sommer clotilde ventricules rais lamentations envieux gouvernait
  canule lexical proue nuancer expirer triangulaires établirent siméon affaiblis odes saurons vitrail éclaircie charrues
  adéquates acquiescement concavité usités endémique pensionnat lisieux estimaient duvet interstices vivaces rouvrir
  bourbonnais nerval gaza docte fléchissement incombent invectives portuaires bilinguisme intensifier standardisation
  inaliénable dévolution gloria syracuse insensée bruce persécuteurs proto niant titien chaumière grenades visqueux
  institua nasal exotisme mules indivisibilité rétroactif thionville frissons susceptibilités prétendons épineuse
  incarner impair allumée minéralogique sourdes elizabeth substantifs entour abdominales wallonne picot sidérurgique
  énigmes catarrhe gambie mamelle appliquait asymétrie manquèrent gaze oubliait discrètes ensemencement rachidien
  intrépides bordures déjections modeler visionnaire rise impuissantes débonnaire mordant viagères succinct xénophon
  hermétiquement auxdits festins napolitains boisseau prodiguer réversible lais métayers indolence balayage littérateur
  castres éprouvons indexation promises parlementarisme gamin accomplissent croûtes dépopulation glasgow didactiques
  convexité assujettir hypocrites orageux dominicaine porque ostensiblement viennois environnementales intentionnelle
  approximations platonisme aisselle ester tentacules gradué grammont commettant trahisons motive syndicaliste
  prolétaire refuserait ignorante arctique ost insolent ponctuelles parisis alsacienne maxillaires muriate pompage rodez
  gardienne énormité battage systémique origène pieusement institutionnalisation distension menteur érotisme dramaturge
  insalubrité boys fistules régnaient majorités joyaux morgue incitent caf stratigraphique rhodésie derechef auberges
  méandres plateforme scénique ramasse creusot agronomie fétichisme exequatur belligérant salmon mollement auscultation
  parement ovule docks protoplasme lux bâtonnets oct grisou usurpations aquarelle rectilignes perfectionne confiante
  distants transposer panse orangers levi inaperçue citerne digitale ponctuelle loyaux solvant corbeaux dominaient
  latran comprendront infirmer provins ulrich autographes identitaires fauteurs diapason égarement contrariété aida
  exaspération enfonce becquerel terminaux catalyseur gamma adduction représentons slovaque coutumiers thermomètres
  christiane disparaîtra blasphème laque attraper imposables flores exaltée suave commutation remploi birmingham
  fatalisme serf nominaux substantiels assiéger rubis indivis regardais recrute destructeurs débuter vaquer progressives
  pénitentiaires adorateurs kabyles ligures poix rabattre rhénane regrettait archétype inorganique découper calcination
  mûres remarquant habitats inexistante lingua conduction indissoluble terroirs infiltrations profitables colosse
  faiseurs rayonnante philanthropie morsure déclarons balancement tangent ardenne provençale marionnettes tertre
  alignements bronchite succincte lianes distantes italiques montbéliard enregistreur cristallins formulations fiables
  rigaud mutisme soliman usitées importateur tarifaires nixon emmène équivalant autoroutes débouchant impropres pagne
  devins inexprimable participaient lama amiante vêpres acculturation poursuivons frappants minus casquette douaire
  gratis aigre domaniales procura éminentes métissage fiel glorieusement comportaient mesurait décréta piquets diminua
  traînent tournage radar séparaient stimulants bilatéral hématies anglicane honorifiques marcellin manet encadrer
  raréfaction modérateur subordonne virtuosité embuscade attaquait gémit dinars employons coller vengeur surpasser
  scarlatine diphtérie ingénierie formalisation fout tunnels statutaires sabotage austères lx alvéolaire inculpés
  cosmiques inculquer graissage passionnant aspirants enclaves sévir étanchéité nativité sumatra retournait hangars
  magna nourrissant chimiquement chambord orfèvres chassa coercition pigments rapportaient wiener symptomatologie
  renouvelant fragmentaires riga osiris moulures coûtera remonta redresse dispensaires saintonge mélancoliques morbidité
  remplaçait limitait renvoyées différait voue crédible magistral mûrir mouture basculer plaideurs révolus locutions
  écoutons utérines oreiller chiffons levain pécule apiculture eusèbe équitablement délicatement noyon fassiez tartrique
  civilement napoléonienne altère spirituellement affleurement artisanales abscisses sied renchérissement prodigalité
  cyrille exorbitant haïtienne tibet cocaïne harvey divertir desserte hiatus poindre manomètre prêtaient polarité
  contumace collage histologiques associative esplanade graduation exigibles prévôté apportèrent diversifier prolongeait
  saurai riens rotations gagnerait relique bienséance imam touchantes napolitain amante barrer fervents répressif
  allègue courroies décomposent latter indissociable calife maghrébins illustrant littorale utilisons baptisés andrée
  coussins coureur dépravation statuette digérer enchevêtrement choisissez statistiquement oslo sensibilités
  pancréatique sioniste spiritualiste pédagogue impureté cachots couve compétitions emprunteurs orbitaire orageuse seaux
  excision ivrognerie vénitienne répudier caudale pommade épilogue optimisation gueux assailli antan justiciable coques
  attrayante baillis exécutive dépossession elias prosélytisme repart millièmes millerand tourelles réveilla
  psychiatriques edf exclamations tributs clichy exécuteurs mandarin assistée schématiquement clartés implantations
  nécessiter fastidieux adhérentes chevelu dédaigneux manon laissât habilité païennes sauvagerie continuez observable
  pressaient odéon habituée vibrant maternels anthropologues lacustres puérile séjourne fantaisiste labourer haussmann
  captures glaciaires balai guichet spécifications saccharose colombes silos casier compresseur rabbins lunéville priez
  restez reportant picturale recherchait imminence traitaient excréments puéril granitiques définissait élevages
  réconfort tocsin augustes faucon consumer spinal mangeant rattachait parcellaire virement recommença cohortes graduée
  potion vacuoles angelo fondèrent conservèrent matisse sauts liait jeun fonctionnait lancelot baraques sutures jumelles
  antiseptiques marteaux répondrait condense défrichements prédestination juda pn vaccins hypothétiques persista gênante
  siégeait traire sourdement marient dégrade rentier recommandables lymphocytes défavorisés montrez carcasse peupler
  griffe alléguant roanne casques orfèvre jorge raides transatlantique sotte expertises oreillette bristol inhumé
  exhortation label azotate magazines silicate signalement cotons centime pressants abonné conciliant effrénée
  cohéritiers périple queen avoua tempérer dotal cales gilet souriante greffer créneaux syndromes étanche madone vernon
  brûlures posaient antillais conférait résiduelle opuscules achetant légionnaires saule sacrifiée lamelle incurie
  hyperbole vénale monge respirent accusées concurrentiel saules colorer violons arendt lotus précipitant démantèlement
  censures bébés écarlate mage coalisés supportait subrogé solvabilité sonnette factum fermages bidault parier pendus
  tibre offensif progéniture faciale traînées centigrades bergère zénith cotonnière miner continuum freudienne forages
  villon présager affreuses banane tourmenter déloyale oscillant empiétements titane quadrilatère trimestriel précipice
  stagiaire endurance radiale certification contentieuse fourche laisserons thérapeute catacombes sardes oms
  indiscipline tapage tance examina réfugie vieillir réalisera survivent discontinu indemne déplaît tempes repoussait
  amènerait clinton prolongea tassement colossal causal mestre caraïbe janissaires crible vigilante dessinateurs
  conspirations muret dynamite calculateur récidives taxis ardoises azotée ski déterminantes chlorophylle archidiacre
  brouillon traduisit ponce électromagnétique gorbatchev gaines corfou lauréats caresser entropie gosse cherchais
  accordera desmoulins rigoles inoffensif conséquente bernanos vocables parjure basique irréalisable confucius raillerie
  crevasses doctrinales excavations sûretés hésitait laïc poignées hydrolyse cargo éclatait parapet herbages perplexité
  déchue shell qu'imparfaitement spectrale dévot reconnaissables aventureux formerait pub empêcherait impeccable referme
  pavage inactifs sacrum bari volants affects engourdissement spa visitation gastriques réceptacle mouvante doge
  envahisseur cordonniers agréments paralyse téméraires remercia seigneurial aubes verrières immobilisations néphrite
  engageait anton tessin menaça conservatoires privant illuminé magne trot signifierait voyer accable corinne oxalique
  restaurateur rassembla qu'environ sacra tabernacle embarrassés mongolie hydrates superficiellement démesurément
  récuser nique iranien évolués watt digestive réévaluation hiéroglyphes sise bruyant galle contractuels débarrasse
  brides truc émaux uber eschyle souillure dépassera tribulations ludique retable intentionnellement porosité
  infructueux informes violets générer bille pelouse calviniste méridienne contractante wolfgang désavouer brème agrippa
  eisenhower ordonnancement consultants souffrante mariette chaleureusement incrédule éligibles défricher maladroite
  sauterelles disputaient contradictoirement virginia illégales pratiquaient patriarcale murmurer poinçon richter round
  nommera horriblement bénédictin cerises nains courtrai rituelles protections mondaines étonnamment filtrer landau
  recouvrements octroyer tracasseries syncope euler dentiste horticulteur peurs laminage médicinales aimablement savanes
  intercession accusateurs répudiation giron expresses séparations hâtivement résigne blanchet giraudoux salariée marina
  cambacérès identiquement môle débilité hernies explosive filigrane irremplaçable suivrait marquage génial joan agisse
  quoiqu'elles égarée participa écaille tortues tripartite arrachement cervical régents libelles zouaves tremper endurer
  chaotique prétendants progressent indemnes réussis fortin moyennement barbes échancrure imaginables collusion bangkok
  biologistes vaudeville obscurités marchons mercantile niamey montagnard semblablement errante léthargie confirmait
  athanase accidentels vélo carl pesaient semelle torpilleurs constellations remboursables pierrot indéfinissable posera
  poux incluses somnambulisme albuminoïdes étudiait dominance dada pignons adsorption erre fade incinération verras
  vêtir gave commit défensives calculant zimbabwe traitera amaigrissement moniteurs polybe méprisant ajaccio blouse
  procurant nutritives stupéfaction mentionnant poses signent couturier instinctif distinguaient répondez valvules
  coussinets crocodile réintégrer opprimer granuleuse déposants juridictionnelle kwh contribuait dilate administrées
  forçait punissable pipes enclave chlorhydrate lettonie attribua tumultueux phylloxéra zoo poussèrent rhénanie amusante
  reprocha montagneuses empiriquement disparues démontra jefferson brosses villageoises censées couplet aniline
  tombouctou examinera lendemains torche cogito rebut aboutissait brumes étui indiscutablement bizarrerie discontinue
  insolvabilité explore monceaux algorithme professait vivrières dinant diagnostique diversités bronchique icône varia
  finlandais pessimistes doutent spath cachets défaveur percent condenser hem fès baigner redouble bolcheviks échappa
  miraculeusement concilie parvis agilité libido renoir grossit interpellations trianon peroxyde bouleverse
  qualitativement nia sara entreront émotionnel margaret fictifs provençaux signalerons blaise savoureux paraphrase
  lisle conscientes ivoirienne sciatique catalans amorcer neumann aloi incendiaires bouleau ambulances gaullisme encouru
  naïves look pm fugue vrac récurrente amande acacia ménagers ida canaille brisa échauffement puisent adoucissement
  accélère pûmes bovin fanny vacarme vivien pitre maillet magnanime ossification hâve chargeur feriez coûterait rappels
  culasse baraque fred sarrasin préconiser oblitération recommandés sensorielles préféraient réceptivité hutu vivier
  agréez inexistant bambous herbier arboriculture figura désignations hindou ganglionnaire sirène macération casas
  vandales discutant vaporisation initiatique fraises janséniste amiraux ravage rétablis livrèrent habitus fabrice
  bactériologique patterns cigares travaillons capricieuse rejetait infortunée inflexions fécales bruyamment bijou
  auriculaire interrupteur cachaient sevrage interministériel talmud instrumental implanter immoral panégyrique
  chalumeau tuant traçant paillettes héritée farnèse railleries bosquets éric mélasse rescision medium millim marivaux
  corrélativement attirance régionalisation situait donneurs araignées atteigne bans grimper inintelligible encadrés
  bravement garnir géantes reprends appliqua débouchent euclide éclatèrent aéroports méridiens environnementale
  appartenances réélection caractérisait chargeurs racistes proposèrent épouvantables fournirent carotide continuerait
  franchissant subsistant affirmativement ok dégrèvement australiens haïtiens victorieuses marcus synonymie osier
  hautaine dérives osait débutants mêlaient fétiche lycéens tremblait acceptons apostrophe battues seringue rotatoire
  débordements paroissiales moult volatils englober ralliés estelle crû intransigeant diminutions reconnaissante
  humainement réal truite omnipotence cinéastes religiosité aggrave contractilité calque dîners gandhi détailler
  réarmement parcourues veillant répressives humiliante olympiques inquisiteurs colonisés ramon infructueuses sionisme
  visaient enseignante elliptiques ardue charron sénégalaise millième roturiers roth ananas bonnard avoisinent
  cosmologie allégories refroidit liquidités exagère autofinancement doctrinaires soufflé impersonnel baptisée
  remplacera précéda secondement évènements épithètes providentiel jardinage rivet malignes confiscations indiqua autos
  troc virgule xxie gonfle saurez bray empêchaient albigeois delphes exécutants nouméa garance mahométans annotations
  nuageux thon comptage combles moto épileptiques familièrement perdons instructeurs mériteraient conglomérat strate
  pouviez psychologiquement orbe écroulement diogène mende sinueux unissait passivement céphalalgie gauloises
  confidentielle rusé consulta déterminait abdominal contemplant grotesques hareng finiront innées écouta siamois
  spirales instructeur viril multiplièrent incliner sortants spéculatives confesseurs mule valladolid souscrits agrégat
  cotton questionner transiger distante renversant déontologie abusivement cerise inaptitude indiana avalanche
  retrouverait focale attaquèrent mentalement glandulaire aqueducs comprime périclès éblouissante carmin participait
  dattes abolis buvait concerto introuvable naissait brouille reconnaissants inopinément fémorale kilom ravitailler jay
  arracha agathe glandulaires chevalet dessécher follement finitude thoraciques résumait trilogie chauffant hunter
  tannin adrénaline cassini luisant désignera abscisse harmonieusement versification poignards irrésistiblement toitures
  imposantes croiseur papeterie émanés pillards débile obstinée libératrice fols parlers ferions oxalate reflétant
  succombent vantait intermittent chefferie sacerdotal soudanais montèrent envisageons bâtisse animalité garniture
  manufacturières perruque inapplicable balayer adverbes maladroitement sigle parures maréchale colossales remembrement
  prédominent soulier tenante martini roberto stationnaires sélectionnez auditive aristophane ursulines amender
  désaffection aillent appliquons minimales inactif rafraîchir mole andrew argot cacha bastia fendre centuries tenaces
  suivrons cuisinière fructueuses casanova inlassable nivernais cordial désespère haillons espacement vignettes maillot
  idéologues peuplier aboutirait exhaustif nitreux remarquent fast caisson rapportons preux fluor relativisme
  microscopie amadou landry fouler évidences mandibule mina ambitieuses gazeuses watson confine suffixe inoubliable
  lagunes rétrécit instaure scélérat saisonnière biscuit faunes exhorte échafaudage précédèrent achevait bris débattue
  peugeot astuce ethnographiques mystification arrose pend inhumain paternels rebus tournaient stigmate déchirent
  accréditer divisionnaire dole pluviales enduits expédie bédouins conduise inactivité médaillons gagnera chalet galante
  clic médullaires équestre rouage indestructible malaria supplications prototypes monothéisme occasionnent redescendre
  libelle pesos embryonnaires dissuader dénégation menaient eucalyptus inefficaces discutait antarctique rassurante
  tarse imprécations probante réalisait votant tandem blindés pies michelin stupides méta poméranie mézières inra
  achèvent sébastopol potsdam nervure dressant prélève limons régionalisme scrutins antigone misérablement abatage
  tigres promiscuité péréquation rechute remporte notariat gentleman extravagance hydrologie supervision dh reconduit
  odilon entame bruyantes albret mireille déterminèrent féconder éprouvettes inadaptation locations noyers intelligentes
  exaltés chienne sidney mûriers ajout polo brassage marcelle idéalistes silicates maniaque dérisoires travailleuses
  spécieux baptêmes infectées enseigna ceintures dardanelles muettes utilitaires avidement marot harangues mignon
  abordons kepler troublant australien justicier médiévaux adverses shillings adige jouira ironiquement accidenté
  rudiments carotte arrivants cuirassé brûlantes cantonnements métropolitaines simuler constatera sri montrerait coqs
  salade cuiller despotes hellènes amoindrir luxations négro chiffrer séreux glissements suppressions créatrices
  enchanteur frotter renversa intrinsèquement commissionnaires wallons graisseuse immatériel emploiera belligérantes
  volatile cutanés chargements glycogène relationnel ténébreux aspirait fermentations bandelettes impérieuses destinait
  conforter tale fumant retiendrons aplatissement pulsation menuisiers incontesté matrimoniale simplifie
  environnementaux héron basiques vibrante arabique ajoutaient philosopher scythes remblais ankara attrayant glissa
  impatiemment retombent sémiologie uretère marqueurs improprement courus tentures plaidoirie arbuste écossaise évoluant
  persistantes passâmes chassant remporta rentrèrent retournèrent crèches thucydide bonis ensevelis illettrés
  irrécusable mariniers ks lucrative zodiaque bribes marchai souhaiterait pantalons attila julio protestent ascenseur
  manifestèrent friable privilégiant épuise sollicita embellissement souder trimestres hamel retrouvaient gouvernant
  illégalement gemme creusant baryum diathèse traversons méfie ventral convexes démonstratif adolf ordonnent honteuses
  incommodes décades allégation internationalisme polype zaïrois phonèmes subirent relecture grammaires tentera aéronef
  caricatures conglomérats tm revente sandwich déménagement zambie contradicteurs voyageant kurt soufflait shanghai
  notant immanquablement arriveront sanctification anachronisme songeons tournante sure irréfutable coussin miasmes
  intestinaux restai artisanal envisageant oublia estima recommandons réduirait exercera porteuses morvan arabesques
  chandelles cations déroulait nécessitait roupies caillots commutateur glas absoudre opposable anatomistes lothaire
  parleurs végétations assidus bicarbonate ovules argileuses respirait diminuera adenauer mannheim génitale sifflet
  colonnettes occasionnellement quille rosier puisqu'un danseur procurait banquette huy moûts pattern boursier spires
  annonciation acceptèrent choquant toxines échappée négritude désistement coudées pansements gentiment anglophone
  ronces épaves pianiste jeunesses consume nominatif indiquerons archimède dislocations liszt pariétal tn gais légiférer
  tourbières lotissement servies obliquité card divisait sordide détacha volatil défavorisées botaniques ruminants
  cadmium excitait xlv bateliers idiots raient vénériennes tarifaire trouée foret insuline isaïe indésirables
  redéfinition rigole riverain xli intitulés massage subsaharienne forçats aborda pendules roulait contrecarrer
  absurdités thermal broyage bielle missouri miettes radioactifs récusation séducteur défiant inventa pétiole détonation
  livide naufragés déléguée profitèrent mortuaire dénotent tonus domesticité largesses accumule barricade déficiences
  expectoration métairie eiffel incalculable essaims photographes distinguons attractive métaphysicien huns dynastique
  globule végétatif judicieuses majorations prouvera débiles pénétrèrent culturellement récoltées célèbrent figues
  prononcera susdites tarbes sarkozy préférables tus anode douzaines extravagances laura dommageable batavia assidûment
  parental attenter émules arménienne stratigraphie tf dépossédé collectivisme houillère récuse notoires cristalliser
  trompeuses incompréhensibles admissions caduque connexité déchirant wells criaient arpent totalitaires pétitionnaires
  machinalement observatoires subira disparate madère périmètres pacifiste renonçait déesses disposa parricide perroquet
  alcalines novation infimes danielle laissai cep embranchements replie perds colorado scores marginalisation bêche
  nicée acquêts enfantement tarir désinvolture invinciblement renouvelables embûches disposera osons mulâtres épicier
  nageoire stupidité diocésain jugerez noirâtres célébrant sirènes errants abroger discréditer conifères inaugurale
  melon inondé output répare cataclysme assurerait audacieuses mente vagabond salariales dionysos brick offenses
  prévenue halo surseoir sanctionne modifia protubérance nutritif tuniques sollicitant corporative ivres entaille
  prédicats cordialement ressentiments continentaux cao verraient attenant militarisme expire manqueraient crayons
  soleure natte divisa glose initiateurs pointillé incolores sidérurgiques redoutes superpose ronald bacheliers
  superposent vocales enchaînés uri péricarde quittons abélard forcèrent grignon vocal diagnostics humiliant fédéraliste
  choisissait proposera dénier nihilisme cèdre prient réflexive dax carbures kiev gronde aponévrose opportunisme idylle
  océanique comice pluraliste deal traiterons démissionner gentille peignit anecdotique jonathan masculines labeurs
  inconciliables pesées inappréciable stupéfiants latentes acclamation améliorant touareg nobiliaire domingo léonce
  pneumatiques anguleux flottent huysmans rythmiques inspecter gamins électrification centrifuges acropole aphasie
  lionne dorsales bob répondants influencent nordiques monstrueuses insatisfaction magdebourg fantaisistes encourageants
  bridge grossesses ivrogne tomberait enveloppent contraignante dégénère viticoles pensai timbré substituent débite arn
  miranda montparnasse demanderont granitique glorification emprisonner planchette adoptèrent tabous exécrable
  formulaires alaska refoulés hésitent agira moustaches manager sultans plèbe axiale clandestines ravissante dortoir
  affin circulaient turban souhaitez foot grimace hurlements aérodrome contresens figurines touffe entérite opérait
  locative métayage démosthène hyper théo formula déshérités renouvelable sabot ceps injecter déformer empiéter boréal
  kt magnus abdel établisse réjouis baronnie indiquaient sortiront virulente placera corbeilles réinsertion corrigés
  inspirant algébriques dostoïevski albums impérissable albuminurie répandaient asphalte saviez agresseurs palettes cam
  voluptueux chape pharisiens collectionneur occupera horloger prestigieuse généralisations mondains objectivation
  suggestive ternes infusoires coi sollicitait hérode contestent remuant sectorielles bief courber cléricale disperse
  computer rossini comptera graphe décomposant unième dessèche écoulements rainures fournisse linges fructification
  imprimeries résonne arlequin gascon invoquait vaccinations faraday dirigèrent acajou impersonnelle résurgence veillée
  périnée profanation influx architecturales gotha défectueuses escompter topiques bore maubeuge gauss stupéfait
  défiances tactile peignent restaurations garantissait ovoïde solidification serrurier monet spatiaux survécut walras
  wallace coutumières satiété mairies rétrograder athénien recrutent synclinal poêles prenante commandaient immixtion
  sortirait buvant planteur comite protectionnistes crânienne carmel détournent méthodiques commissure suscitant heur
  tirons alternances évocations constituantes dessinait curage mamelons serviraient épanchements salique providentielle
  élargissant barométrique coït réouverture traitance potager athlètes structurer plébéiens valentine perçant automate
  constitueront racial estonie menaçantes tégument plaignaient willy encouragent tais partitions psychoses paraffine
  druides apprécient relèvera sympathisants tartare vécurent confrontations appelèrent verreries dispensent sectorielle
  stop négligences éboulis relater hostie récurrence fumiers lignages réfléchissent ovins hun strychnine pilotis
  excentriques informelle pacifisme primordiales frauduleux tracy épîtres méprises coupoles bergerac vaudoise
  trafiquants graal parquets gâter préconisent péritonéale contusion embouchures bandages greffon speech radiologique
  mimique mouchoirs cinquantenaire monstruosité antisémite susvisée vélin capucin cigare saisonnier mûrement fors amy
  constituèrent indigent chauvin légats contigus psychanalystes préférentiel cataractes traversaient superstructure
  fructifier capitulaire supplanter endormir achetait parapluie imprécis renie exigeants clérical cassant pesticides
  flamandes appréciait accourir instrumentation ammoniacal ormes libertin soigneux technicité fillettes insolation milne
  échangent rencontrai mouraient bourgades encadrent apprenez élit incarcération ingrats tarente confortables nébuleuses
  besognes austin réaumur peuplade occuperons avouée concluante dansent adepte binaires perquisition décollage
  maghrébine préemption informateur contentera incomparables prévalence changèrent hâtons handicaps météores
  légitimistes enveloppant carabiniers croisant coexister datait descendirent formateur moutarde clameur châtellenie
  émetteurs repaire structuralisme politisation exemptés trophée régale posthumes débarque cartels défunte signant
  bières traînait ligueurs bordelaise empoisonner marrons lattes inanité valérie harem rot genevoise conclave lâchement
  charlatans artilleurs pacifistes scruter impénétrables quantitatifs voiler oranger étudiantes balustrade paître
  sérénissime fourmi autruche décorent pelouses marquera contestables tournures pénitents prouverait inflammable dahir
  hiérarchisation boutade mânes roberts ramassage hydrique qu'exceptionnellement parasitaire danseuses désaccords
  partageons communier clairon vanités futile dévouer paralytique confondait politicien conjecturer gabelle adroite
  rieur tractations spasmes pléthore impriment lituanie excelle tourelle converger warren balcons visitent andrea
  mathématiquement endossement préservatif étendent fed vésuve staff protectionniste édicter missive dissentiment
  imposaient gosier protêt hésita insistons labrador triplé métayer dépassa massa uniformisation romani pilate irrite
  protoxyde refoulée ethnologue sherbrooke errata tirèrent laborieusement hasardeux charpentes distribuant dualiste
  iniquités perquisitions négocie venions boréale josèphe moscovite hypnotisme insulté fortunés quantification remplira
  laisserai valse difformité surnaturelles éloignent houblon paradigmes marneux philologique incapacités frappaient
  collabore tièdes multipliaient quittaient goujon glands halifax entende porteraient adapte bangui baissa oraux hélium
  aubergiste tonnages ara morve indisposition contention pédagogues contemplative imprévisibles joël mues attelages
  anatolie légendaires doyens fondues envoyaient complaisant paralysée patriarcat microbienne conserveront pécher
  libertins arrêtait bolivar fédéralistes ogives dynamos étendards hlm putride parménide accomplissant ombrages shah tc
  beckett qu'aristote dominions réfugia mantes calcite comportera étanches hart pisciculture colorations concise lorsqu
  instructives devriez récitation ignominie thésée galons steiner liquidateur fiacre égalisation jacquet référent
  détestait charbonnier platonicien abominables kiel nais impatients occasionnelle agrumes différaient brasseur ducale
  enfreindre ascendance partisane tp inconscientes alluvion députations lévis agissaient reculent perverse flottait
  organisait retraité perplexe allumés hydropisie nommaient enfermement clairvoyant lègue cars irréel voltaïque
  menstruation dana arma puisqu'une épistolaire assument plaçaient aridité breuvage brillaient ambulants possédées
  éloquentes malsain terminerons panache remarquai somatique remets électif buttes godet tournoi terriens commando
  invitées atlantiques invertébrés légations témoignaient scorbut torpilles abbatiale officieuse obscurément
  rationnement dore prévenant messianique sanatorium favorisa embrassait attestations immondices mitre sep insinuer
  holding destructrice gratte étés chanta pneus tranchants baltes vietnamienne envol impatiente élévations gl glass
  pastel projettent maçonneries franque distale handicapées charmer érasme raté essen fugitives brigand parnasse
  perturbateurs clavicule beaucaire corporatif supérieurement connotations ressortit continuateur orchidées nécrologie
  salinité estes aoste fériés holocauste gênait confitures aspérités appuya incontestée cloisonnement simultanés sauta
  capitulaires ancres nome craignais floue eva endormis dépasserait sinuosités douairière maie donnerez chancelleries
  passerons comparait xlii accusaient anormalement venge épineuses rayonnements signait insolente résignée démonter
  creusent radial impressionner poupées enchaîne bénite puisant déchaînement affrètement impraticables inépuisables
  louent chaleureuse vaillante téléphonie wehrmacht vacations pablo réalisables transfiguration potence assainir
  aventureuse psychiatres halage quota équerre existentiel débordent scribes cocon archaïsme entraînements damnés
  prévisibles plausibles marchèrent buffle chicane cloîtres cognitifs éditer indépendances remerciant tenure
  franchissement gommes virulent gembloux trentième fluviales ricin antiquaire semelles qu'aussitôt palissades bt
  phonétiques objectera conciergerie ballade phillips délié kigali restrictif frotte traumatiques inexactes sommités
  soubresauts substitua râle clavecin gn militantisme escarpement portât estimables foudroyante admirons galet publiera
  enchère excentricité anéantit classent cliniquement correctionnels percepteurs désirerait bâtards subsistera pieu
  distillerie malsaine séreuses gageure dussent diadème standing irrecevable malles mystérieusement tumultueuse oraisons
  sirops juments concurrencer civilisatrice atténue codage courtisane accordons voltage tristesses durèrent triade
  essayez voilure toast gazelle palma inattaquable collectionneurs excusez décorative delphine rétroactivité jouèrent
  foisonnement fusiller lavement membraneuse canapé dévolues ogive détournant idolâtres pouf gluck establishment malt
  indissolublement diélectrique complainte allais capturer stella démonstrative dominateur impudence stricto orteil
  impérativement croirais mûri levèrent pelotons bagarre irritant déserter dentition modicité porcelaines rêvant
  encaissement hautain guillemets rasoir réaux bouchons reynolds sédimentaire paroissial suggérait délibérative rampant
  inobservation parie suggérant compliquent ruth empêchèrent kv affranchies finisse centrafricaine rémunérateur
  rehausser tessons détaillants bolchevisme tolérant contrebalancer gélose canonnières gonfler acoustiques
  interprétative limpides gertrude banco organisationnelle pleurent réductible étrusques frontaliers habiller tendra
  déchus augmenterait piquants persévérant afférente cantonaux réglait sv immortelles aqueuses sig emmena guérissent
  maigreur imputations gammes bénévole joliment carcan bosch math dégradés alix honorent exhorter explicable présida
  délègue prout subdivise buveurs lupus agglomérés jussieu pénitencier richet désunion induration débauches refuges
  environnante contremaîtres désenchantement rétrospectif arrivages cercueils ev entravent arbitrages crin ternaire
  divorces alcaloïdes pathologies hermine capteur adoptait décerne portland parasitisme turbulent déprimé adressons
  nguyen contingente quartzites florissantes membraneux mw présenteraient desiderata quito acadiens tés himalaya mayotte
  cisaillement thibaut corrélative méditait tong usait individuation retardement référés pet jalousement consciencieuse
  rosalie débarqua étiage peignait imperturbable levis torride harnais alan iranienne microcosme indiscutables
  bienfaisantes frigorifiques visqueuse sélectif moignon galice consultez rénal transportait excédentaire soumissions
  kilométrique gela sainement épure installa résulteraient agglutination appuient embarrassante superposer norvégiens
  lustres philanthropique miquelon voiliers émané léninisme correctes ammonites qu'aussi partial somnolence tilleul
  cycliques guichets profitait préexistant textuel feindre ellipsoïde formats insertions borgia anticlinal incalculables
  tangibles défendons amplificateur fertilisation utilisera eucharistique incursion changerait doutez relatant dressage
  abusives magister colonisateurs hypnose opérationnels giorgio prouesses poliment cubaine redoutant répartitions
  amasser vétusté hongroises ascétisme joyeuses singer étalement lemaître anthropologue montrerons quarto démarrer
  substantiellement perméables transformait ham mycélium dégénérés colonisé marabouts aunes suspensions ligneuses ring
  autoritarisme compère regrettant délires salubre coffret prétoire chaudement radiothérapie nuisances hz mutilations
  inoculations cheveu supposerait civilité dansant torpille duodénum survivances condamnable sanguinaires quercy
  provoquèrent patin avouait passionne greenwich chômeur mesurable réanimation envisageable lactée pensera monopoliste
  préconisait inspirateur irresponsable patrimoniaux encombre rel entendra melbourne déforme existera rentraient dote
  essayent immigré négativité cuillerée hôtesse désespérant antibes jenny menaçants châsse homosexuels survol décrirons
  vandalisme dénombre hymen reconnaîtrait archive gérance désirais décourage apprenants divulgation bénéficiaient
  enviable commençai rouget fruste tourcoing replace projetant safran renseignent méfiant juvénal philosophiquement
  fleurissent retentissent galvanique rient interpellé benzine narratives proviseur acétylène coca ménageant gluten
  forceps magma canonnade héraut vulgarité envahissante souvenons concentrant ethnologique détecteur mord prestiges
  quittera roumaines accédé postuler polir obsessions avorter transbordement imperméables aortique mottes admirent
  munificence oubliez convie culot sentimentales ganglionnaires dominion usurper broyer conceptualisation transcende
  séant subissaient hellénistique haricot cachexie dors cartilagineux récurrent aromatique rn ressentis annexer
  arrêterons supercherie pictural futaies œuvrer extrapolation montreront coïncidant emportera retentissant formol
  côtiers formose copistes monarchistes contiguïté acquittée adorait charnelle schizophrénie philon hélicoptères
  calibres viscère surmoi ruineux universalisme rationalistes étonnants bâtonnier créèrent contiguës cyclone pyrites
  ricci supplique citadin soupire pencha transversaux mourants palpitations séjourna incognito sophiste duels administra
  accourus nécessiteux forains bru tac aldéhyde éclaireurs hêtres romulus bruyants injecte conjoncturelle solange
  sensoriels crémaillère armures télémaque aimées invincibles assyriens chronologiquement hard cia feras léniniste wilde
  diacres cantine irakien changeantes abaissant marengo pupitre vitellus pollutions satires adéquats grandissent
  rodrigue éprouvaient hirondelle carpentras valeureux intentionnel khartoum persévérante épiscopales cran disiez alfa
  testimoniale spacieux eczéma positivistes contrer concis intraveineuse elbeuf prudhomme atteindrait serrage imitent
  distribuait atteignirent multiforme malaisée bivouac aplanir nacelle éclectique ligatures interrogée recula ascèse
  obsédé honorifique précédait fabuleuse préparateur discursif informa velléité formons bouddhistes hériter asturies
  jute rajeunir loyalisme décernée pardonnera encourues payeurs redingote pressoir doutant seinen prophétiques
  banquettes fluviaux aviateurs hésitante diocésains augmentaient iconographique hémiplégie ombilicale inspiraient
  caille rapt silvestre damnation sachions dessaisir élues archange gâte newcastle distilleries affinage sévices
  désillusion rostand surprenantes agiotage encourageait hitlérienne instructifs div épurer josué préfaces luminosité
  combinatoire habib changeante classiquement trier exécutifs abu tunisiennes cuvettes hépatite harlem gex sectaire
  hypophyse imprécise éruptives gratien permettons devinait nairobi immobilisme tzar roque convulsifs franchissent
  éblouissant portai jouis camaraderie rosaire régulations ratios primordiaux fondaient assimilables incontinence
  manquons refermer triomphal conquérante raciales glucides gonzague oléagineux négligeait intestat chargera voiturier
  usinage contremaître hou rendît escient cotonnier aboutira triennal goitre rotule paroissiaux épiques empreints
  électriciens ravis aumôniers briquet lièvres linceul poursuivirent saharienne icelui nivelles embarrasser intarissable
  bergerie transportation exprimaient chardon bornera feignant inorganiques imperceptibles concomitante blake
  évangélistes réversibilité secoua émule indélébile contrarie crédule reportages salamanque subsidiairement superflus
  démocrite héroïnes communions douille leningrad insipide raid affligés salve navals stratagème sémitique dévastations
  tuf exubérance éloquemment implacables étiologique kabyle canine potentielles compound digressions projecteurs
  vaugirard surnaturels confronte surmenage vinification richmond attendions dégageait scandaleuses tricot préfectorale
  florin inexactitudes belliqueuse clairière caustiques hisser intoxications mènera rédactions précocement
  journalistique acceptaient locarno ferrique cohérentes doctes açores idéalement renvoyait macao cancéreux constructif
  dièse révisions conteneurs architectures quittai insinuation reforme rencontrerait cirrhose gradués hermétique cadi
  folioles falsifications liesse nordique évitait biologiste structurales siégeaient sobres convergences papille
  érysipèle consultées bénis aborigènes athlète renards vicieuses turkestan méritant taciturne hybridation rétablissant
  étourdi vêtues biscuits limpidité affiner qu'outre lavoir reconstruite sensuelle accoucher luthérienne habituer
  corridors vitae joncs larvaire conseillent cultivant soufflant essayaient latex aboutirent séduisantes fréjus
  formeraient complaisances pointues effraction plais gala script professionnalisation absinthe comtat chantai
  assouplissement nantis np projetait retombée bactérienne bethléem tomate vertigineuse allègrement brasseries
  écosystèmes vic hideuse stances machinerie délaisser verrou acétone pailles heurt cierge corinthiens famines
  focalisation obésité langevin studios interrogeant stylet phénix débattu unilatéralement détestables compacts persane
  domaniaux défends équatorial xliv précipitèrent célestin sortons annette concentrique spongieux mach maya utilisaient
  buffles pratiquants observez blanchir inquiétantes champollion policières radeau culs veillera inchangé odette
  malformations intolérables écliptique tics prêcheurs dévote normandes superflues dilatations fraise épidémiques
  cuticule étrusque distinctive naissantes arafat causaient pacifiquement ellipses managers bondit bactérie bilingues
  jaillissent testa ethnologues inéluctablement intentionnalité recenser poissy délier suggéra épigrammes chassent redit
  mérovingiens chromosome aurillac riveraines naîtra pensante pernicieuses retranchant métamorphisme intermède hâtives
  cathétérisme junon profitera dissimulait ventilateurs voluptés chaperon sonna collatérale murales physiocrates
  retraits musculature reconnaissez coupait affamé figuratif déprédations plongées rafales mandibules bienvenu malins
  convaincant corbin terrassements carnassiers guano minéralisation coléoptères décantation risquaient envahissant
  tiédeur horticoles tournèrent camerounaise beaujolais incorruptible effectivité paraboles proies héritées lunes placez
  trouverai tasses melchior cognition lisibilité fusiliers brûla puces galène reconstitue réveillent sensibiliser
  palpation arthrite chérif assistantes tao incommodité énonciateur maîtrises vésicale déshonorer décennale esquimaux
  révélera reis oppresseur insubordination rachitisme bénéfiques libéralement adaptant colporteurs collisions sensés
  assesseur billon tentaient drain tins énonciations archiduchesse poupe dévonien sensuel cinquantième hune apporterait
  infarctus hydrographie vomir névralgie malaises écologistes posologie pinceaux saigner rectangles précieusement arènes
  extravagant phot regina fruitière ancestrale camargue thouars wiesbaden concubinage prestataires impute résonances
  expliquera portants réfrigérant auriol ravit wisconsin lombaires tournants éperons charnel riante dolmens cantonner
  coïncidences milhaud fibreuses colombo albertine anéantis pucerons sensitifs asymétrique confient kantien régulatrice
  médine amplitudes parlèrent secourus épandage planétaires accepterait serrait détendre électrolytique papale hôtelier
  rajeunissement perturber sentirent contribueront liane stalles décoloration hadrien devants chercherons éponges somma
  fart précipices militent bonsoir dômes subséquentes tech possédions catégorisation clay enclume accaparement
  supposerons malédictions nourritures portage synoptique bruxellois répondrons paon prêchait tavernier amplifier
  dévorent chalands vignette salzbourg souverainetés théocratie fauteur rotor lévrier pronostics détourna muhammad
  examinent épousant porcine patronal canaliser soignant fatigante cors maréchaussée reconduire résonner proposez
  contentaient édifiant baise urbanité originellement saddam coqueluche manques calomnier nantais philos amicalement
  frémit magistratures parmentier illuminés archet oignon hansen boisseaux développèrent chlorose pédale piètre chlorate
  désengagement nostalgique namibie exclusions baba furet bavardage volées natation amuse qualifiait appliquera assidue
  frigorifique chaumières bovidés flûtes excellemment luire plissement examinateurs constitueraient sala spot ibm
  désapprobation rétrospectivement rétractation illisible constats pierreux satis synodes vaincues bénéficiait
  inflationniste mousquetaires campements dévorant exogènes diurnes physionomies paritaires signifiante sologne
  médiations tille produiraient intangible indiscret demeurerait carta délirante qu'actuellement photographier perdition
  épigramme heurta constriction ensevelir nacre patrimoniale pagode audaces identifications longitudinaux mousseline
  magistère recense pavot aurifères potassique organisationnel houe pence dilater luxueux sardines mensurations qu'assez
  pointue princeps consolant jugulaire prenantes pressées salem fourches décent partagèrent parentes chamois sachons
  jugèrent hellénisme résidentiel toise fébriles rochet jéhovah boulot promènent démasquer bang immoler carnivores
  compréhensive fourré basiliques affecta somptueuse absentéisme dénonça troisièmes résiduel capuchon parallélogramme
  composites quidam élégamment mutilée ingénieusement perfectibilité mendier décidai chabrol éblouir solstice abrupte
  bémol notabilités rand introduisait planta ascétique migrant salutations stèles labourables vraisemblables affirmaient
  chic stylistiques voyagent délicieuses lactation pendent hess inflige consultera volontariste secouant swift
  généalogies servants angulaires relationnelle latina suie cassures statisticiens glotte basale imposteur déserteur
  amazones simulations commercer additionnelles gabelles bise souciait abandons panel réductrice sillonnent ventouses
  prêchant furtivement étalonnage obligèrent saleté désavantages rolle nitre lexicales phallus puisqu'à futiles
  pédoncules côlon stase confisquer filial confessionnelle expressifs infléchir frivolité opiniâtres vivez limes
  rattrapage lichens résistait apostasie maillon décimes bienveillantes coranique slovénie guident tungstène illogique
  dioclétien associent hindoue poignante klaus magnanimité cancéreuse pointage marécageuses parasitaires crapaud oralité
  kraft décapité anthracite hélicoptère désireuse maryland mornes intermittence exiguïté façonne popper trames
  franciscain foulard promptes perfusion radier apothicaire épicerie aquarelles triptyque sifflement officine punique
  cléopâtre ficelles bordas légitimiste morse copieux pompéi fortuné déversoir exogène coulomb introspection liasses
  métaphysiciens mérita normalité alexandrin volantes exponentielle facilitera salin puritains aud bonneterie analyseur
  hum polissage mérinos florentine cassa immanent ténor nov échu consoles méduse plairait ais luit arable conflictuelle
  xliii protéique agitait barbu échauffé inimitable qi fuyait inculpation rades occasionnelles lacustre émérite affleure
  olympique courbures affable fusionner contrôlant temporale schubert domestication merde trapèze biarritz concrétise
  séparèrent multilatérale positivité dg interdisciplinaire mauve encouragea fardeaux antidote env triompha watteau
  truites mourante réparateur irénée tabouret justifierait sembleraient carrosses copropriété liront quincaillerie usd
  tuberculine wagram domina bourre bavard taffetas paieront dérivations ralph collodion crève carabine zona maladive
  considérants glaciale feuillus ivoiriens tampons pragmatiques amnésie palladium vanille rhumatismes enregistrent
  matrimoniaux flatteuses lucius rhénan libérant filtrage rétro fange stipulait arrachant chargèrent côme assyrie
  bouffon hirondelles ombilical dickens pacifier seconda pourras assouvir multitudes fastueux répugnait pues épave
  vantent cartésianisme éclaircies lunaires transmutation citoyennes valises héloïse prépositions capteurs adolescente
  orgie dortoirs traitons gabonais congolaises inexplicables approuvait allâmes infrarouge intercepter préjudicielle jim
  rouergue appellerait interrogea écartent moderniste paraîtraient résorber fondeur croyable latence égarements
  dessinant mastic corsage interné invalide iraniens mamadou pascale alexandrins opérationnelles interstitielle taisent
  décevante cerné dégel manitoba cachemire laisseraient commandos sulfureuses josef éloignant tempe nourricier suspecter
  déverser défilent pausanias mia prévalent chaillot fuchs convenons chu annuaires luxembourgeoise immunisation
  défendirent cuivres partez apologistes intériorisation diraient impliquerait tierces allégoriques trompez bernstein
  érable insolites qualitatifs gencives poignets avançons périlleuses vivendi dixit carmélites échappées bailler aidait
  ferrugineuses sceller nuptiale majuscules secouru bernadette vénétie rattachaient mentor déconcentration méthyle
  restreignant tripolitaine transmissible onguent bracelet chaldéens rodin ligneuse gogh norvégienne glorifie
  discutables argumenter indignée complaît osciller indéterminées enfui ppm rénales colorent aphorisme soutènement
  sautant hurler hoirs complaisamment sphincter denoël classements dj drachmes distribua dora fréquentaient logarithmes
  phlegmasie appelante ibis vicinal radieuse glissait nautique défaillant fresnel baisses interprofessionnel baby
  édifiante préjudices bouilleurs analphabétisme monticule éclairait antigènes gagnaient négligea inductive occasionnels
  fabriquait fortuites gerhard rougemont montrons enfantines proportionner paralysés billy calvinisme corso étendait
  consentirait phoques orpheline honteusement coupon traîneau biotite zénon veuvage affectueusement ondulation tutte
  courtoise jupes orphelinat chantres escales dictatures souffles uriner supprimait za ininterrompu qualifiant
  inoffensive adhérant johan harengs nullités conjonctives crocodiles grenadier assortiment féerie notarié applicabilité
  accablant mildiou relu déployant bordereaux dissymétrie aplatis osmose vancouver attiraient vibre acceptera saladin
  fonts mékong zacharie redoutaient infanticide tirez copain koweït militantes inadéquation atropine vitruve réduira
  labourage protons fréquentait agile littorales reliures avouent malaga interpolation transe flottement révélaient
  affirmatif consens désignaient duce analysons émeraude terminera baleines farces allan gosses dépeindre dévotions
  supplia voua rescapés phonologique facette déchiffrement soli ancestrales cita fléchit intrants retouche rassemblait
  biodiversité permanganate magyars andrinople inn reprochant compensent sarcophages détériorer rauque répugnances
  yvette consécutivement tape duchamp recevables putsch bonification litigieuse gèrent utilisez versait mense
  comprendrez assistèrent hasardeuse intempérance lichen hésiode appelants approuvent songeaient bouffées fatigant
  suggestif pharmacies interpelle distanciation réussisse aligner infaillibles maudire expectative sos alban cultivait
  feuerbach j'entre genêt pilule batraciens échouent excitants illégaux opprimée panacée mécène répliquer panser notent
  baissant dard préexistante fétiches mainmorte goya convergentes coursier nautiques encyclopédistes dentistes
  imbrication horticulteurs promulguer damien épileptique accrocher inférence morlaix carrousel névralgies impure
  tuèrent ressens murphy antisémites exaltant virtuose anguille boches heurtait éthers ferraille nina bordant dev
  prudentes avares électricien présages hygrométrique cadences syncrétisme intrigants pelage omoplate mêla
  adjudicataires raids corpuscule présomptueux aphteuse boers grégorien apocryphes innocuité gardèrent tectoniques
  hollywood abjuration curriculum whisky centraliser myopie souiller fagots évaporer cubains répréhensible arables
  bronchiques archi phi réformisme réfrigération meute manquements illuminations déshydratation immorale marquisat
  consente diffuses taie transverses humiliée diana éblouissement bornage citroën discriminatoire océaniques bart
  opulente choquante différenciations mainlevée campine démontrait pleuvoir islamiste acquittées concordantes
  cybernétique pérégrinations détenue déchirures déclaratif pendants aignan pointer sionistes dépossédés nora landgrave
  certifier attribuons dolmen fervente pentagone lapidaire arlon flattent accouchée ouate pertuis avilir lézard verrions
  habitable alpins célébra déclassement cruche pygmées référendaire ruineuse poussins retirera sonnent youssef saunier
  pantomime bijouterie surabondamment parlerait châtaignier continence pantin récalcitrants concordants gantois
  inadvertance perpétuent déchirements irritante soutane pâlir amusements louvet ajuste inhumaine bosses enragé apex
  sableuse bactériologie catholicité huygens baissent servons inca enroulements encombrant méprisent atonie consolide
  donnes exaspéré satiriques béliers dissimulent augusta turbulente entailles sensitif chaudron décernés prurit
  inanition vercors côtoient contrevenants casamance compresses silencieuses bouddhique surprenants déroulant vulgate
  dicton prenions moscovites mème biseau rut marquantes viaduc respectait visas pdg altruisme luth avoisinantes
  favorites impédance trial démentis dévoilement surmontant chiffon isotopes francine wallis perceptive jurée
  macroscopique sar tresses organiste processing bossu douvres junior simpson particularismes scrotum passionnante
  monnayage passais avortements concluants démagogues piastre souk commencerons spahis aaron extravagantes abois imbu
  séjournent gagnèrent khédive kurde bloque épistémologiques résolutoire tourneur mélodrame esclavagiste saper harper
  géante spin enflammer coordonne négations confédérations mortem entablement mousseux galantes imprègne cordillère
  réapparaître valvule fusible grammairien tâchons suspendit déposait équinoxe appréciant lons basilaire justine fields
  automation lamentables créera obéissait polluants expira cinémas recèlent hébrides huxley bah maronites concrétisation
  inquiétants rétracter rougeâtres pesage consentant mayo nécessiterait stefan remerciement goulot subversive
  heuristique sample moder tranchante bilbao bérénice saisissait imaginait prétendument converser vilains explicatifs
  appréciera démesure nationalismes cassettes sonorités affectations rayonner nominatives septante zimmermann serviles
  biochimie condensateurs longwy carolingienne détester corroborer chemine opportunément mats abruptes braque onirique
  alost marqueur qualifient campagnards chrysostome émaner strabisme incisive naquirent rétrécissements spasmodique
  contraignit servais floraux samedis ravissant averse rejeton fiévreuse pratiqua prétentieux conférenciers lucides
  ébène agressives cohue inactive maladif lingot délabrement gente emphysème palliatifs immutabilité arrêtez
  machinations bombardiers attribuaient ak tracent lithium palissade bouchée commerçantes réducteurs pale escarmouches
  attacha mensongère aînesse apprêts slovaques bornéo libérateurs résidentielle postures dick brouillons prosodie
  successoral délimite haguenau hérite bols majuscule chalutiers fruitières prétendez impitoyables transmissibles
  boiseries répugnent justiciers refoule redites tubulaire équitation vipère orléanais oralement décevant chétif
  flotteur viables ravel fantasmatique restante somatiques revenues coiffeur sèchement puce arrières ostracisme pesetas
  apprendront olga charbonnière melle plaid buccal métallurgistes ballots rétrocession raffinements traversèrent
  attendra laminoirs scies gourmandise raffermir palace réalisateurs rémi accablante négociables opposaient wolof
  memphis irréprochables céréale pointus caporaux terminons moraines ressuscite coterie liquéfaction parallaxe kim bévue
  réaffirme alliez diagonales saxonnes partîmes confédéral regrettent sensoriel desservie pauses leitmotiv fiole sauriez
  herse embryologie stimulante baignoire bouilli rachid gauguin madriers arcachon sonnait typographiques surgissement
  identifiant humoristique tirerait émerveillement oliver copte écuyers participèrent penchait cumuler servilité
  distille jachères daignez septentrionaux secundo bordes qu'encore décore jusqu'après milite fatras revenez fassions
  travaillistes dissentiments margrave chomsky bonbons distinguera mixité proconsul talion ésotérique déficitaires toto
  faillir mossi mangeaient utilisa trouverions patronaux prioritairement immatérielle jurassiques inoffensifs urgences
  limitrophe simplifications nankin tarascon descriptifs réclamèrent circonspect arbrisseaux mores fréquentant
  prostration torturé witt inverser irrationnelle mathurin habitons motricité conserverait cohérents fougère kiosque
  volutes plurielle agressifs castillan chicorée demanderons anorexie réorientation cauchy lanières affluer enfanter
  creusets abusent compresseurs bagatelle sfax douma viscérale dv infectée purifie cubain poinçons fission dédaigneuse
  pharaons concupiscence dépouillant couchait expliquez réprouve royalisme miséricordieux lotissements réactivité
  curative marginalité régicide catalane rêveurs déverse indulgente ride confiants septicémie bissau impasses submersion
  enragés persuada connaîtront surveillait assiégeants probants lige fécamp fictives herbivores ébranle diachronique
  promeneurs reliquaire enveloppait adour anticléricalisme décimale méninges plaident maudits totem aperception tortueux
  payeront accise séculière subjuguer pf déflation ng whigs morose vieillissant holmes froisser joe désirerais
  psychopathologie répétiteur occipitale succion ouailles misanthrope généalogiques considérera admissibilité
  graphiquement abritent raille ferrari curatif hémorragique épousée minas récite amorces charnues redécouverte
  inscrivant archivistes attachaient incompatibilités fédérative calices cheminements attachons idéalisation gg
  aérodromes cuillerées basaltes avança novgorod inexorablement ineffaçable gobelins immédiateté démoralisation prunes
  résultaient onglet chevreul dénouer brûlants vergogne sévissait primates chancres butor borique faiseur régla geôlier
  adipeux monumentales benveniste bannie pénitent croup puerpérale médications moisissures préservant arsène momie rocs
  dysfonctionnements spartiates intimée récapitulatif traçait nicotine imago aline risquant repasse inondée forets
  assimilant fumé transfère soulage parachutistes loua pineau colonnade bretonnes portatif contiguë sape grenat
  impératives chanteuse inacceptables suspensif enrôlement troublante affermissement lins kara concaves adroits
  ouvraient recherchons marchandage concurrentielle synergie césure obscurcir caïd eunuques schisteux convertibilité
  solvants inconciliable pottier privent aimes flash anxieuse trahissait coucha retrouveront commenceront rendrai bobo
  incombant probe alceste prîmes néophytes liminaire houillers succédait truman obligataires parking fluorure avicenne
  léguer accumulations rationaliser parements bakounine myocarde comédienne compagnonnage rapprocha affligée maeterlinck
  doublet blasphèmes cocotiers savoyard reportera lingerie malversations obscènes quérir roquette domaniale corset
  incommensurable soumets caverneux pleura mimétisme centripète concluantes protestait regardèrent détaille cabines
  critiquant incas préméditation biche homogénéisation acheminer néologisme travaillez présidant arrachage archipels
  biomasse viviers interchangeables actrices chilien diminuerait alpines pesantes commettants monotones raccord
  connaîtrait smolensk agirait neurologique infatigables fixement partenariats caressant patriarcal pond baignent
  salariées métrage agitateur sandales dyck astreinte communicative subséquente limbes redéfinir timon cleveland
  invraisemblables québécoises incohérences pinard persécuteur déversement levage libertaire indivise chromatographie
  carrel rabaisser contourne santerre impopularité menthe shoah gabarit cataplasmes congénitales mesquines automates
  roulis dérèglement atypique léopard rabbi virtualités stéréotype alternateur mandements éthiopien logent erfurt dali
  pondre disparaîtront alonso décime sautent drôles interministérielle jalonnent sensitives barriques volt échappaient
  nouent impopulaire habilitation stylo sinistrés empêchements genet maraîchères desservi zoologiques niasse préfixe
  indignés morton indochinois fard réuniront byzantines triples courtage agar fleuris rocheuse tisse rallia pj crût
  persécuter condoléances opercule clairvoyants verriers courtisanes thessalie élysée escrime extravagante mordu jambon
  adoptif bourrelets arrêtèrent magellan borgne récif déroula parsons sanctionnées cultivables parcimonie prophylactique
  spacieuse rébus aurores patates centurion tractus imprudences monades médard indéniablement débutent pâlit
  dévalorisation inhalation tanks impressionnisme déductive utilités nièces saluant excèdent inchangée sarcome patine
  bambara fleurons maximin digeste agora évangéliste fiévreux césarienne trouves magiciens trompa brigandages basin
  détermineront expropriations lucile divisaient ponctuel bananier superstitieuse avatar kenneth reconsidérer délation
  navets laiteux éthiopie étau obélisque provoquerait dégoûts couchent déplaise handicapé ron progressifs piquantes
  émanée quêtes identifiable cratères descendons brasier terriers taisait théodoric deviez initiée impardonnable
  cuisiniers sémitiques cubitus emportèrent embrun centralisme dénie proférer concurrente ailé ennuyeuse déployait
  scorpion insère sésame patricia revendiquant francisque modulations lactose garderai deuils fédératif désabusé
  équivalait migraine gramsci démissions lisières infecte vaginal surpassent briançon mammaire quintilien assumant
  désignerons barèmes plaidoiries ivrognes dépensent caducité copropriétaires pâtre béarnais tain madison remi thermale
  nommez apprêt opportunistes cannelures fluxion anarchisme radiculaire bergen dépendrait stocker improviser
  escarpements interpénétration émanées réserva philo cartographique adorent coquin mesurage patrimonial sanctionnés
  pathétiques néolithiques vernier périssables homicides inouïes lisais bulbes recoins faïences suscitait captation
  incombait donnerais panthère maçonniques géniale caligula introductions liquidations illumine boeing ondulatoire
  unissaient chétive archiducs existentialisme scieries stalinisme farouchement fondeurs tartuffe aideront cholestérol
  frustrations bitumineux hurle largeurs conductivité philologue décorateur montages conque défaillante charpie
  tractions sensualisme zele raviver possessoire bruxelloise fs encéphalite accordaient effraie bananiers dissonance
  cochenille translucide saga duplicata fournaise consanguinité mécaniste thalers endogènes enchaînements accrochage
  convection mannequin mate obturateur contribuerait révolue cannelle amérindiens aïeule anachronique oléagineuses
  conductrice somnambule coopératifs agamemnon chaînon evrard conduiront prismatique taverne lavements mitochondries
  réagissant vibratoire cubiques bibliophile diviseur lugubres réflecteur timor annotation habiletés aimais populi
  sellier genette blondes billot menue monade palliatif convergente vérifient affichent rhétoriques engloutir
  calorifiques côtier alfonso attirail effrayantes mandrin fuseaux gary clinicien intraitable amar grandissait
  maladresses chevrons raccourcir enfouissement couvain regagne terminerai dispersent fussions dolomie lamine inanimé
  effluves argenteuil prévôts indivisibles magistralement ravager lorette pretoria signèrent grillet smic bonapartistes
  antes anévrysme étudiera empiétement redondance purulent relativiser précisa conceptuels citrique entomologie quittes
  stars frauduleuses souscrites bandit suétone cathodique virulentes comptais prosaïque prosélytes senior ambigus
  connecticut hampe rémunérer furieusement retrouvèrent touchera golf salarial nausée ramadan philippeville mutins
  postulant introductif involution enfante nuptialité finnois cosmopolitisme jetez échue fuisse velay praticables
  hasselt râles luxure margarine touchants aquarium mensuellement répondront excommunié spinale provoquera recoupe
  incriminer réfugiée tongres foulon potiers déprimée étrier multicolores opep framework subtilement assortis réglera
  affabilité prolétarien nonchalance soufflent alt descentes colloïdes arrange mécontente entassement bûcherons
  apparaîtrait verrais accroissent noisette engagèrent cheminer macabre bénéficieront attirèrent bidonvilles bizarrement
  trucs tâchez silo varron vermine belladone plombs copeaux tolérable dialectiques rondelles passeraient cancéreuses
  subversives dagobert surveillent aziz retiraient estivale importune tuile agrandit collectiviste orgies blainville
  folklorique séguin pylore rangea helmut loan contrecoup poreuse commanditaires puériles portante génisses protéiques
  fœtale perforations stimulations hahn comporterait tchécoslovaques cauchemars systole éprouvant outragé pressentiments
  remboursable scelle berceaux alterner confessionnel imbécillité appuyait poignant prêchent sigles haydn prodigieuses
  teints derby étalent épithéliale raz réprimande poudingue scalpel christopher intuitif saharien insaisissables
  visualisation saluent surinam doctrinaire macédoniens poulains niait recension amputé malléable qu'hier orientent
  vinicole prévalait dévouements prohibitif bouillons frêne subsista contradicteur surrénales administrativement
  collecter connexe salivaires subites suffocation habita malicieux corniches continuateurs distiller expéditeurs
  présomptif irritable démoniaque coûtant sécheresses tarit compensateur jasmin samba danièle luca convocations
  accompagnèrent guillemin loyola détournements bauxite alimentant salpêtrière tropique zagreb tournantes fanfare sires
  potage pensif xlvi commotions développaient reculant yuan canines évoques routières béatrix valorem bonapartiste caïn
  fiant esa priai vieillit huguenot intersections branchages croissait tiare albanaise épidermiques hégélien monisme toc
  révoqués charleville abs refusons sortez régressive pertinemment aises gnostiques montbrison panoplie bayer torcy
  comtois soyeux morsures chapelier nervosité penchent vésicatoires sourcil circulait veillées articule remontaient
  axillaire pontificales foliaire aménité matinale démettre blessent quinquennale thymus crinière parabolique résidaient
  équivalences méthylène rodrigo existât janus blocages ors salis doublant graisseux granites contribuaient ascite
  photons confessionnelles accoutumance marchera poly grisaille avoisinant archer hotte infantiles sommations destinent
  reprochaient sforza historiographe montrouge triangulation cresson jonc intellectualisme reformer mélanie répercute
  avoisine vautour hautbois chapelets collaborent dirigera ram rétrogrades mastication donnais suédoises fixèrent
  cosmogonie jeannette flétrit affronte soudures osmotique molybdène tarderait dépende curare duncan luttait postface
  microsoft accélérateur ranime soulevèrent assignent exempter athénienne nestor déduisent naufrages cautionnements
  caduc mile sapiens frénétique arpentage bagatelles injurieuse lazaret bienveillants provocateur personnalisation brian
  cubisme accaparer montrerai inventif verrière déraison bellevue etna marguilliers ôtant brice opposèrent anatomiste
  structuraux hague déterministe cotylédons exécutait limitative friches gode violoncelle carbonisation examinait robot
  jurons imaginant intelligemment trompeurs amazonie beauharnais barbelés inimitiés contrevenant durcit focus pensèrent
  emplit délicieusement formique napolitaine frederick savourer recommencent coloniser messianisme inconditionnel
  endosser paddy séquestration conteurs garnitures teindre apothicaires fourberie commanditaire sousse saisissons louant
  orée johannesburg révocable termites examinateur férir achevant lavis inconduite persuasive quadrature quartzeux
  républicanisme probant serrures yacht déconstruction toda encolure brahmanes mirages trie frottant marquises fabien
  électromagnétiques indignement fumeurs déstabilisation logicien croiront dénigrement monogramme expansions jouerait
  fermetures opportuniste adonis brutaux barbaresques littoraux pénétrantes indiquerait tournier prétende fabriquant
  rieurs récréations prépuce éthyle bougainville convalescents fourrés concubine jurats logarithme exploitables
  christiania parthénon maximales choisirent alios envies insidieuse mésentère cisalpine mérovingienne studieux fautive
  charlatanisme retrouvailles bercy carcasses hertz edison ordonnera referendum latrines bastiat tardait dorure
  affréteur reconduction bue pirate côtoie rechutes althusser triton peignes inaliénables missel désagréments traduira
  dorothée rivets convainc tuait cotation bibliophiles flatteries consolante commencerait princière pianos mutualistes
  vespasien passerai contredite harcèlement préconçue curateurs fend investisseur éclairages tissent faucille
  chancelante blême bâtisses linéarité grever jaques impertinence augmentèrent pénicilline suppriment évènement
  crevettes maquettes perdront embaucher dry emphatique imprimant mansuétude narratifs éducatrice multimédia pénétraient
  embauché boyau mousqueterie hannah longitudinalement ottomanes coraux ambiguës dation géo appendicite tremplin rouet
  conjonctions occitan fascine lambris séminaristes tâcherai homosexuel pluvieuse évitement superstitieuses
  lithographies talisman bordés festivals majorque élytres verrous lorsqu'après réservons crabes actionner murale
  thuringe sensée globalité résigna reflétait calomnié marquèrent pennsylvanie essaierons ers summer réglemente oisif
  faisans préopinant qu'où florian turco caduques subséquent mythologies insignifiance professorat référentielle
  christiana grimaces chromatiques hamid phénol collectivisation essuie aphorismes apporteront autarcie recoupent
  bornaient cordiales délirantes orchestres ducos approximatives liberty teintures isolants élucidation boyaux
  malveillants correctionnelles philologues caféiers docilement souscripteur déisme informatisation incipit
  téléspectateurs allergie salariaux pariétale blanchis oman moulages lisibles ancestral multinationale consultatifs
  phraséologie hombre troublait neurologie sporadique languit anastomose téléphoner récupère corrélatif effendi
  placèrent répondons élégie imprescriptibles ôta trouverais circulations corticales convaincantes luna judicature
  dénonciateur alouette originelles symphonique condisciples occulter triomphent rugueuse desservies audiovisuelle
  macroéconomique bacillus attachante retardent verstes caméras cholet antinomies incendier harmonieuses privatisations
  amenaient radeaux ej cadastral senne protubérances julian pyramidale poutrelles emportaient giotto malsaines grisâtres
  méthane dockers triomphalement obusiers biennale partisanes souhaitables vingtièmes norfolk menons émétique dévoient
  téléologique ambulant romances délibérant hs dramaturgie ovine descriptives augurer alternateurs albâtre climatologie
  spécialiser référents feuilletons perspicace synoptiques raisonnant moquerie imbus dialoguer moudre israéliennes
  motilité maussade cci prendrez déviance inclinaisons prévalut contigu devance géophysique concourant giacomo soucient
  toscan protestèrent penh malnutrition commisération construisait chapelains potter courcelles conservons disculper
  volatilité cotonnades chenaux marmites incestueux ignobles corporatisme industriellement affirmons phtisie déchaîner
  plissements déclarera invariant mesquine assaillir utilitarisme assèchement chevaleresques enquêter sarments xlix
  excitées abritant monstruosités saverne plaisaient descends religionnaires baudoin rachète carthagène marquez
  inconnaissable imprescriptible contrariétés amphores imaginent syriaque commencez ascensions délictueux guidage
  convulsion accordez olim valurent figurez occasionnel renouvelait cérès évolutionniste pigmentation logarithmique frai
  microns michelle soupira proscrite beaupré fellahs icônes pearson terrien calomel légitimé déchoir censurer
  multipliait déloger répartissant vacuité nommes agitaient élocution variera roulements vertueuses réverbère
  laïcisation apocalyptique blair keith sieste critiquent compromettant erronés lucre dauphins éthylique conforment
  nucléole polyphonie identifiables irritations lobule cortical sénile péristyle portable compétitive licitation rapines
  mackenzie primera perceval qualificatifs consentirent dispendieuse hydratation infamante justifia convoquées
  contraignantes fripons procurera cash abattues cellier rescrit apiculteurs ariens métastases mémorisation ides
  quoiqu'en théocratique prolégomènes fiancés intentionnés usuriers chatte chloral pagination chassait privilégient
  variaient ukrainiens organisationnelles bouillies ménagerie émigrations instigateur prédateurs dressaient tournera
  persil ballades surabondante hégémonique gynécologie pullulent nanti montargis inamovibilité tactiles citera
  transcrits efficient alcalinité logiciens courtine iphigénie impurs laveur absorbante symphyse adorée anzin mourad
  turbo remplirent placide citrate participative rebâtir hypnotique molotov quadrangulaire peignant melons entendirent
  certifie moribond accumulateur doumergue synchronisation généra autocritique calculateurs autopsies animalcules
  asservis fantasque plaisamment julienne indissociables fourbe terrienne rectale assemble dictes optimiser golden mmes
  exagérément inflammables organigramme simmel guirlande drague aviateur commémorative nouakchott facultatives steamer
  ferrières exhaussement aurélien conséquents linteau surexcitation engendrant xénophobie bure causèrent déroge
  chevauchement travaillèrent colonialiste rua goa altèrent arborer soupçonneux immonde investissent présences
  divisionnaires lumen capelle tisane virements optima poncelet légiste rotonde roméo technocrates bocal nubie gratter
  adoucit scierie enthousiasmes trahis épiscopaux maraîchers argos dansait frantz chyle plantaire choisissons
  reproduisait anathèmes louviers fermenter hydrostatique ténébreuse vitriol fuyaient phénicie discipliner optimales
  bureaucratiques waters tomberont paternelles plongea charentes pourris numérotation éclairante retraçant hugh dépister
  eschatologique galaxie cerne mobilisent allonge imprudents raccourcis environnements routines sténose passât sb basset
  inconditionnelle charisme réprime semant assouplir inviolables mésaventure fondit expatriés délétère énonçant
  neufchâtel hégire veufs mhz inespérée mouille épiploon bous oïdium détruisait tendresses entraînaient synchronisme
  mensongères enflure attaquaient vésical trocadéro charnue désertique directoires rameurs roide arriverons auditives
  chérir dinan combattus cardinale jeannin carol débet décalages occultation plût mettrons démarquer immobiliser
  coopérations australienne correcteur crampes tresse illuminée stopper pyramidal rapportera bouleaux privait musc
  chauvinisme adressez clearing méat visitait cortèges erratiques expansive anguilles tenon universaux extrinsèque
  anesthésique levai populiste vulgariser domiciles sacristain carillon prismatiques ingénuité brigadiers extensif
  diètes accra irrecevabilité retomba dissimulant alertes perdez violant tore fige recouru éprouvèrent prétendirent
  arrachent détachait intempestive anastomoses coréens giono ailés endiguer diarrhées exhiber lods révoquée ajoutèrent
  hérisson poitevin stalinienne essex platonique inaperçus logeait préfigure naviguant obstétrique tribale phénoménal
  réaménagement boulon xlviii monarchiste fanon ombrageux annoncèrent élargis boucheries interprètent passionnel
  chicanes cosinus affranchit négresse marquaient saisissable diabétiques mongol persanes subsistaient meuniers crasse
  pv gaucher gomment slovènes gibbon opte inextricables serpente hydre axial bilieux parvenons ath culmine dyspepsie
  crémone diffusent rectificatif dignitaire antony palmarès comparent toponymie bénignes reléguer calendriers polygones
  immigrant projecteur éviterait festivités doublés narratrice irrécusables incitant manquants coréen novatrice
  feuilleter étouffant congestions benzène siciliens fourragère mandait manifestera insalubre caféier togolais parrains
  créerait shelley commanderie spéculer garenne montluçon verdi joyau bourguignonne pastiche frémissant gâchis imitateur
  sablonneuse dévolus changeaient corollaires patronyme jacobinisme jacobine abdul composera électives osera coulés
  aéronautiques contingentes papeteries tatars proscriptions brûlaient litanies épopées impressionnistes réitérer bosco
  phosphorescence argentins lézards rhéteurs maltais embarrassant pampelune homérique indéniables plaidoyers tenterons
  microbiennes pelles copia restantes communis monticules pensable usurpateurs défaits uses vétéran discriminatoires
  engageons exorbitante générai portails mélasses rapacité azimuts condyle chevreuil cilicie conceptuelles prédominer
  septentrion anticipe écosystème lançaient aléa échauffer informant triomphait arceaux bourdonnement magnitude
  maquisards domenico décrépitude assigna herschel ursule sciage sophia preneurs nourrissaient rondelle symboliser
  plongeait contractile dérobent infructueuse aratoires pluridisciplinaire préhension intègrent adrienne tribord
  mendelssohn commençais hurlant dépressive voilier afférent borax ccp rugby cantines raisonnent bai vicariat publièrent
  galaxies alterne oisive profitaient déliés économes médiatrice argon affligeant pétitionnaire méditant déroulaient
  effusions structurent encadrant ttc gaîne mesquin samples cad hase conjuguer lanciers récollets sporadiques
  préparèrent démagogique mûrit challenge exploser transcriptions nominales ouvrons russies protectorats purgatif
  mesurables méconnaissable hot prévoyante unilatérales décubitus paysagiste affûts inébranlables valorise montures
  déchaîne indiscrète trivial apparaîtront firman génome conjoncturel mîmes bailleul surcharges gisant enzymatique
  radiologie gouttières consistoires enquêtés lucienne fâche dumping symphonies débitrice inexcusable sodique saigne
  pluviométrie bernardo distal maritale expressives arguant notifications amulettes élaborent hardes chantal nacl
  flaques anglican charismatique renommées plongeur exonérations quintessence mitrailleuse frets agadir languir
  réservistes syntagmes théodicée finition radicalisation alluma terrassement somptueuses gh boutonnière pales ena
  agrandissements aérage libyen step myriades dévorante dictateurs jouisse pelvienne chercheront irrésistibles expirant
  explicitation héraclite frauduleusement convertisseur cuirasses ruinent satyre tourillons grossistes fâcher
  qu'alexandre vagabonde lacets montana kaolin combattues législatures préoccupant sangliers charrier loteries hémicycle
  houlette pliant saisirent normatives invraisemblance suffirent plutonium ferrugineuse renversent rénover formulant
  expédia électrolyte léser gibet faisabilité volante houston mixture moqueur pannes chéris interfaces riez admirant
  rhume bonheurs révoque obstinés travaillera bêtises ruée coussinet fore césarée ordonnateurs analysent attribuable
  sacrifient valmy licencier délassement intitule répétaient enseignantes prieurs informelles écussons catastrophiques
  révoltante inapte canonisation individualistes démesuré joutes pivots masculinité insolvable subventionner xlvii
  déraciner notariés rognons rivalisent extremis naturaliser béante duos lucratives arquebusiers symbolisent canalicules
  mess dean diabétique balthazar gisèle languissante autocratie émanait prétendrait dénégations bute accoucheur
  tendraient garnissent rentrera potentialité nomadisme patries démobilisation gravit licites pédiatrie enlevèrent
  planifier ventrales natives platoniciens conjoncturelles pouchkine assoupissement schismatiques artérielles hérités
  incorpore avalanches épicéa grumes formaliste nombril prescience symbolisation textuelles corrompues filantes
  savoureuse éditoriale abstracts pusse effrayants réaffirmer fascinant accalmie margot batave ensilage salves tribal
  galette symptomatiques serviettes soudaines précipitait écrous australes bichromate andromaque cyclones oppidum
  darwinisme phlegmasies bouillonnement abjection demanderaient serrent activisme sibylle adjointe stéphanie sinueuse
  éboulement peuls soudage attroupement saveurs obligerait hyères suas pontes lurent bagnes humiliés requin exhale
  rouble dommageables bondir rucher pyrrhus pg invariants cliente nana figurative châtaigniers lisaient rmi nourricière
  gregory domitien masquent alarmant compréhensibles réécriture passerelles assignations jalouses putrides voituriers
  allât ud taupe superbement serpentine dissipent conjointes légalisation radiales bongo choroïde synchronique gouverna
  mammouth plagiat arôme craquer impassibilité vaniteux antwerpen tyranniques intimés glèbe pensionnés irréparables
  ismaïl homes congédier mouvantes mésintelligence touaregs alcibiade vitreux échevinage mimétique charlatan risée
  respectueuses captiver accentuant informels cousines soft allègre émouvantes cartilagineuse pellicules nectar crédules
  averses blâmable distributive psychotique occiput hominem input sénatoriale ambages éminences agrès proroger
  clientèles guérisseur prêtèrent cirques pagodes perroquets minnesota calcique bandelette rwandaise apt servez
  récidivistes cochers délivrera éthylène finissaient fourniraient chandeliers exquises jouées adoptons dormaient
  prêtera conjuguent contraignent confortablement plantules vacher formulent fastidieuse populeux jade évanouissement
  remorqueur factorielle remarquerons seychelles débitant saumons entrelacs livrera gronder réitère malhonnête
  rétributions incohérent habilités metteurs missives gymnases souri institutes compléta assavoir désillusions émulsions
  rhéteur fautif étonnent gélatineuse makhzen homologie colportage zo stuc frottis remanier étincelant topologie vesoul
  reptile simulacres piment soupirant maladroits félicitons greffage bouvet délétères laiteries voyants tribales
  circonscrites tilleuls teigne battants messeigneurs phonologie garderont proposai simulant multilatéral tans amicaux
  désintérêt multilatérales furieuses bits salir gastéropodes cj ardu campe liberia vindicte instigateurs nucléus
  prospèrent desservent sublimité éparpillement philanthropes jeûnes bizarreries snobisme doublure huître démissionne
  hétéroclite chastes gênantes amman essonne bouddhiste beige griffon palmaire phallique coquins retardataires mariant
  nl lobules verdâtres brouette fourrier louait tourteau embellie tremblent narcotiques épicure arrivez digital
  proposais irréligion enfreint chauves phénique déconcertante périssable moralisation ultras baissait relisant
  technocratique beffroi brises lamballe remontrance impalpable valère ménageait contemplait nomenclatures réussirait
  équivaudrait maar dégénération propageant cygnes fauche malpropreté bastien niagara varices brou parloir délivra
  survenance virtuelles bohémiens retirez berlinois divulguer médianes tory bavaroise mitoyen chromatine perdraient
  défectuosités négligemment globulaire alarmer séminales délectation réchauffe danoises torah platitude dotaux
  anniversaires roideur trachées discursives airbus biochimiques écarta viguier yvan doucet hg activistes oblongue
  contrastent romancière yiddish garante diagnostiquer dale bricolage chris jaugeage brochet détaillant freine palmer
  clavière restructurations révélatrices bills cinématique circonvolution châteauroux mercenaire pesants ouvrables
  phonème donataires paternalisme mezzo permettrez rixes retournai montera inhabituelle épiciers discutons synagogues
  tenture tumultueuses diastase ramification érige bioxyde décente thalweg pachas clique exprimons angora fleurus
  endémiques justifiaient votèrent tiraillements interpeller performants acompte exorbitants jumelle envolée placet tj
  sonia polynucléaires promeneur transcrite mammifère escalader hypothéquer primeurs lotions insecticide chefferies
  puzzle trombe prometteur génétiquement aimerions rétrécir indescriptible helléniques prunier regardai chérifien
  regrettera amputations pâtisserie effréné médina fondions saluait synthétiser éboulements obscène ballot gascons
  entraînèrent flysch pusillanimité traça inouïs arithmétiques hitlérien info prononcèrent ornière créaient titrage
  examinez tarderont réfugient tiendrons discontinuités mélangeant durcir polysémie perchlorure collectes remplisse
  entrerait encombrent judiciairement péjoratif douar électrostatique ceint affliger losange inflationnistes phoque
  supportaient confrontant omniprésence omniprésente bradley chlorite servilement culinaire explosives gentes révélèrent
  voluptueuse trafiquer maximiser ponctuels hyperbolique territorialité silurien brumeux bernhard renaissante gisent
  meneur dénombrer boulonnais ammoniacale miction viola fugace intransigeante arrêtera émergeant flattant azimut rebuter
  spécifiant bénéficiera modernistes pédant eduardo implore drains dégoûter rêveuse agenouillé brejnev garderait
  méprisés vivais fallacieux guinéen nies considérerons assignant ferrière métonymie enrichissent stark noirceur coula
  adressèrent chevaline redescend toxicomanie austrasie complaisante pio follicule janine permutation réassurance
  corrosif parfumerie sectoriels rugueux zoroastre exhalaisons mentionnerons yens ecce réjouissent martha igname
  séditions subséquents reconnaîtront poster simoniens tutelles ferrer balancent destituer ovoïdes paralytiques
  compromises tissue portais médée ankylose boxe charbonnage clotaire corrects récitant pourrir momies dispersa rafale
  manfred déposséder exploiteurs crins croisières excitateur intenable diététique inhumanité baléares calebasse phonique
  soles philologiques méprisables frappèrent redoubla déboisement respirant médicamenteuses jurent subsidiarité âprement
  francisation laconique cactus préexistantes nivelle cultivaient calma soufflets inhibiteur sauvera apiculteur maniable
  bombarder diagnose quatrain paravent déconfiture pneumogastrique décemment diatomées chaussettes complexion contrebas
  gobelet ressortissent trépied désagrément exposerons ciliaire herbacées cabales incarnent spéculatifs moquait chaînons
  généralisant hôteliers dénature interventionnisme importun amphibole microbiologie publies souscrite suicider
  turbulents adoptive yunnan alles malfaiteur conseillère théorisation météore redéploiement pauli tapisse contusions
  avouant pèchent abstenir radiophonique abrupt lapsus sarajevo idolâtre laminoir iniques levez cervicales malcolm
  cardan signalerai prohiber hispanique apocryphe tenancier transhumance lundis séverin voulussent inexistants
  compressions catégoriques fomenter boa débordante employez placerait congréganistes grimpe médiate incohérentes
  architecturaux corrigeant godets déplorait climatériques quakers relégation totalisant intéressaient obligeaient samoa
  inespéré élevèrent bardes calas arrachait escorter entorse parades préparez émeutiers entrâmes pourpoint melville
  inimaginable fouillis hermite saguenay intrigant déboute poiriers concédant railler trémie camping vestiaire quartzite
  exercèrent pharmacopée sociolinguistique friedman parterres négriers missile zen thomisme prod stefano sobriquet
  sauvent veston martiniquais hivernale apostat envahirent inquiétait retournera livingstone napoléonien végéter
  mènerait berthollet malabar bât cracher cosmologique spiritualistes feldspaths actus radiographies flottaison
  flamboyant imaginative surcharger futilité prohibe retirerait cessons industrieuse révoltant erik cameron meublé
  charbonneuse emmenant thaï citadine connaissements dédaigneusement vestibulaire edmund historiographique scient ordo
  bipolaire pommettes trompons induisent rebords vivifie intermittences inadaptés vargas desservis boudoir transformisme
  frontenac kansas scandalisé alarmante barde instantanés psychanalytiques inhabituel clones séparatistes tender
  présenterons orangerie moelleux tromperait questionne cotentin encadre cramoisi cerisier expliquons savoyards
  calmement mithridate guêpes décimal lessivage layer érotiques contentèrent levaient cloaque animisme champenois
  oscillent nions électriquement céphalopodes resterai fabuleuses duperie sclérotique ascendantes memorandum phlegmon
  douta microscopes polymères continuerons étrangler interprétatif inaptes calèche métairies sciure boréales clarisse
  dictait évaluait jason exégètes subjectivement stands inattention érosions fléchisseurs foutre lavant colonialistes
  homonyme stagnantes venimeux plaidant semblèrent crabe cautère signalèrent prêtrise évaluant tâcherons convaincra
  enrico carignan aliénée belvédère idyllique tyrannies euh norton transgresser badauds perpétuation véhémente
  perturbateur rhénans toxicologie détrôner cuillère prunelle penthièvre injustifiée philanthropiques tord étouffement
  contacter songèrent chah annélides rinceaux retrouvai flanelle ballast malien centrifugation péremptoirement
  impossibilités inondés percha candidates jarres pendait puisait inanimés gloses œillets éveillés visualiser interligne
  border kazakhstan conféra abusant speaker luisante ovalaire préférez campos regagna bourgmestres discuta suspendant
  méprisée surtaxes diapositives bielles gutenberg roques délirant gama exagérant tatouage irritantes pamiers épizooties
  traitez milligramme télécopie taper mercedes langagière tressaillir incohérente délivrent décidaient qu'autour rouvre
  convergents bernoulli background mv pentateuque luxuriante coche ironiques fossette dallage alma techno poitrines
  vestimentaire accablement lucifer parlai luthérien conspirateur
`;
