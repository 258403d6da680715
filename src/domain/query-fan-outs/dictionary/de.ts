/**
 * The 30,000 most frequent German words, most frequent first.
 * From the frequency dictionaries of SymSpell (MIT License, Copyright (c) 2018 Wolf Garbe), which derive from Google Books
 * Ngrams (CC BY 3.0).
 */
export const GERMAN_WORDS = `
  der die und in den des von zu das ist sich nicht mit auf dem im eine als für es auch sie ein an er werden so durch bei
  aus wie nach einer oder wird nur sind aber zur man über ich diese hat noch war um wenn wir zum einen dieser einem kann
  sein vor haben am dass vom wurde unter eines was mehr bis hier ihre seine da sondern können seiner dann selbst welche
  zwischen schon gegen alle hatte zeit sehr ihrer ihm doch ohne uns immer dieses also diesem de ihr waren keine anderen
  sei wieder denn damit wurden deutschen dies ganz nun diesen weil jahre menschen worden während ihn habe zwei deren wo
  andere jedoch ihren mir seinen ihnen frage ob soll ersten denen erst zwar recht dabei allen beiden müssen bereits
  würde etwas sowie leben entwicklung dazu lassen ja seinem neue gibt besonders allem etwa arbeit art weise berlin welt
  wohl solche wäre dessen teil nichts konnte neuen daher einzelnen deutschland mich seit beim bedeutung machen jahren
  aller jetzt geschichte form kein alles gegenüber macht ab sollte heute viel et einmal großen drei gerade darauf
  deutsche gesellschaft allein du seite fall will jeder liegt kommt geht je dadurch politischen hatten ihrem allerdings
  möglich weniger weiter dort ende steht finden zunächst einige oft sinne ganzen eben ebenso überhaupt allgemeinen
  eigenen wegen natur gar grund große fast kommen indem regierung verschiedenen viele welcher ganze gut deshalb gewesen
  zeigt später könnte erste stelle hätte letzten unserer weit geben gemacht davon wenig neben sehen unsere besteht
  stellen seines darin wollen nämlich fragen dagegen politik solchen zugleich stehen vielleicht ins darüber dafür sollen
  meine wissen beispiel erhalten sogar insbesondere innerhalb staat staaten alten bleibt sowohl jahr werde jede kaum
  politische derselben begriff sagen stadt lage lange sprache gilt scheint muss hin weg oben kirche deutlich gott
  weitere mittel gleich zweiten ii fällen zahl gegeben kam findet welches bisher zusammen kraft mann hand aufgabe bild
  darf möglichkeit keinen folgenden system jene gab wer denken kinder beide frau rolle stellt stand bestimmt land
  schließlich geworden ausdruck bald mensch gesetz kunst vielmehr partei folge freiheit interesse frauen arbeiten
  natürlich nehmen statt stark andern bleiben theorie literatur iii bewegung nie leicht tage wesen ebenfalls wort
  beziehungen verhältnis zeigen seiten zurück wollte würden wissenschaft handelt personen ihres sollten erscheint
  bestimmten gehen vielen übrigen bereich führen ddr sozialen jener bringen trotz rahmen anderer vier ziel untersuchung
  namen herr sache formen gleichen sinn wirkung reihe wien frankreich beziehung führt erkennen nachdem anders seien
  lebens münchen kleinen darstellung allgemeine unternehmen wobei stets sieht eigene philosophie heißt richtung liegen
  stellung verbindung weder problem wirklich damals anwendung durchaus einheit konnten bildung falle wert meisten gehört
  ferner siehe verfahren hinaus bedingungen daran jedem gruppe völlig solcher genau europäischen ordnung rechte ging
  folgende welchen anfang verhältnisse bestimmte gleichzeitig sonst öffentlichen weiteren darum früher mai daraus gebiet
  probleme folgen sagt verhalten bevölkerung jahrhunderts tun besondere häufig bekannt hilfe bezeichnet charakter
  universität werk mein endlich könne halten krieg wirklichkeit arbeiter wahrheit her buch geist wege europa gedanken
  verschiedene raum rede untersuchungen volk zweite bestehen situation freilich eher artikel kultur kritik zukunft new
  paris welchem jedes somit liebe dinge meiner jeden mag tag erreicht meist schule obwohl länder unser herrn kosten
  einzelne fand wasser lösung regel erscheinen karl august vorhanden aufgaben linie bilden märz unmittelbar kapitel
  frankfurt entscheidung auffassung hätten höhe jahrhundert praxis tritt bezug nimmt bin glauben klar organisation juni
  notwendig kampf analyse möchte andererseits besser könig anderes fest weiß erfahrung wenigstens soziale erklärt april
  lediglich inhalt sprechen person französischen boden neu wesentlich mitglieder kurz augen erster eigentlich kleine
  hinter ländern gebracht band bestimmung meinung juli reich verstehen anzahl menschlichen interessen einigen erklärung
  wirtschaft genommen unterschied familie bedeutet verbunden gestellt gesehen versuch tätigkeit gottes england rechts
  all friedrich revolution gesagt ergebnisse gefunden dieselbe vergleich mehrere entsprechend lehre satz einfach
  einander soweit internationalen funktion spricht prozent hohen methode hans ansicht zweck sicher grenzen parteien
  besonderen mitte gewissen ergibt mal ließ entweder verlag idee allgemein sicherheit behandlung werke sah richtig sagte
  blieb außer erfolg un gruppen september november zuerst machte dürfen kräfte gute schwer religion willen mutter
  tabelle ergebnis erfahrungen alte anspruch oktober gefahr grunde folgt millionen rein außerdem kind gewisse betrachtet
  inneren entwickelt lässt handeln london landes selten dennoch gründen aufgrund dritten setzt frei republik verfügung
  kaiser warum körper namentlich wesentlichen fälle blick vater genug guten könnten insgesamt jungen staates
  sozialistischen bestimmungen forschung produktion enthält meinen möglichkeiten freien dm wirtschaftlichen
  gesellschaftlichen seele deutscher tatsächlich leipzig hervor veränderungen gleiche industrie beginn dezember januar
  usa gesetze erkenntnis bericht geschehen möglichst dasselbe alter tod hinsichtlich desselben wiederum gewalt überall
  zustand nächsten tat prinzip erfolgt annahme verwaltung ernst enthalten bildet besten druck glaube genannten it sofort
  erreichen pro gelten keineswegs zeiten ergeben entspricht großer gehören jeweils männer menge bedarf anteil dahin
  heraus historischen schwierigkeiten text dürfte verfassung versuche fünf worte gekommen geführt erklären wahl
  nationalen einführung österreich gestalt treten versucht februar innere einerseits ebene struktur basis volkes
  elemente setzen müsse gemeinschaft not genannt gebiete schüler nahm bestand schreiben wären jedenfalls modernen thema
  wissenschaftlichen diskussion dieselben entstehen teile keiner stuttgart hohe wilhelm wahrscheinlich deutschlands
  höheren notwendigkeit lang hälfte lag relativ selber offenbar punkt vertreter wichtige insofern dienen schaffen
  stunden ähnlich diejenigen erde maße haus ausbildung zeichen antwort abschnitt bringt suchen rechten hoch geld einzige
  werte bloß führte tragen letzte niemals york vernunft wirken neuer begriffe erscheinung ehe gesamten behandelt
  voraussetzung ziele licht ort hält voraussetzungen versuchen näher stärker zweifel unten hamburg nahe leistungen
  beispielsweise lehrer auge ziehen musik leute zuletzt existenz deutsch größere haltung wichtig zahlen unseres
  verwendung schritt hinsicht kommission angaben titel technischen beitrag demselben forderung groß vorher vollständig
  schrift nennen professor verhandlungen angenommen entsprechenden ziemlich erwähnt erscheinungen unterscheiden gesetzt
  internationale früheren größe unseren schriften verwendet infolge stellte danach tagen jahres eltern gesetzes
  amerikanischen fällt ursache kopf material hierzu irgend gewinnen schnell gefühl direkt peter jenen grenze bürger
  betrachten eigenschaften neues erziehung general luft gemeinsamen unmöglich daten bestimmen studien methoden umständen
  preis polen gehalten platz englischen wenige technik klasse juden schweiz solches institut zwecke eindruck nation
  verfasser völker armee umfang dar geistigen dauer öffentliche schutz starke brief gelegenheit staatlichen heft gezeigt
  gemeinde herrschaft worten teilweise demokratie ausschließlich hielt verstanden entsprechende systems dargestellt
  nutzen betrachtung zeigte entstehung verlauf beiträge weiterhin frieden erhält veränderung erforderlich urteil
  heinrich unserem stück mindestens bietet uhr lande ideen vermögen wirtschaftliche bisherigen kennen vergangenheit
  zumindest trat gemäß kamen demokratischen verständnis italien autoren politisch manche verloren entstanden größeren
  absicht dichter führung denselben unterschiede auftreten forderungen jugend bürgerlichen heutigen grundsätzlich herren
  reden arten vi letztere erwarten wichtigsten fallen dritte dir leistung außerhalb voll gründe hierbei sozialismus fort
  informationen sogenannten bereit masse berliner vielfach treffen entgegen jeweiligen angesichts fehlt
  wissenschaftliche lernen position marx sohn leitung gestaltung freie begründet sechs betrieb vertreten aufbau gesamte
  niemand beispiele anerkennung geschieht durchführung wenigen these geschaffen größten bestehenden übrigens quelle
  vertrag faktoren erfahren kindern abbildung demnach ausdrücklich moderne bezüglich franz antrag wochen betreffenden
  mark gemeinden gebrauch vollkommen aufgenommen regeln entsteht abgesehen verschiedener historische paul meinem
  patienten sicht preußen französische begründung besitzt letzteren gehabt per erfüllt russischen besitzen stimmen
  leisten gemeinsam weiteres moment unabhängig junge derselbe kontrolle offen tradition mitarbeiter programm zeitung
  modell vereinigten höhere trotzdem ausnahme teils beginnt rom aufnahme brachte entwickeln bau trägt hause punkte
  begann köln schien spielen selbstverständlich cm durchgeführt leider entscheidungen krieges höchsten handel
  widerspruch anlage zahlreiche leser zellen qualität bonn hingegen schreibt geistes minister wesentliche aufmerksamkeit
  dich fehlen regelung quellen beschränkt handlung sobald schulen gleicher mm europäische ursachen plan rund
  österreichischen prüfung vorliegenden erhielt kenntnis weitgehend ökonomischen natürlichen widerstand persönlichen
  mädchen braucht gemeinsame voraus inzwischen sprach truppen zudem christlichen späteren nähe kant at berücksichtigung
  eigentlichen miteinander beider praktischen jenes betriebe verantwortung bezeichnen außen angesehen zehn kreis
  religiösen einsatz thomas linken betrifft erschien schrieb bilder presse weist hinblick mehreren sucht gewicht au
  nacht erfolgen hauptsächlich förderung vermag menschheit pflicht menschliche nunmehr tiefe verschieden umgekehrt
  dienst spd nennt politischer lesen entwurf iv bekannten standen untersucht krankheit betracht beschreibung entfernt
  persönlichkeit richter einrichtungen verlangt ähnliche erwähnten wirkt gewöhnlich mehrheit fehler funktionen bauern
  rechnung beweis möglichen verlangen anforderungen union verpflichtet wollten heiligen handlungen starken geblieben
  gestalten ausführungen zahlreichen manchmal international besitz immerhin nationale realität darstellt hoffnung
  eigentliche rat bevor gesprochen mangel innern bewegungen darunter scheinen beruht beobachtungen gebildet unterricht
  abhängig laufe tendenz fremden beobachtung markt verhältnissen übertragen wodurch setzte auseinandersetzung kleiner
  öffentlichkeit städte bemerkt spitze psychologie zustande aussagen praktisch entschieden langen betont georg annehmen
  teilen summe müller reinen monate beziehen höher hängt einiger sofern hinzu wissenschaften gegenwärtigen information
  festgestellt verlassen gegebenen fanden wichtigen stunde autor opfer berücksichtigt größer organisationen spiel goethe
  ausführung identität erkannt geschrieben einrichtung gebieten zuvor acht breite otto grade euch leiden bieten wunsch
  bedingt wahren preußischen betrieben geeignet verkehr gelangen vorhandenen auflage technische ursprünglich
  unterschiedlichen geistige westen bedenken links gedacht stimme phase ausgabe periode kapital wiederholt erklärte
  besonderer reiches sed keinem praktische zustimmung einfluss vertrauen wiener zürich gleichsam solange höchst
  einstellung mögen ludwig max anschauung präsident herz dient darstellen einzigen kreise gegner gewählt befindet
  gedanke johann vereinigung entsprechen osten soldaten versteht wirkungen sprachen morgen derartige künstler gründung
  zugrunde spielt verbesserung bestätigt abhängigkeit führer stehenden gewonnen erschienen ad reaktion tief nein
  allmählich indessen amt kriege definition institutionen integration schicksal äußeren verordnung beschrieben plötzlich
  mittels beschäftigt paar sowjetischen länge ruhe falls bank studium bekommen systeme sitzung unterscheidet schuld
  begriffen herstellung gezogen geradezu ausgeschlossen ereignisse größte beobachtet verteilung bitte interpretation
  west bezeichnung umgebung angst beurteilung walter ungarn persönliche bücher blut fortschritt energie rasch ausland
  meint mitteln katholischen gerichtet ausgeführt klein ost beamten hingewiesen logik erfüllung berichtet grad
  ausgesprochen befinden desto geringer beträgt hören überlegungen tode substanz entscheiden kern gegenwärtig graf
  akademie gewerkschaften klassen einzelner bezieht ausgaben dank solle beteiligten name vergessen individuen freunde
  älteren individuellen hinweis einleitung maß fürsten van kurze theologie archiv erhoben absolute sammlung nötig
  erfolgte gesellschaftliche zumal änderung element einfache glück einfachen positive stufe eingesetzt geringe zentrale
  trifft einsicht freund studenten gern längst verstand fähigkeit beobachten amerika ermöglicht familien gelegt
  strukturen behörden eintritt konferenz römischen schließen hermann wahrnehmung straße dingen prinzipien musste anderem
  denkens gang baden gericht absatz aspekte zieht länger konkreten meines weisen reichen kommunikation bedingung
  behauptet güter schichten bund prozesse theoretischen rechnen organe höchste nationen hitler kranken aufs kennt
  westlichen ungefähr ansatz absoluten erhöhung objekt briefe stärke bestimmter unbedingt staatliche militärischen
  unteren wahre umwelt erheblich reine fassung erfüllen preise trennung sichtbar manchen konzept china angelegenheiten
  roman freude unterschiedliche legen studie ebenda verlust lösen ausdehnung auswahl ständig monaten gespräch getroffen
  abteilung planung alt wolle wahr innen laut oberen us eigener legt benutzt schwere richtige jenem privaten hinein
  leiter vorkommen wirklichen sozialer hegel auswirkungen wechsel sommer vorgenommen himmel anordnung zentrum reise
  farbe erinnerung galt schönen bezogen aufklärung verändert martin festen weiterer wichtiger kulturellen geltung
  versammlung gerechtigkeit eindeutig gelang krise massen merkmale anerkannt sogenannte texte lieber temperatur feld
  resultat natürliche anzunehmen berichte perspektive herzen letztlich behauptung kurzen obgleich blieben offensichtlich
  aussage schließt umstand geringen langsam behaupten englische entfernung helfen geboren mittleren stande
  philosophischen eng los ans kirchen vermeiden eintreten jugendlichen journal positiven verhindern wirksamkeit wille
  tiere glaubt ward ansehen frühen wolfgang gebunden bibliothek gelangt gingen notwendigen produkte städten see
  erhaltung entscheidende eingeführt bedürfnisse sonne subjekt waffen europas erweiterung schmidt regierungen moskau
  leichter medien anlagen auflösung zweifellos hände gesicht gelegentlich schaden eu geltend einschließlich berufen
  geschlossen steigerung beschäftigung gesetzgebung ursprünglichen beruf robert notwendige mögliche ganzes generation
  gänzlich angriff ansichten heimat materiellen religiöse pflanzen sieben minder gesellschaften parlament figur status
  feststellen ließen historisch betrug entscheidend erfolge vieler materie gemeint fläche erlaubt auftrag beginnen
  amerikanische beste kommunistischen jemand berücksichtigen zugunsten reiche gering normen derjenigen main streben
  bayern staats wandel ursprung verwirklichung maria bemühungen zentralen sachsen tatsachen bemerkungen beweisen suchte
  ton christus arzt umstände schweren haut genauer absolut dienste nahezu einkommen getrennt normalen sorgen
  verpflichtung reform resultate berechtigt wagen sicherung bundes daneben he opposition plus errichtung wirkliche
  fremde national sätze königs schöne öffentlich sicherlich franzosen kritische steuern ändern falsch theater träger
  verbreitung johannes meister fassen kontext werner jüdischen individuum ermöglichen wünschen lager operation stein
  aspekt polnischen strafe lehren vorgehen zog weber volle entwickelte beteiligung minuten erfordert machten kriterien
  erhöht ökonomische zug schlecht essen fülle kategorien angegeben aufmerksam unmittelbaren lagen gutes festzustellen
  themen getan soziologie erzeugt unterstützt präsidenten kunden cdu eigenes erheben gesetzlichen göttlichen bereiche
  positiv statistik folgendes erinnert sahen sichern moral versehen genügend management händen sodann verantwortlich
  bern bewertung eigenschaft dichtung überlassen lebt getragen maschinen brauchen michael udssr erinnern nutzung äußere
  bekannte unabhängigkeit sachen täglich ethik theoretische gezwungen ersetzt sieg gleichfalls schaffung übernehmen
  schön deswegen richtigen allzu rudolf dasein spanien armen gewinn hierfür ehemaligen einst sozial früh anfangs kindes
  griechischen genügt bahn theorien wider glaubte herausgegeben meistens jährlich fischer kritischen übernommen
  wichtigste klassischen liegenden zweiter möglicherweise feste entwickelten abend anhand polizei geburt arbeitnehmer
  konsequenzen sorge zustände italienischen individuelle verbindungen organismus aufgehoben stoff kapitalismus
  unterschieden produkt übrig tages john ergab veröffentlicht erkennt eg abgeordneten wirksam verein gesetzen konzeption
  film worin kg faktor fühlen gaben gestattet figuren verwenden formel verlieren gerecht sozialistische geschichtlichen
  buches regelmäßig unternehmer erneut vorwiegend antworten vornherein wissenschaftlich erwiesen möge autorität post
  differenz region hergestellt bruder äußerst gewährt einzig werken gefahren kirchlichen aufhebung wann fordert
  berechnung gelingt erfassen kollegen bewegen überzeugt ansprüche zuweilen gegangen zusätzlich japan richard genossen
  abkommen abgeschlossen damaligen gefühle gebäude versuchte ministerium spannung ehre sonstigen verbrechen hannover
  bedeuten winter fiel zunehmend gegründet kapitalistischen bessere wählen sehe ähnlichen ag besuch wünsche betreffend
  legte gewöhnlichen verfolgt publikum vollen zitiert tübingen epoche tochter gewisser begonnen persönlich unmittelbare
  tätig bekanntlich beteiligt projekt nachrichten zweitens gesundheit gehalt verstärkt eins schönheit richten russische
  stimmung konflikt geistlichen gelungen streng berichten untersuchen fähigkeiten kammer vortrag woche herzog klaus
  moralischen erwartet außerordentlich fördern sogleich bedeutende hoher kreisen hof voneinander gefallen seitens wahlen
  liefern ablauf konkrete scharf erforderlichen streit revolutionären positionen wachstum neigung wohnung lautet firma
  momente zusammenhänge worauf britischen konkurrenz anzusehen großes zweier göttingen negative geleistet herrschenden
  christi körpers verfolgen nahmen tut tiefer pflichten umgang anhang beschaffenheit aussicht denjenigen blätter feuer
  rücken ausländischen militärische verband aktivitäten problematik christen bloße betroffenen lust private scheinbar
  spezifischen definiert kommenden jenseits sämtliche ansätze herbst alexander fortsetzung entstand längere farben
  direkte feind bedeutend christliche störungen enge sittlichen dein zwang gehörte speziell bereichen demokratische
  bestehende breiten unternehmens männern km kategorie entwickelung basel verträge provinz beschränken
  landwirtschaftlichen geändert trug linien zurückzuführen konstruktion nachgewiesen folglich entwicklungen geschah
  obersten strategie orte offenen beschlossen direktor politiker verständlich behandeln mannes alternative voller
  objektiven gelöst teilnahme gebraucht hindurch bedürfnis österreichische empirischen angabe wissens muster norden
  beratung erlangen erkenntnisse bemüht reicht entscheidenden ausführlich formuliert halle heidelberg höchstens
  kenntnisse parallel überwiegend verteidigung bestanden erzählt bemerken orientierung drittel erstens rechtlichen
  schicht deutlicher suche niveau liberalen nachfrage führten werkes motive sage vermittlung dresden zunahme hast
  keinerlei realen kräften kleineren mithin richtungen bestrebungen herkunft stoffe beinahe beschäftigten joseph
  problemen halte aufsatz angestellten weshalb wortes hundert vorigen instrument organ großbritannien industriellen
  tendenzen strom angewiesen ideal erhebliche guter neueren änderungen staate direkten erzielt bewegt zugang nato
  phänomen begreifen universitäten denke beschränkung aufgestellt befreiung genaue verbinden handelte kulturelle
  eigentum genehmigung mächte derart stil gewinnt prüfen gekennzeichnet traditionellen unterstützen fritz mühe
  beschreibt physik geiste spezifische gefordert allgemeiner bewirkt friedens vermittelt rückkehr lebenden angebot
  interessant festgelegt befehl phantasie einwirkung konzentration josef papier unrecht zumeist einzelheiten sonstige
  betrag lösungen zimmer gerhard durchschnitt eröffnet deutung vergleichen vorgesehen weite erleben dürften nachweis
  denkt fragt moralische museum literarischen bearbeitung wonach behörde negativen philosophische ideologie zeigten
  schwierigkeit geboten gmbh erfolgreich schwach typus handels denkbar frankreichs angelegt schwierig unterworfen klage
  anpassung erhebung ausübung verbot initiative wichtigkeit angehörigen ex front mancher richtet tiefen vermutlich
  verbundenen meer zeitungen liefert engels übersehen ablehnung mehrfach partner erweitert bismarck kontakt verletzung
  male bildete nächste gegend krankheiten möchten äußerungen volke berechnet zone ohnehin spätere formulierung womit
  wahrscheinlichkeit punkten düsseldorf süden fordern willens rechtliche arm beachten aktion kämpfen gebe vollständige
  geschlecht stände ausgesetzt häufiger hinweise kurzer züge last monat beschriebenen gleichheit eingegangen bürgerliche
  folgte pflege sitz ix reflexion linke abstand ausbau theoretisch identisch engen handelns beachtung vergangenen
  weiblichen nochmals glaubens arme vorliegen einheitlichen gen wettbewerb kommunisten christian mengen aristoteles
  problems verdient bemerkung besonderes stücke freiburg holz spiegel reihen beschreiben interessiert gestaltet gerne
  schwarz akt hervorgehoben gemessen kooperation schützen einheiten hauses schwarzen tafel inhalte auslegung erlebt
  bestandteil geschäfte vaters dimension freier hohem versorgung ergänzung mittlere schweden prozess heinz monarchie
  insoweit besseren papst aufstellung verbreitet mathematik gold angelegenheit beseitigung einnahmen leib
  differenzierung begründen zeugen jesus berufung diejenige ausgehen philosophen norm angeführten maschine seitdem
  gesamtheit insel wunder dokumente kleinere frühere empirische gewerbe städtischen verhindert anstalt bislang
  wissenschaftlicher fenster frankfurter ausmaß beschlüsse erzählung blatt ausstellung behalten genügen gleichwohl
  berührt pläne üblichen anschauungen intensität schritte verschwinden metaphysik alfred furcht soviel abhandlung
  erweist haupt orten beeinflussen akten negativ durfte objekte anhänger normal traten fragte nebst sinnvoll schweizer
  eingehen schiller argument meyer banken erreichte vorliegende vornehmlich provinzen vorstellen bischof wagner grafen
  zuge afrika arbeitet schatten wesens wenden begegnen dachte geprägt rest meinte schlechthin gattung hierauf liste
  gefördert heilige werten medizin erwähnte gelernt internet befriedigung erwartungen neuem wendet regionen protokoll
  eisen katholische intelligenz therapie wärme instituts beschäftigen chemischen wozu chance verhält vorbehalten
  gesichert ebenen bezeichneten gesucht künstlerischen konsequenz vertrages erkennbar verfügen feinde vieles
  ästhetischen treiben arbeitgeber tagung zusätzliche bindung verhältnismäßig indien begleitet weißen verzichten knapp
  abgrenzung klare erstmals letzter belastung irgendwie ergebnissen untereinander auswärtigen subjektiven tier erich
  aktiv historiker gebilde ursprüngliche nachweisen investitionen gewähren psychischen fuß arbeitern ff straßen größerer
  konflikte ihrerseits debatte gewissermaßen teilnehmer ersetzen situationen wand prag forschungen erzielen gesunden
  weiten materialien türkei typ vermitteln kaisers eingetreten umsetzung königlichen geschäft erhebt bot geschwindigkeit
  las kritisch geraten einwohner halb organischen rechtsprechung reichs verschiedensten evangelischen nerven hypothese
  erweisen dergleichen künftigen herrscht umfassenden bemühen fertig diskutiert ältere gelassen verschiedenheit brd
  weimarer veröffentlichung steuer zugänglich besprechung israel errichtet strenge schafft wurzeln stiftung hört
  materielle steigt chemie unterschiedlich roten vorausgesetzt aktuellen deine typen dicht klarheit befand gerichte
  verschaffen beziehungsweise ungarischen washington umfassende bauer endgültig tisch stadium erzeugen fühlt beitragen
  übertragung ewigen nirgends erhielten ähnlicher personal fortschritte darstellungen kurt flüssigkeit glücklich
  abgelehnt jean poesie gelehrten folgender ergänzt regelungen hierin majestät unendlich variablen objektive luther
  relative jena schema münster mitgliedstaaten unternehmungen erhöhen erinnerungen auseinandersetzungen verliert
  stellten primär offene helmut bestätigung schwerer beseitigt vierten wolf aktivität nachfolger deutsches albert
  elementen komme erworben ökonomie note wirtschaftlich überdies beides beweist lohn sozusagen stellungnahme empfindung
  fürst jürgen stattfinden ausnahmen fleisch sowjetische einflüsse stolz erwachsenen glieder gutachten nachricht stufen
  entfaltung hieraus verbindet objektiv einschränkung institution ausgedrückt zerstört ereignis völkern co adolf
  begrenzt ressourcen freundschaft vii motiv dialektik jüngeren inwieweit überwinden zählen relation bereitschaft vorn
  ausreichend ulrich gesetzliche bisherige hieß verboten gesinnung spuren wies sphäre aufweisen bedeutenden wiesbaden
  ausgang ruhig normale bewusstsein vereinigt wald seins verändern ersatz gliederung häuser nahrung preußische leuten
  gelegen abends merkmal david geschichtliche angewendet lieben vereins gegenwärtige finanziellen hinweg abweichungen
  hierdurch achten werktätigen analysen imperialismus bewiesen gebildeten bloßen kranke risiko psychologischen revision
  benutzung vorliegt gegenseitig zufolge erklärungen übernahme räume ober fühlte selben rief gewebe könige bist
  verhaltens tatsächlichen heer atmosphäre bildeten ruf ware jahrbuch demgegenüber vertretung erörterung untersuchten
  schiffe milch stimmt frist wächst angeführt stammt vorbereitet existiert böse pariser deutliche beruhen zuständigen
  nachher erlassen württemberg gelesen führenden russen vertretern logischen anschließend speziellen press mitten lasse
  mund christentum griechen auseinander bibliotheken verfügt jahrzehnten angeblich eigen heißen stehende schneller
  forderte vollzogen abbildungen instrumente einschätzung zerstörung verpflichtungen vorhandene jetzigen perspektiven
  dorf ausgehend selbständige jesu sitzen vorgelegt hinten stärkere weitem fähig geltenden begriffs zwölf engeren
  schmerz verfahrens winkel zulässig autonomie reaktionen schmerzen krone hessen herum herangezogen statistischen
  verdienst einheitliche zielen betrachtungen veranlassung falsche verzicht geschlossenen weimar instanz mission
  prinzipiell falschen botschaft gnade hielten laufen empfangen spät wachsen chef patient modelle herbert starb
  männlichen heutige erforschung jederzeit verglichen sterben bewohner derartigen zufall dimensionen belgien erkannte
  kombination verkauf beseitigen schwäche fern reisen klaren marxismus tausend breit starker hoffen verknüpft gültigkeit
  echte institute auswertung eingerichtet antike befindlichen spanischen vorsitzenden karte chemische ritter treue
  flächen gelingen propaganda wirtschafts erzeugung gedicht spezielle trennen manches vermehrung meinungen schlacht
  veröffentlichungen benutzen szene hiermit bezeichnete traf anstalten forscher gehörten bedeutete österreichs
  neuerdings nannte verwandten schein allgemeines verbände bildern lebendigen theodor pädagogik abstimmung aufwand hebt
  zelle gearbeitet derjenige gewidmet ei reale verhältnisses besetzt vereinbarung erfassung jugendliche verzichtet
  herausgeber aktiven stützen helden gehe milliarden bestätigen verursacht systematische göttliche stieg leiten fakultät
  gespräche vorläufig selbständigkeit menschlicher schweizerischen darzustellen lenin schlug mehrerer schiff andre
  ersteren effekt sittliche vergleiche großem kriterium künftig überein flucht persönlichkeiten kulturen geistig
  aufzunehmen zeitlich schwester hörte berg zufällig fehlte aussehen empfinden annäherung ding befragten ermittelt
  gleichgültig steigen belegt wörter ideale daraufhin vollzieht erörtert dasjenige anmerkungen nebeneinander läuft
  berührung anstatt gewordenen betreffen xii bremen schneider erzeugnisse jüdische unverändert diagnose regime messen
  genannte xi selbständigen dollar eventuell entdeckt adel unterschiedlicher psychologische such langer gerechnet
  schülern ferdinand gegenseitigen spielte ständigen geleitet verteilt existieren verfolgung überaus neun differenzen
  schöpfung verwiesen finanzielle kompetenz grünen priester systematisch wissenschaftler höherer ausgegangen argumente
  lokalen gesetzgeber schlägt offenbarung mais imstande charakterisiert aktuelle hart engländer römische dritter rand
  günstig hinreichend nummer kannte warten dürfe angegebenen entziehen weisheit herzustellen zahlung gegebene symbol
  dieter dementsprechend auftritt urteile pfarrer programme tätigkeiten aktive berechtigung grundlegende überzeugen
  ausgleich verwirklicht vielfalt botschafter getreten zufrieden gebaut architektur versicherung ernährung medium
  revolutionäre besaß vermieden bewirken äußern achtung fein alliierten genutzt begegnet aufenthalt beurteilen
  subjektive bad george störung konservativen mainz stammen empfunden versetzt betroffen viii angebracht kommentar bühne
  betreffende erwähnen finanzierung angedeutet frank betragen bedürfen empfindungen traum geregelt rande tür tugend
  eingang anstrengungen komponenten ändert nürnberg reformen jahrhunderte bitten geschickt meter charakteristisch
  beherrscht müsste lebte brüder beamte chancen einfacher besetzung angewandt gleichung gedichte logische gläubiger
  richtigkeit erfährt generell stärksten kaiserlichen entdeckung symptome vorsitzender ersichtlich durchschnittlich
  kampfes entscheidet absichten gerechtfertigt original verbessern dauernd klagen wohin bestreben geneigt bat prozesses
  pflegt pädagogischen phasen umfange solch euro vorgestellt gestern zwanzig wovon brachten gegenden verständigung rhein
  trieb bauen ferne literarische hierüber diesmal entnehmen reduziert rates bösen schluss wachsenden indes sprachlichen
  bahnen dringend enger gefragt wirkte offiziere wahrhaft durchzuführen decken transport joachim liegende pferde bgb
  brücke rang dunkel eingestellt mitunter derer faschismus realisierung materials nieder unterliegen greift enden griff
  generationen aufgebaut messung einigung argumentation fahren anzuwenden auffassungen ausüben ns eignen garten
  wenngleich anregung dokumentation operationen zoll erkrankung vereinten kauf dialog kommunismus technisch zueinander
  review durchmesser wende bestimmtes stattgefunden laufenden verbündeten westdeutschen anscheinend beobachter befreit
  ästhetische wirtschaftlicher rechtfertigen nord bogen wendung anliegen intellektuellen sorgfältig typische schweigen
  scheitern grundlegenden vorhandensein derzeit gesellschaftlicher posten real austausch offiziellen selbständig
  charakters sünde echten öffentlicher senat namens verwirklichen vorzüglich zweimal bayerischen regionalen bisweilen
  pflegen flügel durchsetzung deuten reiz auffallend spur chinesischen drama zeitlichen ausländische schlagen
  wahrgenommen gelegenen ähnliches mache wein knochen politisches hervorgerufen viertel unbekannt nietzsche bekommt
  apparat bewusst beantworten taten traditionen toten internationaler ausgebildet ideologischen mussten substanzen
  cambridge mut kläger zwecken leichte verlangte abnahme ältesten aufeinander heil einseitig konkret aufnehmen örtlichen
  ermitteln parlamentarischen maler tieren bekam unterlagen erbe diskussionen erwerb formalen bewahren engagement
  erhöhte angemessen wurzel kontakte malerei angestellt kleines fremd zunehmende vernichtung schlechten analogie
  orientiert vermehrt erstes auskunft kants neuere erzählen geeignete erheblichen wohnungen stabilität ästhetik
  günstigen schwarze verluste harmonie entnommen wiederholung deutet lebendig verarbeitung gemachten fernsehen annähernd
  distanz ausdrücken feine theologischen erstreckt erläutert nachdruck umwandlung weichen polnische erwies zählt
  schilderung alsdann veränderten widersprüche wandte entsprach britische nähere dynamik gewiss bedürfnissen erlauben
  dänemark einklang herzens verletzt bilde körperlichen teilung bernhard finger bezahlt strecke doppelte schlechte
  allenfalls individuums rechtlich interessante goethes idealismus firmen fasern wind aktionen niederlage beschwerden
  unsicherheit solidarität stehe griechenland unterstellt interview gegenseitige geringere alternativen gedächtnis
  festgehalten bruch staatlicher brust diktatur welch beweise fraktion allgemeinheit wenigsten vorwärts lasten
  inhaltlich verweist ewig inseln götter aufgegeben lichte gehirn nachbarn erstere service empirisch greifen ausländer
  kirchliche klassische vorbei abschnitte gewährleistet daseins vereine heben vermochte verurteilt berühmten rot
  westfalen dokument kapitals künstlerische überwunden psychische verwandelt dicke redaktion gesetzlich werbung
  eröffnung vereinigen aufsicht reichlich vertraut obere netz verwandt innerlich königin besitzer amerikaner ließe
  thesen jahrzehnte bezirk renaissance italienische angehören weibliche rechtes organisiert halt beigetragen nationaler
  ständige gerät beschäftigte datum stille getrieben entschädigung bände kpd hinweisen projekte erneuerung vorzugsweise
  junger besonderheiten rechtfertigung individualität überwindung unternommen östlichen elektrischen philipp jahrgang
  andreas übernahm mängel einzugehen neuesten zinsen hamburger akteure erreichten who zeichnung ma völlige phänomene
  halben körperliche klinik geeigneten karten beispielen erwägungen genauso kolonien systemen analog grundsätzliche
  geprüft gestatten verhandlung bekämpfung vollständigen lehrt formale juristischen still muskeln erlangt übersetzt
  übergeben schuldig erwerben höhepunkt klima tabellen fach fuhr historischer disziplin justiz festhalten entzogen
  geschmack fichte unterhalb vornehmen beendigung bearbeitet kurs erfindung abgeleitet first günstige bett nachzuweisen
  büchern ethischen annimmt erleichtert lebendige finde künftige zeichnen ewg begegnung freunden schleswig jemals
  verkauft begründete zeugnis verweisen gestorben mittelst aufsätze part diente angeboten hoffnungen gespielt mythos
  betreiben mochte einstellungen anton unsern erforderliche ewige empfiehlt einbezogen gunsten mächtigen zuständigkeit
  jung knaben entschlossen ergriffen ländlichen zeitliche aufrecht täglichen militär einbeziehung englands einigermaßen
  schwankungen sinnlichen untere kontinuität csu reichtum vorerst werfen obigen umgeben bodens ausgeht reformation
  anderseits vorderen holland künste buchstaben indirekt glied baum befund üblich bündnis systematischen fonds textes
  enthaltenen verdienen verwendeten spannungen versprechen hierher letzteres mischung bourgeoisie unterliegt ungeachtet
  überlegen null regen heilung unendliche ermittlung strategien einsetzen verdanken risiken entstandenen zeichnet
  benötigt aufgeführt vorträge sachverhalt zk bestimmtheit ernannt vollendet computer küste erkrankungen ergaben vierte
  kindheit total bedroht gewählten griechische eingeschränkt abgeordnete gleichem böhmen messungen erwartung physischen
  zukommt prinz erteilt empfehlen bibel bedienen minderheit weitaus überflüssig stattfindet test befunde souveränität
  lektüre ergänzen fremder söhne typischen gäbe ausgeübt human beruflichen seltener schlüsse schienen beantwortet ärzte
  san vorgeschlagen bemerkenswert typisch division kommunistische drang gewachsen zusatz erregung anwesenheit pflanze
  schwachen früchte industrielle schranken einiges gerichteten relativen breslau belegen vorzunehmen adam wiederholen
  rote sehnsucht strahlen wachsende arbeitete feinen gewonnenen begeisterung kurzem raumes übel sammeln jüngsten report
  vorhergehenden größen julius braunschweig antiken faust festlegung ufer sozialdemokratischen statistische aktien
  begannen engel anna betonen gestellten verknüpfung brandenburg lord drückt lauf solchem oberste konzepte wohnen
  äußerung charles abhandlungen englisch erlebnis hoffmann texten hängen experiment gesandten realisiert zweites sturm
  ausgestaltung einverstanden doppelt enthielt formal beklagten sichere klärung folgendermaßen sitten gemeinschaften
  angriffe regionale serie unterrichts wassers unabhängigen geliefert rumänien ausbruch dichters gestützt umso sätzen
  niedriger sprecher materialismus eingehend alkohol antwortete kohle gefährlich nützlich fortgesetzt kreuz hitlers
  technologie gestanden letzterer hilft angesprochen entlassen hab fabrik bedient äußert william bezahlen vereinbarungen
  konrad ertrag oxford arabischen schlechter entlang beschränkte vorhaben fahrt angeordnet preisen james abweichung löst
  erschwert einziges wirft übergehen einfuhr geheimen sport anträge juristische retten beachtet wesentlicher vertritt
  jeweilige anregungen aufforderung aufweist freud realismus jakob adenauer todes kämpfe stern eingeleitet louis
  katholiken tonnen haftung analysiert geschützt erreichung physikalischen nachfolgenden reiner kompetenzen besprochen
  geistiger dortigen übernimmt stärken innerer unendlichen entsprechender ausfuhr neuzeit unternehmung güte anmerkung
  richtete professoren stärkung verordnungen oftmals vorsitzende bilanz medizinischen erben äußerlich interpretiert
  dissertation rollen üben bemerkte vermöge behandelten kandidaten pädagogische seelen berufe räumen index konsequent
  marketing beantwortung mechanische leidenschaft analysis organisierten sektor verbundene infolgedessen einig befanden
  durchweg geringeren kiel armut organen mathematischen späten seinerseits versagen brot zeilen hervorgeht idealen
  spätestens volks erleichtern technischer weiße intensiv mitgeteilt zuständig einteilung jedermann schnitt
  landwirtschaftliche bemerkbar ausgenommen verminderung annahmen mechanischen anerkennen gewann abhängt brauchte
  erwägung aufgelöst kritiker schulden zogen arbeits ausdrücke empfohlen alters anzeige verkehrs bewahrt bestandteile
  spezifisch verschwunden zugehörigkeit paulus beendet wahrnehmen arbeiterschaft geister treu südlichen bedeckt manfred
  liberalismus verschiebung gütern niedrigen finanzen gehandelt beurteilt betonte bauten sittlichkeit leitet franken
  strengen unglück elektrische amtes setzten genf verdacht dargestellten besuchen abteilungen logisch soeben zweckmäßig
  zugelassen öffnen zusammenhängen eduard ruft gefangenen nationalsozialistischen mittlerweile variante schwieriger
  gebot durchzusetzen kette veränderte geringsten organische vermutung sitte glas gleichermaßen mechanismus hinteren
  schwächen urkunden spaltung gemeinen ach günter tatsächliche moderner verläuft teilt folgten quasi betonung elend
  entgegengesetzten komplexen willkür leber geschichten inhalts bedingten satzes suchten zweifelhaft erfordern prinzen
  automatisch freiwillig zunehmenden anwenden humboldt heran erfuhr horst bedrohung erweitern traditionelle aufstieg
  gewaltigen benachbarten leere gefährdet petersburg bereitet gewährleisten verzeichnis details arbeitenden reste modern
  steuerung fabriken business römer verbessert getreide veranstaltungen braun woher kurve publikationen töne telefon
  stärkeren lokale bewährt reduktion alltag major komponente vermuten koalition umfassen herrscher maximum irrtum sand
  dargelegt sitzungen autors xiii priori hiernach kaufen steigern buche entdecken cum türkischen beeinflussung erhob
  erschienenen after eingreifen gegebenheiten betriebes abbau durchschnittliche gründlich vernichtet nachträglich
  vergehen fester strategischen schlüssel anlehnung rechtzeitig synthese mittelalterlichen ausstattung veranlassen
  festzuhalten längeren fürsorge albrecht schwierigen hegels keller verwandtschaft standort irgendwo stahl geschlagen
  sir übung vollem maßgebend verfassers verstorbenen zucker koch grammatik christoph standard platte unmöglichkeit grün
  urkunde bedacht färbung berühren rezeption davor kalten ähnlichkeit erzählungen musikalischen erden motivation löhne
  ausschusses unabhängige zuschauer nachteile akte verlor komplex komplexe stämme neutralität station stalin entfalten
  gewöhnliche günther japanischen rasse europäischer reagieren strafen kunde nötigen isbn befassen gedruckt
  französischer leichten genauigkeit radikalen simon verlaufen zwangsläufig lauten geistliche deckung eigentümer einwand
  übrige wichtiges brüssel wertvolle probe lauter sprachliche einzeln testament stamm angestellte roth romantik rufen
  morgens spiele gebrauchen kreises abgaben frucht charakteristische tschechoslowakei bestellt vollziehen begrenzung
  führende abwehr binnen entfernen versuchten umfangreiche pfund öfter effekte biographie sachlich herab bedingte
  zusammenwirken ergreifen zukünftigen berge grundsätzlichen artikels beobachteten sektion explizit minimum
  nationalismus ehren schwache holstein arnold auswärtige lateinischen beobachtete gesellschaftlich unserm elisabeth
  leibniz halbe schäden stillen seelischen gas durchsetzen flotte delegation resolution richtiger abgedruckt ch
  erfolgreiche handwerker export schuf sitzt briefen langem beifall mannheim hugo bekenntnis veröffentlichte gehorsam
  geographie nördlichen ehemalige ereignissen gestiegen ungleich ausbeutung liberale oper naturgemäß verkaufen version
  entlassung vorübergehend beträchtlich beschwerde lied leistet hypothesen evolution berichtete achse scharfe
  festgesetzt gegebenenfalls häufigkeit anti feindlichen biologischen unterhalten räumliche geplanten most sechziger
  garantie harten erhaltenen zusammengestellt besucht versagt vorgesehenen ägypten französisch gewerblichen alsbald
  metall vorkommt anatomie tempel gesteigert befreien nahen anblick gesund inhaber abgabe ausarbeitung mauer stützt
  gleichmäßig russland würzburg ankunft anordnungen vergeblich königreich amtlichen becker süd verstärkung angeklagten
  brach salzburg besagt wähler asien vermögens konzentriert erschöpft besserung ausbreitung wiesen zeile wiedergegeben
  durchführen frühe persönlicher dietrich akademischen königliche hinzuweisen protest vermindert kleidung kloster
  herrschende verantwortlichkeit genießen hafen zwingen aufschwung eingriff vergleicht intervention doppelten amsterdam
  gesammelt frisch kollektiven käufer bildes mannigfaltigkeit schriftlich ideologische räumlichen herstellen
  betrieblichen varianten besonderem vorsichtig variable kleinsten liest nehme draußen bäume adresse diener erwähnung
  administration don nachteil gutem ermessen pferd definieren ökonomisch überschritten erfolgten schuldner referat
  siebziger vogel subjektivität demjenigen zivilisation scheidung leid ausrichtung wuchs zugeordnet horizont wechseln
  blau parameter zuordnung klarer physiologie oberhalb ausgezeichnet geheimnis theologen vermeidung potsdam käme orden
  leipziger held gelangte bürgern komplexität transformation karlsruhe verlaufe hund theologische schildert geschlossene
  beherrschen ben felder friedlichen angehört juristen zahlreicher irgendeiner geschildert damen vergleichbar
  ministeriums fdp eifer urteilen magen ethische bildenden redner aufrechterhaltung action einziger ausführliche
  geringste ohr anstieg zweige ringen mitgliedschaft bibliographie geographischen potential geöffnet parlaments
  beständig bestände moralisch streifen verleihen weltlichen platten rate wiederholte kanzler entstehenden männliche
  gewordene abstrakten streitigkeiten extrem experten niedrig ableiten endgültige geplant empfehlungen abermals
  aufkommen schnelle relevanz bande tragödie lachen disposition unterrichtet anthropologie endet mächtig physiologischen
  vollkommenheit individuell indischen fielen abschluss imperialistischen wellen schlag katalog marie liege breiter saß
  gefolgt herrschte drängen ziffer fährt seither hohes silber geordnet erzählte islam zutage jugoslawien nachkommen auto
  nase weitesten berufliche produktivität dunklen niederlande seminar power erledigt erweiterte unbekannten verzeichnen
  strategische umgestaltung lebten internen übungen eindrücke beklagte angemessene begangen berechnungen beibehalten
  gottheit wem herausforderung proletariats akzeptiert kritisiert trugen besteuerung romans uno mangels warf schwerlich
  verschwindet bulgarien verwandte keinesfalls besetzten protestantischen diskurs anstrengung rhythmus betätigung
  marburg beleuchtung feder detail forum jahrhunderten einheimischen eindringen durchgesetzt reize anfänge hindernisse
  erklärten türken vergnügen journalisten ausgestattet gemeinsamer ordentlichen beträchtliche leopold bischöfe werdenden
  belastet weitgehende angeregt perioden steine verlängerung reproduktion zitat drängt öffnung blättern gesunde
  gewerkschaft unterbrochen bestraft well repräsentanten würdigung angehörige osteuropa zeichnungen lebhaft einzusetzen
  abgegeben jährlichen philosoph näheren verbesserungen inhaltliche künstliche gulden früherer zusätzlichen einnehmen
  langfristig genossenschaften hoffe fortschritts aussprechen abzug ausmachen begründeten umfangreichen mode gewährung
  ausgedehnt etat unmittelbarer unruhe leer brechen sinken abschließend kredit anschein eigenem scharfen programms
  fakten online friede sonntag zulassung impulse treibt westliche wirksame feiner betrachtete luxemburg ausweitung
  dichte einblick verteidigen bekanntmachung nsdap widerspricht faktisch parallele isoliert erörterungen register
  mehrmals ausgeprägt verantwortlichen verstärkte genauen gewaltige zukünftige beschränkten einheitlich berechtigten
  hiervon kräftig publikation prognose wiedergabe arthur katastrophe beschränkungen ausgerichtet anteile zentral brecht
  sklaven zusammenfassend edition software umfasst relevanten betrachteten einhaltung schwierige problematisch kürzlich
  beeinträchtigt bedeutender wahrung anweisung erhöhten angezeigt rente qualitativ erwachsen quantitative erfolgreichen
  ewigkeit erwartete endes jeher danken religiöser formulieren offenbart primären beiträgen errichten verbrauch
  beschaffen irgendwelche berechnen sorgfalt ruhm felde industrialisierung manne brandt schlaf eroberung bestehe
  orientierten hals welle begrenzten religionen äußerte freiwilligen konstant geschlechter damalige beratungen ableitung
  sicheren gehörigen sozialisten teufel wofür lücke begünstigt angeben anzeigen besitze bonner biologie ausländischer
  subjektiv formeln niederen vergleichsweise steckt prozessen bandes eure tätigen offizielle überschreiten bleibe
  produziert praktischer krank bezirke betreuung preußens gebrochen häufigsten deiner verliehen keines interesses heeres
  tiefsten physische christlich kerne schätzung überlegung ernennung konvention italiens mancherlei befriedigen väter
  einseitige graz lieder boten werkzeug umfeld beabsichtigt anerkannten gewinnung leitenden gemeinsames täter eintragung
  gewohnheit aufgefordert hervorgegangen besonderheit vereinzelt einschlägigen woraus orientieren negation betreff
  auftretenden drittens repräsentiert hervorgebracht gestört schätzen wörtlich gebietes zitierten erregt versammlungen
  intensive gefängnis befunden denker gewinne dauernde interne wilden veröffentlichten neuerer haushalte behauptete
  überwachung aufstand voran klingt vergleichende hervorzuheben ring stefan klang erlebnisse jünger quantität
  bezeichnend strecken senkrecht strömungen qualitative unvermeidlich oberst anzuerkennen zügen tempo gegeneinander
  sächsischen bach eingriffe einschränkungen qualitäten regiment venedig beck jan modells gelehrte spiegelt abschied
  verlegt heim harte hunger medizinische künstlich jüngere berühmte heftig bewertet herbeizuführen code primäre
  charakteristischen fehlende gelehrt marine ersehen erblicken proben ausgelöst verborgen schröder verbreitete
  kommunalen diplomatischen vergleichung beitritt gültig lessing athen schlesien abgeordneter angeht data zurückgeführt
  entzündung abgeben hinauf expansion londoner gemein jerusalem öfters klären objektivität besuchte erachtens bedeutsam
  aufwendungen größter dame vers schauen vollkommene kenne gebeten methodischen gebote abwesenheit nordrhein
  herbeigeführt zunehmender entfaltet ankommt spalte christ durften kölner baron märkte interaktion sekretär geräte
  verbandes blutes flüchtlinge ernste dorthin eingeräumt schweizerische methodische kabinett aufgestellten brasilien
  willkürlich überprüfen gerichtete geschehens verwertung sodass beförderung warschau aufruf zukommen gottfried fügt
  bewältigung völligen leidet verleger dauerte anzeichen eingetragen organisieren schöpfer geäußert zunge vernachlässigt
  beraten repräsentation same deinen fünften produkten beliebig zeitweise vereinbart ausgegeben evangelische kollektive
  sachlichen gelebt patientin widmen aufhören hob befestigt kürze ungarische günstiger bindungen meere schriftliche
  gemälde opfern weib mütter seinerzeit endgültigen religiös wetter einladung beteiligen geschätzt eier büro gymnasium
  aufzeichnungen organisatorischen vertiefung befriedigt singen ständen ökonomischer offiziell individueller lehrern
  fundament zwingt experimente durchschnittlichen portugal schrecken bestritten ausmacht geschilderten verwirrung
  eröffnen aufzufassen exemplare wünscht zutreffend lief relevant reife gläubigen südlich revue brauche konstitution
  anfänglich vertretenen mathematische begnügen vielfältigen beschaffung begreift konsumenten predigt ganzer erlebte
  erläuterung marktes auszug grundlegend befugnisse zeitgenössischen sinkt motiven propheten fürchten henry esse tu
  bruno dienten bergen ohren sendung verstärken organismen proletariat fieber artillerie folgerungen intellektuelle
  überlegenheit ausreichende faschistischen prinzips modernisierung unterwerfen million dauernden empfänger standards
  notwendigerweise vorgesetzten aufgeben ausnutzung unzweifelhaft anfängen unsre kriegs fortwährend budapest bricht ruht
  längerer regional stoßen erleichterung stadien afrikanischen mail tot gesamt möglicher lyrik order fünfziger vision
  besucher anwendbar norwegen gebirge hervortreten infanterie aspekten radio rationalisierung künstlichen genüge
  aussprache sterne rainer trend cd lieferung sinnliche sammlungen end minderheiten wählt gründet samt märchen verdrängt
  dauert glanz parallelen droht lehnte konzentrieren tschechischen zugeschrieben vollends geringem köpfe waffe
  legitimation vergrößerung entgegengesetzte irdischen realisieren zerstören wünschenswert gattungen gezeichnet ernte
  gedankens terminologie zuständen manuskript bar emil schriftlichen merkmalen wen demzufolge beauftragt zugeben
  erläuterungen metaphysischen tafeln außerordentliche illusion ausführen evangelium stationen entre erweiterten
  verfallen jahrzehnt burg besorgt geraden allianz schärfe soziales gerichts versicherten intention europäer wahrheiten
  organisierte wehrmacht gäste urheber beine privilegien integriert ungemein schnellen verstandes hotel leugnen
  bestellung kammern abschaffung frühzeitig christentums abstrakte verdeutlicht endlichen anleitung ertragen blumen
  magdeburg höchster list danke ig erinnere angeschlossen naturwissenschaftlichen kälte heine kannst zweierlei privat
  reserve wusste längs terminus disziplinen chicago derartiger beilage stuhl partie spektrum pfalz kilometer unterlassen
  rettung noten widersprechen geographische krisen entspringt studierenden stütze techniken interviews auszugehen
  hervorrufen leeren einzuführen eingeschlossen trinken entspannung gedeckt institutionellen älteste gabe wesentliches
  inhaltlichen stücken gefällt zähne ansprüchen orientierte anschluss laien gebühren symbole verse bezeichnungen
  differenziert dunkle klinischen anstelle rasche donau inmitten fraglich gleiches glaubten auszuführen heftigen
  vereinen identifiziert haar gliedern organisatorische eigentums rechnet geworfen schicken analysieren produzenten
  abkommens währung bereiten niederschlag steigenden kündigung chaos aufführung höhen achtziger rekonstruktion
  englischer neutralen soldat einordnung psychoanalyse nachdenken tieferen kanal gebildete pr mächtige konservative
  erachtet aufteilung euer ungleichheit entwürfe ausführlicher reduzieren radikale verfolgte sturz zweifeln anlass
  methodik inflation füßen herrschen fett geldes zugewiesen hebung verringert made freizeit ai natürlicher nördlich
  zustandes gefolge gerufen verletzungen umgehen zusammengesetzt ungeheure sichtbaren ausnahmsweise begriffes freundlich
  allerlei beinhaltet geometrie geführten beschriebene unsrer erkannten mexiko einflusses geübt informiert verschoben
  ehemals amerikanischer geklärt ordnungen ordnen funktionieren daniel wunde shakespeare tagebuch irgendeine elle
  siegfried spitzen kommende gesellschafter brand angegriffen befragung beanspruchen knoten verdienste stößt
  interessanten erlaubnis hierarchie stock hörer anklage konstanz verzeichnet eis sinnlichkeit zulassen studieren minute
  gebet befürchten ahnen hoc schöpferischen nachahmung bestehend milieu physikalische wünschte aktuell identifikation
  mindesten hervorgehen außerordentlichen konfrontiert begeben strukturellen verhaftet begrenzte dynamischen geteilt
  handhabung samen städtische strauß zentren grauen maßgeblich augsburg zorn soziologischen abstraktion normalerweise
  identifizieren nähern gehoben spanische bedeutendsten wirksamen heutzutage beeinflusst ausweg hofe vorstehenden
  häusern zugriff benutzer offizier skala seltenen kredite seienden ministers biologische notizen interpretieren kugel
  umsatz offenheit überrascht obschon germanischen vorne spielten becken gesprächen behält erfasst verdankt
  qualifikation kehrte strukturelle vieh übliche deutlichen angefangen abhängen schwangerschaft belege dramatischen
  gemeinschaftlichen runde bestrebt standes geglaubt durchgeführten erzähler freiwillige marke zugute eindeutige
  dahinter angestrebt gedrängt äußersten erlösung benutzte bedeutungen gewöhnt temperaturen schönsten erhebungen summen
  versichert sowjets geh bestreiten klinische geschichtlich hiesigen verwandeln dankbar einsichten auges mittelbar
  dreißig design satzung aufnahmen hie modus chinesische subjekts musikalische bekämpfen zeugnisse parlamentarische
  urteils lücken entscheidender zuwachs kehrt versöhnung taktik territorium eigentümliche überraschend vereinigte
  bevorzugt utopie gerechten springer tausende verließ volumen sachliche rationalität zählte gewohnt leise einstellen
  ausprägung herausbildung sub zweig falles wirst kultureller gehörig reagiert schöner komposition voraussetzt nachts
  quer genossenschaft heller regelmäßigen reizung meilen rolf müssten eignet aufstellen berater sicherer überprüft
  wertes liebt bezog soziologische ungewöhnlich geheime jegliche teilte auszusprechen anwendungen teilnehmen bakterien
  gewünschten vertrags aneignung umgesetzt vorbehalt weltweit anfangen veranstaltung descartes kaffee akzeptieren
  rheinland lob peripherie privater westeuropa apostel paragraphen erstellt entstandene jährliche ausdrückt party halber
  fäden empfang platon bedurfte habt architekten entfallen mangelnde befehle felix weiden madrid polens vorangegangenen
  sokrates frische marxistischen verdeutlichen schutze mächten wirkenden geschaffenen fr herausgabe vorkommenden
  empfehlung verzweiflung demgemäß wiederholten tugenden bäuerlichen definitionen gedachten erstellung behauptungen
  eingangs stoffes grab dreimal würdigen gemeine sympathie faden spüren genauere untertanen bulletin alpen kanton
  vorgaben erwecken langfristige rationalen mauern rascher lungen anzugeben einfachheit variation anstoß angemessenen
  internationales bewegte verehrung abgelöst florenz umfassend merkwürdig geschlechts aachen pol basiert anschaulich
  globalen vernünftigen erstaunlich korps kapitalistische übereinstimmen verfall office reicher begabung geliebten
  verwendete demokratischer bewältigen täuschung erstrecken betreten anbieter direkter fortan obrigkeit scheiden
  ernsthaft beliebigen wände heere kupfer gelb nachweisbar tuberkulose agenten verarbeitet verleiht adler dach
  vorgetragen fernen prosa zwecks orient thematik fördert finnland bewerten moskauer verträgen half entgehen
  zustandekommen ecke interessieren zahlreich konstanten allemal vollständigkeit räumlich erwarteten gefährdung
  christlicher zurückhaltung materiell übergegangen interessierten jäger geriet weithin belastungen künstlers vorgänger
  vertrat erwachsene unbekannte gipfel gefüllt anerkannte fehlenden block regimes gesang verbreiten spalten aufgeführten
  vernichten gewisses mechanismen höherem langfristigen geschenkt szenen jeglicher ehrlich profil sagten sämtlichen
  korrespondenz segen lernt konsum termin lebende strebt messe schreiber ablösung binden reichte überzeugend starkes
  leidenschaften anwesenden redet lippen qualitativen eingenommen lenken seelische nachbarschaft senkung aufzubauen
  sohnes aufzustellen zielt rational relationen optimale koordination experimentelle korrektur entgegengesetzt übt
  exemplar leitete dazwischen anweisungen berlins hervorragende reinheit lautete tests niederlanden geplante city
  friedliche civil emanzipation bezahlung abschnitten wild einwohnern haare auffällig stetig verbreiteten gefundenen tor
  ausgehenden ansonsten welten dörfer niedrige gerichtsbarkeit verfügbaren stieß verkäufer signifikant ausgewählte genie
  erledigung feier verbraucher planeten huber regelmäßige angebote prozentsatz rückwärts sachverständigen vorhin
  positiver nationalität unzulässig vermehren toleranz festigkeit volkswirtschaftlichen konsens quantitativen apparate
  bayerische kennzeichnet verringerung physiologische tägliche bier schwedischen begehren geeigneter decke abänderung
  tropfen vollzog ergebenden sozialistischer stören faire mond echt desgleichen munde anfrage unterzeichnet stärkste
  straßburg garantiert staatlich einnimmt filme verschmelzung schnee extremen offener artikeln angewandte militärischer
  ausgesprochene infrastruktur eingeborenen verfügte gedeutet beschleunigung bedauern kassel grüne unsicher heftige
  besaßen nachdrücklich effizienz ladung reinhard analytischen bewegten monats abneigung gleichungen säulen begreiflich
  chronik psychologisch ausgewählt härte gegründeten proletarischen erscheinenden hahn schau erarbeitet lateinamerika
  gewahrt bekennen mecklenburg sozialdemokratische führe geschick raschen erschließen lexikon statuten ärztlichen
  dynamische eingehende deckt kaiserliche verstehe objekten abgeschlossenen eberhard fuhren stecken deinem gefangen
  laufende intensiver verfolgten zahlungen bord außenpolitischen festgelegten neuordnung kalk wertung marxistisch seen
  behandelte gefährliche gefährlichen mord besseres auswirkung bewunderung salz dialektischen novelle lernte abrüstung
  erlitten gefühlen mechanik ehesten festigung älter glücklichen wahrzunehmen talent jacob ausübt luthers produzieren
  ermöglichte gültigen elf verbindlichkeit folgend kapitels exakt erweckt wechselnden serbien pause entschließung
  stoffen gewirkt telegramm verbleiben steigende wahrnehmungen diskutieren blüte italiener gewissem einvernehmen
  aufgezeigt technologien überleben ursprungs besprochenen hinterlassen motor kalt beträge fuchs kontinuierlich
  auszuüben studiert kurven gelangten verkündet handelnden ehegatten triebe neigungen erstellen gesondert zonen romane
  formation geduld betriebs kanada hersteller inne spontan global schwächer vergütung verkürzung ar schwestern prüfungen
  bänden siege erträge untergebracht phänomenologie stgb humanismus zeuge methodisch fächer unklar trennt einnahme
  extreme auszuschließen unwahrscheinlich rostock zwanziger erschließung protestantismus erbracht kausalität
  schöpferische einkommens option kennzeichnen adels edlen quantitativ blicken geringerer gleicht letztes freiheiten
  vergrößert dienstes prager beherrschung zurückkehren vorzulegen optischen lehrers australien küche bestrafung
  hinzugefügt hellen foto gehaltenen innsbruck warschauer hell zentraler branchen träume michel nötige womöglich
  erblickt stirn charakteristik truppe durchbruch auswirken trafen einwände bestätigte konflikten öffnet ahnung
  initiativen hing charakterisierung poetischen handle verschlossen elite indirekte gezählt erzielten sexualität
  vorgeschrieben zusammenfassen essays hunde ansätzen walther hindern gedenken wandlung benutzten formulierte schulz
  vermutet stabilisierung kräftigen sittlich inland manager amtliche kleinste auflagen entwurfs bürgertum erörtern lehnt
  protokolle fische militärisch neapel kontrollieren galten passiert vorüber berichterstatter inkrafttreten polemik litt
  kollektiv experimentellen systematik friedrichs gesetzten besprechungen älterer einfachsten sieger stephan einkünfte
  getroffenen händler mündlichen verbrecher jagd zurückführen nacheinander schloss maximal verteilen begleiten
  begleitung bezüge formulierungen weges drittes einsamkeit öl goldenen chor dichten ungeheuren zugestanden hitze
  monatlich anführen abweichende gewählte befördert symbolischen philosophisch aufbauen einseitigen muskel gast normaler
  protestanten kritischer dokumentiert rosa rationale verfügbar südafrika widerlegt radikal fügen drücken festung
  aufträge kaninchen runden theoretischer totale vögel spekulation genötigt benjamin sieh entbehren strömung löste müde
  unzureichend hefte froh feindliche umgewandelt rückt kpdsu lüge ukraine inwiefern demonstration vergeben bedeutsame
  konfrontation bekämpft ausdrucks regensburg ära indirekten gesammelte schülerinnen präsentiert kongresses
  hervorbringen auferlegt stellungen din vorgeschlagenen proportional impliziert kolonie gezahlt wandlungen
  zuzuschreiben plätze befindliche westens irland inneres reserven schmalen voraussetzen bewilligung autonomen baut
  bearbeiten institutionelle ineinander effektivität ausgeglichen plato zimmermann versprach wachstums erhobenen ziffern
  primitiven aggression frischen fixiert zufriedenheit stirbt holen katholizismus vorläufige budget wüste ernstlich
  schädigung zugehörigen freundin depression akzeptanz anzupassen verursachen unverzüglich russisch komponisten bedingen
  thron instanzen vernünftige romantischen vermehrte nordamerika skizze vorfahren lichtes billigen erinnerte
  kontrolliert größerem arbeiteten schritten eingeladen kohl lächeln oskar funktioniert dänischen gedeihen blauen adorno
  tal zwingend zugenommen dilemma änderte herausgestellt legten errungenschaften billig legende wilde ironie jüngste
  arbeitslosen jetzige schwelle agitation reinigung gefühls laden hindernis aussichten antisemitismus prediger
  merkwürdige bewerber verlängert ausgesprochenen freies population nachmittag palästina gestellte unzufriedenheit woran
  anhalt erbringen hinzufügen gelände benennung globalisierung expedition schmid säure einstimmig staub vorgeschriebenen
  begrüßt erzeugten ausspruch darlehen demnächst externen benehmen resultiert konstellation pathologischen rhetorik
  münchener kartoffeln oecd infektion häfen delegierten schickte ministerien publikums westlich analytische abgehalten
  fügte beleuchtet akademische anbetracht student deutlichkeit absoluter training schillers ernsten teiles gedient
  indikatoren vereinigungen unbedingte ärztliche wolken erteilen entworfen kasse danzig zugeführt spezialisierung
  zerfall inländischen anfange chinesen lehr verstärkten anatomischen gerichten ausgewählten allenthalben größeres
  vollkommenen schrittweise gehirns einzutreten unberührt lunge metaphysische versetzen detaillierte verfehlt vereint
  bereitstellung gerückt judentum gegründete urlaub lieferte externe umgebenden demokraten grimm ingenieur media weizen
  anderswo bismarcks beansprucht vergleichenden würdig drohte entfremdung angenommenen menschlich saal zurückgewiesen
  rio schale schlafen dauern gerichtlichen verkennen fünfzig verspricht dicken notiz gleichzeitige meldung menschliches
  sprachlich ausgearbeitet dünnen verbindlich mobilität sekunden absichtlich erkenntnissen charakterisieren verlangten
  schlegel alltäglichen charaktere ausgebaut bemühte angelegten unterwegs sichtbare konstante angenehm örtliche
  beweglichkeit übergeht konstruiert empfindet schenken betriebliche einwirken nachmittags melden vervollkommnung nähert
  vorlagen bewaffneten märkten karriere signal trost energisch ausrüstung komplizierten verschafft museen unterwerfung
  stattdessen altes vorgegebenen hoffte verderben verbänden blase langsamer widerstandes matthias dortmund eingabe
  beschreibungen höheres gange späterer unfähigkeit herkömmlichen schmitt image kontinent ratio füllen anstellung
  verurteilung rose seid anwesend plänen aufzuheben aufrechterhalten erschlossen finanz angewandten messer benannt
  folgendem fiktion veranlasst prägung konkreter einflüssen kollege themas verweigert japanische ms ausführlichen
  vorzubereiten trauer vereinbar entlastung lehmann sitze eröffnete eur symbolische exil normativen anhaltspunkte
  angesetzt beabsichtigte kommunen bedenkt besorgen schulter andrerseits bedenklich untersuchte wirkten tiefere
  genehmigt gründliche lieb listen verständigen innovation sachverhalte vietnam gegnern erzieher anschließen siemens
  just fortgang versicherte passen haufen herbeiführen kriegen geforderten mitteleuropa herabsetzung os eva halbes
  generelle meeres herausforderungen verschiedenheiten erhellt schwert karls begrüßen reduzierung präsenz lebewesen
  wogegen mühsam gelder schlimmer vorrangig fraglichen bein verhinderung demokratisierung korrelation skepsis referent
  psychiatrie herein kaiserin abzuleiten monarchen ausschlaggebend marsch operativen stattfand variationen wahrer
  thüringen mittlerer aufzugeben böden abstammung fühle erworbenen eingebracht gesellen blind geknüpft lübeck denkmal
  format blicke bernd ausfall eigens abgebildet antrieb sämtlicher kulturell nikolaus geschenk neueste petrus offensive
  fortbildung entschied rassen rache schiffen unfall bliebe gescheitert fruchtbar informieren bürgerlicher jacques
  gedachte totalen starkem kameraden verfügungen frömmigkeit schärfer militärs erfüllte aufheben eingesetzten
  erfordernisse echter normative epochen erläutern schönes antwortet etwaige besatzung auszudrücken vordere verpflichten
  lagern unterzogen fesseln trier reines wunden münchner frequenz gefärbt gallen westeuropäischen voraussichtlich
  sinnlich unterrichten zuständige deutschem kapiteln häufige statut gemeinsamkeit sank schildern ausschließen datei
  kardinal enttäuschung debatten unfähig deutschsprachigen flexibilität zeitweilig bekannter entsprechendes sexuelle
  lorenz erheblicher symptom frommen alleine türkische wecken umstellung intensiven schrifttum überliefert dgb anerkennt
  darlegung belange glückliche gewünschte thematisiert elektronischen konstruktionen keime schwingungen kapazität gunst
  empfand beliebige arztes dualismus neuerungen bescheid geschwulst komitee team bezeugt körner reisenden traditionell
  abschrift zunehmendem eigenständige hall abfall essay interpretationen fahne konstituiert lege willst museums tote
  erwiderte gestaltete beleg glatt ansieht konzeptionen haft größtenteils chile erschüttert spreche vierzig
  unentbehrlich dreißiger zucht worüber dörfern pflegte schulung stellungnahmen senden werdende einwilligung
  bestimmenden aneinander beantragt nazis beruft papstes gleichzeitiger felsen kurse menschlichkeit gründete übersteigt
  norddeutschen statistisches russischer warm empor park kostet zusammentreffen stab vorläufigen tanz ämter lokal
  entspringen verachtung vollständiger lateinische stempel beträchtlichen bürgerlich nebenbei brücken vertrieb
  isolierung exekutive erwünscht sichert abweichen blute einwirkungen passive östlich dick gerechte passiv anzutreffen
  gesetzmäßigkeiten persönliches branche ausscheiden sorgt bgh einstweilen verben abgenommen herzlich reifen
  nationalsozialistische barbara tirol erfordernissen wählte befugt gefährden besprechen nachhaltig vielfältige
  gesetzentwurf verwandlung gerettet kopfes konstantinopel musiker nachfolgende körperlich atome vorgehensweise
  ungünstigen weile haftet unterdrückt innersten feiern sünden gesagten gregor anmeldung erfurt papiere gelegene
  bewirkte erzogen schriftenreihe erhard grau renten geltende doktor ungarns auswanderung abbruch schädel gewollt
  manifest folgerichtig klägerin historisches verb gefüge schwanken darstellte marschall ps laute inanspruchnahme
  empfindlichkeit stimmte kürzer doktrin abwärts offenkundig emotionale niederländischen gekannt betraf peters vergebens
  unruhen geschäften erlangung abstrakt hingabe schilling statistisch takt studiums demokratisch amts gewohnheiten
  verankert platze zusammenhängenden melodie nebel erregen gewünscht eingehender beibehaltung zuhörer regelt unrichtig
  entzieht verbesserte zurückgehen erwin weisung gesandte vernehmen rationalismus reflektiert partien treffend
  belgischen regulierung theaters himmels reichweite oldenburg zusammenleben prinzipielle genfer gehör eintrat
  ausgezeichnete taucht zuteil leichtigkeit humor industrien angeklagte kluft getrennten ausgedehnten schul trocken
  wirkende unverkennbar subjekte anwachsen center belehrung metapher bunde ruhen lagerung alledem börse beschließen
  berechtigte liter herzogs iran ausstellungen monde chronischen aufzeichnung modellen mantel unglücklichen ausreichen
  positives dogma kehren wirklicher eigentümlichen praktiken bewilligt para töchter kapitalisten ortes festzulegen
  umsonst wohnt brigade fahrzeuge services vielheit ökologischen träumen hirsch deutlichsten erleiden berufs performance
  priorität dramatische kosmos humanität posen nummern horizontalen taufe abhängigen entdeckte zugegeben zurückgekehrt
  gesorgt ausfallen brunnen kräftige emigration gelegenheiten erlaubte ungünstig prämissen knüpft anleihen erfunden dom
  kurzfristig vereinfachung ums augenblicklich resultaten füße widerstände markiert evaluation fürs fortsetzen verworfen
  jude mystik auffassen sexuellen erzeugte elbe dergestalt wilhelms ausnahmslos wahrlich biblischen dunkeln meisters
  wettbewerbs entfernten aufgegriffen entfällt exemplaren eid grob ströme aktualität drohenden äußerste eingefügt
  sekundären entwerfen lebe reiter geistlichkeit helle überwiegende zuverlässigkeit milde geruch anbau hervorragenden
  knabe philologie öffentliches scheibe teilchen referenten gekauft delle eignung sinnes übereinstimmend server norbert
  erziehen majorität genügende eingehenden bildungen nämlichen niere verabschiedet patent vorzustellen anbieten
  gemeinwesen ohnmacht billiger bezirken schädlich aufwärts ausgedehnte globale unterredung forderten gehöre streik
  hoheit ungeheuer terror tendenziell bestehender sprung raume amerikas schultern hölle folgerung gleichzeitigen
  auftraggeber membran verlief flüsse verleihung letzterem satze grades mannschaft puls erforschen gewährte formell
  konstatieren derzeitigen verbergen verkörpert scheu dokumenten auftrage exakte gelitten befähigt wöchentlich beraubt
  böhmischen verhandelt blinden bürgerschaft beruhte sekundäre besetzen hervorhebung wertvoll sorten zitate set
  künstlerisch verlegen level saßen mittag freuen wälder darm dringt griechisch malen gültige keim höhle suhrkamp bequem
  gießen serum unterstützte kombinationen armeen einzusehen lothar niedersachsen ideologisch vorgelegten fünfte
  kopenhagen kognitiven chinas passiven dünne ausgewiesen übereinkommen gemischten moses ph operative aufzählung
  völliger poetische weisungen fehlten einheitliches ausgestellt einfaches produktiven stehend haften berger tische via
  hemmung zustimmen zins austritt kümmern maximilian jährigen weicht indianer beschluss konzipiert funktionäre ablehnen
  abdruck edle mechanisch geschieden diplomatie teuer geforderte endete elementaren wachen verbindlichkeiten anlegen
  legal gewürdigt verhandeln konkurrenten analoge mathematisch beschlüssen rheinischen regieren metalle jüdischer
  empfindlich merken dos migration äußerer orthodoxen unberücksichtigt rektor villa victor benötigen tumor beiderseits
  verkündigung kontrast gerichtliche db ausgezeichneten eingliederung strenger sichergestellt fraktionen plenum leibes
  echo unendlichkeit stiegen bevorstehenden erreichbar stillstand österreichisch boston eingeführten geprägten
  verringern horizontale elements beginnenden kommissionen selbständiger stiftungen endliche drehen fließen type
  zufälligen schätzungen rinde boot ostdeutschen fixierung zufällige beeinträchtigung umfassender optimalen appell
  ehrgeiz flüssigkeiten em bürokratie geordneten marken labor potenz monopol urban hang gegners groben import
  fortschreitenden entdeckungen zitierte bittet zeitlang harn interessierte wandels gattin gestrichen nürnberger
  einzurichten moralischer beute drohung eisernen betrachter bezüglichen gründer aufbewahrt drüsen angekommen
  gruppierungen besuche respekt kenner vermittelst leibe erholung bescheiden absolutismus vorgesehene verteidigt
  ansprache stickstoff ermittelten sender gelben schlage kassen willy dreht fliegen vorgekommen vollendete mündliche
  zuversicht abweichenden altar films ausspricht warnung höre ausgeführten vereinbaren abzugeben versuchung befugnis
  technologischen hoffentlich drucke dramen klassifikation unternahm vereinbarten bielefeld spieler impuls lieferanten
  ersuchen emotionen nachfolge stellenweise lesern extremitäten lothringen bauch leitende informations administrative
  beschleunigt hintere einverständnis potentiellen mythen überwiegenden pathologie setze hut irak po mitzuteilen hygiene
  vertieft spanier islamischen engere projekten einführen verraten tv instruktion verbietet anbelangt konstatiert
  erfindungen studierte revolutionen materieller postulat gefäße diplomatische repräsentieren bündel knie frühling
  wertvollen gefasst motto galerie versichern manchem pole versorgt finanziell charta genosse beizutragen roland kalte
  annahm lieferungen gegliedert weltliche getrennte vererbung strahlung koordinierung präsentation zweigen künstlern
  verzögerung diskriminierung bleibenden trends wisse psyche vorarbeiten auftauchen gewonnene freuden obige plastik
  zulässigkeit erregte konferenzen häufigen festlegen sofortige streiks durchlaufen hinweist ansatzes durchsetzt
  verfassungen distribution dunkelheit hebel dynastie ketten flachen intensivierung hügel ägyptischen birgt gepräge
  gärten versammelt arbeiters top lebhafte fruchtbarkeit irgendein säule schmuck fleiß offenbaren fühlten abbild körpern
  wundern regiert fazit sparen produktions präparate tränen dialektische stich motorischen hinüber feindes siedlungen
  loch westdeutsche autorin vollmacht gemeldet exemplarisch vermerkt grobe faktum konventionellen bildende liberal
  schlicht ständiger differenzierte zölle gesetzmäßigkeit kantone gemeinsamkeiten interessenten partnerschaft etappe
  semantischen jahrelang theoretiker ordre samuel vertrauten zensur profit sektoren speisen spaß drängte zunehmen
  riesigen klerus terrain fotos kommunale ausgefüllt geholfen leuchtet stürzen drehung rechnungen jesuiten
  philosophischer vorübergehende denkenden fünfzehn passage verschieben individual finanziert versicherungen optionen
  einigkeit fortschreitende hinab bäumen schwersten erteilung strich zersetzung sanktionen dominanz kraus kleider
  gebäuden beabsichtigten geschriebenen locke österreicher militarismus bedeutsamen bezugnahme ehen röhre schnelligkeit
  besessen roma steigender gemachte gras überlieferten abenteuer mythologie gase windows vierzehn restauration
  aufzuzeigen sechsten umstritten rumänischen ökologische schwerin untersagt gewertet plane sklaverei scheinbare nenne
  diagnostik korn untergeordnete registriert evidenz identifizierung aufgetreten vernachlässigung statistiken
  vorteilhaft vermochten tschechen linz ausgelegt getötet genius konjunktur irgendeinem best rückte ermächtigung
  fertigen verbieten erschweren argentinien bessern blei kindlichen behielt kronen sinnvolle goldene gepflegt enthielten
  royal behindert blaue näheres zerfällt bereicherung glänzenden angeblichen typs österreichischer schaft ausschnitt
  ausschüsse einheitlichkeit prinzipiellen planen broschüre abraham ungenügend egoismus lesung gezielt sänger köpfen
  jugendlicher optische erstaunen eugh bestimmend wahres sendungen vernünftig abgesetzt abnehmen ausgebildeten relevante
  spezialisten tragischen werkstatt reif start bayer geschweige politikern momenten übersetzen wörtern liebsten generals
  vergleichbare maxime besitzes streichen schäfer butter anpassen geringerem braut beweglichen siedlung inbegriff
  universum zuwenden witz regie klassiker oh irre geachtet flecken ausblick chirurgie einkommensteuer lähmung verkürzt
  rechtlicher lärm hinausgehen katharina untersten darlegungen hesse belieben begeistert dringen haag verbundenheit
  synode vollendeten enthaltene heilen sicherzustellen lese empfängt job definierten gewerbliche senats partizipation
  veröffentlichen assoziation betrage versprochen öffnete steigert becher eile unterdrücken wiederkehr fortschreiten
  gespannt erarbeitung schaut erbaut warmen afrikas fängt horizontal xiv stimmungen starren bekamen konto bleibende
  negativer mündlich kenntnissen gehindert kontroverse unbedingten aufregung jörg ausdrückliche clemens transfer
  kommando gebühr ren psychotherapie entfernungen gemeinschaftliche asiatischen historie verlorenen ergänzungen
  lutherischen gleichbedeutend aufzuweisen rührt seiende teilnehmern gedichten schatz unvereinbar passieren ordens
  besitzungen rechtfertigt mandat kognitive gouverneur ostens johnson lose beeinträchtigen intentionen hüten facto
  geheilt präzise durchgängig verbraucht bezirks bochum honecker gewässer untergeordnet semester absehen nordischen acta
  onkel päpstlichen seltene leiche balkan versailles verschlechterung memorandum geschwister mittelalterliche
  augenscheinlich erwartenden münzen königlich benötigten pforte hülle einmalige aufgehört triumph erneuert gewaltsam
  bloßer muskulatur ausgeschieden dante eifrig bejaht ehrfurcht kasten kanäle erscheinende übersteigen sorgfältige
  einzubeziehen sowjetischer neutral enttäuscht gebührt übereinstimmt integrieren anwendbarkeit komödie peking nützliche
  entstehende gewichte aufbaus gewähr wagte jüngster tschechoslowakischen ganzheit einmischung beiseite scheidet
  vegetation alljährlich begab einsehen gift obst verneint hilfreich gewerkschaftlichen erlebten kannten individualismus
  ermächtigt feuchtigkeit spiegeln sinnen marxistische sinnlos geistiges fortführung schmale aufgenommenen richters
  gelte horn wut ausschaltung verschwand unterziehen dankbarkeit komplizierte fertigkeiten verheiratet seitlich widmet
  verschärft organs kohlen auferstehung verletzten verwaltungen erbrechen meier verwaltet dampf argumentiert ästhetisch
  schätze garantieren prädikat israels anschließenden stils gefeiert umwälzung gewalten versammelten generellen
  aufzeigen funktionale heimischen gehemmt widmete bemessen strauss beethoven bekanntschaft derartig funktionalen
  regionaler abwechselnd heiden schubert elektronische gebrauche auftretende bloßes eingebettet zerfallen wirkliches
  hütte sorte embryo eingehalten ordnet unvollständig autonome ethnischen bevollmächtigten gewagt erneute regierenden
  etliche linguistik beliebt erfordernis krieger argumenten freitag überwiegen kopfe derartiges antonio romantische
  kontinuierliche farbigen formellen drückte einsetzung obliegt befragt germanen empirischer töten matrix ingenieure
  territorien zunimmt erhabenen beschließt andeutungen entrichten resultierenden fing sozialisation gehörenden anno
  angegebene bürgertums willi hindert ergriff mach merklich maximale liebte planes abgeschnitten gewissens irgendwann
  legitimität befördern willkommen semantische glückseligkeit formelle festes zeugt zeichnete durcheinander
  diesbezüglich herrlichkeit prinzessin wachsender vordringen erkennens vollkommener syntax dichtungen andenken montag
  behinderung araber zuflucht physiker ordentliche objektiver empfahl entente ausschlag verwechselt flamme meldungen
  alleinige ruhr zurückgezogen laufend contra kampagne tiefste föderation anhängern hunderte hilfen verweis
  territorialen verteidiger angelangt assoziationen aufhalten knüpfen urin eliten fisch eigne magistrat gestärkt
  bescheidenen schneiden realitäten großbritanniens nieren koexistenz bildungs nannten vorgegeben zuverlässig verdeckt
  akuten glaubwürdigkeit kriminalität heilig verflechtung lohnt mächtiger dramas signale erzeugnissen fremdes ruhigen
  ausscheidung freundes volker frühesten herbei fortzusetzen siegel augenmerk steinen hessischen syphilis fragmente
  veranstaltet protestantische unmittelbarkeit siegen durchdringen gefangene verschärfung augustin emotionalen jemanden
  gremien sekunde western führers versus divisionen anlangt etwaigen dargestellte meistern vorgeschlagene gesunken
  komplexer niedergelegt auslösen abendländischen klug schützt zusammenhängt begründer selektion kommunikativen
  motiviert scheide holländischen beherrschten reis zutrifft maske lenins inhalten archive rubel benennen kriegerischen
  fax gehörige mündung betroffene wechselt jüngst entgegenkommen vorgestellten oberflächlich hagen wage gerd winde
  hervorheben neigen bekennt läge gebäudes mitteilen orchester süddeutschen realistischen verkehrt experimentell
  diplomaten bringe eurer rohr einspruch existierenden feldern verdrängung arbeitnehmern offizieren nietzsches attribute
  erkrankten graben witwe fabrikanten dulden potentielle arabische therapeutischen durchdringung traurig session
  beiderseitigen herausgegebenen tönen vorbereiten desjenigen klöster vorbehalte beteiligte homer pest fließt future
  räte diensten naturwissenschaftliche erfreut unverständlich herunter belassen abrechnung asche bürgers blutung brauch
  ununterbrochen geschlossenheit transparenz herde niedergang geredet lebendiger redakteur erlernen psychischer
  verbrechens einwanderung differenzierten erschienene dahingehend kühn senken enorme freiem rege prima unbestimmte
  werkstätten heftiger wiese ausbleiben edv dienenden episode mithilfe harald verlagerung durchdrungen beamter effektive
  errichteten geschwächt geschaffene bataillon vermindern zurückzukehren kino reaktionären stromes modifiziert lernens
  konzil quantum erledigen wirksamer wendungen unsterblichkeit kompliziert knappen einbindung logos beherrschte trieben
  heimlich batterie wandern auschwitz religiosität fragment gegenübergestellt flach tarif präsidium eindeutigen fräulein
  instrumenten administrativen herabgesetzt rätsel spruch georges ausgerüstet romanischen bewusstseins unbestimmt genese
  gefühlt illusionen schlossen vertreibung leistete verletzen abgestimmt tom erspart durchgeführte seligkeit empfing
  unbedeutend organisch optimismus zusammengefasst gemüse anleihe pastor literarischer adressaten willkürliche
  innovationen revolutionär zentrales erzielte republikanischen weiber atem korrekt luxus optimal ausgeschaltet
  begrifflich stifter zyklus vertikale paderborn zurückkommen erwachen modifikationen zurückgegangen anreiz
  pathologische streiten publiziert heirat uwe korea heranzuziehen schutzes direktion mobilisierung lenz dichterischen
  verarbeiten körperlicher realistische inschrift dauerhaft sämtlich volkswirtschaftliche zeige ortschaften auflösen web
  aristokratie westfälischen atlas roms programmen circa basler löwen stammes fakultäten erarbeiten verhelfen rock
  einher wanderung gnaden aufnimmt entsprochen erwächst künstlerischer vertrauens abfolge anvertraut versteckt
  zusammenhängende techniker benützt völkerrechtlichen niedrigeren bezweifeln abkehr außenpolitische schönste klingen
  luzern etats neger meldete einwendungen zahn entfernte geschäfts mozart scheine pferden weiche erstaunt vertrieben nah
  lebhaften pathos verschiebungen faktischen chronische gesammelten komitees konsequente landen simulation teilzunehmen
  dutzend integrität dominiert modifikation angelegte lügen ausgeprägte verlegenheit beistand fortpflanzung umkreis wach
  feinden andernfalls implizit aufzulösen sensibilität erfreuen neutrale liefen verursachten lebhafter vorgenommenen
  kleinerer vergleichbaren neunziger bereitete ehemaliger dogmatik kluge dogmatischen afghanistan primat abgebrochen
  häuslichen zerstreut spürbar futter klugheit peripheren erlassenen kamera schnitte wissenschaftlern linse parole
  psychologen allmähliche täuschen behaupteten kürzere elektrizität sicherstellung stämmen schwankt ethisch
  unwillkürlich einseitigkeit angedeuteten vielfältig briten ausreicht vermittelte schicksals westlicher summa
  schicksale kombiniert voltaire beginne auszugleichen kämpfer günstigsten katholischer gesagte mörder
  wirtschaftlichkeit uniform fruchtbaren festgesetzten befriedigend tasche antragsteller gehenden abweichend scheiterte
  berühmt gemischt abt schiffes bitter balance hektar weich türen lächerlich emigranten umzusetzen trockenen ecken
  schreibe drüben gezielte nächst kleist denk indische hofft demonstriert tschechische gebundenen exakten rauch ergreift
  subventionen gelenkt sozialpolitischen widerlegen gymnasien hervorbringt wechselseitigen wirtschaftspolitischen
  vertikalen maßgebenden angetroffen degeneration gewaltig newton heiligkeit hieran küsten vorwand umrissen
  osteuropäischen politischem notwendiger hinunter konflikts rad spezifischer letztendlich mochten zivilen
  herausgearbeitet output treppe fehlern empörung metternich altertum konstruieren vertrage einzustellen starre beenden
  verhaftung demonstrationen amte nichtig rüstung anatomische verpflegung vereinheitlichung markus abreise verrät
  abständen unangenehm fächern merkwürdigen auffallende werks leinwand paradies glänzende stückes übergeordneten
  weltweiten semantik leinen abfassung abzulehnen umfrage verlegung gefehlt landwirtschaftlicher probanden skizziert
  begnügt erzwingen sauer milz kräftiger konzentrierte rezension geliebte kopie erhaltene ginge inszenierung aktiver
  geborenen reflexionen formulierten dünn gemeinschaftlich terms niemanden umkehrung angekündigt verschulden errichtete
  angeführte bezogenen fortschrittlichen forschungs freundliche zaren syrien celle ländliche gesandtschaft buchstabe
  energien dur blutigen kommentare flasche verursachte einsetzt stillschweigend ideologien dekret zehnten reizen geweckt
  bedeutendste hi absatzes wohnte zerlegt berner eigenartige kavallerie überholt helfer anfragen beauftragten
  implikationen chemisch beklagen begebenheiten nichtsdestoweniger trachten begehen ankommen zurückgreifen unzählige
  drucken angriffen gruppierung ausgerechnet industrieller beigelegt vermocht festgestellten darwin hinlänglich
  laboratorium üblicherweise lehrte preußischer mannigfaltigen gelbe schwächung romanen einfachste vereinzelte walten
  kapelle hammer erobert plötzliche rentabilität stimmten schuhe nazi schranke gedruckten gotha beruhenden wunderbar
  anwalt anzulegen himmlischen heiraten geschichtlicher monopole psychisch übertrieben panzer weinen isolierten
  konzessionen rufe partielle briefes heranziehung seltsam gezogenen zentrums erforscht acker francisco gewohnten
  verwerfen verhüten unvollkommen obern krause gesteigerte angesiedelt einberufung befriedigende unumgänglich partnern
  kantons lokaler paradigma vorsehung hörten abgeschlossene badischen klammern erneuten katholisch defizite wunderbare
  auszudehnen fertigung primitive angleichung tragische göttern vergrößern kuba weißt photographie begrifflichen
  vermeintlich ansteigen patriotismus plätzen ofen belgrad bischofs schlechterdings verabschiedung ranges glänzend
  eitelkeit nutzer unheil römisch nationalitäten geometrischen sandte übergabe lutz humanistischen verweigern herrlichen
  einzug nächster überschreitet vertiefen wehren gefangenschaft abgeschafft betrachte defizit planck hofes kugeln
  zugesprochen blutungen genügte island integrierten veranschaulicht parlamente wirkens einheitlicher demonstrieren
  zurücktreten dunkler nutzbar ausging variiert beschleunigen zahllosen herausgebildet busch vogt auslese unwissenheit
  tausch neigt schräg monographie tierischen unterstützten magazin orts geschicklichkeit fühlbar unschuld verhütung
  gräfin verweise schwarzer stammenden optimierung genießt vorherrschenden eintretenden schweine unterm mangelnden
  fachlichen provisorischen krebs überträgt schreibens begraben aufgeteilt produktive lehrlinge geschafft orientalischen
  ensemble aktivierung abzusehen absicherung verborgenen befähigung pädagogen psychologischer assistent krüger leitungen
  verschiedenes ebert tieres deutungen berief ausländern anschlag erforderte leidens erfolglos wunsche bruders promotion
  projektion abgrund bemerkenswerte komplizierter niemandem verbleibt besinnung befürchtungen europäisches begriffliche
  graue wänden geheimnisse sultan ärzten lineare stabile unterstrichen begünstigen zeitgenössische starben isolierte
  korrigiert eingebunden verdrängen webers doppelter diesbezüglichen zusammengesetzten quecksilber klinisch ausschließt
  vermittler gegenseitiger bestimmende reichstags akteuren kaufmännischen ausgeliefert engsten ausdrücklichen sächsische
  angefertigt elementare linearen plausibel erwarb kirchlicher vertretene zahlenmäßig beklagt rapport kämen erwerbung
  umgekehrte gatten gegenüberstehen referate klienten angebliche term konsolidierung aufgerufen erfüllten ungewöhnliche
  bosnien chefs permanent architekt berechneten fasst kultus gehende niedrigsten zugeständnisse überwachen röhren werben
  geste weibchen entschlossenheit abhängige qualifizierte kommune baute geräusch wissenschaftliches kz diskrepanz
  überwiesen diesseits förmlich beispielhaft lernenden ludwigs sonstiger vorlegen blüten weitgehenden stabil sparkassen
  eigenständigen sex ozean schenkel pc nadel abseits präsentieren alltags verwickelt investition kreativität ionen
  schwedische wirtschaften radius gleichviel komm resignation betrugen rohen dorfes pommern verbirgt steiermark
  kontinuierlichen merkt heiterkeit brüdern sphären auszüge blickt wieweit angibt hinreichende abrede salze pakt blattes
  repräsentativen vielerlei geburten wartet objekts langes grube präparat hervortritt base flüssigen tragenden
  unbeschadet verweigerung zuschüsse magnetischen enteignung einzelnes anforderung bezweifelt meiste übte beschrieb
  erobern sebastian kochen effektiv harmonischen erfolgreicher ungünstige einheimische belief zauber didaktik
  notwendigkeiten wieland garantien ablesen schade gemüt erlangte wiederholungen klägers nichtigkeit versuchs brauchten
  pds ausgeprägten sprachlicher relief bestellen vorzubeugen eingeschätzt betreibt abnimmt gemahlin fachliche maurer kp
  abgeleiteten gefährlicher eingezogen schreiten darzulegen egal versorgen vereinfacht verstoß aufgebracht spontane
  subjektiver gesetzlicher arbeiterinnen eigentümlichkeit errechnet ermordung gesteigerten technologische überwiegt
  feindschaft beschlusses kennzeichnend glücklicher enthüllt restlichen ergehen prognosen schaffens pächter flut
  konservativ säuren unternimmt tante strophe apparates sterblichkeit wirt physikalisch straf gesetzgebers termini
  projekts undenkbar churchill geführte beinen werdet fürchtete memoiren verrat resultieren schlange widerlegung antlitz
  serbischen wechselseitig assimilation ausgewertet feierlich christenheit port gewährten zahlt resonanz tabak
  deklaration agent schilderungen bevorzugung eigentümlich evident geologischen heinrichs ausführt elektronen abgewiesen
  indikator aufgestellte beleuchten vertriebenen bulgarischen interventionen angezogen bamberg unterstellen absorption
  passagen erwerbstätigen südamerika wiedergeben wieso auslieferung laune befehlen bedeute verschuldung paradox
  kapitulation klausel schumacher garde stätte vorträgen aufgeworfen ungerechtigkeit bediente marokko bunten universal
  veranlagung ausschließliche sang plattform drohen germanistik falten brauchbar fallenden japans fahnen injektion
  vorhandener etabliert organischer erfinder interessanter irdische hervorruft erschütterung präferenzen isolation
  geborene pension irren setzung ansprechen potsdamer fundamentale hergestellten ursula gestehen beten dateien habitus
  münze regiments leichen soziologen etablierten scheinbaren bewahrung geschütze flora kali entsprechung ammoniak jones
  intuition katze statthalter beauftragte engste evangeliums richteten drohende autos stuttgarter trage stammte laster
  falscher warme ethnische betraut freundlichen emotional befestigung abtretung pater vermeintlichen furchtbaren
  republiken bestehens kapazitäten assistenten durchs aufgefasst verpflichteten qualifizierten verallgemeinerung diplom
  entbehrt gehorchen abgang netze stalins simple ausreichenden geringfügig vorzuziehen gestalteten hölderlin intern
  ungerecht versicherer souverän klavier zusammenkunft zuverlässige unerwartet gesichter raten praktiker filter harvard
  bezeugen gemalt publizistik auszeichnet realistisch serben flache schlimm restlos ball bestenfalls schleier journalist
  bann bewährte ankündigung angrenzenden tumoren dahingestellt koblenz rechter insekten anteils projektes anzubieten
  military mahnung riesige verjährung nationales ontologie konzern systematischer stanford aufbruch unlust besserer
  wahnsinn symbolisch vermittelten fluss transzendenz lloyd linear auszeichnung extra progressive männlich weiblicher
  anarchie verfügten billige strukturell unordnung kontrollen letztgenannten pius stabilen hinzuzufügen versäumt
  unterdrückten definierte predigten föderalismus verzinsung mangelhafte verwunderlich gesicherten morphologie schwacher
  anfälle sittlicher teilgenommen erstatten angestrebten studierende jüngling avantgarde astronomie wollens
  therapeutische enormen beigefügt erwogen sack affen übernahmen massive meldet literarisch gesetzte begegnungen eintrag
  zirkel kurzfristige betten führern erschöpfung atom sowieso beiläufig begleiter umschlag materialistischen handele
  quote befolgt fdj unbestritten besuchten privatisierung stumpf hinausgeht peru zuschreiben besorgnis sekundär
  nachhaltige gewandt nützen vorgebracht enkel reorganisation zusteht legislative sollst fundamentalen darbietet turm
  faktische seitlichen konstitutionellen datiert anfall andeutung berkeley analytisch aufsehen widerstehen
  verschiedenartigen bewohnern schwinden verneinung hütten bon moll arndt prägen geliebt chemischer gestattete einsatzes
  einbruch wechselseitige vergangen lampe taylor kühne vermischung vorgeführt gewaltsamen blinde massiven entschließen
  bewies geordnete schoß effektiven parlamentarismus kund ergänzend übergangs plötzlichen polnischer exzellenz
  königreichs kuh wartete feldes erleidet vertraute schafe eidgenossenschaft gestein preises gebliebenen plasma umbau
  ulm gestapo völkerrechtliche bedarfs baltischen geheim vergangene eidgenössischen schlachten wesentlichsten slowakei
  erhalt angemessener protagonisten schädlichen bündnisses rubrik symposium exposition ego heiße chemiker beruhende
  stress helligkeit hubert flammen unnötig stärkerem erringen demokratien eingeteilt analogen schlugen gekämpft bologna
  annalen zuwider entsprachen flugzeug verweilen zukünftig beiträgt belasten verwaltungs umlauf residenz errungen
  feststellt verkündete ärger holocaust hartmut nachfolgend fristen einbringen fangen beruhigen verwalter erwägen tue
  territoriale umher jahrbücher prämien späterhin naturalismus zieles idealistischen nachträgliche versehenen gesetzbuch
  punktes qualifizierung dreier angesprochenen lebendigkeit cholera rings mathematiker unbegründet harry hegen gebotenen
  eingetretenen planungen schöpfungen festigen eigenständigkeit vertragen medialen einleuchtend erachten absolutes
  vermehrten geladen heutiger willkürlichen anbetrifft gewöhnlicher fruchtbare pendant selbständiges hintereinander
  kämpft plans vorsorge konzert seh bindet gabriel gesteine aufsätzen walde verbindliche überraschung verlage
  berichtigung angestrebte druckes mönche unerträglich statischen beinhalten geschriebene lagers selbstständigkeit
  gelehrter santa kontroversen höfe abwicklung tee fahrzeug fleck belohnung back warnen feudalen blickte belebt
  profitieren ästhetischer reiste auslandes club schreitet aufhört abgelegt fokus veräußerung diebstahl verfügbarkeit
  eingeht gründlichen geringes komplikationen basieren epos einrichten palast sympathien progressiven porträt erstreckte
  nutzt neuerung ängstlich genetische atlantischen eo vorgegangen eventuelle niedere praktiziert ermordet schlimmsten
  verwalten kurzfristigen irgendwelchen erklärlich terrorismus latein korruption verankerung manifestiert konventionen
  fischen männchen philadelphia mangelhaft heidelberger schuldners instinkt vage manuskripte wagt ranke eingeschlagen
  verwechseln atmung untrennbar neid roh dosis kärnten einstein lebzeiten übers fromme verwies erstattet senator
  petition abgebaut symbolik substrat jura allseitig gewerkschaftliche bremer experimenten zuwendung sanierung
  hervorzubringen kur unzähligen aussieht zurzeit spaniens schickt fünftel gewand riga charakteristika addition tauchen
  gesteuert show versuches weitergehende zutreffen entgelt mitwirken spenden dauerhafte konstruktive einmaligen gewannen
  draht lippe vollenden gedrückt stärkerer prestige fabel abzuwarten aufrechtzuerhalten physisch juristisch übertragenen
  schwächeren spezieller unerheblich kult ängste sekretariat schild unterdessen engländern schläge permanente
  zusätzlicher ruhige flusses vielem resultierende losung genetischen verpflichtete schlichten pragmatischen
  neuzeitlichen übersieht faschistische spekulativen ostern litauen klares entwickelnden zurecht richterlichen näherer
  dinges unbedeutende grabe anspruchs paare schätzt japaner übernommenen unterstreicht importe erworbene abgegrenzt
  dänische bejahen langsamen lehrerin spontanen kapsel gaulle zarten traurigen munition genugtuung regenten zerrissen
  korrekturen satzungen vorgenommene glücklicherweise teilhabe ausgenutzt kessel waldes zögern exporte persischen
  zersplitterung witterung eingeführte präsent fröhlich finanzieller sorgte skizzen hervorragender schaute zutritt
  gelagert vermischt rippen korrigieren bewähren ausgleichung instituten minderung lehrerinnen eh dachten holte knappe
  mystischen durchbrochen genommenen venen dreieck metz erfahrenen reflex göttin ostpreußen dosen pulver vorübergehenden
  kolonialen rosen begünstigung traurige sehnen knecht natura minus geleisteten unabhängiger super variieren klicken
  arbeitslose testaments zusammenzufassen vorzugehen gewaltsame tapferkeit geschenke graphische rohe autoritäten
  regierungs wehr fungieren wahrend leder kanonen getränke bernstein geheimer ringe niederschrift auskünfte angesicht
  reflektieren gesinnungen unsinn gewissheit basic anzustellen lappen kennengelernt anknüpfen rezipienten anhörung
  indiens zugestimmt hervorhebt einschließt ungern taktischen eingeschaltet typhus gesicherte bewährten eintreffen
  talente belagerung widerspruchs wittenberg positivismus bill wandten bewegliche darbieten sicheres ausprägungen
  wesenheit personellen fischerei termine examen interaktionen tagungen verlorene herausstellen barock geformt
  personelle attribut loyalität ankauf departement phrase aktionäre weihnachten manipulation verrichten mannigfachen
  hingestellt paragraph direktoren ethos überführt forst bataillone folgern bereichs abzuschließen widerstreit leuchten
  fingern word naiv späte roosevelt begleitete zuzuordnen entschiedenheit zuzulassen strikt belegschaft zugänglichen
  gestoßen blume angenommene eigentümlichkeiten entschiedenen elektrischer springt herrliche moser mannschaften wandeln
  aufgehen hervorzurufen adäquate orientierungen zurückgeht bevorzugte befürchtung ungeeignet stettin unwesentlich
  ernster anstand funde abgezogen balken untergeordneten symptomen mäßig reagierte zurückziehen etablierung bereichert
  regeneration landsleute differenzieren fronten dringenden klassik souveränen starr gemischte helsinki abnehmer
  synthetischen benötigte logischer verlags übermittelt verdiente charlotte plant professur ruhiger bucht treuen adäquat
  tilgung engem schulischen ruhenden vortrefflich pausen aufwertung hemmen galizien büros manier geregelten kapitän
  tourismus departements betonten kost heiliger sanft verwerten schlechtes anzustreben hildesheim elastischen quadrat
  einwandfrei arterien volt augustus uni planmäßig mischen erstrebt polizeilichen baues verschiedentlich befahl
  analogien stile aggressiven dargelegten beruhigung bestellungen kennedy ergänzende java premier verschmelzen pi
  widersprüchen automatische bewährung iris prägt gruben niederlassung geistlicher tausenden zusammenfassende
  einzunehmen öffentlichkeitsarbeit nachstehenden italienischer ideellen segment skeptisch ausgebildete seltsame lenkung
  verließen württembergischen fache abänderungen gewarnt aufarbeitung sach betreffs zusammenfallen phänomens begrenzen
  landtags potenzen oberflächlichen nachweise gewesenen befallen entschiedene streuung support jurist begegnete konturen
  williams formaler auskommen scham mussolini fortdauer richtiges determinanten sophie ignoriert aufschlüsse harmonische
  schwaben klagt fund griffen unterschätzt versen unbeachtet begierde endlichkeit vorstellt friedlich gestürzt weigerung
  rechner provisorische schadens bewirkten erwirbt lesers leiblichen umgekehrten äquivalent verstoßen strömen ausdauer
  schießen schieben veranschaulichen akzent erhaben meinten hinnehmen ast lies konzepts eingebaut ehelichen befruchtung
  gemisch hypothek schließung biologisch vermerk unzulänglichkeit sachverständige rotation umschwung innig
  gesetzlichkeit klosters pragmatische erfuhren verbleibenden erfolges saarbrücken invasion fertigstellung mentalität
  lieferten dauerhaften absage fürstlichen volles donner notiert skizzierten permanenten mars stünde verwachsen
  reichliche geschlechtern schülers investoren homogenen satire institutes erprobt spürt sohne geschoben füllt holt
  steigendem larven hirten maus vergegenwärtigen bürgschaft waffenstillstand langsame admiral arbeitende westdeutscher
  illustriert akute gelehrsamkeit pluralismus unterteilt aufrichtig kongress naiven hegt potentiell auseinandersetzen
  flagge prämisse sporen entschiedener zufuhr einerlei gliedert fürchtet angehalten slawischen gewendet verbrennung
  determination haltungen steuerpflichtigen mus schande dresdner zink kühe wahn wechselnde aristotelischen antrage
  ausfertigung andrer antifaschistischen schöpfen dokumentieren illustration enorm sonderlich verknüpfen definitiv
  spekulationen rückgängig heiß kühnen leichtesten mangelnder umbruch anstellen umhin bewogen venus unbestimmten tuch
  batterien kantonen angenehme tüchtigkeit bewaffnete illegalen legitimiert abschreibungen tags wandelt empirie vorsieht
  gesteckt gefecht zutiefst verurteilten vorgeworfen kürzeren iso nämliche befolgung liebknecht aufgehalten schwung
  hinterher göttlicher persien zerstörten anne partiell news wanderungen kommunikative vetter wirbel wall buenos
  verbrannt gebrachten einsetzte diagramm geologie osnabrück erhabene nachstehende regimenter heidnischen sektors
  fungiert eindringlich ablegen mohr rühren verlaufenden verlages gesprächs wollt grammatischen abhilfe angebots
  personals verbesserten tätige schaffenden sichtlich gewiesen gesenkt fürchte schwimmen brauchbare ausbilden lumen
  gehaltene verhielt naht springen verbote entschuldigen spärlich grundstücks langjährigen zwiespalt strahl einzel
  vergessenheit deines republikaner andres inhaltes vorherrschende vorab bestandes ereignet salzburger recherche
  passende pracht anzusprechen irrtümer gebrauchten auszubauen stört sieges dorfe funktional neugeborenen prüft anreize
  liberalisierung diskutierten unsichtbaren feindlich wunderbaren erblickte christine geschädigt übertrifft mendelssohn
  verkannt elias drohungen vaterländischen schottland konzession ausdehnen prämie anknüpfung innenpolitischen
  premierminister passt angehörten genuss tüchtigen aufgetragen egon verlieh holländer vergabe gehalte entschuldigung
  gramm berichts unglücklich vermissen roger least gefälle konstruktiven sektionen ansetzen abhängigkeiten lieh selbe
  komplexes erlöschen hinwendung rassismus leidenden forschern kafka autoritären häftlinge theologisch gebrauchte
  bezeichnenderweise galilei trauma ernsthafte schreien furchtbare durchführbar strukturiert stumm abhalten unwirksam
  mehl bedrohten druckerei erkennbaren periodischen angepasst schichtung hernach grundes optik unglückliche detailliert
  funktionelle marc wohnten nützlichen banden faz stoß leichtes gewerbes gesandt kühl moleküle behaftet fortgeführt
  aufenthaltes genügender kroatien weiblich eiserne erasmus kompensation spott heide gebiets unkenntnis hegemonie matter
  besetzte jüngerer nassau unterzeichneten sag koeffizienten beträchtlicher durchbrechen gesungen peu einwenden vordem
  visionen genaueren reinigen mangelt vorherigen bücherei beständen rehabilitation braunen tanzen verantwortliche
  immanenten stammten eiter kritisieren jugoslawischen gene armes umfassendes gefäß konstellationen link repräsentative
  vorangehenden strukturierung enthusiasmus gerüchte anschrift universalen genre strebens aufsuchen erdöl investment
  hospital abmachungen milieus statue kommentiert dichterische kandidat single eingereicht berichteten integrierte
  verbringen abschließende grafschaft einzuschränken furchtbar maßgeblichen auftrat gleichmäßige einräumen
  konkretisierung kalender einberufen motorische repräsentant geometrische verlagert schiebt bevorzugten kummer feuchten
  glatten sprengen konfession wechsels naturen erging gefärbten östliche proletarische abgeändert gegebener denkmäler
  zulässigen beginnend solide beantragen wappen merkur rahmens bewirtschaftung gros reibung operiert abwarten
  dogmatische stürzte flüchtigen mieter beginnende weltanschaulichen mythischen tadel germanische determiniert bekundet
  platonischen ermüdung breites geantwortet nagel bilateralen gereicht erwacht nackten bekleidung carlo bedienung indiz
  schrieben ausschluss wirtschaftspolitische story ausgehende inspiration komponist gemäßigten ausgerichteten örtlich
  enzyklopädie zustellung exkurs angeborenen kiefer deduktion sogenannter temperament verordnet zuständigkeiten
  universitäts albanien eigenartigen instrumentarium unterstreichen hemmungen hunden feierlichen scholz einzugreifen
  unstreitig golf raub anderthalb unaufhörlich anthropologischen römern bunte linden biographischen duisburg gerste
  versetzung vernachlässigen reisende erloschen richterliche asiens freudig denkende mikroskopische imagination umweg
  gedreht warte allmählichen gehälter nerv typischer claude wertungen entfielen eifersucht thematisch anzusetzen
  überlegt raketen fusion drehte gesunder längerem vernommen biographische natürliches schuldigen unbehagen beschieden
  bejahung enquete künsten aufzuhalten jochen gewillt niederösterreich nützlichkeit magie gefallenen universelle nachbar
  organisatorisch einfügen vertraglich anschauen vorherrschend augenblicklichen registrierung edmund erfreulich nüchtern
  agieren verschiedenartige brennen lustig losgelöst judentums feinem erhalte erlaubten konzepten einsam dispositionen
  aussprach fundamental verdichtung zar biblische ergangen engagiert stationären unbrauchbar erhöhter stagnation
  gemessenen zurückgegriffen prophet göttinger ereignisses mandate ausreichender diverse momentan portugiesischen
  absonderung zarte gesuch beschlossenen mary auseinanderzusetzen bonaparte zerschlagen zeitlicher sozialpolitische
  verdoppelt flexible dozenten existierte zusammenarbeiten angebotenen mobile verhinderte ordentlich pakistan
  kommerziellen spontaneität dortige montage inschriften dringende gesetzgebenden zurückbleiben gespeichert strafbar
  stroh wiederhergestellt aufsatzes edgar morphologischen bekleidet fabrikation belehrt funktionellen aufsteigen
  abschließenden schar zuzustimmen synonym algerien trocknen ruhrgebiet spiels krakau fränkischen vielfachen ruinen
  federn förderte afrikanische trägern begründungen ersparen mainzer stützte verschont beschränkter vermeidet lenkt
  roggen innerlichkeit schnitten verständnisses stattfindenden ausgebreitet nuklearen anker gewebes beweises stift
  gleichgesetzt evangelisch erzielung experiments cent quartal auszeichnen transaktionen einwanderer einfall
  synthetische implementierung revolutionärer klagte individuelles ratschläge tone wahrscheinlicher trägheit
  aufsteigenden kollektiver ksze wich einstigen patrioten riefen mittags präparaten totalitären umsetzen massiv fassade
  gemeinhin rinder hotels bester möbel auszahlung liebhaber verkünden wolfram geschöpf vergesellschaftung anlässlich
  abschnittes flug renate ähnlichkeiten individualisierung erregten vorweg worunter zählung könnt staunen unfälle realer
  inländische steil kleid erörterten bewundern ziehe naher passenden dichtern versprechungen umkehr bereitgestellt
  tischen kai vorherige erkenne verneinen account ablehnend konzerne einlassen rathaus fehl kreuzer serien wehe
  verzögert göring begutachtung feines abweicht bewältigt schwefel gebundene gebilligt orthodoxie bayerns locker
  haushalts syndrom bescheidenheit bezogene boote verletzte weide ernannte geräten carlos erschossen pfeiler
  obligationen aktiviert weh multiple vermutungen markieren filmen hindenburg schufen begehrt ungleiche entwirft
  zuneigung verdächtig lichter betrafen rechnete zuweisung einigem erneuern nachhaltigen grundlegender förderlich
  eindrucksvoll naive erscheine verwertet instruktionen jahrgänge statische zuerkannt nachwort tüchtige römischer
  thematischen fehlender etappen verschwörung konfessionellen codex affekte genus sauber hervorragend verwundeten
  sigmund kontinents fehle universale trockene verzichtete schemata zusage jens belgische wagners ausgemacht faktors
  andrea diffusion video verstehens produktiv gerieten edler homogene vierter sammelt verdammt magens dünner fragwürdig
  berührte überwacht enthalte erfolgter nachwelt zustehenden monte substitution mittwoch gesellschaftliches kanon
  zugestehen zitieren signifikante zweckmäßige schwerste gespalten billigung bäuerliche hypotheken vormittags
  zusammengehörigkeit unbedenklich fenstern vernehmung ungünstiger geleugnet gründlicher ausweichen breiteren
  bequemlichkeit auslagen christa ip grausamkeit reue studio bewohnt erteilte siegreichen anstreben
  verfassungsrechtlichen ernähren eventuellen anwendet erschließt konfessionen peinlich angriffs bewertungen umsturz
  heranziehen verleiten schädliche zugeteilt steckte anfertigung lyrischen lebendiges weitergeführt einschlägige
  identische modellierung herd abschließen lern kritisierte kader nützt entbehrlich phänomenen didaktischen nervösen
  donnerstag geprägte spürte beständige privileg schrie ernten wiederzugeben mündet roter berechnete förster kanten
  überkommenen hieße pascha erhobene apotheker rückenmark erlebens verrichtungen schonung entstammen adams anregen
  imperativ maximalen titeln bemühung schwebt geleiteten ökologie beleben sprang liberaler israelischen jeglichen faches
  dreifache übersetzer beständigen kostete didaktische überzugehen übertrug graden wehrpflicht gekommenen bescheidene
  befohlen einzuleiten liga geschehe äußerlichen traditioneller einzuordnen berufenen drucker eigentliches kanzlei
  maurice griechischer einschränken oberflächliche proportion signifikanten geltendmachung fuße absolventen funk
  mächtigkeit effekten bestätigten antwerpen ungewöhnlichen zählten neunzehnten äußerliche adressen flüchtig
  gleichartigen regulation anzuschließen selbstständig gebilden gestimmt anhaltende eingriffen symmetrie scharfer
  rekonstruieren aufbewahrung metamorphose angelsächsischen widerspiegelt alltägliche entwürfen samstag speichern
  botanik festhält gefundene stamme befragen handelnde freiheitlichen neuester beweglich sinnvollen relativer regt
  induktion ansah harmonisch fertige uneingeschränkt schenkte methodologischen selig mikroskop zettel geschöpfe
  anderweitig überraschende singt willig beigegeben schneidet braune begünstigten stellvertretenden virus erlass
  stammende stäbchen befolgen bock nenner imperialistische verstorbene glatte erheblichem vorgeschriebene preisgegeben
  magazine söhnen verwundet ambivalenz gewandelt besichtigung buddhismus barbarei dogmen gegriffen palais herauf
  leidenschaftlich populären geschlossener forschen gänzliche fit erwärmung operieren anschließende modernes helene
  schief stießen erlaube erweiterungen aktueller freut susanne joch waschen instruments engineering auseinandergesetzt
  planmäßige notar zeus red fluch klassifizierung professionellen erfahrene graphischen wächter belebung tiroler forme
  cäsar speicher kenntlich marcel fortbestehen entscheidendes gesellschafts votum ungleichen fromm schacht trüben
  sammelte chirurgischen mitzuwirken selbstverständliche herkommen eingesehen schall gesandter stolze moore
  gegenübersteht nachzugehen einzuräumen ermöglichten deutete körnchen kurie besiegt gänge unschwer krümmung netto
  schlesischen gesamtwirtschaftlichen amerikanern dienstag pathologisch farbige schuster theo eingeordnet
  wiederherzustellen besoldung zugewandt fliehen silben vorfinden sowjet einleitenden kante bukarest miete freuds
  engagements marmor niedrigere plastischen medikamente intervall aufgeklärt begleitenden polizeiliche leisteten
  allerhand vorgetragenen stpo reinem auffinden weißer erkennbare verwundert institutionalisierung dramatisch
  allerhöchsten argumentieren kosovo schock umbildung negatives genossenschaftlichen nachwuchs buße rüstungen theologe
  großartigen krankhaften genua mystische sinus beleidigung pessimismus ergebende früchten gleichwertig haaren anhäufung
  frischer populär allmacht absehbarer wahrnimmt blitz unhaltbar mechanisierung mitgeteilten denkbaren rumpf
  übereinkunft dollars böses nachzudenken etablieren bedeutendes marianne managements kauft sünder kundgebung scheiben
  bekanntesten merkte dynamisch entdeckten ausschuss akkumulation sprechenden eingedrungen beschuldigten aufzutreten
  erregbarkeit vorstellbar abschnitts fortgeschrittenen teams völkischen getroffene beugen unangenehme darstellten
  zusammengesetzte gehilfen seminare beruhigt syntaktischen unentgeltlich orleans verurteilte nationalistischen
  heftigkeit chromosomen gymnasiums kämpfte reuter betriebenen bemühten übertreffen hirn vierziger konventionelle rühmen
  überzogen inventar attraktivität südliche estland kompositionen metaphern verbal unterbrechen wahrhaftig methodologie
  arbeitgebern patriotischen erschütterungen auftraten gereinigt zusätze überlebt qualifikationen immanente verminderte
  überlebenden chruschtschow aufgefunden abgestellt lachte berührten gleichartige agenda visuellen konsistenz
  originalität verantworten beschädigt flow aufbringen typologie irgendwelcher kernen lebend drängten löschen akademiker
  nirgendwo variabilität bekräftigt konzentrierten akademien differenzierungen dicker geschehnisse elektroden
  brauchbarkeit maximen versetzte ukrainischen galle prostitution geschützten dominieren eingelegt ferien haushalten
  einkauf finsternis passivität umrisse aufgedeckt ethnologie verkörperung finanzieren embryonen mittler väterlichen
  programmatischen zahllose getäuscht auszubilden ungestört lokalisation aufbaut störend bedürfe sorgfältiger blockade
  mikroskopischen ersucht immunität finnischen einlagen franco aufruhr aluminium motoren vereinzelten konstituieren
  signatur angetreten beseelt abwanderung diesbezügliche auswirkt bedeutsamer großartige ränder erkrankt pfeil
  vermeintliche grundsätzlicher trank dauernder beirat zweckes fair weitreichende verfällt hohenzollern kongo vorgezogen
  gegenseitigkeit turn einzudringen zusehen verbindlichen pure ablehnt schmerzlich popularität phrasen tragik
  schrecklichen widerspiegeln hysterie sicherte sabine unesco blasen zöglinge spezies aufbereitung imperium künftiger
  vornimmt pädagogisch angreifen periodisch zerlegung beherrschenden getreu formationen taler pisa zugerechnet ersterer
  geschickte scheuen einbeziehen befestigen verehrten hauch klassischer reformierten weiterentwickelt höchstes berufes
  lud treffenden verfechter postmoderne regungen fortgeschritten hartnäckig familiären barcelona weltweite anschaffung
  mitternacht unterstellten call sparsamkeit therapeuten partiellen ökonomen polizisten verhängt rüdiger weizsäcker
  wendepunkt schädigungen abzuhalten bestreitet andeuten liegend migranten rausch monographien aufgeklärten universellen
  verbrachte mineralien wirren ideelle sternen regression aufnahm notwendiges bedingtheit materialistische ablenkung
  füllung gestaltungen augsburger beantragte vernetzung verlängern dozent muskels wahrgenommenen langjährige gemeinwohl
  erließ siebenbürgen eindrücken diabetes süddeutsche heu vormals zutrauen funken marxisten popper typisches entsetzen
  angeborene reaktionäre verschiedenem anfechtung abgeleitete epischen gelegten kolonisation offenes anfängt zwingende
  griechenlands seide gehandhabt tötung nachgeben fundierung liebenden korrelationen zurückgedrängt auszuschalten lichts
  erlangten löcher originale verlusten unsichtbar unterbreitet richtern erbrecht latente konzentrationen mädchens
  mustern reichten konsul niederländische verwundern devisen kostenlos gebete ausmaße axel katastrophen ausgeführte
  beachtliche verfassungsrechtliche strikte jemandem daheim verehrt tragende abläufe fundierte botschaften thematische
  aufzusuchen fleißig überschätzt zusammensetzt befreiten gewöhnen gremium nachteilig tarife mao aufzufinden befasst
  regisseur kairo visuelle entgegenstehen vollmachten wäsche drastisch betreut harter madonna verzweifelt rats leiters
  gemeinwesens günstigere abzugrenzen pfennig begonnenen prioritäten einsamen radikaler geiger abwendung proportionen
  ansiedlung böhme geopfert gesonderte altertums bestrafen box brüche vorlag lateinamerikanischen lehnen entartung papa
  francs interessantes ritual erstaunliche schiffer ausgesagt leichteren warnte ausrichten schwindel eintretende stiften
  schiene personale wirtschaftliches universums zähnen unzureichende herstellt nachtrag gewichtung beschlagnahme triest
  verwandter erlebnissen geschwindigkeiten mönch verschließen segmente apostolischen auszunutzen warnt nachprüfung
  intellektueller möller liquidation perfekt messias bisschen buchstäblich fortbestand befriedigenden wäldern breitere
  proteste ausfüllen geschmückt anklang friedhof relativiert unablässig verwirft produzierten ämtern beharren bittere
  ernennen öfteren chemnitz reports spanisch kausalen adligen intellekt parasiten sachlichkeit aberglauben höhlen nimmer
  spekulative repräsentativ stiller benützen wertvoller mac definitive einzuwenden zurückhaltend bezahlte
  anthropologische auszusetzen entgegengesetzter verschmolzen manöver viermal innerste seelisch gärtner konkretisiert
  tonne redete archäologie manns entfaltete italienisch düngung stetige extension postuliert verborgene produktes
  unbestimmtheit belehren autonom verdienten varianz konfiguration zustehen unbedeutenden brenner kolleginnen achsen
  wache dampfer archiven geographisch gewachsenen abwägung hafer rändern weihe drin ankam jordan methodologische
  mehrheitlich stresemann morphologische unvermeidlichen reglement geschilderte fragliche patente schlimmste musikalisch
  sechste datierung steuerliche speise magnetische qm vergebung geduldet absterben siedler historismus bit klassisch
  bestärkt anwender eingestuft unklaren nordamerikanischen abitur pädagogischer reproduziert herrschers geleistete
  anzeiger objektes normalisierung schalen bearbeiter unbekannter beisammen betriebswirtschaftliche genügenden
  einschätzungen stall anzugreifen winters qual behinderten energische männlicher vollständiges belang beanspruchung
  abgegebenen unzufrieden strebte mittelbare verharren aufrüstung herauszuarbeiten blutige aufführungen sibirien zittern
  brigitte trübe seltenheit tropischen leutnant falsches strategisch alleinigen kürzester freiwilliger gebrauchs
  verwirrt gorbatschow verabschiedete erfinden spö vortrage rationelle schmal achtzehnten glocke behinderte lernten
  sozialem eiern harmonisierung adenauers statistischer stellvertretender verwehrt sizilien delegierte gebessert
  bundesdeutschen gewechselt gebräuchlichen erkläre steilen aggressive zerstörte angeordneten kriegerische anziehung
  rheinische geläufig bekehrung verschlechtert senkrechten fortgesetzte proletarier herauszufinden ausgleichen
  zuwendungen liehen automatischen räuber kosmischen ablaufen vorschub erzählten komischen anfänglichen
  sozialwissenschaftlichen damm begrüßte bezweckt angesehenen anzuzeigen durchsicht zurückweisung beschädigung begonnene
  quartier käse verwechslung affekt internationalismus schärfsten preußisch sudan periodische manchester helga diskurse
  umwälzungen darstelle benannten schwellung zelt slowakischen scheitert ausgeben henning gekostet aussetzen
  auszuarbeiten bedeutungslos wünschten eingegangenen eingaben explosion schweres gesichts erübrigt forma bus
  durchgemacht orgel aufzudecken ordnete schwierigsten sees mediums entgegenzutreten phantasien vorstehend durchgang
  nackte führender erlitt republikanische nördliche übereinander unglaublich herrlich habsburg technisches
  byzantinischen polnisch logistik zuzuwenden heiter mehren fahrer geschäftlichen dialekt meeting gebräuche
  automatisierung flaschen schob verbliebenen indonesien verdanke dominierende windungen kurzes legitimen eigentlicher
  krönung benz durst auszufüllen final ministern passend kirchlich norwegischen ausdrucke aufgefallen entgangen absieht
  kreuzung regte unterhält warfen virtuellen festzusetzen zurückgeblieben herrühren rücksichtslos bedeutsamkeit dumm
  tribunal anträgen mangelhaften geistern beihilfe vernünftiger geschädigten verfassungs abkürzungen erkennenden
  magischen robinson gerissen vielfache praktisches dran erwerbs rumänische tauchte erschaffen regulären wohle
  bekenntnisse aufenthalts aufgezeichnet angenehmen freue suggestion echtes ernstes titels seinigen überraschen
  elastizität jährige ausstrahlung siegreich unterzeichnete unregelmäßig epilepsie bezirkes sachlicher hierarchischen
  kilogramm budgets gleichberechtigt optisch live besagen pfad benachteiligung umzugehen verwischt umfangreicher
  bewaffnung zugefügt zuzurechnen feinsten überlegenen gatt beigemessen zweifelsohne hebräischen sogen gewaltiger
  niederschläge aufhebt romantiker fixieren ersetzung beruflicher ausschließlichen angehörte vertreiben festgelegte
  transparent liturgie zurückzukommen sofia husten vertreters erziehungs karin professors steigerte stürzt reinhardt
  äußeres geringfügige atmen verteilten porto münden eingetroffen vergleichs zinn sofortigen niederlagen
  standardisierung seltsamen beruhe psychoanalytischen gedenkt hypothetischen melancholie vorschlagen befinde britischer
  emissionen beweggründe alternativ entrüstung dreizehn reißen sozialisierung konstituierung schwächere akteur
  verschiebt progress personalen strand latenten schenkung unweigerlich siehst symbolen selbstständige bestünde antrags
  kaufmännische befangen lateralen deckel verbracht einstieg geschossen transportiert entgegentreten sh netzes
  psychiatrischen emission behälter durchsichtig eilte junges kausale flexibel fahrten arbeitgebers festungen
  schematisch auftretens einzuschätzen mitgewirkt syntaktische gereizt begriffenen journalismus haken befürchtet umgangs
  abwertung indikation kaufte auswählen kabel maßen erzeugnis liedern übertroffen andacht weigerte angetan
  unterschrieben konstantin bestrahlung scher unsichtbare aufgewachsen reflexe nächte copyright kompensiert untergebenen
  elterlichen eiweiß gesteht ausgefallen identischen dialogs einseitiger plastische ausweis juristischer
  außerordentlicher gekleidet betätigen stolzen vorgegebene dna gelenke dienende befragte flanke monatlichen magnetismus
  erstattung mobilisieren formung mühen osteuropas kapitalistischer ähnlichem zulässige predigen zugehörige wurzelt
  kindliche verschwanden explizite unterwirft wuchsen vorkommende eingerichteten wangen umschrieben installation
  leningrad begünstigte ethischer mechanischer universalität reduzierte inder entlohnung forsten ignorieren niveaus
  sicherstellen brüsseler vollbracht geräusche bestandteilen schließe reichlicher saarland ausbeute mental schätzte
  vorzügliche vertikal achte konvergenz hälften mildern anklagen nachgehen diversen verstaatlichung vorgesetzte
  erkrankte commune nackt eröffneten differenzierter hass stellvertretend gleichnis beitrags fällig symphonie
  zusammensetzen fachlich sequenz ländereien unklarheit gängigen gehobenen nacken fauna diskurses gleichgestellt kieler
  bibliothekar feudalismus deutliches gruß archivs klimatischen miene historikern fiktiven folie gebietet abkühlung
  verfährt mehrfacher interpreten vertraglichen abschätzung rentner ideologischer lacht abgehen anschauliche hermes
  kämpften schlichte nadeln annexion konkurrierenden gerichtlich bette anonym beeindruckt affinität vorausgegangenen
  verwahrung beliebiger abschreckung einschaltung habsburger charlottenburg genialen derzeitige bronze wiens zoologie
  mühle ägyptische stünden gesten boris fdgb dringlichkeit hinfällig sommers grafik erfahrungsgemäß gedruckte
  anhaltenden salon abkürzung bezahlten eros amtlich verblieben experimental kämpfenden vertragliche zirka aktivieren
  kümmert domäne kap faschisten stube wucht kabinetts fertiggestellt zugegen irgendeinen reichtums berthold zylinder
  hoden dialektisch gekoppelt entlehnt präzision altern löwe wiederkehrenden besitzenden profile mama barbaren sanktion
  physiologisch franzose versehene geeignetes tracht bewerkstelligen unkosten vögeln fotografie informatik ähnelt
  flüssen vereinbarte energischen portion westeuropas fernere sonder mediziner manch geförderten präambel widerruf
  einzuwirken inklusive streitig arg ermittlungen normativ nennung jurisprudenz geschnitten fertigkeit unvermeidliche
  lessings feineren professionelle gegenständlichen kolben überreicht ewiger absätze saat anzufangen neo missionare
  brachen erlasse auslösung ungültig prävention siebenten eintragungen bescheinigung wilder bayreuth bevorzugen raus
  manifestation taktische zuschlag lesart zivil vermittels leugnet heterogenen gedächtnisses königtum protokolls
  bedrohte repertoire affäre kennenlernen geholt teurer unvermittelt unterkunft drogen mondes benachbarte geschlossenes
  guinea nec spiritus übergangen monarchischen resolutionen handhaben antriebe nordens restriktionen königreiche mängeln
  euren begeht verkaufte trümmern flüchtlingen versionen informellen kreuzes genetisch seminars vervielfältigung kopien
  vpn atheismus beteiligungen kommunistischer ideals obiger organisations kritiken armer turin verkleinert operations
  übergab kartelle betriebswirtschaftlichen renner hohn vergeltung drangen genies derlei dargeboten verlange gemildert
  eingesetzte mehrfache kommunaler sinngemäß verwandelte anhänglichkeit extremität fundamente fortentwicklung brechts
  davis biographien nachstehend vertraten reales detaillierten kommissar holländische erhältlich malte schweitzer
  partners akzente entwurfes ursprünge freiburger übersichtlich ehrlichen neuerlich treuer rezensionen dämonen entstammt
  zerlegen verdünnung unerwartete abendmahl dominierenden ordner ergründen verkleinerung diene grammatische pilze
  statuen zeug weiterführende zuordnen legitim double geselligkeit matt mittelbaren anhaltspunkt befürworter legitime
  komische ungenügende herzogin steuerlichen höfen schenkt materien knüpfte schrei verschwiegen bestens hervorgerufenen
  ermangelung achtet blöcke unmittelbares gekürzt vielfältiger shakespeares dienstbar bemessung qualitativer emanuel
  aktes einmarsch vorgelegte wahrhaftigkeit sam magische anspannung unruhig vorhergehende allgemeinsten landung
  illustrationen bestellten humanistische erz beigebracht konservativer abstufungen rüben erschüttern bäder einzuholen
  heranwachsenden kw mathematischer bush angemeldet reißt beheben gewöhnung kehrten oberschlesien verbürgt befürchtete
  oliver umfangs kalkulation bewilligen schuppen veränderter arrangement sehne allgemeinem entleert begangenen
  gegenwärtiger wirtschaftlichem vergleichbarkeit kathedrale ressorts aufschluss arbeite novellen ausweisung
  erkenntnistheoretischen gläser absurd wohn litten abstrakter übereinstimmenden überließ erlischt gebundenheit junker
  unbestreitbar aufzuklären weitergehen verkündung hilflos claudia einzulassen gleichzusetzen gewissenhaft
  wiederkehrende ausgerichtete planmäßigen gesprochenen anbietet wolke thorax bedrohen seelsorge silbe schlosser anführt
  einordnen kegel transporte kalkül nennenswerte verträgt feierliche loben bewegenden zuverlässigen flüssig anhalten
  star ion godesberg geologische bänder konsumtion konkurs fracht verdichtet bemerke investieren äther delegationen
  betriebene wehen mitgliedstaat verbannung einzubringen gedrungen grenzt garnison busse häusliche verwerfung
  lateinamerikas legenden belasteten worms erwerber ausgetauscht trete kündigte künstlicher gewehr beschleunigte
  physischer venezuela nutzte schwein irischen wählten abgesprochen planwirtschaft strafrechtlichen untergraben
  defensive obendrein schier fette formular soziologisch gebrechen flur anrechnung dekan investiert islamische
  ernsthaften tour user gitter kolonisten verbrennen verdickt konsequenten heiland ersparnisse auffallen stetigen
  stückchen jahn hinausgehende dreißigjährigen erleichterungen tore schreckliche agentur hierarchische erosion vorder
  polarität tyrannen vorbereitete entscheid gläubigers langeweile schmerzhaft monarch schrecklich philippinen
  verurteilen erwidert antreten übergeordnete antrages fände idealistische verbale ungehindert zugrundeliegenden
  spezifisches latent erwarte müttern vergangener esel kooperativen reparatur normales unschuldig koordinaten stange
  produktionen ratten weites digitale gerücht uhren touristen drucks gesperrt berichtes verbannt erprobung
  staatsrechtlichen vertraulich orthodoxe linker magister mediale trennte ablehnte gefärbte verbalen aufdeckung
  bedienten nüchternen gegessen aufgelegt feinheit konkretes tiefes satelliten spalt zwangsweise chronisch reiten aura
  wogen umsätze geschlechtes impfung wiege unbegreiflich tokio näherte herleiten widerstands verleitet wales
  behandelnden bevorstehende anschaulichen arno leidenschaftlichen glücks umschreibung routine eigenheiten angehen
  vollbringen unternehmerischen fortschritten obligatorischen bomben digitalen missionen entgegenzuwirken gewässern
  homogen umgehung neulich gräber begnügte anziehen toronto absetzung ermittelte allgemeineren vorgeht adäquaten
  pflegten gefestigt bereitwillig religiöses solo anpassungen nachgegangen verlesen access opus nl vorgangs wiegt
  gründeten ausgestatteten statement weine gegebenes kühnheit vakuum leine abel geschicke bürokratischen ehedem monika
  geschrei zart gesonderten anstehenden entsendung symmetrisch büchlein kontrollierten erkennung fg faszination
  versammeln architektonischen zuzuführen souveräne befreite sprich anzuregen medaille schilderte räumlicher ansässigen
  wechselte übermäßig schulte schwanz einschreiten unterhielt lüneburg gelegentliche wachsendem erschöpfend loslösung
  premiere gesamtdeutschen absetzen unbefriedigend anschließt immobilien sechzig feststellbar unschädlich abnorme
  veranstaltete bip stufenweise verfassungsmäßigen rauchen sorgfältigen porträts ford reinsten nova unterschiedlichsten
  weckt pseudo raums bildnis schaf volkstum formalismus redlich einfallen trümmer unsicherheiten gewichtige räumt
  gütersloh schiefer aufstellt betrieblicher undeutlich abgeschwächt einstellt programmierung begibt verkauften
  zirkulation domänen kooperationen befürwortet gesuchte sendet vermutete konstrukt produkts verheißung wiedergutmachung
  ausgeprägter bedürfnisses erarbeiteten linguistische identitäten verzehrt schied tiefgreifende verstandenen
  niedergeschlagen durchgehend verkehren tyrannei wichtigeren eingebüßt stellvertretende entspreche strategischer
  lutherische fixen vertretungen qualifiziert bart neuartige lissabon haltbar kontraktion ratgeber gefolgschaft
  religions verfügbare bereichern vorziehen geweiht komplett anamnese rationellen kommunizieren träge seidel referenz
  angestellter verlaufende sensiblen vorzeitig unfreiheit pkw skandinavischen hamlet utopischen kollegium rapide ralf
  gefiel minimal baldige skalen einschlagen zuschreibt ansammlung räumung innenpolitische sozialwissenschaftliche ellen
  päpstliche kommandanten mühlen flüssige kranz lyrische freundschaftlichen verzeihen dominante zurückgenommen verrückt
  hz virtuelle suite vormundschaft wesentlichste stete mannigfaltige nrw kontakten bischöfen illegale übermitteln
  bereiches passus metallen eingeholt gabriele appetit sonstiges keynes nomen gestiftet angeschlossenen bewundert
  besorgte schmutz narkose zurückgelegt unterschätzen zivile herrschaften kausal sukzessive absinken abc abscheu schlief
  allseitige winfried durchschnitten unzulänglich duldung zögernd schwindet vitamin weser chronologie ironisch
  mannigfache grüßen anonymen bienen schweben gediehen gebauten beschafft kundgebungen frost weigert freundlicher
  geäußerten ewiges treibende schlosses cluster metern uralten verkehrte staatliches behindern pan genährt risse guido
  unbemerkt anzueignen katechismus belohnt campus zunft schöpferisch einschnitt seht hingenommen mütterlichen beliebte
  glaubhaft auswärts erzwungen androhung leistungs institutionell indifferenz zugänge wohlhabenden echtheit zeugung
  innovative rhythmischen erbauung märtyrer vorsichtiger ochsen vorbildlich fernerhin gisela hingen brennenden
  empfundenen erzeuger konstanter gästen proklamation aids populäre beherrschende gewahr gleichnamigen vorbereitenden
  ausgetragen erliegen arbeitnehmers klugen nigeria ausgewählter keramik gelenk wohnenden tempels knorpel theoretisches
  erlös muslime mitgenommen wohingegen speicherung einnahm julia pupille rebellion nachvollziehbar seiendes feucht
  elastische ufern reichsten zwingenden zusammenfällt aufständischen beckens mythische feststeht zünfte eroberten
  arbeitslos lateinisch varietäten entlastet verfasserin ipso vorstehende krankhafte tagebücher britisch meerschweinchen
  fulda verwunderung übermacht eindeutiger zusammengeschlossen geschätzten unterbreiten konstitutiv wählern durchwegs
  verweigerte eingelassen herkömmliche konfliktes normalität jüdisch illustrieren innige turner seligen würdige
  wahrnehmbar tuns abgibt erwachte sammler kompensieren mikroskopisch ausfindig fanatismus unterlegen fortgesetzten
  entleerung modi fallende heterogenität jahrtausende erstgenannten szenario gürtel definitiven unerwähnt beschloss
  oppositionellen verfasst gewitter privilegierten gesundheitlichen existierten verpackung wallenstein zweihundert
  witwen verfassungsrechtlich ulrike fixierten gefesselt hübsch rhythmische engagierte behoben granit opern erteilten
  plädoyer knechte mobilmachung schwager passion brutto anzudeuten scherz botanischen dummheit serbische abfälle
  selbstständigen gläubige adeligen diffuse artikulation beschäftigungen verweisung bedeutungsvoll philosophisches
  beruflich aushalten übereinstimmende zehen entkommen arabien geschwülste studentenschaft schonen dringender
  diplomatischer einsetzende put überdurchschnittlich erwiderung entzündlichen erlöser dehnung narbe brauchbaren
  strafgesetzbuch einzuhalten problematische barmherzigkeit eingetretene anspielung einhalt ratsam lächelte sun
  vegetativen alexanders verschiedenster prägte weitergegeben gegensätzlichen kanzlers bischöflichen attraktiv schwingen
  bettler zuvörderst nickel umgestaltet unterrichtung zügel hingeben vorige edelsten chinese lady maas bemerkten
  aneignen mitgebracht getrunken sorgsam einbau zuhause bearbeitete beunruhigt nachhaltigkeit geweben fels entwicklungs
  slawen immanuel entsprungen mr beaufsichtigung fürstin wichtigere gehäuse artikuliert millimeter erreger commonwealth
  abbrechen bespricht erläuterte hieronymus anderweitige taube abzubauen gänzlichen allegorie sozialistisch narrative
  lettland kleinem wuppertal bedenkliche großzügig unangenehmen eigner lateral dramatiker anzeigt unabdingbar
  durchdringt besiegten wendete tropen schuh verfolgungen unsicheren abstände internationalisierung beliebten
  gegebenheit quarz synagoge gewerbetreibenden vorbereiteten gedauert gelde abgesondert mieten hergestellte scheitel
  erniedrigung ergänzenden konkurrieren schematische verbotenen fassungen angeeignet überseeischen gefolgert
  entzündungen präzisiert knechtschaft verstößt aufeinanderfolge schwankenden petitionen aufzubringen fernsehens gelähmt
  kompromisse theologischer tenor zurückzuziehen zuspitzung linguistischen währungen verschaffte badische bemächtigen
  überzeugende hinrichtung schichte orange attentat ehrlichkeit weibes außergewöhnliche vorausgehenden verdauung
  brasilianischen korporationen bestellte vorgenannten feuchte geschmacks gefertigt kommandant schädigen schlamm
  zugesagt umverteilung abspielen kataloge wachs fleisches erschöpfen kommerzielle lebender präsidiums engagierten
  unterstehen isolieren intervalle niederer gerechter angemerkt zentralisierung ehrliche relativität aufbauend
  herzlichen jod kolonne ferneren konstitutionelle ohnedies gegnerschaft gesamtdeutsche eingetragenen heften vorschreibt
  strukturierten brigaden halfen parts dogmatisch fortschrittliche beachte wessen überschreitung städtischer lehnten
  freigabe dessau verzeichnisse phantastischen fälschung beton irrelevant gedichts gens pensionen einrede unterlaufen
  sports entladung knapper kaukasus entzündet scharen pacht strophen tüchtig sonderbar anschaulichkeit starten omnibus
  drüse bequemen einsetzenden schütze veranstalter koordiniert worum benachteiligt penis legion dezentralisierung pascal
  akustischen längsten dürer fink darbietung nachhinein faser homogenität leitern erzählers sieb ausübte erwartende
  chronischer hiesige herausgegebene beschlossene chirurgen kolonialismus beliebtheit merkel einschätzen verschärfte
  umgibt subjektives gefährlichkeit musikalischer optimum minderjährigen historikers philipps immanent bedauert
  elektrisch angreifer auszurichten statten vergönnt vergiftung geleitete umfangreiches thüringer abschwächung ergeht
  ungenau räder sterbenden verteidigte greifbar unermüdlich anatomisch saft muße vorbehaltlich widersetzen putsch
  etablierte besiedlung kanals teller konten fortschreitender zuteilung bekunden nachweislich daumen kranker
  zurückgegeben empfänglichkeit behaupte stätten auffällige literaten waage kühlen respektive branntwein ergo
  zwischenstaatlichen begabten grausam chi angeles fütterung ringsum gründlichkeit bosch spezialisiert bündnisse
  bezeichnenden eingeengt überlagert untersuchenden aufgenommene vorkommnisse modalitäten altem rebellen honig senatoren
  bewusste soziologischer calvin liquidität propagiert komisch einzureichen plastisch stiel reduzierten verbündete buchs
  franke verkennt locken kühle anfängliche anordnen guthaben humanen existierende überging einzigartige vatikan
  umliegenden vornehme rückten oberster territoriums missbrauch schmach geteilten episoden ostafrika festlegungen
  aufgesucht schwäbischen verkörpern anrede arrangements verdächtigen freute verführt hinderte überlieferte
  nächstenliebe verdorben antonius hinzukommen verübt entziehung anlässen nüchterne beschränktheit verbum ausgestaltet
  page trübung dänen geregelte umstrukturierung bayrischen einblicke fließenden gewölbe aufgeschlossen ausschüssen
  verschuldet burschen matthäus angerufen leuchtenden eingeleiteten harz lehrreich methodischer vergewaltigung
  hervorgetreten verstreut herausragende reizes chlor schwerwiegende misstrauen ungeduld ablagerungen ausgezeichneter
  begebenheit korrekte strafrechtliche vorarlberg bitteren körperchen zeichens gezeichneten hygienischen wussten
  vornehmsten abzulegen abstimmungen libanon seelischer eroberungen volkswirtschaftlich verarmung epidemie vorgezeichnet
  allgemeinere gebotene wechselnder bilaterale börsen gräben ibm plural seil verbanden flügels ganzem agrarischen
  provokation heizung zielte evangelien hasse umfangreich südens geübten direktors wiedergibt trauen erlernt narr
  atelier regierten eroberer längen befragungen medizinisch chancengleichheit ausgrenzung veto blühenden weiterem
  hessische zusagen grüße zapfen achtzehn büchner feinere darlegen beschritten anfänger aufstehen unterworfenen diät
  seitliche leibliche papieren aufstandes auftaucht anzuordnen verrichtet veranschlagt oberösterreich förmliche ostasien
  geistigkeit einbettung klagenfurt katzen streichung adjektiv herausgebers heroischen irrationalen registrieren erika
  kürzung amplitude weltanschauliche kritikern potentiale kreuzen amen elektronik melodien napoleonischen paket
  verschweigen yorker parallelismus vorenthalten patriarchen riesen interdependenz objektives minimale wirkungsvoll
  eiterung abspielt wirkungslos losen bereitwilligkeit durchzogen anfallenden einbildung gelobt königen wiederfinden
  codes stühle zurückgehalten abgebildeten zusammengenommen keil ausfällt überwindet getrübt reparaturen vorbringen
  müllers genommene lampen erstreben spirale eilen zweifelhaften saison hierarchisch edel asyl problematischen
  gesundheits verfehlen klee moralisches feedback buddha abzuwenden installiert untergehen ressource akademischer
  weitestgehend pferdes ausbreiten furche festgestellte fortlaufend allesamt sexueller hardware fahrzeugen ritt wertlos
  flüchtige unterschiedlichem einschließen hinderlich enttäuschungen expressionismus befreundeten erzieherischen
  dereinst fahrlässigkeit widersprach bedecken scheel testen rendite eintracht morris thor langweilig verdoppelung
  digital route angedeutete phosphor politisierung teilnehmenden begrenzter warnungen schadet verstöße tauben siel
  angefüllt nächtlichen kontrahenten evangelischer unterbleiben verstecken erwünschte wanderer authentizität skulptur
  effektiver dirk zentralismus quell leidenschaftliche mäßigung gepriesen palette diplomat bade duft eingegliedert
  stattfanden ganges handlungs matrosen esser sichersten bemerkenswerten anzumerken psychosen zugelassenen neunten
  erhitzt gepäck bediensteten afrikaner zehntel auszumachen göttlich infektionen sinnesorgane nischen herden entbindung
  bewerbung sekten kündigt wahrgenommene gedankliche salpetersäure zuwanderung kroaten gesinnten steten freundlichkeit
  obligatorische erhoffte bekanntes unterbinden unbegrenzte gefährdeten vermittelnde unbegrenzt teilnahmen kerl
  dividende petroleum unterste folter nachzukommen geniale einleiten getragenen zeugnissen werdegang mäßigen
  parlamentarier histologischen umgehend gehalts überfall irrig verherrlichung bestehendes schirm verständliche erstem
  zugeschnitten hiergegen zufälle ersticken überfordert holzes übten ungleichheiten breitet eindeutigkeit päpste aufwies
  orientalische mindern kreide vortrags lockerung einsichtig feierte bibliografische verhängnis verleugnen dämpfung
  zurückkehrte kostbare bosheit brille autorinnen klimas empört verteilte widersprechenden problemlos russlands schraube
  läden verständlichen nutzlos geübte klänge verdankte ursprünglicher quantitativer förmlichen zurechnung atomaren
  fundierten schleim mohammed entlasten anorganischen implizite gebrachte hornhaut bemächtigt fehlerhafte vollzogenen
  gegolten unbewusst larve wegweiser freigegeben sähe restaurant broschüren gases eichen erregungen mitteilt
  erreichbaren veranstalten baulichen häufung unentbehrliche jupiter humanisten einverleibt dell urteilt physiologischer
  vice aktualisierung verknüpfungen dorn gemeinnützigen versöhnen feststellte waldungen senkrechte ersteres aktives
  umgebende unterfangen olympischen mächtigsten verschwendung zuzüglich kontexten mexikanischen statuts geringeres sonde
  unwahrheit gleichartig erbes feuers äußerten merkwürdigerweise erstrebte legislaturperiode hunderten notfalls gerüst
  betrages fiskus ausweisen pyramide neiße sechzehn naturwissenschaftlich gewartet domini unzureichenden abgetrennt
  milden bolschewistischen gemeinten lehm lächelnd abschreibung bataillons biologischer basen saldo enthoben
  umfassenderen aktie akzeptierte nimm plädiert chirurgische familiäre zugewiesenen rotterdam zugewendet byzanz
  vollzogene bühnen autoritäre externer erwachsener npd schweigend vätern hochgradig zuckungen dung vorzutragen
  andauernde ausdrückte ideologen informelle bewegende geselligen takte erbitterung kommandeur angerechnet revolte
  unweit ableitungen akut verdickung anzubringen fortsetzt demut koordinieren beschuldigt legitimieren genesung betrat
  begabt hintern härter begeisterte ard sparkasse gelungene schlangen pubertät gotischen dominant entgegnete
  zugeständnis kostbaren umstrittenen entsprang obligatorisch liszt wiedersehen michelangelo buchen unvergleichlich
  sinkenden separate wertvolles voraussicht vermächtnis demographischen bulgarische pigment heimkehr unterirdischen
  verkennung feministische jugoslawiens europäisch determinismus komplette voraussagen virginia rationaler himmlische
  schwebenden schwankte getriebe ernannten waltet telefax veränderlichen belgiens polis ökumenischen färben sog halbwegs
  südwesten hergeleitet rhetorischen patientinnen strang tschechoslowakische verlustes mahlzeit diagnostische teilten
  log leonardo verarbeitenden handwerkern entwarf dogmatismus ziegen heimisch umformung ziels kontrollierte schlüssen
  schnabel erklärbar obligation widerspiegelung bearbeiteten jagen atomen eich beharrlichkeit reklame nordafrika
  rumäniens entfremdet salvador äußerster semantisch gleichmäßigen atmosphärischen vereinbarkeit erwärmt rumänen
  unvollkommenheit berühmter viertes resten anlauf schlimmen jazz vielseitig pass gemüter erfolgs gedanklichen sinnbild
  applikation deutschsprachige ausführte spital nationalistische kreuze signalisiert versagte reliefs kolloquium
  beilagen patriotische gebildeter dialoge meisterschaft protein mitteleuropäischen katz ausschreibung parlamentarischer
  pragmatisch übergreifenden skandal metaphysisch zerbrechen bestes malers beobachters funke beihilfen gleichberechtigte
  fälschlich unternehmerische gleichzeitigkeit aufgeregt entsenden betätigt überragende stehender kulturelles
  antagonismus helm nachsicht angewachsen baumes monatliche unaufhaltsam edinburgh lichten aufgegangen düsseldorfer
  seuche bunt marseille sozialökonomischen bewahrte abgelaufen aufgezählt bindende angola trommel vollziehenden
  vorherrschen auslöst anleger verzug abgehandelt respektieren zugezogen züchtung emotion schriftlicher
  gesellschaftspolitischen horizontaler zwanzigsten orients gläubigern oslo verheirateten vortragen marburger geschöpft
  flandern genres gebirges task ausläufer priestern fremdem offizieller konzils gekennzeichneten hingerichtet aufwiesen
  kreml ausschreitungen literarisches jury überzeugte zentner entzündliche eingewirkt anteilen herüber vergeht
  natürlichkeit täters violett mindeste labyrinth staatsrechtliche pioniere leichnam postulate sterling
  zusammenfassenden erhellen anheim prozedur schmaler senkt auffindung atlantik aristokratischen erholen zugestellt
  gesuchten reichlichen diagnostischen konstituierenden außenseiter sehens göttliches stürmen anführer ausgleichs
  elementes angemessenheit vielseitigen tapfer herausstellt fond masken getreuen beladen schwankend hauptsächlichsten
  großenteils auffallender gesessen entnahme anonyme bulle wirklichkeiten niederlassungen multi depesche meiden
  schärfste berges mannheimer microsoft neugierig urbild passe beispiels strafbarkeit hypnose sekte okkupation
  wunderlich veranschaulichung gib repression höchstem vertrautheit tiefgreifenden auszuwählen erstarrung
  sozialdemokratischer tierische fressen rekonstruiert insassen eden wüsten verachtet ruhende glich zufälligkeit pressen
  rippe nest flexiblen ansehnliche mehrfachen hierunter ökologisch zuges sinnvoller oscar erwünschten images scheiterten
  spitz wirksames utrecht vorgestellte außergewöhnlich schleifen arena kursen betroffenheit throne arterie industriell
  resistenz erwehren erfreuliche beziehe überlegene gegliederten tabu grüner unterlag hölzernen vortreffliche graphik
  sowjetisch jüngern unvollständige viertens aussteller scharfsinn sinnlicher beigetreten blindheit kopieren befähigen
  direktorium kurses ausgingen schroff andeutet eingestellten vorangetrieben bekenntnisses inniger adolph anbeginn
  vorzüglichen potenzial europäern ronald nachkommenschaft leichtere farm maßgebliche zusehends allerhöchste
  untergeordneter herzegowina reagan bebauung stabilisieren feiert mühelos ekel gesänge anfing alex strafbaren leitender
  verbund empfindlichen präzisierung dramatik reizbarkeit endlosen rhetorische zufallen diözese aggressivität ruhte
  genaues vertiefte rheinisch territorial ausrüstungen auffallenden abtrennung westfälische knappheit hinwies gesprengt
  nervöse ergänzte ausfüllung umsicht gelösten antiker gegenüberliegenden unterzeichnen axiom therapeut verbrauchs
  verblieb schulische anomalien kritisches schlimme abschriften anstrebt klammer zerstreuten erwählt einhalten
  beschuldigte weiblichkeit wiederhole opfers osmanischen hongkong nennenswerten vorsichtige kreative hassen marschieren
  distanzierung anzuknüpfen gelegentlichen unbewussten bewussten heuchelei hierzulande shows diskutierte lösten
  pragmatismus erzieherische ingrid dienlich trefflich kongresse anvertrauten ausgezogen dissertationen drauf utopien
  beobachtenden landwirtschaftlich offenbarte petra bäcker überblicken effizient versteckte stier substantiv
  bürgerliches eheliche füglich poetisch tödlich deal morden fundiert angebaut wartung waisen ausschlaggebende sparsam
  police maßgebende hypothetische beständigkeit gehofft hofften kleinheit nil vorsehen abnormen beharrlich engagieren
  kliniken zusicherung vergaß programmatische weswegen efta planungs erproben aufgesetzt typischerweise heiratete
  erlegen widersprechende weggelassen bezügliche kanzel minorität erhofft uralte empfindliche günstigeren erstickt
  phantastische abheben widerhall rind schizophrenie trösten kellner traktat rächen betrogen charge ragt
  organisatorischer krediten nächstes banner zuzugeben wurm massenhaft stereotypen dazugehörigen vollauf kaplan fasse
  passau innenseite struktureller ergangenen verrechnung polarisierung beizulegen innerstaatlichen gegnerischen rennen
  besinnen eliminiert flügeln verführung kooperative exempel terrasse entrichtet gutenberg eiche instandhaltung
  botschafters kisten pedro verflochten skandinavien vorzuschlagen beizubehalten effiziente großzügige einengung
  warteten apparaten prozentuale hänge liechtenstein bedeuteten lokalisiert publizisten sensation partikel hoffnungslos
  abstufung aufrichtigkeit gefährten minen koran geborgenheit kommunist fixe krämer auflöst sitzenden distanziert taiwan
  beleidigt schrauben funktionalität sensible beizubringen höflichkeit folgert gassen spengler überführen bibliothekare
  vielseitige nt weitgehender interkulturelle andauernden händel hose förderer allezeit komintern kroatischen
  hunderttausende pfeile stilistische motivieren verzweifelten vertretbar leibeigenschaft durchlaucht maul trachtet
  archäologischen fremdheit sonntags benedikt nutzens brennt philologen ohnmächtig vergegenwärtigt zerstörungen
  männlichkeit psychoanalytische romanische unwichtig koffer studentischen photo unausweichlich negiert einverleibung
  langwierigen aufgerichtet kybernetik gb stürmischen guatemala interdisziplinäre sicherste geschickten geeinigt
  interner vorgebrachten charakteristisches treffende hallen trockenheit freundschaftliche unendlicher fortsätze ihrigen
  delikte unbeschränkte einzelheit reputation täuschungen muse satt bewohnten intuitiv referiert stäbe rühmt reagierten
  hineingezogen zusammengehalten verehrte benzin weiser portugiesen alfons perlen mahlzeiten unverzichtbar sättigung
  sankt hervorging sachverhalts preisgabe soliden bequemer dürftig ausgewiesenen konservatismus unbeschränkt unrichtige
  jubel menstruation vormund heines ablehnende bewaffnet ergebnisses absprechen farmer vorfindet abgesichert
  unerwünschte verzerrt geklagt zerstreuung nachlass nachlassen sollt perser kristalle schlechtesten scheut bequeme
  übermäßige auszulegen andren globaler vorausgegangen weilte blühen abwechslung risikos abmessungen blütezeit veraltet
  dehnt erkauft scherer besprochene epische entspräche konfessionelle membranen burgen bolschewiki verflossenen
  akustische ärztlicher untertan taschen gezielten beanspruchte mittagessen produzierte korrespondiert medial
  aktualisiert lenkte wladimir widersprüchlichen festsetzen kompanie überstanden ausgrabungen lehrling pflanzlichen
  ausgebrochen abschneiden beläuft geschwistern sap unehelichen karikatur lizenz medizinischer sonderbare moskaus
  assoziiert potentials astronomischen neuartigen schläft unterschreiben erkenntnistheoretische authentische tribüne
  leiste privatrechtlichen außergewöhnlichen verwendbar bevormundung genehmigen wiegen jure benannte stipendien
  provision unbekümmert gefüllten partisanen auswanderer einräumt baby ratifizierung aufsteigende direktem vorgefunden
  authentischen weitreichenden unheimlich gekrönt übertriebene paradoxe arte alice polarisation taste neffen dichtigkeit
  völkerrechtlich naivität konsequenter lehrenden rechtmäßigkeit publizierten sippe statisch veranstalteten amerikanisch
  getrocknet widersprüchlich grober überraschenden hilflosigkeit geheimnisvollen unterzubringen mahl pluralität
  zeitweilige schwieg unvollkommene regelmäßiger fließend prächtigen sound arithmetik gebräuchlich realisierbar
  volkstümlichen einwirkt versand angefügt verfiel kreativen dominanten ostdeutsche unübersehbar angesehene empfundene
  hildebrand intakt agrar stärkt gummi heftigsten zweckmäßiger schreit toren jubiläum positionierung physikalischer
  elektrode prädikate rückenmarks hinzutreten zwänge kohärenz auftrieb kennenzulernen zugespitzt überarbeitete pünktlich
  dünger hervorgerufene schüttelte malerischen gebannt südafrikanischen interessierenden indifferent zigeuner bauliche
  verminderten steins weichsel kreatur provoziert hingebung trefflichen bewenden institutioneller auswendig verknüpften
  mysterium ruder geduldig anbetung schweigt publizistischen gliedes schweizerischer heterogene rechtskräftig axiome
  graphisch hausen organisierter reparationen benennt thailand flog nationalisten zimmern zurückweisen heuss suggeriert
  tones platzes einfügung verlässt mentale verhielten sühne angeknüpft eingebrachten elenden altona biete eies kalter
  geschworenen udo staatlichkeit verringerte zusätzliches schlafe kontinuum gemeinte umgangen hinzustellen einmalig
  eingreift vorsah sitzend heftes erwidern analoger geringfügigen gewachsene angesprochene prompt tasten texas audienz
  ahnte intellektuell rheins unsichere konzerte begierden herrschten weibe sanften drohten kriminellen gebührende
  teilhaben hinzunehmen abfinden sonnabend führend rinne getrost geschichtliches rivalität analytiker gearteten umfragen
  vortrefflichen stasi illegal zurückliegenden augenblickliche vermarktung richte instinkte narren schnur anbringen
  barrieren vereitelt verschwindend niedrigem einleitend vorübergehen oral hinterließ adoption numerische koloniale
  speer beilegung langfristiger erwirken entwickelnde gerader beredsamkeit photographischen glühenden unentschieden
  beobachtende zahlte schädels zubehör entzog stetigkeit genähert danziger rheinprovinz deut inspektion vorsätzlich
  erbeten elektronischer beschleunigten verstorben rechtzeitige geschickter periphere besonnenheit angefochten
  geisteskranken zurückkehrt nahrungs charakteristischer ausnutzen knochens namhafte portal hoben weicher aufschrift
  nachweist häufigste treppen margarete nutzungen belangen gelieferten schaffte widerstreben herrührt verräter gefäßen
  humanitären allmächtigen honorar übergreifende gedanklich zugesichert geheimnisvolle gletscher angeklagt schöpfers
  humboldts umständlich zitaten naturwissenschaftlicher marktwirtschaftlichen französisches reproduzieren tüchtiger
  bilanzen schlösser konstruktiv ketzer sprichwort energischer entschluss schmerzes unterbunden verbrecherischen
  umschreiben eigenartig reformer entsetzt wiedergegebenen unmögliche kalifornien url kommend unvollkommenen heitere
  baldigen lästig vergriffen wagnis imaginären metropole vorschreiben skizzierte indirekter gartens ausgeweitet
  geänderten gestreift ausgeklammert nervös kommunikations athener wohlergehen devise legalen höflich erze gesehenen
  verschlossenen erhoffen teleologie angestiegen jahrzehnts österreichisches räumlichkeiten klöstern skizzieren kartell
  erblasser riegel zunichte filialen schwangeren zähigkeit meditation ausgeschöpft spektrums mutig überfallen zange
  festem ragen tragisch kontinentalen abzuhelfen einführt dreifachen ablösen eingeschränkten kombinieren gutachtens
  parteilichkeit stilistischen straßburger angehöriger dynamischer florian vagina beachtenswert blocks ansuchen härten
  ausgestellten beobachtern ähneln verhängnisvoll kiew ruin eitel empfanden eintraten zugehen sprechens letters
  momentanen bewässerung jahrtausend profession treffliche verlustig frühzeitige russe innerdeutschen belegte zuwendet
  bedeckten kleinbürgerlichen aussichtslos modifizieren gewaltenteilung rauschen korrespondenten adern württembergische
  dämmerung zerschlagung reguliert würfel konstitutiven gegenständliche parzellen wirke meile zionismus advokaten
  enthüllen anlässe bereiteten chur zukünftiger nachträglichen angeschlagen normierung jack besuchern begeisterten
  einfuhren schwingung verona gutachter ladungen hypothetisch unlängst dublin sklave zeichner bevollmächtigte gesuche
  unabhängiges hübsche bindend striche interna befreundet herausstellte kamerun chronologisch konzerns greis
  gemeinnützige verselbständigung verlaufs narben topographie unterstrich glut harmlos geräumt laub verdecken
  fortlaufende dominierten aufgezeigten uneingeschränkte wm bankiers sonnen sprüche kinn transzendenten begrifflichkeit
  antithese irgendetwas homosexualität stürme sterblichen alba pauschal behielten fang abgrenzen ausfälle keimen
  histologische gesell günstiges ute monetären entschlüsse delhi verschärften jahrzehntelang rückblickend veralteten
  gesellt telegraphen maastricht erleichterte beizufügen unvermögen nachgedacht umzuwandeln gestritten neuheit
  auszugeben beschränktem alkoholismus architektonische vereinte senate unzugänglich unbefangen fiktive widerfahren
  vorschlage gespenst widersprüchliche anregend romantisch abende genutzten teleologischen verflechtungen zusammengehen
  geldern erlassene vergleichend anrufen zurückführt geringschätzung geschlechtlichen konsultationen harold naheliegend
  quadrate kuppel vorgelegen zigaretten entwertung psychiater nickte opium einhergehen symbolisiert beiderlei getragene
  beratenden ermittelung vielseitigkeit aussprachen substantielle gebärde parlamenten ici regierte friedlicher minimalen
  eilig unschuldigen streites stundenlang alliierte gasse relativitätstheorie charakterisierte modul umfassendere
  städtchen vergünstigungen krämpfe gesundes gerede rezept türkischer sicherheits absprachen gekündigt psychose
  erleuchtung spanne dinglichen html nachwirkung abnorm verliefen verfassen terroristen gegenständlichkeit realisation
  merkwürdiger hinreichender gewandtheit website ausdifferenzierung herauskommen dato progression neigte begleitende
  ansatzweise janeiro inquisition schemas absender kombinierte geständnis vollendeter innigen stationäre
  interkulturellen uruguay sauren langjähriger run offenem ausgearbeiteten kontingent pluralistischen veranlasste hertz
  grenzüberschreitenden erblich abgedeckt worts lire schaffhausen rituale unterschiedes motivierte durchschauen abstieg
  immerfort verheiratete gezogene unfehlbar extensive herangehen arrest reelle gedichtes bräutigam ausgiebig erwärmen
  erbrachte gehaltes spezifiziert lass abzuwehren umzug aufgebauten unterstellte wacht eingegriffen grausamen indizien
  erneuerte aktivisten seltensten unzulänglichkeiten fragten gerichtes müdigkeit schwingt zypern prototyp schöpferischer
  beitrages krim erfreute nordische basierend wütend zersetzt schwedens pfarrers privates säugling lichtenberg
  angehörenden rohre liebes irreführend reellen diktat einlösung kürzerer pflug fundus allseitigen oberstes edith
  unveränderlich konstatierte schaffende oberstleutnant verstimmung zuhilfenahme begleiteten beckmann dankte ausschalten
  pauls schmelzen verzerrung überdeckt erlöst divergenz frequenzen fehlerhaft strukturierte vorauszusehen errungenschaft
  tertiären glocken deckte drinnen paktes projiziert angeordnete kilo besagte mitsamt steter suppe tatsächlicher
  kombinierten rasen schutt szenarien gedenke sprechers verwundete defekt zugesetzt aggressiv askese realistischer
  brandes verzerrungen produzierenden verhängnisvollen kolumbien glaser eisenach tunnel behutsam begehung hüter
  kategorischen böhmische bisheriger gesendet vorangestellt treibenden widersprüchlichkeit komik türe workshop ackermann
  ausgestattete inszeniert korreliert schott weißes verliebt israelische darsteller verdeutlichung empfänglich
  zweckmäßigen befestigten strömt chinesischer berichtigen getilgt rau horizonte schottischen theorem verständlichkeit
  auszuweichen pop topf ledig publizierte vorangehen bekämpfte gasen geheiratet vergrößerte heile erbrachten zdf
  transaktion ausführbar steuert beizutreten bezeichne amtlicher neurose apfel heimische sattel ingeborg versenkt
  erhebliches ethnischer nachfolgern aufträgen widerrufen mysterien rezession unklarheiten gestiegenen wandert
  verständlicher beschwert bezeichnende versammelte hemd oxydation mentalen zurückgebliebenen genüsse finale einfachere
  widersacher zentimeter verhinderten linde spezialisierten gesinnt dividenden geographischer sande gestand wette
  abgerundet gelungenen zäsur moor übernommene konzeptionelle bedürfte spanischer erörterte einhergeht artikulieren
  bekomme auftrags straff kontrovers niedersächsischen vermittelnden vervollständigen sittliches arms
  gesamtwirtschaftliche ressort nicaragua verwahrt entrissen entstellt transformationen morphologisch verlegte
  habilitation gelatine behebung kaufmanns übertritt panik zuführen erfolgende verantwortlicher beendete abziehen
  zuhören aristotelische magistrats fugen ordentlicher individualistischen bagdad beil markierung beethovens automation
  entschließungen notgedrungen gezeigten betritt unangemessen ableitet wegfallen textil herodot burgund einfacheren
  anderweitigen absorbiert schalten erweckte idealer nachforschungen respektiert genaueste gesprochene unentbehrlichen
  coburg unbeweglich vergehens milder kahn sachverständiger besagten wehrt ärmeren entrichtung wiederkehren nische
  optimistisch bestem dünkt kometen kathode statik gewusst abendländische gleichwertige genossenschaftliche ballen
  überarbeitung verehrer inspiriert areal geschütz tons entferntesten verhängnisvolle hildegard ökonomisches hemmnisse
  malaria antritt erstehen glaubwürdig programmatisch entschuldigt operativ mb zurückbleibt auftakt befestigte
  vergänglichkeit groteske zwängen tumors zeitigen ausgedehnter ausgesprochener möglichste beigefügten sv auferlegten
  häute stränge qualifizierter winzigen ununterbrochene empfehlenswert asiatische ausgewirkt einlage funktionären greise
  thematisierung stillschweigen unbegrenzten nachgiebigkeit teufels malt gekommene produzent winterthur donald
  konstitutive verkürzen chloroform mischt bekanntgegeben hinreichenden mischungen publizist beeinträchtigungen mäßige
  mannigfaltig bekanntgabe letter staatsbürgerlichen bedeckte anwälte irrationale lesens forschers poeten geschwunden
  günstigste zerbrochen algorithmus erb namhaft verfeinerung gesundheitliche zuverlässiger flüchten wiederholter lima
  zeiger relevanter vitalität verwickelten schwellen verbindende aufgefangen verehren initiiert weis zeitlebens schleife
  montenegro herauszugeben akzeptabel etwaiger sekundärer wichtigstes durchschaut client erlöse gehorcht instabilität
  aufgezählten gegensätzliche nötigenfalls darstellenden verklärung abstraktionen nachbildung zwangen algen iwf
  konzeptes metzger verkehrten milliarde totalitarismus verwischen begrüßung butler gebliebene besiegen dolmetscher
  ernährt gelaufen umgekehrter angegangen platonische hemmt gelächter abstrahiert tödlichen durchläuft teleologische
  ambitionen erträglich kanälen pfleger ungeklärt erhitzen rechtsstreit vormärz physiognomie lohnes riet brutalität
  befehls illustrierte automaten abrufbar konstruierte fraglos spinnen sekretion opportunismus geschwüre hold linsen
  vorliege vorpommern auszeichnungen massachusetts unwillen furchen ausrottung löhnen anruf schweiß bull stärkeres miss
  handwerklichen interessantesten bedauerlich demokratisches anmut kontingente kepler verschärfen zukommenden verhüllt
  bio poren einzigartigen begegneten rekruten bohnen zugemutet auslöser kanonischen diktiert mine durchgreifende sorgten
  chose machiavelli beachtlichen besorgung entlarvt poet minden abgekürzt hasses tribut ems brüderlichkeit vielfaches
  gewichts wahrhafte tadeln menschwerdung nuancen variabel unterzuordnen winden mitbestimmt verdünnt anschläge hundes
  algier verdunkelt rhythmen interessanterweise unproblematisch vereines abbilden schwebte fürchteten alpha nähren
  widersprochen zusammentreten angeboren prälaten ergebe erforderten vorbereitende einschlag goldes einbezieht
  mittelfristig verkaufs rügen zögling bedrohlich überzeugender scholle bezügen nützlicher proklamiert eroberte
  portfolio maxima agenturen verglich einsame lack interdisziplinären humane erarbeitete mineral bemerkenswerter
  hervorgegangenen anmaßung anspielungen blutig auszulösen lateinischer versteckten erstarrt übersetzte datums
  geschäftes liebevoll parolen vervollständigung durchsetzte dramaturgie erhofften abgelenkt mögliches binder kerns
  abweisung hering tuberkulösen gesetzmäßigen liedes beilegen ermutigt entgegensetzen blockiert wanken klargestellt
  duden gewesene gespeist sohle ausnützung zurückhalten ansteckung unnütz markgrafen sessel merkliche expliziten
  behilflich freiheitliche menschlichem exports klassifiziert handhabe mitnehmen zeitgenössischer rück teuren kerker
  palästinensischen verführen thematisieren laboratorien endlose zugangs erachtete unmerklich sakrament umgebungen
  abzunehmen unberechtigt nukleare zugehörig sicherheiten garden brechung mobilen stabes ungehorsam eisens kleinigkeiten
  kuchen papiers schiefe dargetan existentielle besuches lyriker vereinfachen durchschnitte vw gewerblicher aussaat
  philosophieren stiche eintragen geschäftliche überweisen austreten einfühlung ghana natron spezielles ersetzte
  spezifikation gebogen vertragschließenden gewichen setting hühner referendum dämon kundschaft erwägt widerwillen
  freundinnen verdunstung legale psychiatrische wahrscheinlichkeiten manipulationen varietät sachverhalten praktizierte
  meyers eidgenössische leistenden einfließen hervorrief kümmerte verlängerten bewerbungen hysterischen bombe angelegen
  modernität bürokratische liegenschaften konstruierten kürzesten teure hegte gottheiten selbstverständlichen kerzen
  gewidmeten irgendeines unwürdig kontroll auffordern umgerechnet benennungen diktator erholt vorangegangen ablagerung
  einfälle verbreiterung verstandene belaufen spärlichen pinsel verkörperte kapp verschiedenartigsten klassizismus shell
  frosch sperren beendigt verabschieden abgetreten sardinien ersieht einzutragen akzeptierten formt gefängnisse
  umstrittene sockel qualen wissenschaftlichem jünglinge rauben existentiellen erschlagen camp spannen bibliographischen
  kleidern trinkt kontexte entstehe durchzieht wachsamkeit antreffen scholastischen lkw informierte alternativer görlitz
  parallelität widmung relativierung krug gewehre anhören anfertigen kartoffel wandelte ausgangs frisches neutraler
  vergleichbarer beschränke ablieferung antifaschistisch korrelat großartig lind fahre amnestie gebeugt strikten üble
  untersteht sahara genauerer mobilisiert gezahlten unerwarteten ameisen motors natrium vordergründig gelöscht ghetto
  klub photographien redensarten schaltung zuweisen rost baten laterale reger nähme wahlberechtigten huldigung genscher
  demographische ethnisch gerührt konvent vortrages bibliographische leerer gestohlen beitrage einlegen pfeffer
  elementar dramatischer gleichförmig symptomatik geschützen segel inhaltlicher gerüstet entschädigungen präziser
  erzwungene könnens hort strengsten zentralisation bordeaux groschen originals provozieren kopplung uraufführung
  umfanges garantierte meteorologischen distanzen fortwährenden beschreibenden verabschiedeten einsparungen ceylon
  ausgebeutet niedrigste ausdrücklicher unzweideutig zurückgelassen verschleiert lebhaftigkeit implementation beitreten
  sackgasse verbleib vasallen anomalie beisitzer hör satan slowenien tunis vitalen teheran diffusen fixierte wundert
  vorausgesetzten aufgeht jahrtausenden mitbringen nationalsozialistischer teilweisen üblen rothschild erschrecken ivan
  beieinander eurem bistum numerischen gestreckt totaler teppich berühmtesten zement eigennutz magd quoten weltlicher
  sympathisch feindlicher gemälden unsinnig abhebt klappen genehmigten ungarischer winkeln parität präsentierte empfehle
  intervallen einzufügen präsidentschaft brennende hemmend umschließt unklare arabisch übernatürlichen gestörten
  rhythmisch kommentaren roberts allee unsrigen verwarf stabilisiert wofern sinkende ribbentrop malta gräbern verachten
  heimliche vorgefundenen abzielen wahrnehmbaren zeichneten bilanzierung scheute erkennende formulare nachwuchses
  vorhabens ausmaßes räten neuzeitliche herausgenommen hervorragendsten lot überbrücken steif hinterbliebenen tiger
  brahms feministischen express dia überzeugenden aufspaltung assoziierten auflehnung apotheke ausgezahlt zurückgestellt
  knospen süß entspringenden erblassers obhut abonnement umstandes exegese belegten kurzum rechtmäßig schwankende
  präzisieren amor überreichen regent brockhaus eingeschränkte kosmische schöpft erinnerten realisierten geschulten
  trias erneuter sammelten ungläubigen peinliche bewerkstelligt verächtlich transfers watt asymmetrie anführung
  instrumentes riten christiane zoologischen rezipiert hochgradige ansässig features unerlässlich zusammengetragen dürre
  warst ereignen ständiges konsums ode abgelesen bedürftig angewendeten niederschlagen willkommene mitmachen
  zivilisierten obliegenden fortwährende getestet puppe fortlaufenden unruhigen tiefem unbequem beibringen berechtigen
  aussprüche vorzudringen wechselten angela sequenzen gehend abzustimmen verwerflich separat markgraf hansestadt
  verderblichen innerliche revisionismus vokabular glänzender kandidatur angebrachten geglückt abgehoben protokollen
  bürgen anzug sauberkeit erstrebten gewohnte gelblich vornehmste säuglinge peinlichen würzburger gelassenheit blühende
  bereitzustellen erfolgenden gegenseitiges belichtung sanfte toto löschung eingeschlagenen leide tretenden rechtswidrig
  gleiten zuzuweisen schnellsten monolog photographische beugung mappe unverhältnismäßig gebärden depressionen seitwärts
  sprünge abschlüsse verbs berauben durchführt erklärenden ohio wahrscheinlichen partitur brutalen gemerkt unversehrt
  angeschuldigten ausländisches reserviert vorliegender verschlungen ralph arguments nachvollziehen berichtigt
  heimlichen bürgerinnen symbolischer vollziehende aufgetaucht verallgemeinert soziologe geschehene wagten gehöriger
  auslastung magdeburger bote aufschub untergegangen heiteren gesetzgebende etlichen lockeren abgetan bertelsmann
  stiefel vorzeitige mehrheiten täuscht neuerlichen präferenz porzellan skulpturen unterrichte unterbrach gel fibrillen
  begriffene uneinigkeit hanau grausame habet lokomotiven zugängliche besitzers ausführlichkeit grauer kartoniert vdi
  tagte ökologischer störenden dankt eminent beurteilungen beabsichtigen relativismus medici möglichster stehendes
  legalität nickt landsleuten überflüssige vertraulichen bedenklichen spazieren streite abgewickelt örtlicher gabler
  streckung bedurft rivalen revier abzielt getauft zusammenhängend rembrandt plateau königreiches dreihundert
  berüchtigten blinder rubens imperial überlegte eifriger stalinismus recherchen fliegt franc internat erbringt
  multilateralen bedingter übertriebenen redakteure italienern geber übertragbar sparta bildlich hosen istanbul
  geöffneten beabsichtige relatives bankier basierte subjektivismus konzeptionellen anbindung direktive kolonnen
  poetischer schwarzes erhöhtem innerem versteigerung erwähne paaren revidiert rudi nimmermehr schlägen sichtbarer
  schwerwiegenden nebenher gängige diphtherie augenfällig eindrucks prolog bedeckung unions funktionierenden
  analysierten gemindert apriorischen verklagten lebhaftes geschlechtliche verwicklungen ehrlicher verzögerungen
  transformiert utopische verbots erheischt verlangsamung äste gesiegt umwege navigation kritisierten zwecklos aargau
  notierte bitterkeit vermuteten facetten öffentlichem offenbare einziehen ägyptens milderung gleicherweise stattliche
  unternommenen abzusetzen projektionen lektion gefürchtet sample nutzten vokale größtem konkurrierende zugabe
  verwurzelt drachen verstärkter eingedenk akkord zufälligkeiten jähriger patrick rechtmäßigen ganzheitlichen
  ästhetisches begreiflicherweise solidarisch verengt depressiven entgeht baue bremsen erbitterten überwältigt festlegt
  eingeleitete entworfenen prominente eigenständig nachhaltiger fetten alb paraguay verdrängte australischen validität
  ununterbrochenen überreichte vorausgehen wunsches binde kaserne md aussah audi embryonalen erstellten schrank hülse
  gewollte sprechende umland zutreffende neugierde fleischer heilbronn fötus künstlerisches ausgelassen verknüpfte
  manifeste sophokles menü bewilligten verstrickt aachener vorkam misere tube chaussee raphael süße mittelalterlicher
  einwandfreie substantiellen bescheidener wagens zeitig bündeln unterer zerreißen eidgenossen schüsse initial
  materielles standardisierten anhaltend fasziniert gifte füllte rückständigen gliederungen schärfere bewilligte
  begehrte äthiopien impliziten nett stücks fehlerhaften vertauscht anonymität fügung parametern vaterlandsliebe
  mitteilte fruchtbarer gebaute plante vorrücken fahrrad zungen unterschiedenen verfehlte weltpolitischen erlasses
  provisorisch voraussehen maschinerie dominierte eleganz dermaßen bereitstellen uniformen flacher misst herleitung
  töchtern gesamtgesellschaftlichen norddeutsche sarg bläschen portugiesische entgegenzusetzen ratifiziert clubs
  lernende klarstellung ziemlicher unterdrückte vermieter drähte neuerliche erotischen schnelles klubs originalen
  stützung gravierende festhielt dosierung aufseher seminaren nachlasses ortschaft störende maximilians kanadischen lupe
  genehmigte eigenhändig beschreiten bulgariens versicherungs schwarzem kognitiver detlef textilien pumpe
  niedergeschrieben kinos beitrug gereichen begabte feststehenden weitergehenden feigheit absolutistischen annette
  transportieren dkp gotik erblichen beanspruchten thüringischen adjektive motivierten abtreten naturalistischen
  unterordnen zurücknahme gebrüder wertet kommandos mimik korb ungeheurer herauszustellen resümee perforation befremden
  einführte egoistischen mannigfach landau einschneidende häufen absprache erschöpfende observation fortschreitet
  plakate stirne treffe gekocht wurf castro überragt ergäbe geschützte qualifizieren anerkannter versinken unterrichtete
  tessin arabern werktätige gehörende exponenten zuhörern habsburgischen ausbreitet unsterblichen gelänge irrt schämen
  verkündeten verbleibende schlechtem zeitweiligen entnommenen zweifle jugoslawische einfalt kündigen floß alphabet
  gelagerten retter beschworen intensivere abgerissen angenehmer ansehens fürstentum ausflug lost indianern
  entgegenstellen kommentierte knopf hinwegtäuschen brannte tötet aufgehängt bettina verändernden unerwünschten schimmer
  tödliche entdecker aufbrechen berufstätigen verfälschung zuruf anliegenden gestorbenen bekannteste verlängerte
  verleugnet eingebürgert ländlicher steppe verhör fehlens topographischen flossen seife bibliographien begeistern
  entwickelter reglements sumpf anrufung zulässt selektive brutal unnötige elastisch letztgenannte unterrichtes
  eingeschlossenen distrikt elementarer abtei exportiert professionalisierung niger sing dns heimgesucht blank gemessene
  darmes fell funktionell herausgehoben mystiker establishment einkaufen ersparnis geehrt hinausgehenden
  zugrundeliegende makroskopisch kurier obmann anhebung kongruenz ersuchte sakramente symmetrische apollo passagiere
  niedergelegten pfeifen verjüngung leistungsfähigen völkische aussetzung illusorisch karton erleuchtet erreichbare
  mythologischen pilz jegliches abhanden amphibien bären meldeten koalitionen gestirne liturgischen aufgewendet gallien
  brutale erlittenen fasten weggenommen erstaunlicher verkehre anknüpfend zunahm aufgliederung ausbrechen zauberer
  gebrochenen verbindenden gesellschaftspolitische erschwerung auslaufen fortfahren filiale hefe gönner argwohn
  hölderlins abtreibung gleichkommt chronologische spiegelung geformten unerhörte vagen dalmatien erschwerte
  mitteleuropas dienstlichen fetzen offenbach insgeheim klinischer häupter ultimatum verbotene sortiment rabbiner saure
  eindringt zerrissenheit laie ermöglichung belastete munter verordnen verdeckte ungenügenden saudi senior unsres
  verzehren füge gesichtern französischem riss kaisertum entsandt belanglos gewerkschafter normalem eth gewaschen
  magdalena nahestehenden apparatur regulieren vermied vorherrscht außerstande turnen ungeduldig übertraf gesetzbuches
  dekoration einkünften ostberlin täler klages bearbeitungen tito bare herbeiführt pfade veränderlichkeit
  parteipolitischen umschlossen schreck singular auferlegen journalistischen aufopferung zusammenkünfte pakete vene
  aufzufordern seelsorger anarchismus accounting abgetragen schränkt zwölften zugeordneten skelett gewerben saiten
  nonnen aufwerfen angenähert fasste anspricht diffus angerichtet kulissen erniedrigt einteilen verzeichneten
  produktiver siebenjährigen stocken verständlicherweise streitenden studentinnen geflecht säkularisierung eingeweiht
  einholen zusammenstellen räumte publizistische kiesinger toll salzen frommer rechne abläuft vorsichtigen lan pyramiden
  entledigen sold betitelt schenkungen litauischen primärer emma innerlichen verderblich ausbauen musst gegossen
  umkehren deck regelrecht spezialisierte abgeht fordere imitation klappe eigentümers stabiler tunesien josephs
  erwähnenswert motivationen vielerorts sozialist gegensätzlichkeit aufdecken praktizierten besorgten telekommunikation
  busen vererbt schütteln intelligente durchsichtigen prinzipieller fluktuation holsteinischen heroische hingegeben eilt
  tauchten abgerechnet gezeichnete flieger generiert zunutze ausgeübten direktiven thermische diametral rogers
  entgegenwirken gesetzmäßig empfinde chemikalien posse stachel ausgelösten stationierung entrückt gestartet hilf
  geschult auszugsweise terme gespannten überarbeitet handelten prächtige schwiegersohn jacobs trans sympathischen
  vordersten merke momentane reim rubriken barbarischen einträge nva gefährdete gewinns wahrscheinliche absolviert hasen
  übertragungen offiziers körperlichkeit aussöhnung ärmsten seuchen strategisches volkstums heiliges kaltem sportlichen
  unvollständigen gescheiterten landschaftlichen slowenen strichen rekrutierung entscheide einzuschlagen zahlenmäßige
  stereotype demonstranten moments verfälscht strengste mäuse versunken trainer exploration strafbare ägypter
  leidenschaftlicher psychologisches sinns küssen emotionaler invaliden akuter psalmen antisemitischen ansinnen mast
  vermerken vergeblichen eingegeben regung meinerseits anstrich gerichtsstand reizt eingerichtete gründungen erbliche
  anode terrors traumatischen lockere mikro semiotik chirurg eingestehen zärtlichkeit zufriedenstellend exakter elends
  levels doppeltes unternahmen abnehmenden empfindlicher versperrt zufalls oblag genitalien westeuropäische verabredung
  verzögerte marxistischer floh einstmals hervorgehenden saum seinesgleichen bekräftigen rapports anbietern aufrufen
  väterliche nöte symbols brett ornament erfurter tinte pendel vorübergehender plutarch allerwenigsten bestimme
  aufzuführen kautschuk löffel gottlob rating rapid zerstreuen bachs tapferen lähmungen ungerechten düsteren katholik
  abstimmen manifestationen schülerin anfallen englisches institutionalisierten repräsentierten brandenburgischen
  erklärende tiefster verlassenen empfohlenen globus beständiger bestimmbar geäußerte subjekten ansteigt auftrages
  schwächsten radioaktiven vorbeigehen abwesend enthaltend statements weht muscheln vorgelesen schmiede entbunden zehnte
  manifestieren birgit magnet beratende protektorat zögerte vorzüglicher marion integral vorzusehen ankläger nero
  umwandeln vaterländische weißem lexikalischen iranischen einreden angelika oberer unerwünscht gebührend bring
  allgemeinbildenden unmittelbarem extremer didaktisch geschichts gelernten unzutreffend hanse eintraf frischem generäle
  aufgebrochen clausewitz nachruf sichtung behördlichen verschiedenartig bedrängnis genusses bedingungslos parks
  fürstliche tendiert sogenanntes meteorologie eck vorgetragene auszuweisen zweifache verwirren militärisches herrsche
  beschlag westberliner betreiber entnimmt statthaft plakat gleichberechtigten übersichtlichkeit nachdenklich spärliche
  gebührenden fabrikant leuchtende testamente durchgehende brasiliens kategorisch ausführenden beachtlich gesinde manual
  zivilisten abschlusses komplikation denkbare geprüften umschlagen hauptsächlichen hetze vorlesen verordnete
  vorgedrungen fortschrittes primitiv idylle neurosen aberglaube machenden gefährlichsten heiligtum verspätung lamellen
  ratifikation verfassungsmäßige angebotene angegliedert prophylaxe alleiniger freundschaften verwendbarkeit agb eimer
  bildliche wöchentlichen modifizierten gegenstandslos verengerung enthaltenden zwischenmenschlichen kartographie
  hergebrachten schreib monarchische verfassungsmäßig mitglieds abwenden konsequenterweise synthetisch erlösen schwanger
  gauleiter neckar humanitäre aufrichtigen moldau violine käufers untreue bildlichen tragödien befürworten scharlach
  zähen schlüssig auswüchse kollektivs fabrikate abschätzen aufgebaute info psychologe rissen unangetastet nabel
  nachgewiesenen unerhört file motivierung registrierten aussterben vortragenden geschehenen kontinente beichte schwerem
  prominenten kredits puppen spindel geraumer platin automobil aufgeworfenen grundsätzliches ereignete klarsten hüte
  apotheken entbehrungen allgemeinste abgeschrieben schwärmerei gau modifizierte böser parteinahme unwahr achtzig
  gelockert rotes volkstümliche diaspora verrechnet editor homepage obliegenheiten doris beunruhigung befiehlt mozarts
  nassen verschluss wink weckte degen astronomen stilistisch gelegte verunreinigung belebten vorjahres verständige
  vereinzelung besteuert vorhandenes direktes niederländer silbernen reiht bolivien allgemeingültige standardisierte
  konsument kriminelle geläufigen berechtigter tobias unzahl auferlegte ursächlich zweifacher verkettung süßen
  gegliederte monetäre zuzug parabel wechselnd pfand geherrscht stehlen zusammenzustellen verhafteten bogens schönheiten
  festgesetzte beruhten hüllen elektro dreierlei zwingli dreien einstufung beschädigten japanischer ahnt kompetent
  äquivalente versäumen vorgeben abwasser geschosse tableau stalingrad bestritt besitzern haltbarkeit dieb schreibung
  sachsens wucherung versäumte gestehe machtlos öde autobiographischen knien multipliziert überschritt greisen ellipse
  ermordeten leiterin ural konversion schlinge offenbarungen vorweggenommen packen gewollten tools immateriellen
  hindernissen farblos bleibend entgegengebracht häuptling schnellere steile flensburg realisierte blech schmücken
  lautes muslimischen archaischen schmutzig malerische verantwortlichkeiten werft pur verleumdung zugedacht saatgut
  abzuschätzen naheliegenden miliz profitiert aeg mündlicher leidlich weltanschaulich papsttum abgeneigt hafens
  regierende potentieller garant lords dreiecks pupillen vorwerfen konsonanten adornos niedergelassen vervollständigt
  entfalteten wanderten leeres schrumpfung reguläre konditionen verzweigungen intelligent einstimmigkeit vorgebeugt
  konstrukte gier entschädigt gewogen importiert nachteilen vertrauter endlos heiligung beate prozenten erneuerten
  vereinfachte ausdehnt korporation klischees fünfundzwanzig zuschauern elegant aufgreifen kiste beging entlassenen
  diskursiven zurückgekommen lerne stadion panorama sonderbaren husaren indizes gepredigt reinertrag illinois ungerechte
  angeregten trotzki vorzeitigen bannen entlassungen stifters dürftigen nüchternheit bögen ideales sparten innewohnt
  einladungen ausgesucht rettet gesetzmäßige verankerten lachend zustands verabreicht schwereren vermischen
  radikalisierung trockener ambulanten irrtümlich exemplarische kompliziertheit säuberung autonomer nachweisbare
  schlechtere simons feige schlegels anarchisten hedwig gestatteten progressiv früheres damaliger aktuelles ferdinands
  verdrängten ausgeschrieben unlösbar herausfinden konkretisieren vertikaler anzuhalten höchstwahrscheinlich gewächse
  intelligenten modernsten norwegische dichotomie gespart ukrainische hindeuten übermäßigen schieden ebenbürtig
  verständigt überkommene persönlichem hinterlegung glückes stumpfen kommst fänden lüttich erweckung charakteren
  versprachen verfalls vitale haydn pilger geartete israelitischen computers gesteigerter verfassungswidrig einsparung
  kfz attributen reibungen andauernd tempus übernatürliche königlicher eingeborene hebe dasteht kilometern einsätze
  strebten gesehene leihen uv lohnen ansturm flecke duldet zimmers unbeschränkten überreden exekution öffnungen gemahl
  herabzusetzen mathilde gesetzgeberischen variables entzug sekretärin abzüglich einwurf vergegenwärtigung elterliche
  unerreichbar abgespielt heraustreten gerhardt vorschlägt deskriptive caritas konjunkturellen geteilte erweiterter
  feudale verallgemeinern bekämpften verschleiern raster schach mosel wolga wirksamsten streitigen module paradoxie
  slowaken pfändung beizumessen brauer heuer barriere aas kommentierung illustrierten pässe argumentationen
  erstaunlichen grenz verhängung zyklen stangen motivs lobe sexuell fernzuhalten zweifelhafte hebammen beschlagnahmt
  verzögern verwachsung selbstredend propagierte ganzheitliche unwiderruflich christliches engeln jutta kuratorium
  persische beantwortete wohlwollend gipfelt kelch besehen ablehnenden schere voranzutreiben stattfindende aufhielt
  begrenztheit leiteten hilde längerfristig prawda garantierten saubere ozeans olaf gesetzbuchs gemeingut geraume
  hochentwickelten ermäßigung unzulässige unfruchtbar bereinigung zustrom finnische erbaute erotische haftpflicht
  deskriptiven unschuldige fossilen bär zwischenzeitlich braven oppositionelle vernachlässigten planer siegreiche
  unerbittlich jeweilig korrespondierenden ausübten depressive gleichmäßiger erzählens widersetzt namhaften kodex
  verabredet prospekt klauseln hecht moschee färbt befürchteten enthüllung ihrige übersinnlichen wange verstehenden
  lotte vorhersage ekstase abgelaufenen spring sichtbarkeit ballade vorhersagen schaffe korrekten anthologie zaun umgeht
  sinnlosen abzuschaffen herrin dämpfen zuschläge nachahmen strebungen allermeisten dingliche kahl zusammenschließen
  repräsentationen vorletzten zukomme elsass wesenheiten nachlässigkeit flexibler sql technologischer hohlen
  eigenständiges geschritten ausgelöscht separation fungierte anekdote vernahm kot hebräische unvereinbarkeit gefüllte
  entsagen kurzerhand burgenland lisa türme umfasste einweihung nachwirkungen doppel vormaligen falschheit investor
  slowenischen praktizieren unbewusste auszubildenden arsenal einschalten anzutreten gesteinen deformation
  leistungsfähige pseudonym schickten differential normativer rührte schweinen blüht tauschen bedrängten matten
  heimatlichen siebente hager texts betreuen pumpen hamburgs nägel offensichtliche begierig gehüllt ansetzt daimler zähe
  therese fälligkeit unterbricht achim zusammengezogen abgedruckten kamm musical hinzuwirken subsumiert ordnungsgemäß
  anästhesie fünfter chinesisch erzwungenen syrischen sultans zustehende thermischen organisches größtmögliche aufstände
  uganda innewohnenden rechtschreibung feinste genuin zwanges verunsicherung hinzugekommen auswertungen kalium defekte
  unterscheide fliegenden einstige gestützte multiplen zufälliger zerrüttung sanken pointe simone tageblatt gärung
  überdenken leisen symbiose funktionär engster kompression schalter telex geschätzte aufklärer überschätzen
  orthographie legionen nomenklatur erschreckt verzweifelte angegriffenen stimulation förderten geschuldet modalität
  abzulesen hörbar rationell würdest dringlich zweifelt spurlos schwören effizienten vehement stralsund saite aug
  türkisch überragenden trauben standhalten kosaken unregelmäßigen skeptiker ersehnte pionier ansehnlichen
  argentinischen steigung verschiedenartiger korpus stars befürwortete gebt ovale netzen robespierre zuwenig bezwecken
  verfassern fortgeschrittene drängenden strahlt dämpfe interface kissen ausformung nötigung wanderte hase totalitäre
  parodie hörner aufenthalte verzeihung tagsüber weiterführenden nachgebildet sangen wertigkeit wähle vehikel gesittung
  innigste anrecht ausbrach zusammenkommen historischem nahegelegt vielfacher anschaulicher fingen gewichtigen genügten
  komplementär boykott tim einübung bedurften enges herbste schwaches verwalteten reporter ursprüngliches abgegangen
  jobs werkstätte geradlinig barocken empfängers warmes kutscher friedliebenden schützenden romano verwendungen zwangs
  normiert polypen farbig verlangsamt zeremonien liebende zustimmend anspruchsvolle experimenteller behagen rückgrat
  zuversichtlich apostolische lägen mobil livland verengung klärt hübschen beschädigungen aufgibt gekehrt ernennt
  kürzungen vermessen poliklinik dominus siebzehn reformatorischen ausschnitte freigestellt kühler song protestiert
  mitteldeutschen reptilien vernachlässigte gepaart missionar verfasste jersey angedeihen louvre hebamme schwächt
  vernünftiges indiziert mittelständischen festgeschrieben idealisten gleichartiger kulturpolitischen lincoln iren talk
  vorgeschoben wandelnden abgewichen sprunghaft fundort entsagung trauung anknüpft auflistung deportation schiefen pöbel
  gehorsams erschwerten ursächlichen verankern oberflächlicher warmer geborgen abberufung ausarbeiten eingeständnis
  pädagogisches rast babylon groll aggregate rührung sichten blass gaumen ursprünglichkeit buben tibet bekleidete
  gekrümmt abfahrt gegenständlich zwillinge inbegriffen bange fresken bozen fuge reg ultra innovativen unterliegenden
  magistrate zufällt verdichten aufführen gips optimaler zubereitung platt erwerbstätige schneide unfällen gemeiner
  verspätet unwesentliche umtriebe mosaik konföderation desinfektion merkmals faul aufgebot native erbsen enzyme
  umwandlungen bedrohungen versenkung diesjährigen hunderttausend holding gruppieren intendiert originelle
  benachteiligten eingeschoben verbarg bescheinigt austauschen besorgnisse vervollkommnen tales sperre afrikanischer
  beachtete mangelhafter urhebers einhergehenden preist piaget ressentiments technischem curriculum paula akzentuierung
  effizienter darstellende kampagnen nachfragen weihen liegender schauer multiplikation makro abgeführt athens schlusses
  expertise verhaftungen konstituierte komponiert elende behinderungen konservierung kleiden angetrieben übertragene
  selbige gehirne schwankung nachweisbaren steffen stimulus fränkische abgehaltenen abfindung vorstands spaltet singapur
  aufklären auslegen gerühmt bereitung lehrerschaft erfahrener reist verrichtung besiegelt existent treuhänder
  zugegangen reservoir änderten hervortretenden bräuche psalm prozentualen almosen allianzen umgebracht erkranken
  angekündigten hexen gemenge mutet zell befestigungen eineinhalb regulativ protestieren greifbare unterschiedlichkeit
  bedenklicher fabeln verharrt indianischen bundestags sportler obzwar kalb geehrter unsterblich gesamtes vergnügungen
  kühner föderativen flotten erlag logisches ehrenamtlichen delikt schaltet seile gewerkschaftlicher ventil abgrenzungen
  entzücken schrifttums herausarbeitung abkunft laube lizenzen privatrechtliche molekül intime herzoglichen auswärtiger
  geneigten anmeldungen offensichtlichen marginal herrschend unauffällig entgegengetreten mitgemacht fragmenten
  beauftragen rum entkleidet fortdauernde unterhielten landshut hervorgehobenen adressat schmerzhafte bayerischer
  bollwerk erbitten denkern nasen potenziellen deputierten andermal sagst büchereien xml getretenen redaktionelle
  berufene symmetrischen zehntausend erschrocken vorteilhafter handschriftlichen untauglich begrenzungen einladen
  damaskus schizophrenen vermählung container laser erhöhungen kreta verstärktem erlassung dreiecke entgegengehalten
  kalkstein spar getreides aktiva versieht ringt intuitive fatale integrative antifaschistische gedeiht umsatzes
  analytischer eskalation anspruchsvollen nervosität brandenburger ausreise lombardei instinktiv trägers gans diamanten
  absolutheit gewichtes gus sozioökonomischen breitete vortragende expeditionen hölzerne dänemarks leiser erkunden
  unrichtigen austausches mager sven stichhaltig verstrichen tetanus bestimmtem ehrwürdigen tasse eingeschrieben
  behandlungen flexion annehme flachs abzusprechen verflossen leidende hartnäckigkeit geladenen verstummen gedankt
  erbauen traurigkeit wiedererkennen wildes unveränderte vorführen intensiviert dialekte notation zufälliges schlesische
  bedrängt gestrigen slawische durchbricht pfeife geförderte helles uninteressant abnehmender valuta wollust suchenden
  zweifelsfrei erstellte irische verschrieben sozialistisches tau rückläufig moos erfolgreiches tagelöhner präsens
  gönnen abnutzung testamentes hellenen wichtigster praktikum erblichkeit atomare olympia rüge gegenteilige
  abgeschlossenes präzisen minima funktionaler vorzuführen schätzungsweise einging uran zionistischen traumatische
  kursus gruppiert ironische ausgeschiedenen aufzeigt übergeführt existenzen schwerere heidnische korrespondenzen
  workshops relativieren schlitten beschneidung organisator verbreitert kehle auslassungen henkel gabel durchziehen
  inbetriebnahme ableben fließende unbedingter beugt vermehrter zigarette beitritts vorschlug geschlechtsspezifische
  sinnlose signalisieren tunlichst extern ausbildungs anfällen lächerliche zugehört wehrte nachfolgender essenz massig
  klientel vorstellte holger togo äquivalenz klassisches gefangener abhänge begabungen dispositions beerdigung
  entgegnung akademisch bombay koller auflockerung unbefangenheit veränderlich quotienten nizza kommunistisch intoleranz
  neuenburg versöhnt tagtäglich konsultation unterwarf abwägen verkäufers reiben toilette feststehende interviewer
  geschiedenen dunkles sinfonie käfer nachgeahmt reinlichkeit basalen unbekanntes algebra sexual aufgezwungen
  strukturieren gleichbleibenden eintritts freundeskreis chomsky verdünnter nichte tendieren aufhellung alexandria
  subvention herangezogenen involviert annehmbar wahrnehmbare eliminieren transports experte östlicher bedürftigen
  leugnung entfliehen geistreichen drastische vatikanischen gepackt fortsatz schwamm zahlenden liverpool veraltete
  chroniken geheftet rechenschaftsbericht empfangenen errechnen befugnissen preisgeben gemeinschaftlicher universell
  verlaufes konkordat patriarchalischen sanktioniert aggressionen scheffel regentschaft verehrter geahndet scheiterns
  imperialistischer längste klassifizieren müßig rechtsstaatlichen angebahnt antisemitische tischler probst
  unverständnis vornehm angehoben kasernen schuldige abgegrenzten fremdsprachen veräußert anzugehören naheliegende
  neurologie impression apostels operierten lebensfähig erd aufgelösten kontur gängen seinige ausmachte narrativen
  umschau hierarchien metaphysischer euler abonnenten verpachtung behördliche eindrucksvolle obigem erpressung eisler
  journalistische libyen sicherheitspolitischen vorgehensweisen backen abwegig elektron sonate eingezeichnet manufaktur
  schöffen monument ungeschickt korrespondent grenzüberschreitende konsuln vegetative informanten schmied wörtliche
  signifikanz redlichkeit kopiert unveränderlichen fröhlichen obliegen einschnitte blättchen herausbilden ritterlichen
  paracelsus zurückgeworfen ruine kontinuierlicher maschen galvanischen einjährigen reinste auseinandersetzt zwingender
  erotik verstärkungen gelübde entschließt abzuziehen dreijährigen gestörte entgegenstehenden vertauschen masern
  abstraktes verspüren ungewöhnlicher nachzuahmen einleitende alias zurückging biegung steuerpflichtige finnlands
  antworteten abzustellen detaillierter authentisch ludwigshafen nachgelassen privilegierte multinationalen senioren
  deklariert extraktion fünfmal gleichaltrigen unveränderten freisinnigen stürzten eingefallen simultan depot
  erwachsenden außenpolitisch diagnosen chronologischen pflaster novum irrige slowakische strengere kombinate verwundung
  zugebracht monatelang wochenlang komplementäre palermo nomaden ambivalent beantragten frevel nährt sophisten
  vierteljährlich gymnastik belgier anekdoten früheste kragen gatte angelpunkt tieferes entreißen propagierung verhalte
  vertriebene verallgemeinerungen hellenischen pragmatik auslands herzliche aufforderungen reflektierte flüssiger prüfer
  sportliche kognitiv träumt arznei tauglich durchgängige bde legierungen vektor archäologische kostspielige richelieu
  völkerrechtlicher quantifizierung schlagartig geirrt zagreb schlanken zurückblicken geschlafen vonstatten fröhliche
  ausgearbeitete background fistel benachbarter schwebe verteuerung übersichtliche unbestimmter cad großzügigen
  ungleicher hannes kleists limits halses generieren replik weigern vokal kunz unendliches vergiftet heraklit zwietracht
  hohl institutionalisierte herausgefordert wiederherstellen rasches wissend inspektor reaktionär vorlegte ansprachen
  nationalem genannter weibern transit gefängnissen religiösem kleriker hinauslaufen schrittes andeutungsweise
  allgemeingültigen stellenden analogon fiskalischen absurdum sicherungen mongolen stadtverordneten hartnäckigen eides
  oval neffe zwickau verziert billigte kraut transzendente monitor entsprechungen kürzeste analytik substantive
  zeitgemäße geistigem mongolei schafen abschließt hauptsächliche machst weberei freigesprochen schreiner ermüdet
  ritters fallt erkundung ergebenheit späteres gutdünken gefügt hinstellen meinigen ausgeschlossenen dritteln erfahre
  physiologen hellenistischen unfug siebzig entsorgung kristall restaurants anbot visuell priesters weinte profite
  anstöße düstere quittung unzucht exaktheit ausführlichere kaiserlich zweijährigen elefanten aufstiegs mahnt stürmisch
  einzigartig unglaubliche positivem weniges bedenke passender verkleinern prozeduren emden berücksichtigte krefeld
  handwerkliche konventionell guts gestaltenden partikeln revidieren palmen wechselseitiger spiegelte dastehen armenien
  verspürt picasso urzeit mitarbeiten anhaltender unerhebliche apriorische begehrten unerhörten experimentieren quotient
  winzige segeln ziehenden offensiv bedeutendere apokalypse müll prophetischen kleinigkeit zuweist paradigmen multimedia
  roher kt mutation epidemien kafkas nötigt arabischer affektion mandschurei notare gegenüberstand unabdingbare
  astronomische kollegien abiturienten merkwürdiges laufender hättest ergriffenen elster hielte reicheren typisierung
  begaben silberne rechtliches souveräner genaueres medikamenten numerus wölbung huldigen aussagt erachteten florida
  beschwören getätigt ecu privatwirtschaftlichen passiver händlern scheidewand dissonanz unterentwickelten
  überraschungen aufstellte weltgeschichtlichen genialität speck straffe lokomotive wörtlichen bert duell
  abgeschlossenheit streicht dirigenten histologie anhängig ideell entgegensteht besuchs folklore intimen spaniern
  gerichteter mehre spräche alkalien wissenschafts vital vertieften zusammengestellten gendarmerie schah zeitgleich
  unheimliche namibia verlautbarungen spekulativ anbringung pennsylvania beta lobt appelliert ebbe atmosphärische
  markierte wohlwollende gewöhnliches beurkundung zurückzugeben prosperität erstarren geschadet stapel weiler prächtig
  häuschen verunreinigungen proteine sporadisch teich geformte abzeichen indikationen unrechts kehlkopf adlige salisbury
  kluger wirksamste toulouse unmut fortdauernden schlechteren dose inszenierungen gegenüberstellen abspaltung
  angefochtenen derben aminosäuren nächtliche weigerten geometrisch berechtigungen planet adria weben rindern
  überregionalen paradoxen salons sydney massage kaiserlicher gotthard ratte absehbare erlebnisses ausstellen vorrangige
  pfarrei belegung lutheraner auffällt gelangenden fraktur rettete gelernte kulturellem hollywood eil vorkommens delta
  darbot fiktionen valenz angewiesenen erschreckend reflexive protestantischer befangenheit zweieinhalb hinterfragen
  aufzurichten überraschte ungebrochen weitergeleitet celles aufrichten vorfand pistole schmieden vertrauliche pietät
  indices endogenen morde lanze personell odyssee geflüchtet brei primitiver bullen aß unterbleibt curie schiffs
  unbeweglichen orakel eingeweide restriktive schroffen brauchbares meinst abweichendes diesseitigen eigenständiger
  funktionierende geographen schiffbau stillschweigende aggregat aufgezogen aufgeklärte imperiums hymnen grundlegendes
  aristokratische album schlichter südamerikanischen gazette unterscheidende rezensenten hinzufügt bestechung kompromiss
  immaterielle urkundlich diktion ungunsten forstlichen taufen numerisch arie verkündigt teilnehmerinnen billigt
  säugetiere imaginäre unregelmäßige zurückzugreifen vorgibt haftenden herzuleiten ausgebreiteten borsten würdiger
  verwirklichte lädt belebte überschrieben entsprechendem erbauten lückenhaft arithmetischen sekretariats errechneten
  versah schüssel entworfene positivistischen teilnimmt elegante mütze rundliche kollegin byzantinische bewunderte
  injektionen yen angängig beweglicher erstreckten hinzugeben intrigen unerträgliche einzuziehen lau festgenommen
  teilnahm kies lübecker baren schleunigst repräsentierte darinnen einzuladen morbus fotografien gebildes gemäßigte
  erschaffung höhepunkte unbefangenen eintritte anzugehen schwärmer inkarnation makler siebzehnten durchdacht kollision
  unerträglichen lexikalische stürmische lieferant redaktionen solcherart vorangegangene überstieg drohend eleganten
  trennten huhn terz obrigkeiten aristokraten lands gestützten reichende schicke verlorengegangen lastet zweideutigkeit
  transplantation verankerte verkäufe eigensinn nennungen musen anständig trichter mazedonien frühestens davids
  ungerechtigkeiten bewerben dreifach taugt adaption anhält brächte abzulenken veränderliche temporäre fantasie
  entkräften falte röhrchen grotesken zeremonie bekanntmachungen telegramme teilungen universitären schmutzigen
  leichtfertig durchgehenden manuelle dirigent verstellt unveränderter brauerei rechnerisch schwangere versuchsweise
  patriarch erträgen gebirgen bewog asthma evangelisten unentwegt abtragung anderenfalls lästigen dauerndes bankrott
  einwendung bestandenen entzückt urwald erhebenden irrtums niederschlägt verwachsungen freiere arithmetische
  gravitation quadratischen logen pronomen obsolet verblendung spule lahn anvertrauen trainings syntaktisch empfohlene
  repräsentanz originell begehrens geruht hungersnot riskieren skeptische schlingen ökumenische harmlose topographische
  zurücktritt karsten darlegt beschützer pauschale zusammenzuarbeiten albanischen beanstandet minderjährige benjamins
  sud lösbar markierten toter piano anschauliches verwoben vorgehalten fokussierung würmer fälligen irrtümern
  fortzuführen golden bataillonen riese greife methodisches letzt ermutigen irrigen hehl brest einbuße raf fourier
  hygienische stadtverordnetenversammlung glaubst gänze parlamentes anziehend wegbereiter ungewissen mont armenier
  entfernter perzeption benommen profanen absätzen betreuer verklärt diktaturen träumte heiligsten behalte belohnungen
  erwählten selektiv telegraph mittleres durchschnittlicher windes euphorie steuerlich erraten kühen unrichtigkeit
  obwaltenden handelspolitischen innigkeit generaloberst hochwertige vergewissern aschaffenburg beleidigungen
  resultierte säkularen ertrage verlagen pazifismus nasser homosexuellen funktionierte erregenden steril entschädigen
  mundes gesättigt fehlers torf anzuweisen hüfte ziegel thyssen entladen geeignetsten bewohnen fortschreitend
  verbrauchten eingeprägt vornahm sprengel derb ächten heldin cottbus volkswirtschaftlicher südwest domino politikers
  schlucht patron dauerten formeller häufigkeiten akzentuiert erprobten erscheinens lehne bai anhängen einzuschalten
  viren abgerufen auffälligen hartes ministerial gefechte malaysia ärmer frustration domain anregende dekrete absurde
  hinzufügung zureichenden pose heilsame rät hain verkürzte geahnt gewissenhafte eingelöst gelber spannt mitgegeben
  triebes verdeckten begreife kostspielig grazie pool hinsehen spionage brandts gebräuchliche aufrichtung boom haute
  schlauch kompletten verzichte eder geraubt umschreibt abstrahieren schwebende aufmachung streich gegenüberstehenden
  unwesentlichen klerikalen zarathustra disziplinierung impulsen serbiens beliefen massenhafte intendierten störte
  dringendsten operator hervorhob kasus unüberwindliche löslich appelle giebel rachen herold irrational aufforderte
  legaten beweggrund amputation ungestraft wucher gesetzgeberische fußt bekräftigung dokuments libido unkraut bewachung
  abzuweisen angreift mannigfacher kommuniziert entwickler geflügel reichenden ohm bedeutungsvolle sechzehnten
  mechaniker erbittert feminismus anwesende kollektives pazifischen senegal cia hemmenden entschlossenen
  innerbetrieblichen bildend begründeter eingesperrt syndrome bindenden belle berücksichtigten verkaufe layout
  berührungen vorerwähnten ingenieuren schnelleren paares gegenüberstellt kommissare unausgesetzt bewaffneter tipp
  dantes einigten beimessen landsmann schwieriges vorhergegangenen erzeugenden fahrenden fortkommen umdeutung khan
  reflektierten gravierenden stummen gleichwertigkeit sinnlosigkeit reformierte meisterhaft würdigt flöte erläuterten
  auslegungen verging umrechnung zurückführung einstweilige mächtigste speichel klopfen starrte cruz prismen herakles
  rücksichtslose fernando ererbten überwog erschlaffung prägnant jurisdiktion angel ottos zurückzugehen pastoren
  dreiteilung fugger röntgen urheberrechtlich transmission siegt ankara klippen balkon geflohen geistreiche angeschaut
  pazifik harmlosen verhütet gliedmaßen einigte plötzlicher schifffahrt mol abzubrechen bekleiden technologisch ungelöst
  passierte gepflogenheiten überflüssigen realisten benützte gedämpft bedeutendem auffordert flüsterte begrenztem
  intuitiven dauerhaftigkeit buddhistischen derzufolge gandhi dehnte ukrainer infiziert versuchungen regulative
  idealisierung zähler profits nächstfolgenden zusammenhalten söldner schreibenden lokalisierung innerdeutsche
  nordamerikas feuilleton nasse vereiteln plünderung überspringen fällung repressalien talmud gesellschafters
  eingereichten zugreifen redaktionellen knollen spezial abkömmlinge innigsten löslichkeit sende ungewöhnliches
  intimität diskontinuität denkend herauskommt aufbaues zweckmäßigsten erhärtet ehrung stauung verdünnten banne
  rehabilitierung abgebildete roll lästige eindämmung herausarbeiten verpfändung ärgerlich verwickelte ausreichendem
  schrittweisen umgab herantreten untersagen erfordere betrügen aufdrängen beharrt stumme gouverneurs einheimischer
  demokrat verteilungen angemessenes fichten steinernen konzipierte paradoxerweise jäh somatischen amerikanisches
  unmöglichen mütterliche sigrid siegte skeptischen verschmäht protestant apartheid beschuldigungen pech ablaufenden
  maschinellen vertiefungen patriot messing elke angesammelt fördernd angestammten georgien herausgegriffen
  bedeutungsvollen diskursen erkämpft auftauchenden zugebilligt pfingsten anreicherung übertreten reibungslos tilgen
  kompetenten monumentalen chiffre entrinnen gewichten schmerzliche eifersüchtig vermessung karren blöcken eingetragene
  entstellung diagnostiziert dichterin kapitalist humanisierung abwandlung verirrungen vorkamen abwesenden magneten
  gegenüberstanden handvoll wahrhaften adrian weilen endlicher led taktisch zuschriften mordes verliehenen gesegnet
  zuzugestehen blauer ensembles ballon herzöge henker ausweist ausgerottet mongolischen ungerechtfertigt mündigkeit
  unzertrennlich parlamentarisch kombinat implementiert zweitausend durchlässigkeit entweichen entwertet aufrufe
  konventioneller fünfhundert franziska psychisches integrale imperative entsetzlich gefährdungen notieren wissentlich
  antizipation trivial phantastisch betrachters unrealistisch ram ausziehen ärgernis unregelmäßigkeiten wog errungenen
  television polemischen beschweren trunkenheit stereotyp dings fix liebenswürdigkeit verbrauchen massiver schmidts
  ingolstadt voreilig yang unterstand interpret implizieren kameradschaft mutationen parteipolitische zuliebe plausible
  wiederkehrt outsourcing eingelagert deutlichste glühende darein scheins verlierer jahrbüchern gefreut säfte radium
  aufrichtige spaltungen auserwählten gerungen fehde umgestellt klarem verheerenden torheit erstreckung verlagern
  spannend südlicher finnen trachtete urbanen redeten gotische frohe homerischen linderung biologen gegenwärtiges
  initialen vollkommenes preiszugeben stifte schematischen calcium uneingeschränkten abwässer eingriffs zitiere
  vergütungen aufstrebenden überwältigenden mangelte einzuberufen wendig installieren aufhält garn apathie errang
  verhehlen längeres vergrößerten columbus beugte stacheln erfreulichen restriktiven gemeinsamem besiedelt überstehen
  flogen empfindens ausmachten autoritär heilsam optimistischen fußes zureichend mix versendung weiterführen
  einhergehende glaub bewerbern fortdauernd amsterdamer verschlingen reichtümer unstimmigkeiten berührenden nutznießer
  zugänglichkeit dezidiert bevölkerungen pocken mini restaurierung drainage konzipierten packte bänke diana zugeleitet
  aushebung nivellierung aufwandes nützliches bolschewistische geheißen tuberkulöse audio vorzubringen diagramme
  geschaut verdoppeln fahr sparte vorbehaltlos maritime üppig vorausgesehen dämonischen endeten miterlebt hinausläuft
  anklänge traumes gratis segmenten ethnographie fackel krankhaft freiheitlich lindau indifferenten gynäkologie anlegt
  separaten lesbar zehnmal grabmal plädierte freundschaftlich längstens koks haber schlaff monotheismus hinterlegt
  verkümmert geträumt nationalisierung befindlich coup ungewollt hinreichen zeitgemäß flieht schmerzhaften politiken
  perfektion jakobs derbe hege verabreichung traute postulierte verwüstung korridor weiterzuführen gestaltende zöllen
  entfiel kräftiges argumentierte beachteten jahrhundertelang einwänden unglauben unterirdische schmeckt verträglich
  beutel strafrechtlich alltäglich zukommende anzumelden unleugbar zuwanderer ausgegebenen winke strittig ngos ablehnten
  zutreffenden farblosen liebenswürdig verbilligung aufmarsch ermahnt bedeutenderen reingewinn einrücken unveränderliche
  divergenzen prägten gepflanzt ironischen individualistische jüdisches lamm gewaltiges schwund verhandelte neige
  abstellen ankomme ausschlaggebender erbarmen tänze vorheriger mild synoden umgestaltungen gestraft auszuhalten
  vereinfachten flanken eide odessa säuglings rindfleisch entsendet beglaubigung begräbnis promovierte zöllner ringes
  herausragenden maximaler erstattete radikalität potenzielle einschlafen biegen englischem hacker unsererseits steiger
  festlichen fischers übels tabus stationiert pollen befristete pythagoras aufklärerischen römisches ader klüger bäche
  tapfere verdiene erfand kolleg interdependenzen reichste zarter wertvollsten verbrechern gewordener vergangenes
  sabotage denkmälern hörern zulage regelrechte bekundete gicht umsiedlung improvisation überwältigende gesichtes
  immigration leserschaft angekündigte unbeantwortet zäh einbürgerung kapitalistisch schlesiens ruck stechen besichtigen
  beinah vonnöten frakturen beträgen bezogenheit metrischen handy langwierige entschiedensten näherten wildnis achtete
  optimieren witze verbrachten führungen begrüßten abstinenz olga entwässerung ältester ertrages ausgenützt bereite
  unermüdlichen anhaftet jahrelangen schwierigste lasen entfallenden kennst idealistisch befindlichkeit erwerbungen
  empirisches entschiedenste drastischen sitzende gemüts sekret auszuwerten aphorismen küster hanf palästinenser getreue
  vergütet handelnd beseitigte bedrohlichen hergeben verschränkung feierlichkeiten rechtwinklig geschwür kambodscha
  einmaligkeit sekretäre auszustellen fünftes stoppen konsistorium werften moderator winkels verwahrlosung absurden
  infrage strittigen steiler ablenken erblickten vorbildliche geschlagenen einmaliger aufschwungs fachlicher verliere
  einbußen plausibilität zumutung salzes liebenswürdigen mystisch fortbewegung intendierte allseits anorganische spann
  zerstreute manufakturen distanzieren verfolge eigenmächtig analysierte unveröffentlichte unparteilichkeit lettischen
  traktoren beschreibende herausgab optimistische trick treffens verwaltete rüstzeug umschriebenen abzüge wöchentliche
  verkümmern osze ausdruckes proportionalität manuell angezeigten lehrten willkürlicher widerständen harren gipfeln
  chaotischen unlauteren nähte verbürgen nominal protestierte schärfen anschlüsse einstweiligen hub kategorisierung
  flechten individuation überschaubaren ersterem liebling anschwellen bazillen zuließ zurückzuhalten rassischen mönchen
  jordanien beträchtliches glückliches abzusichern analoges ermahnung katastrophalen lohnend siegermächte aufgeschlagen
  schmerzlichen dumpfen syphilitischen linearer schwabe clique ablaufs regimentern erprobte polaren vermute kahlen
  württembergs botaniker ansteigenden bevollmächtigter angeschafft spielend beziehenden aufbereitet rindvieh freieren
  schlank strebenden beschuldigung verdun equipment hervortretende sündigen unsicherer bronchien gemischter verstopfung
  drohender unfehlbarkeit schmecken dragoner hervorgegangene überproportional unzweckmäßig paläste brut glasgow kirsch
  wicklung gesamteuropäischen ratlos runder arzneien benachrichtigung karlsbad verhilft elan kreuzungen studentische
  unstatthaft stiles booten fruchtlos vervielfältigt variations vergessene ermahnungen getränk städtebaulichen
  operativer reportage nüchterner streikenden chinin scholl manie bewohnte dialektischer flüchtling aufhörte publizieren
  verursachung registrierte technisierung bedrohliche dispersion verweigerten jedwede unpolitischen geschmälert etage
  ausgehoben initiatoren präpositionen kerze unwiderstehlich auffälliger hastig hervorragendes heterogen histologisch
  arge legitimierung nachgekommen hervorhebungen verzeichnete gleichzeitigem romantischer aufkommenden kakao grenzenlose
  stipendium metamorphosen reclam cornelia wahrsten vergleichender ambulante mali vorbeugen aufstellungen unterredungen
  eliminierung sachverhaltes dächer königtums verfertigt frühlings revisionen ran archivalien täte zyklischen ausbildet
  angeschnitten hochwertigen abnehmende präposition verleugnung mächtiges stattlichen genetik lockerer kongressen
  kostspieligen glatter vernichtete spender gelöste maschinelle anständigen eingerechnet laos tänzer mandats weitergeben
  ausfluss natürlicherweise lockern attacken regelrechten stationär eifrigen durchgreifenden metallischen währte zweit
  häuptlinge depeschen verdammen funden administrator natürlichem bedauerte mitzuarbeiten abmachung inst bekanntwerden
  verbrecherische zuspruch schuldigkeit heranzieht körnern viereck eifrige leichtem rezepte hysterische weiterleben
  heisenberg befristet ertrags reflexiven verfuhr hauptaugenmerk domes internationalem auszutauschen gelenken delegiert
  advokat aufrechten überblickt schlanke vorausgeschickt vorausgesetzte verschleppt aviv tagelang verordneten brave
  multilaterale schießt machenschaften erwartungsgemäß psychophysischen greifbaren nachweises traut adelige palme
  divergierenden ausschöpfung kwh walzen aufzugreifen madagaskar halluzinationen eigensten dauerhafter zutun erhellung
  zeche kaltes verschlechtern summer geschwollen dienern zufügen infinitiv abgewendet entropie nachgeordneten
  vergessenen öffneten nordwestlichen komödien getadelt wolfs freigesetzt gleichbleibender meißen handschriftlich
  befruchtet reichem saturn amortisation vorging faulen gerichtlicher situativen fundamentaler ratlosigkeit befahren
  dargebotenen rituellen angesetzten verpackt taub hai summarisch spiritualität heilt fördernde schmälern terminal
  frontal molekülen guillaume rechtfertigte demütigung schützende klotz ziege mahnungen ausfuhren bezugs vergnügt gnädig
  trommeln kelten herabsetzen zügig überraschender demenz präsentierten vorgestern bildnisse ausgedrückten westafrika
  beiderseitige landete vertagung regelte werd abzuwägen gewölbt durchführte übermächtigen punktuell ventilation
  bürgschaften befriedigender reizende diebstahls nonne bedürftigkeit geworben verkürzten hoffmanns ohre
  elektromagnetischen kunstvoll ehrenamtliche wünschenswerte germanisten hervortrat check freigelegt erledigte angeln
  pries erkämpfen clinton erlösers südafrikas innenpolitisch gebären angehenden nachteiligen individualitäten zugetragen
  konjunktion trägerin ahndung fc ausgeblendet besiegte oheim shop klient innerparteilichen nehmenden bedachte
  instrumentalisierung einweisung zwischendurch entgegengestellt betreuten umwegen unbefangene einschränkt genutzte
  jammer basierenden abdankung anerbieten geschädigte zahlenmäßigen beines schützte hiv wirkungsvolle pathologischer
  fokussiert vermengt götzen genossinnen unterstanden eingrenzung widerwillig zweifels verschleiß leuchtete anwesen
  darwins auftritte raupen mindert entscheidungs trennende wonne systematisches verzahnung zerfiel axt ängsten verhängen
  pflanzliche absteigenden hallo fassaden zehnjährigen gorki chilenischen pfälzischen mahnen forciert ehrgeizigen
  essener bonhoeffer kompatibel fernseh ausführliches modelliert schädlichkeit verlesung kehre gespannte isolierter
  begangene geschulte christina pädagoge ausgezeichnetes selektiven zuführung einzigartigkeit klinge sedimente judas
  schotten zelte freigelassen generalisierung marginale naturalistische eigenheit öko lindern gegenteiligen anzusiedeln
  verlobung fälschungen weltwirtschaftlichen detmold jedweder ansiedler zerrissenen offenlegung übergibt verschließt
  neutestamentlichen ausbrüche gemeinschaftliches einreise einband festival malereien überlebte ausgeübte gequält kürzen
  hügeln bundesdeutsche maxwell addiert prüfte ungarisch kälber hinzukommt propagierten veredlung durchgehen reifung
  unerschütterlich erzwingt vaterschaft kb referaten beurteilte jahrgängen dynamisches hervorgehobene loyal dreck ingo
  rechtmäßige freiräume gnosis züchtigung parameters wunderbarer zuwachsraten nachzugeben vierzehnten letten
  unentgeltliche prozentpunkte unheimlichen ersuche ordentliches serums granaten abhängiger bekehren sprengung schwan
  delphi reichere glänzen leg vorläufiger lächelt gezüchtet verdünnte gehäuft spirituelle dichterisch durchsichtige
  bemächtigte künstlerin bronchitis paradoxon attraktive anmelden elektrolyse tschechien heranwachsende aufbauenden
  algorithmen streckt oligarchie unterbringen zeugnisses lauteten besiedelten leidend portionen betreffe ausreichendes
  vervollkommnet aposteln chronisten simplex erkennbarkeit ihresgleichen segnungen teilhaber rinnen präparation
  liegendes spätem entstehens erwarben gewänder identifizierten babylonischen eingänge angeregte knospe regler vornehmer
  ansbach therapeutisch organisatoren verdächtige mercedes scharfem interferenz städter isaak gerda memel broschiert
  herausgekommen privatem agiert rationeller gesteuerten brocken übersah komma vertagt rücksichtslosen bunsen
  beschnitten kapitale dokumentationen abweichender dürren merklichen wohlgemerkt desintegration volumens nöten zielten
  nomina sekretärs redlichen potenziale formales schriftstellerischen kiefern atmet koppelung kosmologie massenhaften
  fuhrt aktionär riechen ohres autarkie hilfs kissinger strahlenden partnerschaften angliederung gebräuchen hemmende
  propagieren gehobene erstarrten eizelle versetzten gesellschaftern entzweiung vorausgesagt tool betrauten
  begünstigungen abi mehrjährigen appellieren mailänder begnadigung kommunikativer ausgerufen zehntausende distanzierte
  lächerlichen verwandelten lauge auszubreiten überbrückt getränken zwanglos heeren üppigen melodischen streckte gestik
  semantischer enthaltsamkeit tisches einzahlungen diskursive brasilianische normandie gekennzeichnete vierundzwanzig
  piemont heimweh unbeirrt umarbeitung überschauen verfehlungen vermisst abgegebene geige distrikte weibliches verweilt
  hervorbrachte einleuchten perfekte auszustatten reizenden lade zusammengebracht grundlos ebenbild erhärten indochina
  zynismus entlegenen spürbare staatsbürgerliche aufzug schub sentimentalität rechteck tarnen impressionismus versagung
  verriet mannigfaltiger obrigkeitlichen kreativ administrativer auslöste geisteswissenschaftlichen tretende anschlusses
  wart gleitet büste hingehen hingezogen heißer ravensburg unnatürlich mulde polemisch vermischte gelandet tieferer
  spirituellen fingers atlantische anthropologisch vergleichbares rezensent umreißen freudige gibraltar unähnlich
  entlarven heiratet ungestörten gefüttert gesonnen apparats lumpen unterbreitete fliege füllten abfertigung ausgewogene
  gefährliches verderbliche abenteurer invalidität bürde ungnade norwegens martina excel koordinierte geflossen
  allegorischen dunst alkali hölzer näherem vulkanischen geschirr abgeholfen quartiere intensivieren längerfristige
  lehrlingen auszeichnete ludwigsburg andersartigen geordneter nahelegen kennzeichnete konzentrierter gesetzgebungen
  dornen bond leuchtend bremerhaven jährlicher glücke verbundener institutionalisiert abgestimmte töricht gebenden mist
  weiterzuentwickeln mdr materialistisch zuschauers steigerungen reproduktionen zusammengeführt depositen karlsruher
  freundliches gekrümmten ermuntert flüchtiger stollen gemalten peripher venezianischen tschechischer
  sozialwissenschaftlicher barg isis abfuhr halbem kundmachung saul sicherten ausgehandelt lasst schnecke bestieg
  brisanz jahrgangs übergreifen bevölkert kollektivierung anschuldigungen sozietät montiert reims stühlen prostata
  überfüllt zurückgeben additional hießen herausgebracht abfrage blühte nachteilige seiend elimination tangiert südkorea
  tataren armenischen antrat hormone russisches dichtes astrologie epileptischen gestatte gespürt frühes konstituierende
  pfanne schokolade siebten anregenden aktionären schwerpunktmäßig künftiges verwende launen bedachten ungenügender
  finanzierten title verzweifeln spontaner scherben fortschreibung islands utopisch unverbindlich quintessenz soft
  schattierungen geländes außenpolitischer dezentralen patents unerlaubte erzählenden bayrische rotem überschneiden
  würdenträger stündlich angezogenen heck ankündigt wellington font widersinnig stuhle entging diäten gesetzentwurfs
  schrägen betrüger abruf größtes industrialisierten wahnsinnig ignoranz niederungen unterteilen depots exemplarischen
  kontextes zersplittert zärtlich schwand deregulierung fluten makel theatern probieren novellierung viktoria gepflegten
  erschütterte fähigen kommunikativ angina injiziert problematischer voraussage allerersten exkursionen segmentierung
  konform militaristen angebrachte überzeugten minderwertigen unvermeidbar stützten gloria zechen feierlichkeit
  hinzutritt bouillon bedingenden kasuistik entsandte hinterfragt unscharf elektronisch gigantischen drückenden
  widersprechend erfolgreichsten demonstrativ spitzer weltgeschichtliche reliquien rollt ungefähre verfehlten malern
  kindlich mythologische geschöpfen usus dissidenten abgeschlagen ambivalente übergehe abordnung wohlwollenden optischer
  unannehmbar schlucken abgeschlossener fortleben zusprechen abzulösen kulturpolitische abstellung euratom tatkräftig
  studierten almanach vordringlich geschäftsführenden alpinen aufmerksamen aufgab blenden kategorische klimatische
  extensiven verwitterung editorial entwickeltes kultiviert aussiedler sozialpolitischer infizierten tolle verstummt
  zugemessen kommunal losungen predigte schräge eingenommenen grammatisch grönland hussein sprengt dumme belästigung
  hieb überlastung drange boy ungewisse gehegt sophia dreizehnten neutralisiert verstreuten einsetzten parade
  rückwirkend bmw terrains zerbricht besoldungen desinteresse lückenlos hexe abfallen bewacht zumuten terminen
  entsetzlichen betet steppen klängen umdenken protestes entzünden lesarten gliedstaaten spart entspannt sediment
  bändern schlichtung koreanischen administrativ verherrlicht vorausgeht verleumdungen kroatische signifikanter rachitis
  dezentrale zusammengebrochen viola verzweigung eiserner terrassen vierfache zuckers teuerung umschriebene euthanasie
  indischer erregende stürmer deckten fabian formalisierung pavia newtons brüste dekadenz kabinette kriteriums
  blockieren gewerbetreibende ängstliche gereist dualistischen karthago verwirrend kontraste ungestüm verfeinert roch
  andernorts zusätzen besprechenden mississippi unerlaubten zertrümmert forcierte magnesium auszahlungen frohen bursche
  indiana nochmalige stiftet eindringenden freising normung brav beharrte gesicherter geflissentlich reichert
  thronfolger strudel eigentümliches geläufige widmeten liebenswürdige integrativen holsteins einzahlung breitesten
  etikett büßen schnaps vorm generierung verhaften zugeständnissen intendanten neunte populationen entfernteren nutz
  vergingen jim auftraggebers rechtswidrigen niederzulegen anerkenne urgeschichte rechtens blicks saarlandes mekka
  waggons einhellig exklusiv beklagter veranschlagen abzuschneiden intonation dezentralisation montreal generativen
  gesellte dummen browser theatralischen fernseher metropolen grünes unzuverlässig prostituierten recklinghausen
  interpretierte agrarische controller stoiker befriedung quant ernstliche erfahrbar jahwe tadelt adjutanten gebrochene
  gewichtet immense aufgeschlossenheit verwahren aggregation schollen syndikat verschleierung propagandistischen
  ungewohnte moden migrantinnen braunschweiger sattler empfingen verheißungen zahlten bischöfliche aufwendig pfennige
  wurst europäischem gemäßigt queen spree benzol allegorische integrierter vulkan angestrengt temporal chauvinismus
  dämonische embryos trägerschaft randes untreu undurchführbar eigentümern auflassung intensitäten zurückweichen
  zeitgemäßen erstarken sperrung aufgewiesen satirischen schaften komplementären herrschern spektren partikularismus
  homosexuelle koeffizient opfert völliges zauberei theoretikern hinauszugehen vollsten dialogen harvey erdulden
  gentleman werts geschwader anzufertigen holten subsumtion verstarb zuerkennen eingestellte gebogenen widerstrebenden
  ausfüllt computern geistreich entführung blasse angeglichen schädlicher schwerfällig verfrüht abgestimmten schuhen
  perikles verstellung maßes bestärken genera dehnen zuwandte barometer raimund verlegers streitet thurgau absurdität
  zerstörer vernichtenden verschlimmerung nahme gemeinheit begründenden absolutem sofortiger bedingungslose düster
  dringlicher fortsetzte aufgelistet lobte schüchtern unglücklicher wünschenswerten anzuwendenden hängenden
  eindrucksvollen charakterisierten dualen prüfenden unermüdliche seufzer legislativen kellers häufiges humus glases
  triumphe häftlingen zweiges schweizerisches grasen prime gesetzliches aufwirft minderwertigkeit courage anstrebte
  verschickt festere kindlicher abenteuerlichen hergang eintrete glühen uneheliche städtebauliche abrundung aufwachsen
  nördlicher erweichung sprossen ausgelöste reizvoll endogene entschloss makedonien lösenden schwur spielenden geleise
  durchfall mails silbers aufzuerlegen exportieren animalischen umdrehung gegebenem niederwerfung zivilrechtlichen
  demagogie zerstörenden teppiche wissenden wählenden mischte fortschrittlich nachdenkens zusammengefügt unglücks
  fördernden kompetente aufzubewahren hinstellt ledigen ecuador kardinals bleibender schlechteste überlebende feature
  ferrara ethisches machtpolitischen herausgeben soziokulturellen zuordnungen niederlegen rücksichtslosigkeit frech
  wirkend mäßiger gedeckten retrospektive zulieferer katheter reutlingen schenke messina limit kriminologie säbel
  unbedeutender trunksucht hebräisch dynastien unorganischen verelendung partnerin manifesten beizuwohnen geltendes
  erworbener teilhaftig ungebildeten beanstanden gespräches beruhigte benachrichtigen zwischenstaatliche fortfall trag
  herbeigeführten helgoland reichhaltige schaum saargebiet richards leiber grieche gedichtet blickes durchhalten
  gesellige luden baltikum ungewohnten paradigmenwechsel gläubig jalta tauglichkeit prozentual finsteren kenia
  abzuändern unvorstellbar hindu gedroht voraussichtlichen giftigen postulierten feindselige gegangenen ziehung orthodox
  markante konsulat füreinander aufrechnung ausschau bretter singulären verinnerlichung betrachtenden basilika angebotes
  vernimmt aula konzeptionell dürftige neuigkeiten vorgesetzter gesetzentwürfe atoms nimbus kleben ordinate originellen
  ausgibt bunter klingenden vertreterin milan winkte dvd cents charisma erfreulicherweise datieren sozialökonomische
  eingegangene einzustufen erstarrte mineralischen leserkreis luxemburger haiti stadiums leasing tagebüchern herrlicher
  krümmungen haltenden sängerin geweigert rühmte bedrückt niederländisch versandt verübten estnischen übe adjutant
  wichen öle lockt angehängt absichtliche einschneidenden musikern biograph aussperrung zurückgetreten eigentümlicher
  seltenes bbc unterschiedene vorlegt palastes überwogen nahost professionell überlebten orientierter drücke käfig
  szenerie lokalisieren gewinner hellem tipps kirchliches solidarische stäben knöchernen materialisten schilde
  andersartige bonus gefällig destruktion verzierungen auszügen telefonisch arischen beidem monopols jakobiner
  aufgeboten fünfzehnten schläuche wahrt indios philosophien stimmberechtigten anden nachzuholen währungs aufzucht
  größtmöglichen fragwürdigen unannehmlichkeiten feuchter gültiger gelange herrührenden talleyrand aufgetretenen
  naturalien unbedingtes wegnehmen suez abgab instandsetzung zulagen lesungen zugibt gröberen durchmachen reben
  korrespondieren drückend geänderte fiebers anwärter gravierend lustige gekränkt heftiges ungunst gehängt negativem
  entschlossene begrenztes baus verwechselung eignete methodologisch verarbeiteten einschränkend nächten archivar
  abschaffen steinmetz canon brauner polemische demontage beinhaltete kostüm unkritisch auszukommen weint partieller
  isaac erhebe gemeinkosten merk muschel etymologie erhöhtes pflanzungen berichtigungen scheck verschollen stammend
  clement ausnehmen dostojewski spritze lebendes auftragnehmer beitrugen protestantisch bundesweit beriefen grammatiken
  ausgebeuteten nachfolgen angezweifelt hohle verquickung ungelernten unreife beigegebenen vogels abgelegenen
  postmodernen gleichwertigen absendung unabänderlich gleichberechtigter wissenschaftlers herausgefunden inhabers
  abscheidung evolutionären ergiebig wählbar degradiert fahrlässig exils schnecken konjunkturelle keuschheit chöre
  auszusagen kalorien haider innerstaatliche zeitlos ligatur mecklenburgischen unzulässigkeit existiere schablone
  letztem bohr irrenanstalt akustisch beherbergt südöstlichen polit escher abzubilden schleusen täufer ballett erzähle
  wirkender pilot aufrichtiger anleitungen telegraphie setzungen initiator bleibendes verspätete wegs fürth biographen
  wohnungs trilogie körperliches ablegung metrische metrik etablissements sprachliches exklusive dekade
  oberflächlichkeit zuungunsten ira verstehende tragbar fundamentalismus hungern ungelösten freimaurerei katalogisierung
  stimuliert kleineres solid gewerkschaftlich spiegels innewohnende sfr erbringung vorgebildet kostenlose piloten
  unruhige schwiegervater tarifs geschaltet grotesk hauptamtlichen oma bananen erstanden berüchtigte argen rückläufige
  läuterung längerfristigen schieber pforten abgegrenzte unzulänglichen frühzeitigen talern geheimnisvoll krampf
  strömten handschriftliche quadratische beat identifizierte wildheit destillation verkleidung sensorischen automobile
  anspruches erstrebenswert grafschaften kiemen somalia umorientierung autobiographische gesellschaftlichem paarweise
  aufgehobenen lagert beschwerlich tricks beinamen bunker vorweisen ungelöste inländischer kurzfristiger durchschneiden
  radial zusammenfinden abhang nachträge steuerfrei elften saugen streift ausgesetzten dukaten algerischen helvetischen
  unvollendet bekräftigte bestimmtheiten mussolinis öfen zusammenhält reformieren friesen seilen unterblieben
  abtransport kaliber differieren verholfen elektromagnetische rationales bedanken reisten belehrungen fürchterlich
  honduras henne kognition strauch ergänzten ketzerei beisein abhing nabelschnur basierende zuschrift charter denkmals
  proklamierte erkundigen nachschub gelsenkirchen starrer verwirkt marxist unerheblichen streicher sinai erkundigte
  hymne zierde ausgespielt bebaut schaff flexibilisierung hungers hinausgegangen ernsthafter unternehmertum krassen
  wimmer unzureichender selbsttätig zuckte glichen bohren verbannen stell katalysator phantom erkundigungen nachfahren
  anständige marius zerbrach treiber bünde anatomischer sticht germanischer darstellbar würdigte vorteilhafte plo
  löffler rhythmik ries prozessualen ernstfall affekten stenographische abrupt zurücklegen bemängelt getrennter helfe
  herauszukommen beliebigkeit versicherers nota biochemie untätigkeit kubanischen komponieren irritation auswärtiges
  entzündete zoo erzieht folien zielstrebig fragwürdige benutze bewegungs rhetorisch aufwendige südafrikanische
  freudigen übersichtlicher kurden gezeigte konjunktiv ausruf manuskripts beachtenswerte taubstummen hollands verbündet
  diebe mexikanische moliere anrichten geratenen straffen abgewogen strengeren unfreien quadranten duo ozon
  vorgezeichneten darfst interaktive anging charme spandau umhüllt gemahnt verklagte protagonist brüchen beunruhigen
  grausamkeiten befänden fragwürdigkeit biegt agierenden einleitungen überlasse eindringlicher kopernikus abzuweichen
  unterscheidenden fatal mechanisches ravenna aufleben abgeliefert sensibel bestmögliche verschlechterte kamin sprechend
  pavillon walzer jargon marktwirtschaftliche kooperieren birmingham meetings aufsetzen profilierung subsidiarität
  befundes sri stoffs angelehnt registratur angefordert dringendes bug klopfte schwäbische gekümmert mittelfristigen
  eingeben differenziertes verzichteten dissens fessel rumpfes behaglich konversation anhängerschaft zehe erfreulicher
  erfundenen subtile selige sauberen türmen verirrung beschützen quart entkräftet trennenden stakeholder beruhend soda
  unangefochten essig baracken hüften säcke schaue angefochtene glückwünsche determinante absolvieren föderalistischen
  eingeliefert monarchien anvertraute durchdenken erfülle erwirkt geschlechtsspezifischen villen scharfes riemann
  exklusiven sensibilisierung vorzuschreiben alphabetisch verkleidet rieger unumwunden radien sinnliches denkers
  zugefallen nordöstlichen anregt davidson gefürchteten hau pappe abdecken aussuchen umgegangen kriechen formiert
  vertraulichkeit schleppen konsumiert matte abbildet modifizierung herrschender geschiedene noble antenne sterilen
  zukünftiges integralen blassen berufstätige brüderlichen abgefunden verschob ungleichgewicht synonyme entleeren
  botanische ersehnten gesteins auszuweiten bäuerlicher ovalen erfundene kaiserslautern drückten spröde geologen
  erkaufen cousin entsetzliche chronist solltest gültiges meeren evaluierung bestürzung abwerfen dörflichen ausgespart
  prophezeiung gewalttätigen märkischen rakete bäuerin fiele zweifachen behinderter inländer splitter denkwürdigen
  dichterischer stilisiert franziskaner nette vollstreckt innehatte einwandfreien gemeindlichen hemmnis reges abbauen
  dürr verbis hindeutet engerer leistungsfähig sympathische bekenner verschleppung fug dokumentierte thrombose
  verschüttet havel salpeter kühlung zartheit schroffe darbietungen reichhaltigen zeitigt gewichtiger schlafes
  eingeräumten kästchen mesopotamien dnvp liquidiert fan terminologische forschenden formate auswurf elegie seher
  ausscheidet kreuzigung protesten scheinbarer verteidigten sehnt lille fürsprecher geleit beschwörung alls portugals
  ausreichte assessor ingenieurs inkonsequenz diskrepanzen induktiven marschierten fiat einspritzung offensiven
  direktoriums wiedergegebene herrschaftlichen übergingen geerntet pragmatischer oktave neugebildeten minimieren
  verbesserter furchtbarer überschaubar verbrannten ehrwürdige abm überschwemmt exogenen ansporn subventionierung
  nachbehandlung ultima quälen provisorium gedränge unversehrtheit klarmachen auswerten anfällig vergänglichen unlöslich
  erlernten klassikern verpachtet pos fans scholastische monotonie länglich intakten suspendiert einzudämmen künstliches
  lufthansa konformität mitwirkenden durchgängigen homöopathie herstellern originären residuen zustehe anschlagen
  schluchten gespeicherten lustigen jacke riecht hinausgeschoben einwürfe verhältnismäßigkeit verständig kränkung
  nebensächlich philister gemeinwohls zweifelte überregionale anmutenden ergreifenden haltend regensburger veranlagt
  gehst benutzern misserfolg importierten fachen bistums konfrontieren sofa liebten nachzuvollziehen rückhaltlos
  differenziertheit muslim schicksalen signaturen monumentale vergesse maximierung systemische partizipieren brieflich
  prophetische bohrungen farbenlehre beizukommen räumlichkeit ergiebigkeit verhängte strick hinausgehend schärferen
  negieren gesinnte pope abgewartet dutzende quere raschem partikularen verkommen unfruchtbarkeit zuallererst
  durchschnitts endung perspektivischen leistungsfähiger ausgestorben geheimes grafiken abgeholt beruhigend klischee
  befreier geheimnisses allerhöchster selbstverständliches genesen vielschichtigen verschiedenste belegschaften
  auszurotten plantagen höcker wohlhabende getretene aufmerksame deportiert heterogener auflegen ungefährlich andauern
  mittelfristige hierhin untersuchende ebnen barbarossa besprach hugenotten respektierung bedeutsames durchbohrt
  kapellen zurechnungsfähigkeit miniaturen jahrelange osteuropäische zipfel umgebaut beben spekulanten reihung senkte
  umwertung stärkte negern pfarreien schüttelt intendant verkündigen suggerieren zuweisungen leibeigenen fortgesetzter
  eingeweihten herabgedrückt verfassten unfruchtbaren peitsche habsucht anhängsel arteriosklerose annähern koordinierten
  kleinlichen hüben flüchtete verifikation eingewanderten zubringen pallas temporären investitions vista beatrice
  gescheut horden gezweifelt schick songs ausgliederung konservativismus erleichterten ferngehalten verziehen
  vergebliche bub theodore griffe rafael stalinistischen gleichnisse rundlichen föderalen lichtung stolzes geordnetes
  unterzieht zornig ausgeprägtes dotter bekenne pflanzung unsterbliche homogener tälern wohne auftauchte ausbezahlt
  geeignetste eingebung postulieren zusammenhängender genauesten illegalität lebenswichtigen annemarie genuine
  stationierten erbauer verdächtigt fälschlicherweise vermietung angesehensten unterblieb kommentatoren vertrete
  spezialist verbreiteter konzernen kraftvoll wiederaufleben synthesen weissagung maya abnahm bitterer monumente aue
  täten empathie ausflüge unzufriedenen merck gesandtschaften gottlosen tangente bundesgesetzblatt diskriminierungen
  antrifft ami zusammenbrechen säle burma arthritis mahnte arbeitens heilsamen landschaftliche weltpolitische diagonale
  verwüstet hauptsächlichste zion dominikaner steffens designer jawohl enthüllungen demonstrierte präventive dämme
  dekorativen zusammenhängendes sensoren drückende affirmation ausgebildeter gesteckten barocke nominalen balladen
  kursiv ehrenamtlich versenken vorgesetzt rannte primus verfestigt rezeptoren säugetieren statistiker entspringende
  beförderte sterilität nachlesen geiseln konstituierten bündig kollegiums musikalisches keins feindselig
  differentialgleichungen gespenster mutigen genialer kauften untermauert militärischem österreichern harmonischer
  berufungen waffenstillstandes bewirtschaftet abgesandten ziemliche notorisch kolonial populärer schreckens amtierenden
  durchsetzten kriegerischer allzeit tropische endliches kirchhoff vielfältigkeit weißbuch pharmazeutischen ansahen
  galgen beweggründen naiver manuskripten zugeschriebenen zentralistischen gütige telekom kleinster feigen verkehrung
  lehrende aufgefundenen gespür malerisch erfreuten umschulung windung manieren irdischer divers veräußern antworte
  molekulare steinerne eisenbahner wandernden webern korrektheit despotie umbenannt besäßen bleich bob holze nils
  aberglaubens arsen gewinnes schlafenden zertrümmerung morphium bewilligungen intellekts schober genereller
  prachtvollen abschrecken streits zähle abfällen geneigte differentiation hervorgehende anwendbaren ausgestoßen ruhiges
  babel riemen überdurchschnittliche zutaten ampere addieren bestattung wehrlos aufzählen gesättigten unerschöpflichen
  spinnerei resigniert bewegter stetiger entgegensetzt behandelnde kontemplation feindseligen augustins beziffert
  erschießen proportionalen gewaltsamer sentiment brüchig langsamkeit einschluss rührend krater kent sakralen
  reglementierung interaktiven franziskus perspektivische näherung monopolistischen ungeahnte extrakt gewordenes
  spektakulären gemäße belastenden fanatischen passives sichtbares brauchst weggefallen slogan entschlusses
  therapeutischer metaphorischen abgerundeten weiterentwickeln magisch dafürhalten sinkender verbringt ungünstigsten
  hinreißen nahelegt posteriori dumpfe versäumnisse auszubildende beherrscher div archipel ornamente kinetische
  pensionierung widersetzte aufbewahren asymmetrische veteranen perle gleichbleibende plastischer zuschnitt zählenden
  polizist positions wirtschaftspolitischer wehrpflichtigen zerstückelung zunahmen absehbar hinzugezogen pessimistischen
  progressiver kubikmeter albrechts wirkungsvoller ostwärts palästinas faulheit fortführen bomber genen dortmunder
  bewege verzierung induktive rentabel entgegenhalten scheinenden hole vorausgehende amme angespannt bedauerlicherweise
  lesbarkeit benachrichtigt ausgehändigt grell herodes bewunderer unzen lenk neurotischen übermittelte farblose eilten
  verspottet engpässe vorzieht ruhmes enthaltende anhaften attacke unerklärlich rupert arbeiterin verringerten wohnhaft
  verdammten leim verfüge geschont garnisonen beipflichten wismar abgelagert mündete nordamerikanische kommunikationen
  aufgetrieben tierischer kurzsichtigkeit auslassung robin negro genehmigungen aufgeführte relais szenischen
  einwirkenden erreichbarkeit entnahm beglaubigt verausgabt musters fürchterlichen gunther alarm spende wärter
  konzipieren adrenalin horde beschwichtigen vorwirft dual wiederzufinden induziert zionisten zierlichen abberufen
  unnütze tempeln einschlägiger metaphorisch korinth aktualisieren ununterbrochener hartem bewerteten eingearbeitet
  ableitbar sonntage erweckten rätselhaft geschworen hinsichten innerbetriebliche verworrenen verabredungen veranlassten
  vasen komfort treffpunkt einzusenden präparates lausitz ebensolche rassistischen dürers schuss influenza einstellte
  allmächtige widerstreitenden brauereien tragend bestünden gejagt rechtswidrige gütigen genetischer frösche leiblich
  implikation belastbarkeit finster besteller schränken pergament gewissenhaften verhängten mehrung erkältung textur
  transkription abgesteckt schlick tausendmal pfister diesel mühsamen polizeilicher zielgerichtete beauftragter
  befallenen bewahrten verheißen einzugliedern bösartigen gew galerien aufsteigt ausersehen ächte gleichförmige warb
  ständigem reflektierenden verses egoistische detlev betriebswirtschaftlicher doktrinen durchblicken homers
  zusammengedrängt loser checkliste packt großartiger digitaler unterschiedliches zuwachsrate aushöhlung oberbayern ente
  grafische könntest diplomatisch währenddessen paradigmas zwerchfell mittelamerika ausruhen ausgedrückte kontrakt bsp
  kräftigsten unheilbar taxen virulenz bolschewisten anzurufen professioneller aufgearbeitet leistende zugesteht
  verlockend marschierte phonetik befristeten erschlossenen klumpen mexikos normannen leserinnen stuhles verpflichtende
  interviewten ungenauigkeit nachgegeben vorangeht tanks aufbauende intensiveren aggressiver erfassten chruschtschows
  gespaltenen lebhaftesten roboter auszubeuten geometrischer abgestoßen sterilisation widerrechtlich entgegennahme
  verbrechers überbieten dagewesen beschwerte satirische widerstrebt galvanometer grenzenlosen schlagend geweihten
  ausschmückung fortdauern gefertigten pointiert urteilte vielseitiger öden paraffin verhalf konsistent belästigt
  kaufmännischer überlagern aufgestiegen säuglingen komplexere affe vorhinein ausschweifungen patriarchat ökonomischem
  vorzügliches gewahrsam sonja konfessionell manipulieren anzuvertrauen ärgern kapseln tranken zurückzog lautstärke
  visualisierung scheune beobachtbaren lettern mechanistischen kirch blitze schuldet äquator aufgewogen heike liebevolle
  linux versteck übersenden bilateral propagandistische filtrat letzthin ranken belieferung beschwor eures
  unbegreifliche instrumentariums verträglichkeit besitzlosen überwiegender glücklichsten schauten fäulnis leitend
  dagmar propagandisten weichheit proportionale nutzbarmachung gestiegene nina bebauten prälat antennen träumer zulauf
  ankündigte stattfinde bayerisches treffer verminderter mutige nachahmer ehrenvollen burschenschaft redigiert möbeln
  prekäre virtuosität ausstrahlen entnommene tücher sicherheitspolitische fesselt angesagt kontrastiert finanzierte
  mitverantwortlich kommentars regnet pessimistische anwerbung vereinfachungen blutiger redensart verschweigt
  unwirksamkeit altäre gütig opec bangen abenteuerliche gelesenen insertion erleuchteten nordwestlich blanke gaulles
  zurückzunehmen klingende anzuschauen barbarische beschwört bang gesteuerte kanonische subsumieren unterschieds foren
  korrelieren entgegenzustellen rechneten mühsame metternichs unumstritten angemeldeten israelis obwalten consulting
  antikommunistischen steigerten strahlende überdauert gerügt manipuliert sähen kohäsion ordnungsgemäße attraktiver
  schädigt approbation minderwertig plage steckten hinfort wirkendes bausch züchter abfluss zurückgebracht irlands
  irrationalismus ostasiatischen täglicher unbewegliche erwerbstätig töpfer anbruch heraufbeschworen rituelle kamerad
  gewöhnlichem herbe hartnäckige pein privilegierung seelisches böte polar abzuschwächen verhungern mülheim geeinten
  knüpften tönt schwimmt bohrung array einholung meinungs emilia grabes unwesen weines putzen irritiert unerschöpfliche
  interessierende übereingekommen abverlangt kastration gläsern prozession lars betteln osmotischen ausschließende
  lachten üblicher machende dogmas passiva unzulängliche unterbrochenen fühler liebste scheiterhaufen ordnungs entrüstet
  südwestlichen abgesonderten erschöpfte herbeigeführte tripolis jahrtausends gemarkung amtmann genoss unseligen kreist
  anhöhe umfassendste verladen wettrüsten psychoanalytiker obrigkeitliche aufzuspüren annäherungen unübersehbare
  beträchtlichem reigen solidarischen überhand unveröffentlichten gestillt gleichgesinnten schwärmen bloßem
  schwerwiegender fügten bekümmert delegierter wissenschaftstheoretischen durchkreuzen abzutreten unterstützende bresche
  überantwortet abrahams dreiviertel ängstlichen luxemburgs wärmer cover einzelstaatlichen vervielfältigungen sorbischen
  sprosse solchermaßen westminster personaler einseitigkeiten sibirischen stattgefundenen niedriges molekularen beratern
  verhärtung fatalen geendet gefallene ausgiebige schiffbruch sarajevo sanfter angetastet bezeugte rütteln
  automatisierten unempfindlich technikern übersetzten verwurzelung nachgewiesene cola rinden unveröffentlicht ansehe
  lava subsysteme referenzen schliefen steg bildender quorum irakischen giftige bolzano abzugewinnen resümiert einbringt
  sprechern veredelung ausgewogenen ansteigende geehrte stempeln unverzichtbare formalitäten amerikanischem beschimpft
  abgewehrt klagten orf anmutende wahrnehmungs prekären erheischen südamerikas berühmtheit liberia forstliche
  stattgegeben spielerisch immigranten überstiegen mitterrand strapazen ausgehe oralen besteigen werbe verärgert unfrei
  zureichende terroristischen hol radiation lafontaine fortuna keltischen schöpfte metaphorische pessimistisch geschwätz
  heiterer reeder permanenter sentimentale betrunken liturgische ungerechtfertigte gänzlicher synchron elastischer
  gräser rittern germanisch insolvenz kommentieren imperator preußisches eingebrachte ausschlaggebenden auszuschöpfen
  mangan verbindlicher verbotes eindringlichkeit ausgetreten getaucht gerinnung geschähe kaputt gefassten verurteilungen
  operatoren einmischen rommel zurückzieht fechten diözesen talenten rastlos geartet sets fadens lymphozyten mäusen
  bedingungslosen notdürftig feurigen löchern pforzheim adlers schulungen verpönt zubereitet lektor mehrdeutigkeit
  geschwächten korrespondierende aufdrängt samples temporär alkalischen gewählter dativ anstellte wahrzeichen gemütlich
  stuck bissen glimmer gehilfe seiler beigesetzt vokabeln geschenken nachzulesen winzer besatzungen feierten woanders
  allfällige erträgt pilatus dolch kahle nachfolgers supranationalen gewerblich modulation verlobten betrübt
  ausschließenden toller hineingetragen tollen eingehung erkalten gendarmen verworren platzen stumpfe passanten
  verschlimmert beförderten erstaunlicherweise verwesung treuhand herstellers voreingenommenheit beifügung vergiftungen
  kollektivismus lautsprecher konterrevolutionären ahnungen angehäuft gekreuzigten dankbare systemischen melodische
  paradoxien weiterzugeben lieblich nachstehender referierte besichtigt praktischem sortieren erbat reizte rohres
  unwürdigen radioaktive anhänge beiwohnen neugeborene abdeckung anstehen spätherbst spezifizierung verhandelten edelste
  abholen zurückzudrängen weglassen unternommene ergebener blonden geschleudert anfechtbar blickten dampfes nominell
  japanisch ice tyrann neutralisieren accounts hindus pharisäer verkörperten energetischen evolutionäre seltsamer jemen
  saurer brügge hinzuziehung lieblichen arroganz fusionen wiederholenden ausgewogenheit treffender designs schaumburg
  kehr trauriges dienstliche untätig dreifacher vergraben bänken behausung schmutzige begeisterter dissonanzen
  archaische aufgeschoben deskriptiv erlernte statist vorhalten auditorium protektion parzelle zusammenkünften einstehen
  ergebnislos integraler heutiges alpine verdächtigungen berät üppige zufließen meteorologische landläufigen
  verwirklichten hellenismus weltlich vernichtende komplement ernüchterung legat ausgeräumt unfreiwillig zuwege schecks
  trägen befriedigte spezialität dpa nachgeht verfochten feierlicher präsidentin volkswagen kaisern schmalz photos
  sozialpsychologische erledigten konstruktiver jahrs sterbende untermauern beglaubigte schrumpfen diogenes greifenden
  herausheben intensives bezweckte buchten gesamtgesellschaftliche tätiger vorangehende überbleibsel nehmende lazarett
  insuffizienz kräuter urlaubs übriges fürwahr ausgebreitete ausgänge entfremdeten ruiniert hecken editionen thesaurus
  enten unbefriedigenden angesehener durchgearbeitet erschöpften verschwörer manuellen gebende indifferente angezündet
  tschechisch atm erhielte stritten praktikern konglomerat ausschläge forstwirtschaftlichen kläglich zivilisatorischen
  verfolger protektionismus überholten begrifflicher pfarrern präfekten dumas klettern nutzbaren eindeutiges hiesiger
  einbrachte übersinnliche normierten derivate neoliberalen versprochenen gebieterisch einstimmigen denkender exogene
  massaker ausbilder geisteskranke konstantem dreidimensionalen umlaufenden willigen neuguinea visitation übermorgen
  zusammenzuschließen formieren baltische transparente dreijährige rtl sortiert vektoren gestoppt unbefriedigende
  dividiert display zweifelhafter beteiligter bewertete verschmilzt angesteckt somatische herkömmlicher sumatra
  anzubahnen aufgeworfene charakteristiken glossar vorschnell synthetischer bädern heime fanatiker beglückt
  zivilrechtliche einbegriffen zurücklassen innerparteiliche weiteste gromyko einsetzbar züchten gehörs fossilien rädern
  anzuhören vermengung gekreuzten vermählt inkrafttretens mittelständische sensationen pfeilern handelspolitische
  entgegenzunehmen ermutigung fange goslar militanten irrungen repräsentativer andrang schwachheit umsetzungen carol
  präzis verändernde anarchistischen laterne zusammenwachsen friedliches wilhelmshaven abschreiben trunk betreute epilog
  mandanten einwanderern reifer minimierung tagblatt fragmentarisch urne gallischen entmündigung angeschuldigte
  ausführende gregors herzlicher sinnvolles induzierten befürwortung proviant versagten biographisches hinausging
  patentes angeblicher gerichtetes problematisiert dürftigkeit revidierte felle dokumentierten verwicklung verkümmerung
  australiens bejahte marschiert ausgeblieben vorbildlichen atmosphären rastatt prozessuale bürge momentes operateur
  ausschließlicher absolvierte lösende verschmutzung nachdrücklicher dumpf forcierten archäologen bosnischen doppeltem
  glänzendes ungewissheit heftigem generator gestalter unpassend zyklische äpfel spüre fragenkomplex entstammte
  antragstellung schmelz farbiger faksimile legitimierte kompromisses differentialgleichung gnädige promoviert
  unheilvollen ertönt zuckung vortrug dogmatischer sechster ungelernte primäres umrissenen errechnete basierten
  beurteilten pyrenäen reliabilität attraktion garanten pluralistische agitatoren wunderte unerschütterlichen säen
  affektionen verdi vag vorteilhaften beleuchteten ass diskrete erfüllenden anstehende hit rohheit renditen verspreche
  widerspreche hervorgingen komplexeren proletarischer grenzenlos inszenierte lektionen abwandlungen ethnologischen
  fremdartigen vierhundert verlegten wirbt fragments artefakte regal fragmentierung arche hagel trennungen stabiles
  steifen unausgesprochen dokumentarischen generative revidierten sehenden herausnehmen unausbleiblich beschädigte
  analphabeten angab kontinenten instrumental kompatibilität ressentiment beeren toxische frühester zustimmt überwand
  zurücknehmen bias initiierte marschalls albaner aussetzt ausbeuten lähmen druckereien managers bildungspolitischen
  namhafter vorgelagerten gewohnter taxi erdacht motorischer verlasse südöstlich mies angereichert eingeschlagene
  zierlich fremdling mildere patriarchalische adäquater einsteins plenums verbitterung rüsten übereinstimmten basale
  putz erzählerin verbrauchte ursprunges festlich füttern straft mendel personalien aufgeschrieben erstgenannte diverses
  referieren gleichgültige geselle erschwerend führungs unterlegt summarischen südwestlich revisionisten beratungs
  fiktionalen schwedischer wahrhaben einberufenen ungeheures verlassene ändernden barrikaden blindlings premiers
  gelenkten mohammedaner zucken ausbaus schriftstellerische kuwait gleichförmigen japanern pate rückwärtigen mitgeteilte
  monopolen geliehen verbrannte leiseste bp faschistischer forums ergangene fleißige dora sechstel zwist polare
  verstopft marias gerüche troja kleinliche ausgewiesene betätigungen lüften außerordentliches riesiger zusicherungen
  emotionalität interessanteste unnatürliche dualität ungenauigkeiten fliegende semestern unerschütterliche ausrufen
  herrlichsten signals bedürftige vorjährigen geschehnissen filtration ärgsten ausgesehen zählungen unverkennbare halm
  nochmal ungar kanalisation spulen zerschnitten vase sole teiche steigend katastrophale stattzufinden prädestiniert
  lama fleißigen gi extensiv reizend astronom brennend einzulegen biene realist tiers guerilla toleriert ablesung
  gewissenhafter atheisten rektors einsichtigen witzig erdrückt bevölkerungs kardinäle patronen managern abklingen
  wucherungen zentralisierten belohnen geerbt beschneiden anschlossen dome fensters unterbrochene breitem erstmaligen
  autopsie schonungslos eingingen aufwenden ernsthaftigkeit provokationen graph dekorative wachsendes professionalität
  hilfreiche graphit großstädtischen individuellem imports anflug statuiert ungefähren gleichgültigen betone sippen
  operational eber abstriche verlautbarung bauerntum heilsgeschichte schmäler unvollkommener bereitgestellten verbands
  heidentum nordirland medaillen ärztin wdr anweisen edles versorgten vorläufiges inhabern einseitiges fortgehen
  gestochen beschert einzumischen kasseler kontingenten gegenstandsbereich exklusivität legitimierten brabant
  verbrauchern jünglings beginnender getöteten beleidigen erstatteten allah einfachem optimiert abriss unterzog
  kanadische bernhardt abort vertriebs inspirierten voltaires spärlicher stehenbleiben enthüllte beilegt städtisches
  häufigere zusammengehören erfahrungs vermerkte nordwärts dynastischen modellieren antipathie herzlichsten
  auszugestalten verwickelter sentimentalen gründenden offenkundigen stimulieren weiland spieß biographisch versinkt
  käufe werdender verdienstes fatalismus schwiegermutter kündigungen theologisches oden angeborener lech zurückkehrten
  brettern directory idioten marginalen situative verlegern verarbeitete unwert umschichtung konkurrent erlegt
  unerschöpflich alp neutrales abstandes falken zweijährige herrliches exponent befolgte angekauft orale loire beirut
  havanna verstreichen unterschiedlichster ebendaselbst kabul rezipient kameras nordöstlich gebundener verlagerte
  centers drahtes abzufinden pflichtigen bohrer studentin gymnasiasten wielands zielgerichtet denkst gefüges
  miteinbezogen einsamer antragstellers ausgebauten restliche einschränkenden dankes tuberkel einleitet regionalisierung
  strebe unglücklicherweise lohne entspannen anschließender verständiger gezielter kriegt unselbständigen geimpft grete
  erholte meinetwegen merkwürdigsten währt musterung prägnanz sonett dargelegte enter jerusalems verbuchen
  durchdringenden gefälligkeit vorantreiben schmeicheln immensen ergebung diakonie verstrickung niederdeutschen ledige
  benützten franks aufzufangen beifügen sechsmal redners unlösbare bekehrt molaren ökumene eifrigsten einfahrt kanadas
  prominenter hufen quebec zurückweist transformieren tannen heribert zeitungs langsames funktions münz besserem taugen
  vorausgegangene umschläge zuwiderhandlungen ablesbar realiter fotografen rabe vertrauensvoll anderssein kaufe
  gefährlichste summarische maßlos paperback resultats erklingen abgänge umständliche einhundert liberalität ungezwungen
  purpur nahestehende neunzehn chrom begründetes schwang erkenntnistheoretisch aufzuzählen großzügiger spin
  symbolisieren absturz moslems tansania prototypen genitiv blonde abzeichnenden standhaft herleitet abweisen bezieher
  unpersönlichen bevorsteht entwaffnung schaltete leichtsinnig fallend abklärung quinte journals einmaliges blende
  nachgeholt schwachsinn erwerbe linkes temporale ehrt bedienstete geschlachtet strümpfe bündelung festgehaltenen
  betäubung roosevelts angedroht vorführt übersandt fraunhofer konfigurationen ökonom verzweigten ehrenvolle streuen
  kristallen importieren zirkus untersuchungs zuzusprechen festlichkeiten trügen komparativen trauriger unverständliche
  aufzubrechen subkultur verwehren beschränktes aufleuchten zeitgeschichtlichen ausgewachsenen sachgerecht assistenz
  herausgebern verbinde hervorgebrachten unbestreitbare reisender überdauern vergisst männliches unvernünftig reitern
  gelbliche käuflich achtel misch feldwebel überheblichkeit wendigkeit oase unantastbar zollen schwachstellen schachtel
  graduell internes konsortium platonismus feudal rar schmelze takten storch verstellen unlösbaren zäher kleinerem
  büschel puffer abart missverständnisse klemm gegnerische kataster eschatologischen kleinbürgerliche ergebenen
  fingerzeig karikaturen londons geebnet verwüstungen westfalens büchse nehmt nutze offenkundige dualistische kuppe
  klauen weilt frechheit substantiell inspektoren tariflichen platos herausfordern allumfassenden vorzunehmenden
  entgegenkommt lauschen originäre verstimmt erachte geistlich werdend theoreme standhaftigkeit wählbarkeit allmählicher
  matrizen spindeln assisi divisions herstellte eintauchen alphabetischen schwalbe bereinigt logischerweise gebaren
  baptist erahnen sterbe autorschaft verdirbt ausprobieren alternatives fällige alexandra bieter verstärker akkorde
  herangetragen wirklichem kulte entbehrte immun fundgrube umfassendsten fertiges zuvorzukommen polizeilich regisseure
  ziviler gewundenen delirium erfolglosen plädieren ausgehöhlt stoischen sponsoring wacker vorbeugende beleuchtete
  endgültiges kreaturen kennzeichnende wunderbares überwundenen kulisse verflüchtigt hinausgekommen unvergleichlichen
  unabsehbare athene revolver elektrisches viskosität zurufe martyrium unnötigen spritzen kompromissen ekg einsiedler
  knochenmark empfange verfremdung sandigen unverträglich kultivierten epikur ermuntern oberhausen haftbar versäumnis
  bluts stolzer mephisto enteignet hürde georgs geplündert fluren interim prägnanten verpflichtenden torso kappe ration
  schlacken minsk verändertes betätigte glossen turbine beeindrucken achilles islams unbequemen kultischen mörtel
  nebenan tanzt geborener seitherigen märchens ursprüngen übeln abgründe angefertigten weiches paritätischen
  abgesonderte begabter krankhafter plättchen schwerte stärkster vernünftigerweise einlagerung ermäßigt informierten
  verdiensten umsehen freundschaftlicher schönem weitet logistischen autoritärer lithographie erzeugnisses moderation
  einsieht linguisten nuance sitzes abgekühlt tröpfchen nervöser farmen historien kraftvollen attraktiven mehrjährige
  zuständigkeitsbereich oberrhein schossen jeglichem zugeschlagen sicherem unbequeme gigantische spektakuläre fürstlich
  farce ansässige brüderliche wal iranische auszuliefern gelacht voraussichtliche prothese berücksichtigenden lautlos
  steh hinreicht zöglingen beirren bog schlich nepal unaufhörlichen bemalt unterrichteten unübersehbaren angewendete
  runter drohe schwebend fernhalten briefs entgegengewirkt unwillig hp absenkung stillschweigenden fröhlichkeit
  übergeordnet einschränkende herangehensweise selbstständiger diskreten gegenseitigem austauschbar gelieferte
  vollbringt integrierenden vorliegend ärztlich endgültiger ermüden kapellmeister mythisch bingen gemach dünen
  darstellend einzuschreiten restriktion beseelte wahrnahm reitet auswirkte psychosomatische unvorbereitet fee
  mitbestimmen zufällen dächern reflexiv ausübenden unglaubwürdig wunderliche verbrauchers gelebten jahrelanger
  minderwertige seltenheiten vervielfältigen positivistische spekulieren geliebter übergebenen verschwendet
  sozialpsychologischen mittelmeerraum kügelchen getriebenen verjährungsfrist erlosch akustik zugeht personeller
  strömenden kaution entmachtung erdenklichen wahlweise update aphrodite hülsen medikament schnittes
  leidenschaftlichkeit genial umstellungen stigma unbedingtheit sondert aussteigen militaristischen transportes
  abgesetzten rüssel erfindet spinner kempten überliefern krach richtigem pünktlichkeit angenehmes verheerende kitsch
  untergliedert zynisch veranlagten sachverständigenrat anwartschaft alibi einfällt wölfe anzuziehen durcharbeitung
  mittlerem einbilden exotischen zurückstehen geheiligten schluck versagens herausgerissen häuften anfälligkeit
  abgeschätzt eitrige perspektivisch fähige unentbehrliches herzklopfen ankündigungen werder beruhigende gegenläufige
  territorialer meerengen variabler ausstieg prospekte proletarisch muslimen sau fortschrittlicher wüsste ausgedacht
  nobel sylvia phänomenalen rheumatismus ausreichten stürmischer überhöhung prostituierte fiskalische einmündung manila
  geschärft bass gekonnt player murmelte antizipiert einbezogenen innerstes taxis schulischer imperiale despoten
  adsorption tragfähige präses unvollständigkeit übriggeblieben ausschreiben inspirierte aushändigung kompliziertes
  trinker intensivsten diktieren essentielle verzeichnisses pharmazeutische szenische visier entgegnet signalen
  einfallenden musizieren altars codierung induzierte surrealismus rassisch nacktheit strahlte ostfriesland freudiger
  heranwachsen einzustehen manifestierte lehrreiche ire hybriden säuglingssterblichkeit stöße konkurrierender geknüpften
  bracht teamarbeit suchend dreher brutaler eingefunden verbündeter feinheiten hermanns sümpfe ernstlichen artig
  verpflichtend ursächliche treibe allergrößten beliebiges staffel beibehält tanne bedingtes autonomes rubin
  theoretischem profane ethnien atmete senders existentiell kraftvolle faltung funds zeitliches brauchbarer umarmung
  mithelfen eigenartiges schwerter nachgefragt anzieht spannende priesterlichen christlichem erhaltener gesängen
  rheinufer unglaublichen zweifach verläufe martins zugelassene generalgouvernement repressiven sträflinge gedrängten
  allgemeingültig abbilder psychotherapeutischen unreinen podium kondensator staatlichem kittel überhöht entledigt
  verwerfungen befähigte alternden banal initiation unerbittlichen strenges aussonderung bedaure pflügen verdinglichung
  arnsberg geschüttelt schliefst gezeugt umfangreichere glorreichen übersteigenden überzeugter rücksichtsloser verdammte
  gebucht bundesstaatlichen bekennenden gilde transpiration umlage hebungen werfe dilettanten erhabener kästen
  schwäbisch erschütternden vorspringenden dürrenmatt besäße gefühlsmäßig kommerzialisierung zersetzen regens
  abgeschoben wägen stockholmer zurückzutreten unvollkommenheiten undurchsichtig gebrannt kostbar kombinaten sielen
  angelsachsen erläuternden veranlassungen betriebsamkeit abzeichnet woraufhin kater vorbehaltenen kommandantur
  spürbaren verstorbener katalogen fünfjährigen massigen lauer bewährter insulin blödsinn theatralische litauische
  deutlichem differenziertere arbeitsfähigen innenleben deuteten steige niedrigerer befristung sukzessiven einarbeitung
  abzuliefern prachtvolle referats ausweise jüdin sprangen sparer prägenden rundung lugano mittelbarer kaisertums
  philips gefangennahme taubheit kongregation zweidrittelmehrheit konnotationen lückenlose zerfalls humanist mitzunehmen
  benachteiligungen geehrten mainstream schuldhaft zuwiderlaufen vorgegebener programmiert geblendet verzichts
  zurückgehenden beriet zitterte amplituden expansive tätern auslösende basf mobiliar prominenz ungenutzt provider
  thrones billigeren vorhandenseins hinführen vollzugs eigenartiger erschütterten liebliche nähen aufsteigender
  zugehören zurückfallen zweideutig entführt bekümmern kneipe tastatur induktiv verblassen aneinanderreihung
  mitgearbeitet vorzuwerfen gescheiterte erbitterte sigma stiftes diamant hürden kasachstan schweizern auffangen
  abgeschieden angelsächsische zugesandt fortsetzungen verwirrenden sträuben ferkel notwendigsten woll traube zuträglich
  anbieters nachsehen schmetterlinge angehende legitimer ängstlichkeit verkannte verjüngt virtuosen denkmale beheimatet
  höhlung anhielt ablegt anstrengend neunzig hansestädte verunglückten hepatitis erhebende untersagte mitspracherecht
  unterschätzende asiaten abmagerung zusammenzubringen magazinen zahnes versprochene vorzuliegen bescheidenes
  aufgestanden quartett befreundete äquivalenten vernichtend funktioneller frag schoße niedersächsische althergebrachten
  alaska läufer unsrige entbinden aufgang ungestörte einsendung wertvollste arrangieren lebhafteste fürchterliche
  privatwirtschaftliche adverbien neigten taille gerundet rekrutiert bekundeten defensiven initiieren ausgestreckt
  währenden anwendbare sechstes marinen plagen beginns ausgeglichenen jelzin geplagt angehörig warmem senates
  germanistische überbringen erforderlichenfalls rigoros spezifizieren geflogen vorgriff pablo lenker lamelle
  zurückgreift heuristische pompeji subtilen hinzieht sozioökonomische rollte jagt durchkreuzt gemäldes zahlende
  gewandelten vorzufinden rekurriert entzündeten einkäufe ausschüttung gestreckten ezb ränge okay admiralität
  übersichtlichen unterschiedslos unvernunft lateinamerikanische knechten anheben illegaler plumpe dennis biblischer
  härtung liegenschaft paralleler erwischt popularisierung redenden rabatt zertifikate vergünstigung herhalten pack
  belletristik biografie raubt leite frachten reformiert mageren chronologischer antarktis unwürdige juda schlau
  schöneberg tragischer stilles beherbergen verdichtete vermischten teleologisch klemme befände metalls ausnützen
  unparteiischen unterscheidbar ersichtlichen explosionen ehrgefühl ausgereicht mangeln schottische leukämie
  maßgeblicher magier bekanntheit billigere manometer intervenieren verschlossene unberechtigte pensions stöcke
  lächerlichkeit ötv gesundem bewusster schädigenden kausaler schwingenden zurückgehende abgeworfen unveröffentlichtes
  steuerte verstümmelt angesiedelten einzureihen gehirnes phalanx köstlichen buntes gipfelte hochgradiger begrüße hütet
  identischer herrschsucht schimpfen ergreifung wissenschaftlerinnen aufteilen dilettantismus hufe lebenslangen sterbens
  boys trockenem nominale erstmalige fortune gebrandmarkt gereizten syphilitische liberales zwistigkeiten schlimmes
  redundanz bremse kolossalen rächt überlässt minoritäten besonnen markanten vielgestaltigen opportunistischen
  einwohnerschaft kommanditgesellschaft defensiv osmanen lügner durchfahrt scholastiker umsetzt nächstliegende obenan
  tabula hungernden kompakte emittenten zeitlosen empfangene herauslesen unwillkürliche brandung exkursion abträglich
  aufgeregten wehmut flohen finstere anspruchsvoll findest midi aurel schilder vierteln abgestorben ruhend
  strafgesetzbuchs burgundischen eingezogenen überziehen artist erziehers abglanz getrockneten unzuverlässigkeit iq
  ausschließend einleitete strande außenstehende multinationale heftigste royale abwehren fortpflanzen stroms
  touristischen zugekommen boulevard urform instand erwerbsfähigen unternehmerischer subsidiaritätsprinzip nichtigen
  teilweiser rekrutieren pieper vorträgt tüchtigsten verpflanzt wahllos faraday hörers verdienstvollen rückens
  versprechens finite mündungen zurückdrängen eindrucksvoller tank löslichen giftes neutronen destruktiven physisches
  nibelungen unumgängliche übertreiben gesanges niederlassen schlichtweg streitige heikle gemieden elliptischen
  geschmiedet ordnende antisemiten unterschlagen beispiellosen polster verifizieren herabgesunken eises unbenommen
  reformismus schanze verschwommen mienen zusammenziehen abspielte steines einzubinden weitergeht abzugehen aufgefüllt
  sorglosigkeit galvanische mandel meteor eckigen sosehr zerstörende praktika glaubenden zurückzulegen emulsion
  greifende missen gröbere cds islamischer geheiligt schwächste unvorhergesehene seltsames aufpassen demagogen
  entzifferung verunsichert konsumieren erwachten reifeprüfung bezeichnender zurückhaltender durchlebt entnehme
  vorschwebte gefäßes nachholen befremdlich pilzen aufhob goten berechtigtes kais bürokratisch verdichteten kleidet
  vertraglicher abbringen handlanger bewahre vereinsamung unvergleichliche gleichsetzen stiftete befreiende dienerin
  schal gebüsch bauers ausgestrahlt ausscheidungen kartei tabletten unverbindliche wähnt vorschwebt zweckmäßigste
  bescheide dankbarer vertretbaren ambivalenten abessinien objektiviert küchen einjährige anstellt wässerigen bändigen
  kooperativ individualistisch königliches falschem vormacht fettes potenziell stilistik rapiden unüberwindlich bahnt
  spinne psychotherapeuten videos aufstockung köstliche beharrliche korrigierte verstößen slowenische äußerlichkeit
  neurologischen hauer erschütternde volkstümlich uneinheitlich vorstellig zugänglicher starres totes harns beliebtesten
  eint harrt fertigte vieldeutigkeit zurechnen ratschlägen neuronen fluge zusammengefunden erzieherin kontinentale
  gepflegte labilen umbauten herrschafts gekauften speist unbestrittene determinieren ausfiel sachkundigen südfrankreich
  gröber architektonisch unterstehenden freiheits innerpolitischen überholte initiierten gierig gemalte übernehme
  verdoppelte berufstätig kennzeichnenden observanz geurteilt künstlerischem eindringende pflanzer experimentes
  unabweisbar unsittlichkeit kämpferischen exponiert angrenzende ulla ehrerbietung prozente anwachsenden bosporus
  beeilte widersteht alphabetische aktualisierte ethnologen wanne vorderer richterlicher lear glosse geißel
  propagandistisch reizungen unterließ amis betete zierliche anzunähern besserte kinds nationalistisch herausgezogen
  hebels jugendlich zuverlässiges revanche humors praktikabel ritterliche psychotherapeutische moralisten spielerei
  bekenntnissen assoziative ouvertüre innehaben klarzustellen investierten überhöhten expansiven neurotische beratender
  geschwülsten frosches unmenschlichkeit abzuführen bleichen panzern sterile verneinte durchsuchung bekäme sonnigen
  nachzuprüfen spielerische verselbständigt läuten langte einprägen wittenberger gradmesser ausgedehntes einführenden
  hobby aufwendigen journale überkommen verbrennt adoleszenz mystischer verhüllen lockte verursacher holder ideeller
  ehrungen etikette siedlungs entschuldigte grace gebeine vulkane begründende linder saales plenarsitzung unbehelligt
  abszisse auszuspielen implizierte huldigt automatischer marne dänischer zacken sachsenhausen konserviert assoziativen
  ausdehnte fühlbare innovations niederung vollmer latenter suffix darlehens versenden entgegenbringen völkisch
  approximation transatlantischen lesenden feststehen hacken betreibung verschlagen wehte scheinende schwedisch haltet
  kruste verdickten belag gewandert download verzehr einräumte duldete anbahnung absperrung verwechslungen sensorische
  bedeutsamsten deduktiv unüberwindlichen enormer geologisch heimen baracke bedarfes englischsprachigen erreichenden
  eingespannt turnus pelz prophezeiungen föderative belastende kandinsky bürokraten eingespart ausweiten eventueller
  halter kontraktionen substrate längliche alkalisch habhaft weiterbestehen vereinigtes bisheriges überboten entblößt
  tektonischen inszenieren cellulose färbungen konzerten span rechtsstaatliche krampfhaft verschwiegenheit binären
  symptoms berühmteste taunus erfasste verachtete angriffes messenden verwickeln sozialdemokratisch kalkuliert lider
  stockung unmögliches umgeformt sinti idealist unterstützenden lastete überschüssige sorgfältigste temporalen
  mikroskopischer nützte dreh ehrgeizige rivalitäten rotierenden schimmel brande polemisiert übergroße unwillkürlichen
  verblüffend antibiotika heilungen eingefangen unwissend schaltungen vergewaltigt rassistische kooperativer
  klassifikationen äußerlicher heulen findenden integer pamphlet quecksilbers gewähre erwirtschaftet entgegenstehende
  ganzheitlich zelten akkusativ instrumentalen rechtzeitigen gestreut gewährenden legierung fässer aufgekommen
  wetteifern wirb beirats formierte bewunderten einlegung herankommen anhangs bruches einesteils mauritius asphalt
  perfekten walze entsandten zeitlose unmenschlichen schleichen disparitäten überschwemmungen befürworteten wahnsinnigen
  saddam unpolitisch rechnerische umgestalten beschützt unmündigen habenden versteinerungen verflucht greif noah
  semesters überschaubare tröstet betroffener verstädterung washingtoner gravierender syndikus klippe gemeldeten
  honoriert visum asymmetrischen unausführbar übergriffen deduktiven verschlingt katalogs diversifikation inklusion
  ritten kolchosen zeremoniell verstoßes rechtsetzung gebar reportagen streiche behafteten zusammenfügen erlittene
  alphabetischer mannigfachsten kompakten auswandern wunderlichen bistümer phonetischen schi synagogen unpolitische
  unzulässigen ankommenden nachahmungen registern akteurs aufzuteilen festsetzt hacke barone massige gebogene tobte
  biblisch plot rundlich quillt lexika zusammengesetzter meerwasser abgetretenen keck falter comic wollenden möchtest
  straflos wiederholtes entpuppt überfüllten winkt gestell verfälschen erfreuliches nester lotterie alltäglicher
  auslösenden interessierter beigefügte achseln natürlichste denunziation kommerziell titan kommunion kgb montpellier
  andersartigkeit niedersten lobby psychosomatischen regulierungen entartet glückte völligem modernisiert gedehnt apart
  gerechtfertigte intermediären nuklearer ererbte nachvollzogen mentor schwierigere versorgte umbringen choral
  mitgebrachten wirkungsvollen miterleben enzym holm gerätes anzurechnen diskreditiert prägende gewidmete vorsorglich
  errungene bestiegen ostberliner schlepper anderweitiger hinziehen herangewachsen krüppel rätselhafte verschafften
  verzögerten regimen entladungen etagen bohlen loslassen ppp ungültigkeit schreibers herberge bürokratischer
  wiedergefunden verdunkelung erübrigen buchung spiralen verständnisse mangelhaftigkeit sozialpolitisch uta vorgebrachte
  komposita prägnante erwirtschaften verfallenen seufzte geschriebenes therapien terminologischen verinnerlicht
  räterepublik margarine häuslicher reime festeren auslöschung triviale simultane logistische schmilzt ausleben
  schrumpft qualitäts paradieses sympathisanten nutzern tadellos trainiert wissenschaftstheoretische krämpfen sachgemäß
  abfragen humaner enthaltung arbeitsrechtlichen vergossen überwältigend arbeitnehmerinnen mindest eifel anziehende
  reflexivität australische tastsinn zander erlebe wirtshaus bestimmbaren andauert unentgeltlichen revolutionäres
  erliegt mhz bethlehem nachbarin modernste zeugin forcieren eitle beschämt axiomen bilateraler studios gerüchten
  wiederfindet abstammen biographischer karrieren glühender weltweiter schreie egoistisch günstigem säkulare vitamine
  gerechtfertigten rassische ausstehenden siedelte knies nebenbuhler gediegene gleichkommen elsässer wallfahrt
  bedrückung interdisziplinär kühnsten fragend verwirrende generelles praktikanten demographie violetten punktuelle
  restlose trotzig elektrifizierung leugnete liquidieren virulent hundertmal deutlichere machbar wöchnerinnen
  eingeschlossene stevens heißem mädel bietenden energetische anfingen haube leblosen senkrechter feuern bevölkerten
  winken kundigen freudigkeit befähigten entziffern selbstständiges basalt breiterer nobelpreis fürbitte routinen geiz
  artemis euphrat zweigstellen rades präventiven pharao erschöpfenden forschens hinwirken zurückgelegten benimmt
  bekleideten schütte periodizität entließ kolossale gekreuzt melancholischen ions rückständig epen ermorden internets
  eingreifende fremdartige solidität gleise osiris vermittlungen argentinische beliebter refrain belagerten
  diskriminiert ausblicke startete schüren wirkungs kompliziertere profilieren nutzbare staatsrechtlich erzwang
  expressive vorsätzliche holsteinische statischer eingetretener schwimmenden exponierten gelähmten sentimental
  verweilte reinhaltung versa äcker verzweigt geschwiegen verunreinigt zerreißt wust dossier ausgegraben reaktor witzes
  herbeiführte abgewinnen heiligste osmanische nachtigall bernoulli hemden unwahre fossile angeleitet einzubauen
  unterschritten zusammengeschlossenen ermächtigen entfremdete rare geistvollen schlund abnehmern aufgewendeten
  untergeht pfahl vorgerückt didaktischer sichel hämoglobin sinnfällig niederlegung vertreterinnen chaotische xp
  ausbreitete plump segments interkultureller widerstreitet ruß pulses südwärts verzeichnung pflanzt näherungsweise
  tribunals emanzipatorischen kanons ansiedlungen hörigen fidel etablissement durchschlagen patrizier ruanda erzeugende
  neurologische schädlinge nicole beschossen zünften erklingt unnatürlichen ziegeln reformatorische landeten sensitive
  bassin ungeheuern abzubringen bastion begnügten rätselhaften tusche bescheidenem naturell arrangiert wulst sächsischer
  pharmazie angehöre flaggen radioaktiver verbaler befällt klappt kulturgeschichtlichen schlager spaten hader ventile
  paritätische betriebswirtschaftlich humanistisch gesichtet gehegten aufgezehrt geograph kommender wasserscheide
  übersandte lila aufklärungen beobachte revisionistischen wertete integriertes braten abändern perversion anhaftenden
  geöffnete projizieren durchgesehen kinkel übelkeit simuliert befall eschatologische zurückzugewinnen investments
  simulationen aßen bristol dickicht beendeten bemerkenswertes inoffiziellen ansteckenden trompeten delinquenten
  sinnhaftigkeit invalidenversicherung gereinigten gilden zionistische bemühens ausleihe gangbar empörte dahingegen
  kostüme gefressen saloniki erythrozyten ausgerüsteten sentenzen unsittlich ersonnen mitleiden abgefallen chemisches
  majors muslimische reibungslosen salat dunklem abkühlen reflektierende wundervollen hinterlassenen rechteckigen
  einzulösen verblüfft aufrechte einreichen fürstentümer lebhaftem christians unding ebener verspürte entäußerung
  sandten verlangens belebende ellbogen tatkräftige gremiums publik heuristischen regulativen fallweise informeller
  maßlose johns symposiums immerdar couleur ausgewandert hochgradigen beamteten determinierten abwechseln verarmten
  maritimen voraussetzte glühend müden unebenheiten bangkok gnädigen vettern überschuss prophezeit fahrzeugs dispute
  streiter augusts unverstand lokales erwog veredelt boas kommerzieller edleren aufwands vokalen suchende zuschüssen
  nochmaligen trivialen tribune patenten friedlichem geradlinigen gekrümmte zwischenmenschliche beschäftige
  unselbständig applikationen distrikten eingelegte unrein filmischen gleichzustellen interviewpartner mohammedanischen
  ungleichmäßig volksdeutschen pochen essens eingestanden wundervolle durchschneidet grellen wertende mutmaßlichen
  absteigende herrührende zugespitzten prunk skrupel fairen karibik zusammengesetztes gewölbten hellere umkreise
  apokalyptischen schmerzlicher heldentum modischen protestierten bleib unfalls spezifika bestell gelagerte
  übereinstimmender fundamenten verwandtes unparteiische trügerisch dias phosphat weichem einteilungen verifiziert
  abortus abgewandt verlegenheiten einschlüsse melanie gelenkes erschrak hauptes tertiär paranoia nehmer wirbeln
  schlichtheit tarifliche esslingen wallensteins unvollständiger ausgestellte schadstoffe entscheidendem entgegenstellt
  hawaii einfügt eingefordert einschlägt herben auftauchten celsius scharfsinnigen totschlag rudimentär entarteten pin
  wirte hungrig sandra radierung rhodesien beschuldigen rührende artikulierte schlages opel mörderischen gewehrt
  gefürchtete hineinwachsen unechten nationalistischer oberes widerstanden junior widrigen stillgelegt kaninchens wedel
  taktischer angetragen überlebens gorbatschows umzukehren lebenslang kohlehydrate allmächtig sträucher angeschwollen
  monroe bonität hunderttausenden rigide angreifenden gröbsten spieles hinduismus droge ertönte ordinariat molkereien
  herauszuholen umfeldes umstellen logiker plötzliches anfassen liquide strahlend macher stuben pfosten gemütes
  unbefriedigt versklavung blaues gewirr portefeuille helleren beweisend übermittelten durchsetzbar grabungen spöttisch
  verpfändet pfründen ateliers eingehüllt colmar toben leverkusen aufmerksamer nerve reell geräumigen unangebracht
  klassizistischen beizustehen abstoßung unsinnige verfeinerten abenden trauern terroristische eruption gesindel
  unheilvolle unberechenbar toxischen bildhaft einsturz delegieren strömte chromatischen pps anachronismus festtagen
  aufgreift ghettos zertifikat zwiebeln flankiert überzieht tabellarische lohnende stands automatisierte kleve gitarre
  verheiratung feministischer erwählte bereuen rednern indonesischen häftling prognostiziert rückläufigen wähnen grippe
  katheder entgelte missbraucht interpretierten rhone verheimlichen eingehe inventur anstoßes zittert ordnenden
  katholisches schnellem wirrwarr positionieren durchführbarkeit demonstrierten sterns abgestuft vernichteten
  konkurrenzfähig operierte postoperative allfälligen schlimmeres bourbonen durchfuhr vergleichungen legendären raupe
  trainieren verfertigen herzlichkeit auffälligkeiten abgeschiedenheit verdienstvolle wiederkunft häuten äußerlichkeiten
  pdf avancierte verknappung gemäßen watte umgebildet seufzen verdunkeln vorstehender ausbleibt utility schneiders
  demütig aufgebürdet eingewiesen aufgegebenen zumutbar disput wischen wiederkommen festtage vielschichtig käufern
  jedermanns schleuse schätzten erkundigt prägungen gamma weggehen abzeichnen unwissenden farbigkeit tugendhaften übler
  chat bräunlich austretenden rechtsextremen äußerliches weltanschaulicher anfechtungen diskret vorrangigen unparteiisch
  geheimnissen anschlägen zusammengearbeitet carola violette einschnürung dringendste ungewohnt stottern bernhards
  dirigiert drüber schlagenden dogmatiker befreiungen verharrte zugeschickt zaghaft sozialistengesetz ertönen sehnte
  kristallisation unangenehmer nachholbedarf requisiten bete weitläufig eingerückt verbliebene meditationen
  niederschlägen ihk newsletter giftig anordnet geständnisse brauchtum vertragsmäßig yoga betraute fundstelle
  habilitierte tragt specht verfielen ermittelungen allegro zurückbleibenden raben alkalische verbrüderung befolgten
  ringenden freisinnige entlehnten verborgenheit riesiges ostdeutscher schlechtigkeit grammatischer seifen
  gewährleistete zinses ausschlagen entsprangen syrische kubas sparsamen verdankten uhrzeit vertretenden profils
  kommilitonen blanken innovativer rechtskräftigen gestempelt chlorophyll entgegengesetztes rudolfs partizip lebendigem
  überschüssigen leopolds ankündigen verwirrungen anita konzentrischen verherrlichen entleerte eröffne unverständlichen
  pharmakologie eingewandert divergierende unnützen wertenden flüchtet hydraulischen dschungel verschlungenen gewandten
  widerspruchsvoll visueller aufbewahrten setzenden sentenz kurzzeitig primaten auslöschen sensibler bregenz wachte
  weitläufigen antrieben solider birke birnbaum umhüllung kodierung ews aufziehen offizielles insider irdisches
  abenteuern befürwortern kartographische aufgewertet taumel intrige hd geschmückten phonetische billigsten blair
  hiroshima tarnung verwertbar tänzerin hingibt tuben metallurgie nässe wanderschaft mitspielen umsiedler kauen ausleger
  angegriffene importierte disharmonie getreulich niet ostpreußischen aufgeladen geltendem raps klaffen overall
  beigemischt pression errichtenden komponierte zuführt physis stiele touren isdn abgleiten spielende flocken
  planstellen theresienstadt unbegreiflichen entgegengenommen angle venedigs umbrüche drehungen abgrenzt durchgehalten
  unpersönliche vergüten gasförmigen gewährleisteten vereinnahmung durchleuchtung ziehende harfe meinige durchmessers
  verbesserungsvorschläge clients options aufschlag finanzpolitischen bedeutungsvoller defiziten postulaten verführer
  verjagt abhelfen abschwächen vergängliche verstehst rückständige überholen beachtlicher ergreifend einfällen
  erniedrigen tägliches methodologischer urins fruchtbarsten schwerwiegend selbstverständlicher eugenik zugeführten
  karlsbader allegorien faszinierende getriebene verwandlungen unbegründete länglichen entfesselt birnen grimms luzerner
  unübersichtlich konjunktionen schwägerin fick tomaten buddhistische wärmsten vorgekommenen schmetterling beständiges
  gangbaren laue verachteten bezeugten repräsentativität widerspruches wiederholende unerfüllt koinzidenz reaktionärer
  familiärer flüssigem renommierten eingeschlichen adverb aalen diskretion mitbringt arier lüfte thora paradiese zeugte
  schädigende sentiments verantwortungsvolle verdickungen zentriert unversöhnlichen reviews unverletzt apologeten
  herauszubringen mentalitäten erwiesene godesberger gelobte schwadronen dürste zerreißung krankheits verfehlung
  inhaftierten bejahend unerkannt zuerkennung geistliches nachlässe radialen fakultativ parteipolitisch abhebung
  vierjährigen vorsichtsmaßregeln komplizierteren passes erzählende zusammenhing erstreckenden unhaltbaren
  marokkanischen unbeträchtliche versank peripherer dogmengeschichte föderalistische trostlosen jubiläums betäubt
  grausamer engstem monopolisten heidi mandaten eingreifens ausfällen verfärbung beeinflussenden metallische sachgemäße
  freigebigkeit morphologischer unerträglicher abfällt wendeten liebevollen asketischen miniatur suggestive
  soziokulturelle akp zugewandten verweisungen alleinstehende annähernde genehm widersprachen gebremst segensreich
  moscheen ethnologische grünlich hopfen gedrängte zurückschrecken nairobi eingeschlafen verabredeten volumina
  supranationale segnen älteres eingeschnitten erfassenden sonntagen formenlehre euklidischen auskommt verarbeitende
  lahm baronin befriedigendes jagte pflegenden ödem hubschrauber eichel daniels geradlinige überlassenen gefälligen
  predigers terminologisch zweiseitigen unselbständige verwertbarkeit widerstandsfähig rechtschaffenheit tumult verhöhnt
  gelinde hannovers abdrücke bösartige graphen allerorten importen künden unreifen offensichtlicher zeitgeschichtliche
  abmarsch herauskam ungebrochene innehat krebse washingtons kocht kleinlich kuratoriums säubern missachtung paritätisch
  gewöhnte premierministers erhards universeller anzuschlagen bläulich ausspreche vortragender wettbewerbe einführungen
  kostbarkeiten programmierer hunnen montan eindrücklich demarkationslinie fehden ordnungsgemäßen syntaktischer mafia
  birken eindringliche irdisch mitwirkt sekundäres thatcher ärmel bestandene härtere gelebte beigewohnt horror
  iberischen einkaufs stationärer erträglichen mehrten primitivsten medina wendel achter verzerrte hergerichtet
  exotische anerkennend zusammensetzte recycling pankow lautenden photographen idealtypisch fairness orientalischer
  genüssen solar epileptische onkels privatrechtlicher ausländischem zuzustellen exporteur wechselndem sprüchen trompete
  irrwege verworrene kindersterblichkeit quint irritationen zusendung ausläufern beliebtes erzen spätesten ausgebaute
  entbrannte fitness nachuntersuchung gedächtnisse schwitzen belgrader aquarell dazugehörige anscheine waagschale
  aufschlüsselung sanitären zugeschriebene abnormer regem zutreffender abläufen töpfe ungebrochenen geburts
  verschuldeten indianische feudalherren kanone sphinx harmonisches revolutions geschlossenem bescheinigen ausgleichende
  annehmlichkeiten grüßt unvergänglichen umschrift obstruktion völkischer hirte katrin scharfsinnige überschwemmung
  salbe unterstütze garderobe reklamationen bewachen niedergangs gläubigkeit floss anthropologen entschlüssen krummen
  verfassunggebenden milizen väterlicher affirmative unbeschreiblich formte unwichtige nachmittage stilmittel
  streckenweise palästinensische bastarde nachlässig handelnder überwältigen vorgefundene erweise sträubt verbaut
  vorstelle übereinstimmte aufzwingen ställe implementieren bestmöglichen impotenz jeans bochumer schwimmer schutzlos
  bechers frühem klick merkten inhaftiert loszuwerden flüchtigkeit vereinfachend übermächtig spione unfruchtbare
  gutgeheißen mohn maschinell initiale molkerei wassern verformung verliehene darlegte auftauchende embargo vollste
  observatorium kompositorischen vorgefallen hebräer verspielt rico ausschöpfen argumentativ grobes medialer bielefelder
  bestseller befruchteten simplen ordinaten kinetischen hineingestellt aspirationen zitternd gesundheitlich delikten
  scheidungen ungewiss einbrüche spielerischen rampe schmales schikanen pentagon prügel irreführung hauen vorgeführten
  konfusion vererben arien aufklärerische schmückt bestrebung einsteigen tanzes anmerken mannesmann pistolen
  verfertigung regten spekuliert unberechtigten seltsamerweise abgelehnten detroit engagierter erreiche besessenheit
  nachlasse gesunkenen auffallendsten freuten kämmerer säge abzuzeichnen schelten umzusehen grundverschieden hannelore
  knebel gelegener materiellem pathetischen umdrehungen angespannten dunklere gebiert verzogen zugewiesene chores
  gymnasiallehrer einstimmige komprimiert eingreifenden gesündigt bahnte armseligen defekten absorbieren aufgerissen
  kolloquiums dienstbarkeit unterordnet elsässischen königgrätz sanktionierung aufführt gemeines entnahmen beraubte
  allgegenwärtig iss kansas spezifikationen wuchern ruhten einwärts graduelle wahrem schöpferisches danton wetters
  hinderten journalistik programmieren beförderungen eventualität redliche schlössern dünkel missstände unterlegenen
  zustellen churchills tatsächliches empfängnis intelligenter vergleiches entzogenen nordeuropa stückweise verdammung
  siegers besonnenen abtes sonette reichliches tautologie dreidimensionale schaffner litauens abführen entbehrung leises
  onanie zurücksetzung überschattet profitierten untrennbare astrid unbestreitbaren überdrüssig lässig entstellungen
  pauschalen ungesunden bude wachse referates belastend alkoholischen manko kritikers literaturwissenschaftlichen
  totalitärer überbrachte erforschten anschreiben schlitz sprachwissenschaftliche brauen gebetet lebenslange brannten
  schönere faule kritiklos abgestuften enthielte irgendwas abgehenden ablaufe anspruchsvoller flüchteten tschernobyl
  äußerem solon zweigstelle kraftlos atlantis loyale fernsten poetisches virtuell zweckmäßigerweise übergehend
  gegensätzlich drängende gelassenen fruchtbares regionales implantation betraten zusammengelegt brandenburgische
  korallen interniert befasste tust auszunehmen köpfchen postoperativen areale minimaler pathetisch ermahnen deklination
  fußen naturgemäße passte mechanistische offerte skript hybride malz schoss bedingende knäuel bits hundertjährigen
  erziehenden abgestreift zurückblieb johannesburg operette louisiana rötlich beneiden anziehenden trockenes zieren
  schilf ausschlusses räumliches rendsburg ficht verzerrten unverantwortlich schwerster fiasko anstiftung motorik
  handfeste schwierigeren kolonialer konstitutionell statthalters gysi zuordnet pfälzer erwerbslosen besiedelung
  fühlenden visite flüssiges friedhöfe schlanker versehentlich gefällige echtem bind phylogenetischen olymp manisch
  schreckt schotter epidemiologie spaltete anschaut genügendes sperma krumm heber turbinen zoologische sterblich ports
  zaire unterstützend verbannten zugeordnete unberechenbaren gespendet diagonalen unmoralisch aufsucht ausgehalten
  existentialismus sachgerechte gedankenlos zurückzustellen unbefangener zurückliegende kartographischen
  fragmentarischen übersiedelte aufzuwerfen laplace ruhigem aussagekräftig genossin hieroglyphen landet struma davos
  ausnimmt vollstrecker fotografieren wesentlichem beaufsichtigen inventars seichten dünnes diagnostisch auflöste
  überlegener rückkopplung evakuierung konstantes transparenten einbüßen abgewandelt subkutan schornstein zumute
  senkungen gefeierten geradeaus imperialen schwachem startet operierenden antikommunistische bastard diktum ambiente
  auktion gestrebt bosse beharrlichen ordnungspolitischen anlaufen gouverneure lehrreichen lyrisch verbittert
  urheberschaft rigorose habgier hattest unix nahtlos glänzt gotthelf viereckigen verirrt klartext faktischer großteils
  überhöhte quält widerspruchslos hospitals zugestandenen grunewald anheimfallen unhaltbare nichtdeutschen natronlauge
  adjektiven monoton autochthonen betrags geladene aufging mancherorts unterworfene automatismus anlehnen
  wahrscheinlichsten ausgewechselt darms longitudinal zurückgezahlt ausgewaschen geschwind anklingen champagner zwerg
  google regsamkeit klammert zögert strittige vetorecht hingerissen traktate grenzenden kolorit kollaps kreisförmigen
  körnigen freisprechung einschlägig ahnden schwächlichen ofens sprüngen koste gebieter reparieren stecke fackeln
  alliierter vermeint wähnte plattformen unbestimmtes freimütig eingebauten tarn umschließen vivendi beschaffenheiten
  artikulierten termins internierung rage emigrierte ausprobiert hervorriefen paarung überspannt peinlicher lüftung
  philologe verheißt fragenden aufschlagen mathematisches hübsches dirigieren krasse wärmeren spot senke sorglos
  appellierte geplanter traubenzucker substituiert seliger stetem definite universalistischen brahmanen einreihen tang
  überraschenderweise andauernder bestimmender hafte verlorengehen holländern portfolios bekanntem orlando konnotation
  referierten sehnsüchte positioniert metaphysisches unteres herantritt schafften hinrichtungen prägend schrecklicher
  aphorismus grünem vorwarf eingeschriebenen hörnern wimpern helfend destruktive erblicke gelüste subsystem fluid
  humanistischer ungenaue pazifisten ausgesprochenes blauem hinterlassenschaft verkäuferin ändere abgerundete schoben
  unterlegenheit abzuheben ungezählte versendet durchgedrungen widersinn dreitausend tirols denunziert genuinen stritt
  ausgeschnitten distanzierten talents tausendjährigen definitionem imperativs telegraphisch restriktiv exzesse
  spekulativer unentbehrlichkeit tertiäre wissende tucholsky zurückgebliebene spion lanka unna beziehende meran pomp
  machtvollen elementarsten gegenüberliegende aufgerollt mühselig repressive gestifteten befruchten plünderungen
  aufbaute beauty abnormitäten integrierende unerbittliche fertigt beeindruckend konstatierten zufiel aspiration
  saarländischen ermahnte kenn austragung billiges wolltest temperamente beleidigten reaktive tunnels wunders einmünden
  sachkundige disponiert homogenes parteitags konkurses schlummer benutzers gleis plankton bestürzt dezentral
  überseeische rigorosen heiklen eingezahlt gewürze albanische intakte visa gemeinnütziger böhmisch entstammten praxen
  umringt namenlosen ermögliche minimiert beobachtbar zerrissene ehrenvoll säuberungen grotte digitalisierung
  versetzungen vergänglich westalliierten aufgedrängt permanenz gezahlte papyrus ritualen erwachenden zersplitterten
  lahr aufzukommen hirse bezweifle eintretender anreizen differenzierende unbeschränkter absetzt schaufeln impfungen
  ungeheuerliche sepp spotten aufzurufen pastoral stipendiaten heilte kämpfende kurzsichtig lautem erschreckende
  sozialistengesetzes trotzen anschuldigung zöglings unverbindlichen aufgebraucht zigarren tiefgreifender vorfanden
  widersetzten zureden widrigenfalls wohlfeiler grandiosen versiegen komparative germanistischen tilsit trüber römischem
  festhielten umrissene ungerechtfertigten banale gedachtes lepra abstehen missionaren abgeschiedenen fieberhaften
  comics mobilien gemische markierungen exekutiven goldenes mitzumachen verspäteten erfolglosigkeit nutzbringend
  widerklage konstrukteur getränkt abbaus ausspielen betrauen täuschte karneval anerkanntes vertreibt aufnehmenden
  abstellt ausbricht fortwährender notars fröschen chopin schränke gespaltene bogota überdecken verhaftete milderen
  absolutistische köstlich schocks ablassen hybris diversifizierung prall trupp beißen meilenstein durchtränkt calvins
  holden beobachtbare reh unglaube aufhielten tagt offenbarten idol revolutionierung effektes umständlichen documenta
  elektrons schleudern kassette ankamen einzugestehen chiles unklarer pastorale parkett entlassene nötigte hoechst
  nennenswert seelenheil kartellen vortäuschen eindringlichen assimiliert gesegneten gereift rechen passendes yin
  rettende entgegnen impressum kompanien zurückziehung deismus gegraben ansprach strikter komet biologisches aburteilung
  collage abonnements schwachsinnigen akropolis angebrochen eingeschränkter österreichischem oratorium abnormität futur
  scheren herausziehen jürgens feuilletons pcs beckers erinnernden voraussetze instruktiv ada mutes unechte gewalttätige
  zügeln rechnungs fremdsprachlichen anstrengen lobes leisesten modem fortfährt entwicklungspolitischen tolerant
  rechtssprechung aufgegliedert verheerend reizvolle effekts dichtem geringfügiger alkoholische hindenburgs seattle
  bibliotheks fisteln sanden eingebildeten priestertum indigenen zuwachses überspitzt überladen horizontes knöpfe trio
  vergiften lorbeer geschleppt alltäglichkeit essentiell interieur argentiniens mandeln korrekter rheinischer getraut
  sortierung mantels ermangeln entspann deformationen götze bekanntermaßen angebunden abführung rührenden ärgert
  amtierende zuflüsse brixen geziert afghanischen gretchen dialekten minderzahl bewerbers rationen setz hitzig hörigkeit
  walachei dokumentarische delirien nachbildungen gegönnt entgegennehmen smart übergroßen gedrückten abgedrängt
  personenbezogene gesät weissagungen heranzubilden vorgeschobenen ming köchin jetziger jet stricken diverser
  feststellbaren überbrückung linguistischer bestätigungen nass gesetzentwurfes montgomery provinziellen segensreiche
  kulturgeschichtliche wohltuend krasser sorben aufgehobene zielenden beispielhafte armstrong umspannt drehten
  standardisiert idealistischer entstünde fundorte maßlosen scheuten auftragen logo sälen einförmigkeit unselige
  absichern beispiellose zufriedenstellende othmar exporteure reibungslose schwiegen freimachen dekrets ausstand
  dankbaren besonnene zirkeln gewinnenden emporsteigen hinweises gewöhnten thematischer fortbesteht zartes
  deutschsprachiger geprüfte vorkommnissen soli medikamentöse wüst diffuser helium rudimentäre beschenkt diktierte
  hitlerjugend lohnte industrielles konfirmation ausgekleidet derber professorin problematisierung fesselte bürsten
  unvermindert dorothee widerschein zurückhaltende mangelndes glitt resident vorgeblich absondern anzuwendende gesellten
  aufgeräumt unscheinbaren ustg weinend aufzuhören rudimentären beschießung konzentrierung phönix radiale proklamierten
  erstand verhältniswahl comecon umlagen einbinden blasser erzieherinnen sansibar formierten nachgesagt normierte mysql
  harmonien stöhnen zerstörend geschnittenen versorgungs knorpels enttäuschten algebraischen bands norweger magst
  auslage hinlängliche verlas suchens regressive prozentzahlen abgestorbenen stach zahlbar spottet putin einleuchtende
  unbenutzt verderb universaler verrückten essentiellen benachteiligte ungeteilte beladenen anzugleichen durchdringende
  klopft durchdrang spesen diagnostizieren räubern colombo gehörend vortrefflicher byte syndikate dickes gebrauches
  umreißt banditen geometer vermietet bonns arbeitsfähig kohls zuzufügen westwärts zwielicht zurückverfolgen boss irrte
  chaotisch auferstehen verbucht erfragt richtigstellung sukzessiv plasmas bescheinigungen konsolidiert schreckte
  amadeus schmähungen kennenlernte aufspüren beglaubigten hauptamtliche gewehren verzinst zustatten ordnungspolitische
  elektrotechnischen tragisches liebenswürdiger plebejer bildungspolitische anthropologischer plumpen eisenacher erzeuge
  beschlagnahmten verwandtschaftlichen krippe silhouette eingelegten eitrigen ausgefochten sakrale schröders ästen apple
  psychophysische anja umtausch immerzu behaglichkeit portugiesisch verknöcherung igel auffallendes
  geisteswissenschaftliche regelnden duale unmenschliche schwächliche dänisch erkennend brüsten rundum verwilderung
  einschüchterung germanien andeutete banalen patriotischer schwankten loses ermessens pfähle trügerischen entlehnte
  verschwundenen eruieren souveräns latenz bantu schadenfreude generalität schriftliches gefälscht cache dienerschaft
  antun liefe konfuzius bildhafte behr schadlos aufkommende tubus glücklichste definierter honorare berta ersatzes
  extremismus süditalien realisierbarkeit jähen klagenden sperber hörst kämpfern verweildauer vorbeugenden halbjährlich
  schleichende kontrakte mystizismus ausliefern mitteleuropäische wirksamwerden verdorbenen prominent langfristiges
  unscharfe fersen enttäuschte patrouillen schreibende persistenz fordernden instrumentale schuberts ausarbeitungen
  gelblichen anal originär provisionen sabbat geschichteten unterbreiteten marquise requiem papsttums drastischer
  sterbliche erbin unbestrittenen umschreibungen chromosom münchhausen gepflogenheit verrechnen geistvolle
  missverständnis heroisch gnädigst erhitzten belehrend ptolemäus raschere adaptive furchtbares umerziehung bvg
  fortgeschrittener auffindbar eitlen grafischen danksagung lokalitäten sinnvollerweise extrahiert outputs zellulose
  gemeistert kahler knappes kadetten opferte galileis knoblauch biedenkopf überlastet vollbrachte tangenten verewigen
  dilemmas spe nachprüfen bügel aufständen anstrengenden literat austragen maßgebender zurückstellung getöse unterhalts
  gegenübertreten eingegraben trachteten schnauze nichten aufsteigend ergreifende bezwingen hilflosen kristallisiert
  märsche akzeptable zurückbehalten umgelegt tele moderate elliptische weltwirtschaftliche gediegenen emanzipatorische
  ratings konkurse abspricht untergegangenen aufgelockert durchsichtiger handgreiflich austrocknen gruft vorbildlicher
  napoleonische plündern haltende
`;
