/**
 * The 30,000 most frequent Italian words, most frequent first.
 * From the frequency dictionaries of SymSpell (MIT License, Copyright (c) 2018 Wolf Garbe), which derive from Google Books
 * Ngrams (CC BY 3.0).
 */
export const ITALIAN_WORDS = `
  di e la che il in a del per della non si un è le i una con da al dei nel delle più come alla ma o gli nella ed sono
  anche se ad dal de cui lo ha questo sua era l degli dalla loro essere questa suo ai parte stato due quale tra sia alle
  può quella et ne n nei nelle solo su quanto prima ogni sul fu sulla quando tutti quello così altri senza p ci quali
  tutto sempre mi fra uno dopo già fatto tempo poi stesso vi secondo anni ciò ancora modo aveva vita hanno d questi
  dello altro perché legge tale egli qui io suoi caso quel dai molto primo roma lavoro italia dalle col ora storia
  quindi lui ii noi erano quelle tutte queste proprio contro diritto meno grande altre mentre tanto sotto generale
  qualche però dove agli sue verso via cioè deve città essa politica società fa invece cosa quasi punto volta tre stessa
  chi mondo mai senso milano ho stati forma quelli fare alcuni infatti viene sarebbe fine fino nuovo ben dire governo
  poco fosse possono li stata oltre sulle forse nostro essi negli allora guerra pure esso sistema natura cose luogo
  nuova particolare soltanto tutta certo opera anno sopra bene comune detto me esempio giorno v chiesa momento sui
  numero né c base far altra allo sociale oggi vero rapporto dunque uomo nome sarà possibile pur valore secolo rispetto
  uomini mio nostra casa re mezzo abbiamo attività circa italiana dato molti avere furono tuttavia realtà gran maggiore
  presente aver attraverso avrebbe tali problema condizioni casi presso soprattutto seconda ordine dio periodo nazionale
  sembra opere propria cura s principio sviluppo grandi va insieme giorni alcune piano spesso data mia morte nello terra
  voi paese tipo forza assai ragione consiglio studio potere art dagli parole carattere causa libertà specie pubblico
  volte nota lungo relazione siano firenze corso processo studi parti abbia pensiero giovanni azione atti italiano
  durante dice forme troppo questione possa conto fatti mano campo elementi meglio grado lettera libro almeno esse
  produzione fronte corpo avevano vista b diversi ricerca fondo corte maggio napoli seguito atto nulla ecc capo quei
  situazione giugno cosi m popolo posto inoltre san primi rapporti serie potrebbe fuori c'è pubblica diverse marzo
  luglio cultura famiglia testo torino est gruppo francia termine perciò presenza presidente tal materia spirito luce
  anzi dicembre persone possibilità titolo interesse necessità quattro tratta dare politico padre problemi dati genere
  ministro intorno giudizio centro civile arte iii paesi lei partito funzione parola scuola tempi uso poteva francesco
  nuove aprile leggi nostri maggior termini appunto sé porta verità subito effetti poiché ove gennaio essendo ti sta
  nuovi proposito movimento iv posizione no autore persona servizio vengono avuto piuttosto comunque necessario lavori
  superiore stessi storico settembre ottobre livello carlo oggetto ebbe novembre infine maria sede italiani ormai state
  venne varie on là volume commissione trova misura lettere fatta personale francese po ministero scienza sì donna
  concetto decreto proprietà molte beni vedere qualità morale febbraio lire venezia filosofia vari scopo importanza sola
  resto progetto risultati forte sa critica fece figura sociali linea fede amore diritti formazione fin voce volontà
  effetto giuseppe semplice forze prova pochi struttura ce ore norme condizione comuni acqua regno colla importante età
  donne riferimento agosto unità interessi reale lingua naturale potuto fase bologna mesi valori totale discorso visto
  autorità metà precedente classe onde doveva comma bisogno appena breve pietro siamo buona codice tu passato origine
  sei spese ultimi danno terzo direzione spazio economica centrale camera territorio fanno strada occhi coscienza lato
  mercato domanda idea vera poesia pace alto difficoltà par antonio t cuore esame internazionale soggetto ex
  costituzione appare ragioni ipotesi risulta teoria repubblica analisi medesimo mezzi capitale significato mediante
  conoscenza tema giudice controllo unico vedi letteratura ivi commercio ruolo articolo pratica sinistra esser scritto
  avesse ultimo sentenza prodotti son pertanto riguardo metodo riguarda pare bisogna quadro soluzione contratto
  economico capacità fossero idee specialmente f entro mente dallo principi limiti so giustizia presenta quantità
  materiale comunità x figlio ricerche favore tradizione conseguenza dà mare crisi costruzione documenti buon madre
  confronti aspetto dovuto y difesa regione esperienza capitolo scelta qualsiasi occasione coloro male poeta cinque
  europa provincia norma alcuna aspetti disposizione memoria prodotto parlare politiche libri difficile nessuno pari
  amministrazione punti poter vuole dubbio od dottrina papa particolari une responsabilità media facoltà contenuto qual
  parigi modello lotta umana paolo differenza disse certamente alcun coi complesso potrà disposizioni devono proposta
  luigi qualunque giovani saranno te popolazione esistenza servizi maniera militare gruppi sino relazioni virtù stampa
  trattato stesse sole or prime zona terreno milioni germania accordo mostra attenzione note soggetti vede nostre teatro
  veramente ecco testa locali intervento risposta generali romano dovrebbe principali noto direttamente sezione diverso
  mani certa religione evidente particolarmente seguenti santa prezzo culturale diversa el palazzo rivista patria
  espressione peso passo contrario speciale destra motivi lunga oppure sangue giovane piccolo pensare principe elemento
  op pubblici funzioni fenomeno r conte presenti avanti notizie istituto linguaggio applicazione motivo cento
  osservazioni sostanza settore seguente disegno imprese proprie storica disciplina signor nord facile figli qualcosa
  trovare parla scienze tecnica diretta simile avendo merito sapere principale possiamo inferiore risultato massimo
  precedenti maggiori caratteristiche riforma musica azioni sicurezza autori propri vecchio ufficio carta pena
  probabilmente mese tanti rivoluzione naturalmente cittadini fini politici credo notte luoghi regime ottenere programma
  faccia dietro chiaro somma detta sera minore esercizio veniva tesi pagine utile aumento segno discussione certi cristo
  resta organizzazione genova direttore quegli credito new massa piccola importanti scritti considerazione costituisce
  sicilia regioni armi secoli conoscere presto tratto maestro fondamentale notevole università medesima case potenza
  croce interno gente raccolta grave saggio partire moderna carico signore duca davanti lavoratori locale occorre romana
  by mancanza sarebbero confronto grazie cause esiste attuale lettura superficie nessun an medio nonostante ricorso
  massima scrive dentro ultima popolare continua argomento comunicazione sugli dante mettere vii vanno rilievo vale
  antichi interpretazione inglese popoli abbastanza ossia monte sud decisione trovano piena niente membri costituzionale
  andare passaggio figure umano arti basso alta biblioteca faceva economia francesi esecuzione opinione antica ovvero
  articoli oro finalmente civiltà nessuna caratteri neppure voluto desiderio successo uniti piazza stile relativa bella
  viaggio colle corrente es scuole prendere talvolta necessaria sebbene dieci recente richiesta enti competenza fonti
  amico miei amici vescovo anima libero rappresenta istituzioni debba nazione simili congresso oggetti vivere bilancio
  materiali vicino comitato strumenti distanza operazioni ella prof industriale animali esigenze segue trattamento
  penale testi tribunale avrebbero santo piedi sentimento moglie considerare affatto segretario gestione relative tutela
  ufficiale tante tardi modi rendere visione sistemi ancor conclusione valutazione preso canto concezione logica innanzi
  antico informazioni rimane scena abbiano facilmente influenza fenomeni resistenza contributo definizione fatte
  questioni conseguenze tratti piccoli immagine don edizione civ u co nonché cielo linee trovato tenuto campagna acque
  futuro sensi malattia messo strumento partecipazione partiti farsi industria terza considerato normale ritorno affari
  pericolo relativi letto documento ciascuno nomi strutture facendo museo numerosi fonte compito vie dovrà esperienze
  universale diretto limite unica addirittura militari europea giornale dichiarazione pieno conti impresa fuoco
  regionale processi libera organi regola durata intanto poche completamente inghilterra costante considerazioni colore
  pro regolamento zone certe tendenza singoli condotta pubblicazione diventa aria significa storici potesse accanto
  sorta classi spesa parlamento onore giuridica pagamento italiane animo contesto qua distribuzione interna migliore
  terre introduzione famiglie comportamento g tentativo basta toscana ambiente procedimento vendita dovere misure
  circostanze cm bensì evitare porto palermo archivio pubblicato operai chiese rende religiosa padova gravi film prove
  felice distinzione grazia banca regole maggioranza determinato criteri scrittore stabilire ricordo dimensioni
  patrimonio categoria veda immediatamente prezzi peraltro vuol matrimonio lontano prese divisione impossibile possano
  fortuna interessante tanta tipi prospettiva costituito spagna piccole venire notizia versi solamente soli
  determinazione valle battaglia titoli romani posta interventi ricordare scala contatto speranza messa sufficiente
  composizione immagini speciali appello bianco guida istruzione errore personaggi alessandro successivo romanzo sullo
  medico fattori dobbiamo dolore relativo pone obbligo contrasto insomma avviene osservare ministri modalità possesso
  vostra incontro nemmeno conferma avrà ordini credere trasformazione ideale voleva passare cristiana portato naturali
  progresso be ufficiali concorso siccome stava culturali riduzione individui completa privato riconoscere reazione
  creazione esclusivamente istituti giuridico ix assoluta fondamentali nato strade presa posti pubbliche chiaramente
  provinciale comunale castello compagnia reddito segni cattolica critico otto londra afferma nazionali ferro democrazia
  fratello morto personalità potevano giusto epoca voglia gioco scrivere senato aree costo atteggiamento sette minori
  citato ciascuna carte silenzio poteri york mie spirituale signori cesare provvedimenti marco nazioni semplicemente
  medici diceva mondiale economiche momenti collegio villa tuo dimensione salvo opportuno vigore bambino numerose piante
  soldati mario privata assolutamente fascismo portata scrittori descrizione parere tedeschi vantaggio debbono comando
  centri superiori varietà fisica tabella criterio portare tecniche dominio fiume commerciale rosso danni potrebbero xii
  rischio tedesco collaborazione vittoria efficacia h mille giorgio posizioni impiego giurisprudenza campi dar adesso
  salute corrispondenza civili contratti opposizione conflitto dir indice vennero scrittura finale passa rossi gusto
  vicende capace chiamato provvedimento entrambi inizio modelli vivo plus abitanti metodi tecnico industriali proposte
  solito ricchezza bambini aiuto essenziale giunta successivamente filippo corpi risorse tavola energia raggiungere
  imposta chiara altrimenti manca riesce generalmente fratelli quarto qualcuno tua costituiscono categorie scientifica
  venga tenere riconoscimento cardinale profonda forti originale osserva copia rappresentazione notare consiste
  letteraria polizia fiducia nemico migliori esteri ili intero movimenti evidentemente nascita altresì recenti
  diffusione fondamento contiene osservazione impegno componenti realizzazione assoluto argomenti cassa bocca situazioni
  consumo necessariamente differenze evidenza voto religioso franco sin presentano creare temi cerca esempi quanti
  lascia fondi sembrano occidentale piacere statuto legato evoluzione possibili bari comprendere economici voci rete
  marito materie vecchia davvero moderno unione viva leggere mila posso profilo esercito seguire memorie xvi perdita
  protezione piani frutto metri riferisce area pagina vive vittorio aperta truppe avevo aziende continuo xiii pressione
  are antiche angelo schema uffici sentire mette avvenire rispettivamente sintesi privati venivano lettore j violenza
  moto culto relativamente gesù ritiene sentimenti determinare aperto traduzione greco qualora andrea costa iniziativa
  socialista giacomo meridionale procedere bisogni sguardo dette identità trasporto imperatore corrispondente capi porre
  divina colpa sicuro pisa ciascun racconto finora tende passi definitiva convenzione attorno america studiosi
  tradizionale eccezione cellule stanno pio paura assenza concetti pittura date indagine quota ultime procedura entrare
  formale mantenere venti dovevano nero belle mandato agricoltura hai volle legno ponte ricorda bellezza sale marina
  alberto formula individuale altrettanto conservazione pura saggi morti avviso dimostrare successivi ritenere utili
  livelli temperatura sforzo buoni molta dimostra sala settori mal legislazione bibliografia stranieri stabilito dico
  socio profondo nomina inteso gloria progetti ebbero ab reali prende intesa intellettuale volto volumi lasciato
  educazione estensione foro consenso pianta fascista minimo precisa ognuno ali permette concessione contributi
  orientale enrico autonomia dimostrato vecchi scritta soci riflessione offre professore partenza velocità istituzione
  terreni xi malattie giurisdizione xiv giusta ordinamento esistono etc convegno comprende russia altrove macchina
  fondazione personaggio bel vino voti preparazione equilibrio cittadino imposte variazioni austria bello individuo
  colori pietra sorte mussolini europeo operazione dipendenti amministrativa differenti passione dovuta sappiamo
  ulteriore debito xv domenico carica lorenzo troviamo errori voglio benché considerata scientifico costi utilità
  regolare ricostruzione navi intende semplici assume vicenda capitano disegni lega crescita deputati trattati
  mezzogiorno id detti precisamente parlato assunto consente capire alcuno provincie associazione affermare cercare
  colui reato rispondere tedesca femminile esterno amministrativo colonna origini confini specifico denaro contemporanea
  pontefice sostanze espresso cattolici signora venuto professionale impero ve noti latino tener proposto cassazione
  previsto località rappresentanti efficace rassegna conclusioni lì dì soluzioni perfettamente tasso scoperta visita
  vostro morali disposto piemonte diede acido tempio ampio testimonianza verrà chiama grandezza necessarie assistenza
  attualmente larga nobile figlia eventi mm propone legislatore principalmente pratiche miliardi esistenti assumere
  sostenere verde altezza monti poveri verifica giornali dibattito cinema legale poetica insegnamento dignità garanzia
  affermazione intera osservato lunghezza indicare scelte deriva vienna presentato singole medicina nasce eppure inglesi
  marchese costituire internazionali suolo proprietario strettamente santi permesso persino determinata malgrado serve
  essenzialmente specifica condanna indicazioni domande spiega missione positivo organo nave talora popolari veneto
  agire compiuto intendere avvenimenti impiegati produrre modificazioni composto cavallo ritenuto aggiungere spiegare
  rappresentato crede alquanto caro vincenzo avessero correnti tiene manifestazioni caduta sardegna perfino nemici
  fortemente seduta moneta potranno manifesta novità conferenza contenuti dovesse federico ricevuto architettura masse
  indicato probabile reso percorso svolta musicale esprime indirizzo contadini riserva ottenuto acquisto occupazione
  fecero sente patto indica artisti edizioni sostanzialmente inutile decisioni occhio sezioni fondata greci nous scrisse
  ero ente registro diventare personali do voler usa fabbrica esposizione giulio merci associazioni largo industrie
  indagini andava giudici colpo pittore genitori sfera lasciare successive obiettivo michele costituita indipendenza
  successione pensa elezioni medesimi presentazione definire programmi apertura richiede finito anteriore chiave sogno
  cristiano dinanzi liberazione rilevare fiori tramite contemporaneamente risponde guerre concreto tommaso tesoro
  dipende puro xviii circolazione comunista bruno iniziale destino nobili bianchi consigli liberale storiche ordinario
  rosa segreto concorrenza ulteriori torre pezzi svolgimento destinato nucleo raggiunto dialogo compagni clima festa los
  risolvere ibidem costruire ricordi frequenza tono collo parma governi giornata commerciali favorevole continuità fasi
  compreso altrui post vogliono macchine rivolta farlo scriveva cristiani tensione onorevole calcolo buono obiettivi
  muro attuazione corrisponde esigenza vili finanze organizzazioni genio frammenti imperiale fallimento realizzare
  profondamente sovrano studenti responsabile tessuto formato dicono ampia accademia ovviamente familiare comincia
  ripresa servire guardia ciclo sacro caratteristica necessari accettare vento pagare paziente giro oriente sostegno
  basi premio tecnici carne indicazione artista ferrara risoluzione cappella modena siena corsi guido diminuzione
  dovrebbero considera effettivamente commedia fornire regio corona regina stretto impressione documentazione chiedere
  umane legittimità argento iscrizione percentuale vide poeti veri leone successiva catalogo quadri deciso scorso
  entrata appartiene filosofo parecchi ricco maestri produce ricca maggiormente rappresentano bassa numeri esattamente
  riconosciuto teorie mais ebrei sembrava stefano bianca scambio fattore capitali trieste prossimo commento xix resa
  pensieri impianti trovò conquista razionale stanza offerta celebre pane accordi deposito benedetto spettacolo
  separazione rivela mito periodi perfetta giudizi sensibile difetto ambito giacché generazione nozione frase singolare
  seno verona polemica membro gentile vasta indispensabile varia sostanziale dedicato completo esistente spalle
  presentare capitoli pubblicata coli stare guisa impedire richieste terzi tenuta rappresentante gioia tuttora
  comandante moderni grosso socialismo condotto opportunità doppio lombardia cammino costumi rapidamente cambio
  sensibilità spiegazione porte borghese accesso iniziative popolazioni cavalli vescovi mattina tendenze fantasia
  assicurare rimasto classica esprimere alti cattolico ritratto conosciuto farà aggiunge operare interni legati fatica
  dover conseguente compiere circostanza conosce chiede attesa certezza settimana olio opinioni xvii sicuramente dovette
  sentito trovava por limitata andamento profondità approvato facevano approvazione anzitutto parete finché pietà mura
  lavorare frutti dichiarato rimase giungere parziale intenzione recentemente arrivare circolare latina uguale appaiono
  versione fermo ricordato andò provvedere uscire umanità religiosi stima vuoto vediamo man madonna attuali roberto
  europei armata integrazione collezione mancano dolce dirsi berlino fianco rispose rifiuto rappresentare interamente
  poste dava animale revisione dichiara chimica posteriore quantunque informazione eventuali usato propriamente vasto
  radicale braccio cambiamento prevede affrontare fisico umani distinguere vorrei editore preciso appartenenti frequenti
  brevi intelligenza potenze elettorale ferdinando delitto pratico purtroppo definito radici usare essenza intellettuali
  comprensione religiose padri carità risparmio ridurre vasi superare avete diversità elevato buone azienda accennato
  provenienti pezzo rappresentanza coraggio finanziaria discorsi socialisti dovranno funzionamento verbale avvenuto
  ammettere braccia raccolte colonne agostino normativa margine vantaggi grecia notevoli inferiori studiare sostiene
  saputo magari perduto arco citata trasferimento essenziali debitore fama riunione espressioni agenti professione
  negativo interessanti sapeva violazione sacra proprietari monastero esercitare formare ingresso divino previsione
  grano tradizioni pareti miglioramento lago dramma clero validità dicendo continuare canale minuti chiunque traccia
  costruzioni tradizionali simbolo incremento costretto considerati gradi creato tornare meccanismo concerne greca
  africa lunghi territoriale critiche deputato edifici stazione paesaggio temporale ambienti esclusione povero
  pienamente spazi tassa lingue americano cristianesimo frequente latte crescente concilio entità risultano puramente
  chiuso emanuele monumenti limitato riguardi piede brescia raccolti disponibilità orientamento vergine statistica
  felicità storie prevista normali foglie fattispecie filo manifestazione ritmo lasciando comporta vogliamo probabilità
  elenco regionali com'è perdere tentativi esterna somme venuta dura artistica tenendo nominato ch'egli stagione
  pubblicazioni private unicamente ieri parlamentare punta americani conforme chiamata attivo mercati rilevante finalità
  battista operaio corrispondenti lettori psicologia accade diffusa finanziario cercato permanente isola redazione
  vicini ridotto significativo attiva trenta assemblea prevalentemente riforme critici riconosce discussioni entra
  freddo galleria russo agraria k investimenti napoleone americana ricorrere calore giardino volere esito uscita stretta
  pareva decennio liberi svolge chiarezza edificio espressa immediata sindaco complessa cominciò poca intensità prefetto
  anime singolo testamento esemplari diversamente compiti gas trattava letterario dono cenno esaminare destinati diviene
  anziché sub arriva familiari sol potente idem estremamente ferma padrone richiamo supremo fedele nuovamente concreta
  como legame interne indicati dando statale estrema dodici escludere appendice ragazzi giustamente veduto foglio
  determina apparire ottenuti fedeli parlando esemplare propaganda cadere medioevo strati garibaldi timore carriera
  scarsa pavia autorizzazione peccato opposto banche nove province giunto dirigenti pronto sicura gregorio comunisti
  ricevere tavole calabria determinati nicola lati compresi continuamente legata divenne indipendente einaudi amicizia
  straordinaria campagne luna incarico indennità giudicare apre spedizione consapevolezza sospensione aggiunta composta
  ca individuare rami importa straordinario clinica primavera dichiarazioni destinata protagonista anna liquido
  concentrazione s'è vere poesie avrei concludere giù alte capaci avvenuta rimanere caccia logico morire sentenze
  prestazioni settecento eletto realmente commissario positiva conviene teologia settentrionale hoc neanche
  espressamente costume essersi dirette montagna compiuta determinate dimostrazione lor ordinaria angolo appresso
  prospettive istanza fondato eseguire tracce taluni penso debole elaborazione guarda comunali vitale convinzione domani
  sicché messina giudiziaria bassi restano medesime considerarsi vedremo monumento dipendenza senatore sperimentale
  seguendo capelli lezioni manzoni pazienti riposo arrivo cogliere augusto metafisica divenire w funzionale colonia
  mediterraneo solidarietà eventuale raccolto proporzione angeli dottrine convento circolo viso appoggio affetto
  largamente combattere salvatore precedenza praticamente vuoi pubblicati spetta milanese privilegio lezione sito strato
  famoso considerando pelle van sforzi formano magistrato intento sindacato occupa ingegno martino risposte mobili
  allorché previsti tomba pene cinquecento regia espansione messaggio elezione trattare risorgimento democratico coltura
  senz'altro confine dominante presidenza pensato indietro lunghe distruzione tout usi alberi rilevanza uni complessivo
  garantire attribuire riuscito ombra dapprima generi straniero xx comunicazioni svizzera classico svolgere entrambe
  depositi razza profitto competenze suono luca decenni percezione interessati fuga testimonianze riguardanti viii
  dinamica redditi sanno rappresentata aggiunto terapia definitivamente impianto offrire ridotta piero guglielmo
  appartengono urbano guardare sindacale sostituzione territori porti estero pensi presi elevata sesso bis condurre
  monarchia mostrano navigazione valutare conserva quante conoscenze borghesia leonardo richiesto conservare lavoratore
  viceversa farne prefazione nullità evento sottile q domini stabilisce grossi ugualmente cooperazione diretti
  filosofica finanza descritto tragedia seguono legislativo vorrebbe culture passioni divieto seguita artistico
  accertamento mancata beneficio costantemente dialettica dispone compresa creditori estetica chiusa precisione
  deliberazione sottolineare assieme decadenza giunge marmo raccogliere fiorentino studioso sospetto minaccia
  provinciali isole presentata trento nobiltà previste individuali vaticano fiscale indubbiamente creduto quo
  laboratorio resti manifesto decreti premessa creditore falso centrali episodio netto vite perfezione passati blocco
  lontani collettivo aristotele commissioni chiusura riguardano doveri destinazione amministrazioni mistero vien poema
  trasporti messi portano aventi colonie entrate marx molteplici ovest val liberali possiede agricola quinto scene
  bronzo rileva andato armonia contraddizione collettiva cifre negare vicina camere requisiti medica prosa organismo
  teorica matematica teorico presupposto miglior rapido rendita speranze esposto attacco componente taglio chiesto
  novecento privo pensione alleati governatore diagnosi maestà rapida suprema valere tosto finestra ricchi sorella
  mostrare archivi nettamente difendere totalmente globale mutamento solenne ramo lasciò chiamare dubbi
  indipendentemente specifiche massime rilevato sic emerge sinistro minor venisse torna accusa soddisfazione frammento
  filosofi reggio enorme disporre dipinto riserve soccorso variabili impostazione stabile migliaia liquidazione perugia
  minima trovarsi firma codici carcere sensazione campione fascicolo tela potessero scegliere interessa lontana
  consigliere rei monete vincolo obbligazioni venir darsi perfetto serio trarre sostenuto cronaca mantenimento distinti
  eh notato paragrafo proporre eseguito cure citati sovranità variabile mantova diocesi provare licenza aumentare messe
  doppia obblighi passò banco oh mosca ambasciatore colleghi catania occidente prassi mobile potendo finisce vissuto
  conduce impiegato dipendente consentito fusione bollettino scelto consentire conclude costruito lesioni scopi
  comportamenti pretesa diametro contenute competente trasmissione quindici quarta facciata ampiamente nera soldi
  moderne mira sapienza volesse curva compenso mancato utilizzazione pericoli medie lotte reati conversione traffico
  gesto riferimenti invero elle meccanica duplice istruzioni trattazione affermato esatta trono scritte decidere bordo
  effettiva rendono sorgere consegna precedentemente immediato cominciare ritardo esplicitamente contra rinnovamento
  specifici notevolmente linguistica emilia peggio negativa verdi neri filosofico soddisfare indicate priva decisamente
  finanziari motivazione consistenza vice variazione volendo ideali destro prestazione caldo medievale procedure
  dopoguerra vecchie statuti istituzionale ritenersi realizzato nata procede applicare analogo eredità contemporanei
  fiore donde passando immobili profonde collega giudicato riuscì tasse avvocato conservato occasioni favorire muove
  ottiene foto collegamento rimasta leopardi mise strategia degno porzione convinto confusione pubblicità reazioni
  basilica cifra originali distingue corti dedicata classificazione disponibili cavour veste rottura gravità mentale
  rinascimento magistrati svolto giuridici settimane sociologia piace mosse catena platone scoperto stabilità mar
  democratica utilizzare riconosciuta definitivo savoia cervello impossibilità trionfo adesione egualmente tribunali
  strano monaco fedeltà france interiore ammesso bosco vigilanza genti rese identificazione tipico contenuta merita
  provenienza indicata promessa cavaliere ambedue connessione visibile assicurazione riflessioni eco operaia rimangono
  intervenire residenza invito ducati tessuti fornito parve riuscire avvenne riproduzione sviluppi rito complessiva
  parenti cinquanta ecclesiastici funzionari ecclesiastica stadio alterazioni originaria girolamo gazzetta mazzini
  professionali sovente egitto diffuso spessore ravenna illustre larghezza cagione citazione definita concesso eseguita
  radio riportato classici attori more spinta corriere gioventù favorevoli devo rigore dimenticare implica recupero
  giuridiche sistemazione organica kant mostrato considerate agente passata eccezionale estremi laddove editrice
  chiamati professori bontà negozio stabilita eventualmente dirigente cercando lista rossa pietre manuale autonoma
  giallo stabilimento complessi comprese copie studiato crediti organismi preghiera saint annunzio generazioni radice
  annali franchi miseria europee lungi riprese verificare vincoli lieve finire amor avanzata edilizia volo vedeva
  ragazzo adottato racconti petto attribuito nondimeno specchio evidenti servitù polvere esclude partecipare modifica
  definisce siete riceve difficilmente lecito vedono esseri restauro impone sacrificio etica file complessità benissimo
  sintomi seta rimedio privilegi ragazza intenzioni approccio divinità compimento delegato penisola cattedrale basti
  elettrica folla esterni signoria mattino originario mali occupato quote debiti avranno statua schemi domenica
  villaggio netta canti premesse lentamente scadenza ricorrente decorazione entusiasmo trasformazioni verbo storiografia
  volgare povertà colloquio lucca fabbriche coordinamento petrarca biblioteche restare conflitti comunione promuovere
  inizi rame ulteriormente federazione eseguite borsa gaetano tenore ancona impulso procuratore stelle legami unite aut
  vetro indi sesto applicata odio riferito ispirazione elementare sanità discutere riviste v'è lombardo cina coro sto
  condannato perde moda vivi vivente fisiche cognizione modifiche cane fornisce amministrative gabinetto inviato diario
  estera affinché sopratutto scomparsa applicazioni sommo alleanza conveniente seicento debbano ripetere terribile
  congregazione eccellenza vico virgilio liberamente asse sentiva ordinanza contemporaneo divenuto prestigio cessione
  apparentemente delitti salvezza riferiscono rischi progressi retta federale torto ammette penna prevalenza esce
  debolezza divisa umberto ragionamento operatori esecutivo organico antichità aprire viaggi sento scientifiche supporre
  nascere crea tenuti vapore significativa giunti vario diciamo discipline regolamenti quartiere fame disposti povera
  ostacolo scoperte proposizione sacerdote manoscritti manoscritto eguale sorge alfonso raggi addetti giuliano affetti
  soggiorno riscontro menzione costoro livorno amministratori effettivo han meccanismi spiriti estremo leva esposti
  rinvio sostituito pressoché episodi normalmente semplicità riva totalità quotidiano leggermente mamma controversie
  derivanti sai purché perdite contenente semi operato benessere programmazione clemente coppia feste consapevole
  standard proporzioni duomo bandiera potestà autonomo kg progressiva giustificazione sfondo contraria portò
  controversia prossima canonico quanta scudi dovute risarcimento tentare incaricato produttivo marcia venuti men
  legislativa cc servono retorica denti parecchie portava procedimenti preoccupazione alternativa bergamo giunse
  presupposti riporta bretagna compagno facesse novella sonno mulino abbandono descrive estate tentato ugo sovietica
  arcivescovo atteggiamenti colpi partendo caratterizzato istante narrazione paradiso conformità usata ordinato sudditi
  dee cominciato marino compare inevitabile prestito iscritti chiarire vivono attribuisce fascisti problematica vano
  introdotto stavano posteriori facilità benefici tendono visconti verranno universo cavalieri falsa mo personalmente
  scoprire prato comparsa chilometri prete esistere parzialmente ostacoli stella distinte curiosità trattative eccesso
  rilievi ministeriale valido sessione legittimo caffè quotidiana prescrizione finestre poscia giustificare pianura
  contatti prudenza direttive modificare fiorentini supra infinito parlava maschi dirò canali nati registri affidata
  produttiva cittadinanza esercizi ossa fissato sessanta matteo apparente sindacati unitario bei responsabili fonda
  rivolto denominazione vengano fissa rimasti formulazione mediazione differente seppe narrativa sufficienti offerto
  innanzitutto ch'io esercita sommario veduta escluso compagnie uniforme titolare preferenza romagna madrid relatore
  destinate racconta ampiezza legittima corretta composti corre triste lesione rilevanti santità eccezioni giova inizia
  vedo dimostrano cara utilizzato distacco barone denuncia difficili abate geografia cade test podestà mestiere inter
  parlamentari casse precise eredi scambi raggiunge dottor vigente tipica statali ruoli bacino giovanile sforza annuale
  abbandonare difetti dia notaio appunti vostri caterina progressivo intelletto italo nacque pci previdenza urbana
  rivoluzionario migliorare tranne cattedra stabilite leggenda danaro cambiamenti urgenza togliere raggio attribuzione
  qualifica riuscita legate indici formule consiglieri sanzione esclusiva sottoposto sostituire fibre dollari affidato
  suddetto unito analoga solitudine km estremità interessato estratto crediamo morì testimoni distinto morta rinuncia
  protagonisti domicilio iscrizioni dichiarare scolastica riflesso soldato acquistare flusso ditta andata dipartimento
  amministrativi ovunque faccio albero preparato poetico giuramento consorzio potenziale selezione appartenenza esami
  introdurre emilio potremmo sposa corsa apparato romane sufficientemente conseguire trovi sciopero diventato item
  formazioni fogli uguali indole restituzione spirituali prevalente pronuncia genesi protesta console esperimenti super
  ospedale adozione carbone scavi analogia fascia teneva strutturale riso indipendenti limita copertura accettazione
  campioni architetto frasi esteso preliminare maschile colonnello priori bernardo costituzionali accompagnato estesa
  lirica inverno bartolomeo minuto illustri commesso dissi teatrale iniziato accettato interpretazioni potenti
  confermato crescere polonia primitiva patti giappone eliminare futura febbre elementari pesca finita natale romanzi
  quivi determinante avventura vittima finanziarie agricoli occidentali esperimento sviluppare territoriali fontana
  motore dovuti nipote espresse clausola giornate color consistente duro reca cambiare austriaco attendere dc omaggio
  diventano costui spada giudiziario sogni geografica scolastico ama immaginare rispettivi intensa agrario effettuata
  nuclei compie permettere abbandonato meridionali scritture apparenza cogli disponibile dipinti raramente fiumi provato
  sottoposti cagliari stabiliti eugenio ferrovie pregio affermazioni alimentare alpi sorpresa sessuale sperare lume vaso
  verticale arresto sacerdoti rurale canone fanciulli amato simboli limitazione riprendere rado concerto produttori
  contengono contrattuale riduce ritornare sottolinea offerte zio adulti invenzione famosa obbligato efficienza eterno
  volentieri decisivo potersi capitalismo meraviglia condotte lavorazione ms pronta adottare rovina rappresentazioni
  salvare decorso valida panorama prezioso acquista integrale vittime riuniti salario direttiva pesante straniere
  accolto attribuita eterna avverte controlli pregiudizio avente imporre claudio sorti borgo modificato immobile altare
  giulia anteriori significativi spero allievi esperti costretti respiro finanziamento convenzioni effettuare garanzie
  significati andavano rivelazione dose statistiche insegnanti cerchio belgio armate collocazione cariche rocca realismo
  scarso simpatia formata pioggia economie ripartizione matrice uscito presentava esterne tocca prevedere contrasti
  abilità comunemente segreteria regolarmente ungheria disoccupazione napoletano marche coerenza mezza gambe cooperative
  insegna miglia individuazione tornata ecclesiastico colombo tenne continuazione vizio secondi parlano produttività ohe
  citare fissare emissione stabilimenti negazione sorriso tronco some straniera alessandria agricolo cattivo cibo
  incertezza tomo pubblicate contribuito costantinopoli galileo facciamo sviluppa vostre latini contadino nozze erede
  occupati eletti animi opposta colpito grido esatto euro piemontese proveniente talmente coltivazione aiuti talune
  accaduto prigionieri diviso promozione analoghe cardinali imposto ritorna prego perdono castelli alimentari
  sussistenza applicato applicabile conta dita costituente sindacali riportati washington compromesso cornice sacco
  brevemente ottimo bisognava ambientale trovasi ambientali preti tecnologia concordato deputazione prescindere
  sfruttamento margini sanzioni status applica attore sostenuta registrazione agricole superato modificazione
  machiavelli uova vicenza richiama collaboratori tardo assunzione frati scultura mutamenti prendendo cambridge
  interpretare patrimoniale pagamenti paga veneziani pose censura teste continente consumi letterarie reti seminario
  trattandosi ritenuta unitaria pittori laurea contenere sedi concessioni invano contraddizioni boschi sensibili chiude
  grossa deboli prestiti dimora permettono usati risposto dev'essere aldo organizzato positivi trovata derivano feci
  etico vincere vicario coste trecento disturbi estende estraneo lasciano magistratura produzioni gerusalemme stimolo
  intima inchiesta editori schiavi tuoi montagne descritta constatare firmato raro contare densità annuo istanze
  apertamente ricci piacenza esercitata ideologia vada compiuti preparare oxford mentalità orizzonte suoni pretore
  riferire vedano aziendale tutt'altro eseguiti corretto indirettamente volevano difatti processuale pensioni frate
  vedute esposte bestiame fotografia mancare astratto sperimentali eravamo coerente dolori uopo duce cucina dottore
  bruxelles nazionalità aspirazioni centinaia sublime aperte nesso lavora paio cita basata assetto perduta nature turchi
  incidenza scontro mantiene polo caratterizzata tip merce frequentemente direi sistematica concernenti musicali
  superamento impegni descrivere lode veder laterali ordinamenti vini risultare conversazione libreria scale sconfitta
  controllare curia presentati unita sacri obbligazione realizzata importo accenna time tipologia ottenuta deliberazioni
  salari pensava pia sottili dedica degna trascrizione supporto esportazione quattrocento trovavano quaranta precisare
  ah capito stazioni parità riflessi lodi ottenne dieta soppressione rumore toscano frattempo auto storicamente teresa
  formali abito parco desideri decise esclusivo incontri minerali gramsci secondaria arrivato varianti fegato infra
  adeguata anch'essa dizionario labbra aumenta mercanti consentono distretto primitivo ignoranza muri appariva ombre
  agisce concedere calcio orientali ammirazione ricostruire cicerone pontificio brano grosse godimento statue cosiddetta
  offrono richiamare postale dritto vedrà abitazione cenni moro puglia restando parametri malato attento connessi attivi
  metallo ragion sembrare partita passivo divisioni fui ginevra iscritto atene voli mg ampie toglie mettono servi dotato
  stampe scientifici soglia design padroni pascoli meta realizza distinta pie vocazione pronti fisso rispettive
  significative precisi rivoluzionaria esisteva intese femmine elettori muore consegue cittadina disordine banda ville
  regolari cancelliere chiusi ucciso custodia fretta averne riassunto loco assunta passano continuò libere ricchezze
  confessione russi costanza russa rare manutenzione cavità previsioni quaderni opportunamente riflette aperti ebbene
  gian mangiare margherita salerno ammontare riescono ragionevole psicologico cima austriaci scioglimento superficiale
  neve fredda fiorentina valli calma arbitrio accompagna accento nozioni convenuto grassi vangelo pastorale bolognese
  tornato canzone bagno cremona riflettere correre caratterizza rurali reciproca comunicare miti reggimento
  fabbricazione arabi naso tavolo riportata effettuato mera oramai succede lana carducci dettaglio direzioni residui
  suddetta scorta iddio caratteristico citazioni provocare profili primato roccia trovo permanenza prodotta ira z mento
  severo sopravvivenza ricorre sottolineato paragone raccoglie fate risalire avevamo accogliere vendere miracolo
  pavimento spostamento modesto pretesto istituzionali ristretto udine ricordiamo epoche ripreso archi riguardante rara
  segnato mettersi donato editoriale ammissione acquistato righe corruzione verrebbe nomine ovvio strutturali ritengo
  prospetto felici psicologica deserto costanti intenso avversari antologia distanze limitare produttive chiuse energie
  stanze eroe settanta obbligatoria progressivamente viventi fila entrò prevenzione accetta avuta clienti emigrazione
  sanitario retribuzione pesce spontanea lazio collana terrore sviluppato distruggere altamente combinazione riservato
  tubo legittimazione dirà lontane monaci repertorio investimento provvisorio lento tolto adottata motivazioni mettendo
  leader ebbi tombe sicuri risale celeste segna corpus percorsi acuto indotto rio strategie intitolato entrato atmosfera
  israele condotti parto osservanza vendetta lombardi zucchero biografia lusso utilizzati rari abbondante resistere toni
  disciplinare drammatica costituiti immaginazione uccelli continui corrispondono coperto sorgente primaria artificiale
  alia esercitato affinità organizzata dica legali producono cosicché ricercare collettività medi indicano esponenti
  costruita pasquale ostilità prendono pagato scheda acuta vicine impedisce imitazione pier meriti cedere premi isolato
  cortile sequenza acquisti belli assegnato abitazioni metro stando frontiera orizzontale attribuzioni attacchi commenti
  omnia ponti orgoglio moti imperiali diligenza virus giovinezza armati decisa genovesi buio tornò divenuta averlo
  inizialmente disagio muscoli pensò accenno orientamenti scavo femminili trae porsi monetaria oneri pretese sergio
  amare stante linguistico eliminazione chiari fanciullo segreti svolte serra imprenditori sfuggire grandissima urbani
  contribuire fiera curve verbali clinico saper accertare zelo privi cessazione fresco flotta assicurazioni aggiunte
  ricevuta onere negativi apparecchi descritti pianificazione accuse esattezza cosiddetto ceramica coloniale contento
  fondatore siffatta assente supera pomeriggio telegramma celle presuppone patologia giurisdizionale tetto utilizzo
  tribù canoni esaminato vivace apostoli riportare rientra costantino estetico eserciti concessa sorveglianza
  intelligente nudo godere lucia resi letture risolve fiscali residuo trovarono cari cliente partigiani risulti
  proletariato innovazione chiamano elevati monsignor accademico illusione giardini vinto bilanci mari evo radicali
  continue proporzionale monopolio soggettivo tenta ceti profondi rendersi anziani versante anch'esso trasforma
  corrispondere presunzione siero concluso credeva computer sappia consuetudine complessivamente parallelo coniugi
  inerenti siciliana mori tassi democratici milione contempo futuri elegante pubblicare debbo conosciuta rendite
  terrestre para pericoloso sanitaria improvvisamente tonnellate pazienza periodico lord future cattiva significare
  india concezioni pastore veneziano analoghi calce fortezza esplicita comunicato fascio spinto pratici lasciar
  televisione pieni zero niccolò combattimento riccardo municipio ordinarie ripete precede aspettare cresce alternative
  nicolò interprete vidi progettazione identico intendo eccessiva magnifico effettuate levi sofferenza mutuo equivalente
  seria essendosi dialetto dotti concernente utilizzando siciliano gerarchia chiare presentate inutili extra fisici
  assumono muratori comunismo polemiche indifferente preda veneta percentuali incapacità colto ritrova frazione gabriele
  cavalleria perso teorici accolta capisce collettivi urbanistica produttivi chiudere intuizione schede competenti
  sovrani letterari diminuire gara real mobilità preoccupazioni gesuiti farla anello pongono convenienza mortalità vizi
  nega coda doni rendimento vertice esporre subire ceto sepolcro ludovico colpevole apostolica grida conferenze amante
  ritratti miniere cani rotta piombo preziosi conseguentemente vestito inconvenienti rocce donazione cinese conservata
  farebbe dimenticato portati primario superiorità facili rinunciare intendeva fatale alunni ante configurazione vedova
  luciano promesse trovati derivante stipendio dosi stampato efficaci abitudini sensazioni incapace partecipanti
  inserito volontari simone esservi estendere modesta esclusi spagnolo estranei turchia tv pagano splendore citate
  graduale tue revoca stabili riprende decide arma continuano colture tributo moralità artiglieria rappresentati treno
  liste tipografia riunioni lasciata municipale infinita particolarità affreschi indurre concrete proposizioni locazione
  pianto giusti influsso importazione religioni conservati opposti bianche notificazione pitture stiamo pubblicò
  dichiarata contrapposizione inevitabilmente identificare infanzia adatto dettagli architetti somministrazione mensile
  tariffa ché repubblicano raffaele lineare secco coperta maurizio telefono confederazione esclusa restaurazione
  borghesi definiti nodo basato seguaci marxismo carteggio sali friuli dea aiutare magno avvertire tabelle dovessero
  guardie dazio creatura salire esportazioni diedero laterale seme trasformare conoscono confermata jacopo valutazioni
  tenute maturità isolamento stretti santuario organizzare elettorali esige vorrà strana marcello tecnologie musei
  vitalità repubblicana possedere delegati riportate carabinieri violenta comitati scendere cercò rimborso funzionali
  delegazione letterati conduttore conosceva omnibus provvede menti fumo insufficiente normativo nucleare gallo dotto
  salva eroi grigio continuato este orlando autentica velo nominati esplicito affare calcoli malati rime correzione
  potenzialità meramente adattamento diavolo laici farina michelangelo vena fascino chiamava minoranza squadra avremo
  acciaio preparati retto diffuse datore lavorato considerevole tracciato caduto prigione fossi gamma mandare curato
  mercantile visite udienza riti austriaca intimo approvata volete analogamente continuava cardinal impegnato dovunque
  confermare correlazione guadagno nere sfida nascono razionalità pranzo tarda iniziali incontra doti narra intervallo
  vicinanza insufficienza devozione riteneva sarei andar ideologico tenente poli visti richiedono complesse ercole
  separati adeguato giornalista riservata attualità penali malta quiete periodici parimenti sapore milanesi ottanta
  legislatura orale ordinata illustrato esteriore tiro ottocento cercava mutare alba puoi modernità chiedeva ducato
  attuare esposta angoli solido successore vendite decisiva quinta suddetti scelti transizione alterazione sussiste sano
  constatazione servito avvenimento risolto accompagnata restava proposti tengono positive rispettare consumatori
  metalli trama vigilia segnale inventario mestieri costituite troverà indirizzi novara studia domina pi generico
  defunto astratta forniti pozzo derivare libretto novelle nervi cena segnalare darà diplomatico sabato nervoso
  contabilità derivati occupata ostante dovendo provocato agricoltori passaggi visibili parziali sequestro servo
  oggettiva suggerisce rivolge liguria opposte innumerevoli criminale registrato formalmente spinge mossa associati muta
  ideologica richiedere martin comodo anonimo ferri repressione provveduto disposta abolizione ripetizione asia infelice
  pretendere assicurato genovese occupano consoli unificazione vitali conforto specificamente petrolio predetto bambina
  adempimento cercano trentino voluta concreti cooperativa compongono assistere beneficenza metafora palazzi saluto
  turismo svolgono apporto cosimo star derivazione tariffe singola pacifico presentò generica condannati mala ragazze
  estrazione pluralità accettata ammessa avessi periferia aumenti vedendo appartenente direbbe giochi avvio xxi agevole
  alimenti rigorosa residenti indispensabili candidati originalità fatiche ferrovia occupare mancava igiene esaminati
  creatore inediti basse circuito fili discusso marchio lenta adriano battaglie assurdo soggetta maresciallo scienziati
  giolitti lasciava dedurre concepire insegnante ferita prescrizioni allegato mirabile concepito venendo volti nascosto
  maschera iniziata collina ch'è silvio conciliazione cancelleria cognome abbondanza affermando renato pesi isolati
  penetrazione anch'io pellegrini luci piazze achille sebastiano desidera prosegue fotografie usate vegetazione
  figliuolo raffaello entrano passate peste espressi affitto diventata inserimento presentarsi ascoltare tranquillità
  azzurro fortunato doversi viale brigata grafico internet raggiunta marchi lodovico preziosa autentico estinzione
  rivelano vigenti ricche pensando offesa stomaco separato mosso trattasi delibera procura potrei quesito chimici espone
  rimaneva rendeva iniziare tedesche esiti annullamento infantile induce arrivò dimostrata tumore leggera pesanti
  efficacemente impressioni serenità riusciva tradotto creata dichiarò dote assicura britannico infezione pressioni
  dintorni coincide archeologia gesti speculazione elevate calda istituito cee regista acquisizione davano cambia
  campania informato andati accrescere ettore alfredo clausole introdotta cronache mostrò determinazioni torri navale
  addosso ricordata ritrovare parlò tipici composizioni sous connesse ponendo feudale napoletana ridotti undici razze
  operaie sacre spontaneamente innovazioni temere valgono golfo molteplicità simbolico emergere pesci apparve blocchi
  aggiunse alimentazione assedio coincidenza sindrome didattica apparso utilizzata out stesura bottega rovine spagnola
  tragico urbino risultante portogallo sabbia eccezionali identica frutta xxiii adatta max celebrazione grammatica piene
  ch'era potete manovra politicamente incerto apparecchio immenso acidi credono concordia proviene feriti disco
  somiglianza messer limitazioni odore curatore importazioni rinascita beatrice diremo regni rimasero fondare geometria
  variare costituiva arrivati tumori mandò olanda ingegnere hitler provvidenza ebraica neo grasso sereno descritte psi
  conservano contestazione delega nietzsche abbonamento elena ospedali marca mantenuto papi xxii turco larghe
  universitario collocato attenta abitudine negozi rifiuti civico partecipato negri corrado scende rigorosamente
  prossimi tradimento preventivo prestare precetto ricordati verificarsi censimento onda funzionario principato bibbia
  accrescimento preferito conosciamo tensioni oggettivo grandissimo minimi dovettero rettore proseguire ratio pirandello
  muoversi spettacoli prevalere recarsi assegni motori atteso vent'anni divorzio villaggi indiretta ognuna siciliani
  sensibilmente bolla brani leopoldo fiamma attitudine diploma liberalismo parroco clic colloca comunitario successi
  determinano colli oscuro sistematico mero gola differenziazione ampi analizzare campana richiamato prussia ordinari
  filosofiche tolleranza dolci fallito concettuale contessa docente raggiungimento maturazione incerta freud ribellione
  richiami preliminari intendono votazione collegati enormi ironia concorrenti parrocchia guarigione sospeso impronta
  interpreti abiti quid qualificazione fabbricati foscolo eguali cella capitani spaziale divide disprezzo mole rientrare
  emozioni difensore sviluppata tramonto abuso prosperità professor amministratore denari arezzo occuparsi castel
  universitaria dipendono lungamente cognizioni compaiono chimico casale collegi drammatico cimitero maschio francesca
  bernardino duecento udito passava dito delicato boccaccio solare alfieri facciano utenti usando piatto promosso
  soddisfacente pericolosa illegittimità scrivendo indifferenza trattamenti milizia sottoposta studente frumento barbari
  difese principessa alcool repubblicani nullo orazio riconosciuti sonetto intendersi dubitare dittatura sussidio
  germanico armato conservatori false fondamenti implicitamente testimone sana spettatore secolare piana propose
  impedito mercurio riferita laura convenzionale giovine muovere tematica tutelare madri bilancia attiene fornita
  comunitaria recensione ettari opportune priorità certificato solita vergogna disperazione radicalmente eccellente
  autunno variante teatri immigrati provoca metodologia osservando ispirato aereo giordano comporre contesti bonifica
  incidente penetrare credenza abbandonata rose aquila lombarda sorelle palese cessa omero tubercolosi ego tranquillo
  autorevole addio medaglia considerano economisti argomentazioni grafica curioso rivolte galli proiezione riteniamo
  fanciulla convivenza saldo mauro sembrerebbe esilio carenza giovanna degni riscatto irregolare americane distrutto
  fissata stia assunti erba disposte portate unitamente incontrare coppie creature bande imparare rivolgersi improvviso
  governativa vado brillante teoriche macchia gino farci attimo misto gianni contrari stimoli metteva marittima nova
  basa interessate foreste toccare introduce assorbimento sete ammessi sospetti valorizzazione farmi eccessivo up
  avvocati cotone autorizzato strumentale direttori stradale esserci valenza colpisce contrada ernesto soggette
  incontrato restituire purezza aspirazione allievo addietro pastori assegnazione vene biglietti siracusa contenenti
  mortale socrate aderenti riusciti tito sardo eguaglianza goethe secondario equazione frattura osservatore spunti
  richiesti venditore istinto siti estese peculiare opportuna cronica presta contingente gamba panni insegnamenti
  residente cemento tenga rappresentava prudente rapidità danza formulare indizio faranno senatori compiute estratti
  contraenti depressione leggero portando poterono celebri avanzi intenti cadde cristalli levante ra illustrazioni
  fisionomia spiegato conosciuti straordinarie ripetuto avremmo meccanico fondiaria ricordano riscontra anch'essi
  plastica temperature avvicina cessare preventiva secondarie carri consideri coniuge treviso tributi oppone
  cominciarono separata ala rotazione partecipa amedeo fai quartieri avanzate frattanto mancini influenze negative
  quadrato segreta operativo universitari rosse misurare pisani professionisti ignoto ordinare corse ferito avversario
  dimissioni restò sposi spalla battaglione canzoni collocamento macchie assumendo insiste sapendo insegnare riferirsi
  definizioni dappertutto fargli giove busto pegno professioni lieto comandi finali dedicati requisito prodotte
  imprenditore corporazioni abusi deficit coefficiente originariamente lu precoce immensa meditazione pontificia
  viaggiatori soggettiva schiera vaste bona visitare marittimo generoso universali elaborato avvertito rilascio soliti
  tradurre lino discepoli romanticismo giornalisti corda matura lira maddalena moltissimi salto pervenire serena
  veneziana mentali completare sentita regolarità sperimentazione invasione esprimono onori prati approfondimento
  spiegazioni interpretato seconde provvisoria illustrare rimini sorgenti posa perfezionamento formalità battesimo
  conservatore scandalo infinite bisognerebbe operano ritiro farò ritengono accennare massimi spontaneo tacere brasile
  pasta cadavere patriarca seguì violento battuta ligure efficiente esistenziale lacrime figlie nodi flora prestato
  giustifica settimanale liceo ruota diffidenza cominciano seriamente applicano solida marginale cappello accadere
  presero bancario ancorché scultore termina interessano parentesi dorso aspettative unisce distinguono palma marini
  cieco artistiche preceduto intervalli orchestra aveano viti trovate genera divise esista consorzi sentì cannoni
  osservano codesta parli addetto illusioni livio proteggere interruzione artigiani raccontare divisi bando codesto
  venissero cellula carro traduce sovietico calcolato affini fanti cereali traduzioni sottoscritto seppure sparse mons
  moltitudine matematiche foggia gode conquiste implicazioni venere pretende saggezza interviene rocco verga investito
  conosco pensiamo germi provengono uscì generalità reperti agrari cortese cattaneo grotta tabacco combattenti paola
  equivoco svezia andarono obbligatorio cerimonia ventura fax magazzini gratitudine dolorosa tempesta torrente mistica
  approfondire spagnoli favorito circoli arabo mandati temporanea reparti rousseau specializzazione marxista soddisfatto
  aosta separate reparto formati spiaggia protocollo ecclesiastiche fissi versamento rispondeva congressi pregiudizi
  definite obbligati leo superfici cambiato ridere realizzati tragica affermava regolamentazione delia commessi lite
  taranto bere inserire segnali sentono inedito ordina proponeva localizzazione ambizione rimanendo ridotte tributaria
  rimanda riscossione ferite barca impatto prevenire organici amica sentirsi misericordia centenario walter rerum
  equazioni legislative ambrogio elogio giudiziale convertito integrità togliatti dr ottone multa favola perpetuo
  costitutivo romantica utilizzate risiede busta cronologico ribelli effettuati ufficialmente sport concede temperamento
  apposito muscolare fasci discendenti espropriazione candidato giovanili volontario allevamento rabbia fascicoli
  figliuoli illustrazione ripeto calcare ambasciatori suppone fiorini indagare lasciati toscani orario ricavare bar
  commercianti cellulare martiri individualità lancia volontaria prive trent'anni intervista rappresentate viola
  correggere compilazione urgente desiderato gravidanza catene temporali coloni assi proroga insistere dinamiche
  suscitare lumi arme costituzioni costituenti redatto gravemente analitica assegno attentamente follia inclinazione
  tipicamente polmonare prossimità ing direttivo prevedeva articolazione grani pienezza set rimaste ballo monde
  ambiguità schiavitù ristrutturazione coprire papato cronologia concorsi dotati soffrire ristretta chiamò colline
  assemblee aziendali sella antropologia dettato rituale affrontato settimo estranea vestiti attrezzature ampliamento
  aspetta letti trasformato mosaico imposizione argentina contemplazione superfluo sedute consultazione cupola situato
  banchi ordinò profitti vegetali esperto operata rigida organizzativa separatamente tubi dolcezza assistito cerchi
  impegnati specificità caduti dispositivo visse carni possessore suddette patrimoniali allorquando impugnazione cava
  domino vai descrizioni profeta singolarmente datazione magna contorni conciliare viveva rivoluzionari xxiv uguaglianza
  attende bravo individuato pistoia cerchia rifugio integralmente contribuente tributario videro opportuni parlo bollo
  sostengono perplessità arrivano segnalato seguiti ripetutamente ansia enciclopedia talento passim aumentato fanteria
  vesti mutato incertezze destinatario filosofici referendum seduto andiamo accusato pedagogia derivato oratore serietà
  invalidità rate inserita precetti caratteristici simbolica giuristi perpetua lecce filologia ricorsi subisce furto
  severa vissuta aerei ingegneri viste operanti liberare adunanza incendio pero blu angoscia piemontesi promesso retro
  funzionalità povere riga avvenga inganno rive coordinate preghiere geografico guardando andando adottate osservati
  fossa discesa scuro diplomatica tratte inedite liquidi guai prigioniero inferno valuta studiati invita ricava
  romantico sentimentale letta oscura arrestato reciproco leghe averla lavorano riparazione collezioni tristi connesso
  albergo analitico apprezzamento vago trascorso dormire rifiuta neutralità sottrarsi risalto famosi ottima itinerario
  cranio rimanente slancio lutto fornite chirurgia minuta imputato scopre sani contegno giustificato cristoforo
  svolgersi ricordate inviare agevolmente femmina monografia assisi mondi monasteri verificato misero propositi limitati
  barba anglo eleganza credenze giovan terme riparo indigeni disordini vecchiaia dinastia manda tipiche carichi
  osservate canonici rivelato sostanziali quantitativo aggiornamento jugoslavia contrariamente tenersi affine cautela
  letterato lasciate crudele comunica officine invio freno colpire suffragio avanzato innocenzo miglioramenti sparsi
  licenziamento fermi conseguenti poneva aumentata messaggi cerebrale ducale successori bellissima cuori torinese club
  curare consideriamo creando produttore decimo fuggire preziose agitazione scenario risultava pugno peccati ambiti
  opuscolo cessato finanziamenti plebe dolo domestico facilitare ricovero medioevale larghi demanio contabile
  applicabilità pressi problematiche premesso sapete deduce illuminazione straordinari discende mostrava studiata scudo
  applicabili convinti consulta ricercatori correttamente crollo consumatore agrarie informa contraddittorio approva
  ventre esercitano registra lavorativa veronese cosciente spettatori scorgere cinesi collocare compone operativa
  quotidiani vanità esserne architettonica chicago invitato misteri troppa stregua domestici sorprendente altrettanti
  andrà matematico obbedienza potremo stadi assistente modulo variamente oscillazioni docenti schermo motto assalto
  chiamate archeologico baroni connessa falsi adige loggia spiritualità anatomia perizia marmi proclama prescritto
  ricorrenti biglietto napoletani granduca basterà avvento chissà fondate render giapponese concretamente sigillo civica
  papale pubblicamente uccidere collegato validi maniere rompere colpiti operante necropoli trasmettere conferire
  piacevole combinazioni previa pilastri foglia veicolo farle sedici tristezza dicevano sincero narratore umile
  occorreva empirica pozzi aerea sofferto particelle impieghi dirlo inciso qualsivoglia arturo circondario martire
  gentili calcolare plinio dirigere contrazione doganale prendeva alienazione usciti cristiane giunte totali contado
  esamina concepita rientrano accertato rubrica pellegrino monumentale scusa architettonico geografiche sovrana
  vivamente autorevoli ringrazio visioni regge vito dominazione contribuisce stupore passiva associato mattoni ministeri
  prefettura delicata ricevuti umidità perenne carrara california scienziato innocente fresca sincerità miracoli cd
  volevo comprendono luisa tappe confuso chimiche disturbo precisato suscettibile assegnare incidenti curata nominare
  situata ascolto inviati turno pronunciato preferisce biologico molle cantare mansioni fervore appartenere vettore
  apprendimento sopportare parentela custode registrare missioni centimetri spunto andate gradualmente declino governare
  made legittimi gatto ritirata estere avanguardia opporsi desiderare pianeta decoro costretta triplice argilla guardava
  analogie barocco fondamentalmente prender organizzati dialoghi rimedi limitate tenebre sarò accuratamente taluno
  daniele roba sconosciuto siffatto aggiungendo intimamente diminuisce sindaci giustificata sostituisce punte sir
  infortuni appalto fissati realizzate materialismo apparati formarsi condusse germanica tranquilla evidenzia suggerito
  cortesia versioni management subordinato portico dipendere fieri incontrano mista scarpe sculture venturi concesse
  dispaccio ardente conseguimento ospiti veicoli osservata ebraico mafia minerale anch'egli diplomatici complemento enzo
  greche equivale trasferito peculiarità suona casuale deposizione battute liberato noia magia teologica pasolini ospite
  manifestano card tacito tematiche dargli persuasione rigido poté ricevute membrana soggettività amava dedicate
  britannica organizzativo sacramento corto flussi sussidi cosiddetti distinzioni avventure comparire fasce insigne
  branca segmento pompa laboratori gestire gioberti pieve imminente parrocchiale concorrere cominciava membra xxv
  foresta suggerire apollo giudica china trattasse muovono carceri serva manifesti applicate identifica superstiti
  pontificato terremoto numerosa toccato regolazione adottati bellissimo eloquenza sovra commedie cuneo aragona beato
  ottica annua vece articolato rai parrebbe concorrono transito continuando meritano abituale senti funzionare
  rivoluzioni sanitari assegnati separa libia portatore prepara grandemente intrinseca scolastici rispondono istituita
  avveniva incisione viceré coglie emergono associata ipoteca felicemente pesaro elettrico conservate tecnologico
  giocare esistevano accademici stagioni compositore sacrifici iniziò discepolo segnatamente sottoscrizione amsterdam
  colorazione automaticamente creda istituire calcari completamento intitolata esecutiva devi accoglie conversazioni
  astrazione feudo dissenso resistenze annuali dichiarava parliamo terminologia bonaparte sostenitori acquisito iure
  edoardo prevale privilegiato tentò dottori rafforzare veloce regolatore idonei com'era artistici puntuale scomparso
  statura logiche domandare homo tregua oratori frontiere orecchio tipologie mostrando dominanti articolata ripetute
  business sbocco abitato troppi supposto tentazione tradizionalmente introdotte caratterizzano sofferenze costruiti
  superata quattordici durò subordinata filone sonnino adamo magistero fenomenologia confermano rigoroso orecchie decine
  attribuiti maestra avanzare sembravano rischia intendiamo spettro presidenti attrazione desidero comico autonome
  deroga tenda contorno rango bestie latine annotazioni cambi venerdì contadina onesto insetti partite fabio dividere
  parallelamente commi fisiologia forzata insediamento elettronica ricordando economicamente conduzione tasca
  esaltazione secca facce edito assunse odierna usano rinnovato avverso pseudo shakespeare nostalgia recuperare renzo
  accedere dispersione finì fianchi city use similmente distante minime suggerimenti capoluogo cute lenin lione ghiaccio
  valga ostile commissari mensa interessata illustra tolta giammai negato inedita individua feroce longobardi
  consuetudini senese isabella sanitarie rinnovata opposizioni assiste special affidamento medievali serviva colorito
  recato imponente ottengono valerio corredo aggiungono ossigeno pochissimi emergenza distrutta sottoposte accademie
  mistico cattivi logicamente bastava antonino adeguatamente proteste vocabolario gloriosa orrore manifestato impugnata
  illecito pregi funziona manifestarsi dazi martirio fissazione tornando finzione bolzano salvaguardia conferimento
  colta stalin care sfere veneti camminare vani trattata rosario anteriormente doge frazioni suicidio resoconto agiscono
  paralisi inconveniente campanile predetta puri dotata capolavoro consueto diffusi conquistare dinamico triangolo n'è
  poetiche vegetale nascondere vasari gennaro vincitore nominale sfugge punito adatti classiche sottoporre folle sinora
  messico catasto apprezzare guardò consta opporre copertina insediamenti domestica regimi possedeva lievi scarico
  paglia sosteneva affermarsi apparisce schiavo riferiti fiamme tecnologica integrare dimostrazioni venticinque scolari
  pensano riconoscenza romania cloruro canada razionali religiosità modificata franca collegate bagni splendida
  conseguito impeto apparteneva rendendo gallerie impedimento farmaci officio contabili trascurare biologia mancando
  imparato xxvi fossili scarse teatrali teologico erudizione marine stampata comprensibile guide stili stilistica
  contrarie consolidamento onta urgenti sostenute battere lenti stipulato riscaldamento vasti ignazio guidato sosta
  anzianità vollero peggiore laico legislativi archeologica abbondanti urbane illustrata idoneo respingere suggestione
  percorrere formando sessuali collaboratore genitore ricevono ritenuti notai omissis riprodurre deduzione ritenute
  convocazione vercelli lucio cera fabbricato giudicata lincei nuda praticato aggiunti presunta barbara lacune tevere
  segnala traverso intesi insistenza tredici amo trattarsi incredibile ottenute dite accurata nemica contrattazione
  solitamente cinta circondato legalità compensazione supplemento valide esenzione amori celebrare scissione forestieri
  autonomi insegnato ricognizione coinvolgimento impiegare cicli dorsale pendenza contrattuali semmai espressiva attese
  imperatori artificiali accoglienza ritrovato incarichi variabilità replica zia occupazioni stipendi nazionalismo sasso
  metafisico intreccio immediate composte monetario sassari tam create costruite sincera indizi cos'è compratore trinità
  rinunzia sorgono azoto sponda ricordava utilizza adoperato coefficienti dipinta rivedere duchessa violenze furia
  adulto vedersi scoppio coperte ascesa vaticana gratuito rimettere psichica nasconde reliquie chiarito congedo donati
  circonda letterale troppe fermezza uniformità senno suole volpe scorge distretti trovandosi misterioso portarono
  ideologie paradosso attributi attesta riunite primitive metamorfosi cela confidenza inammissibilità criminali
  biologica compressione novanta riconoscendo nervo domando frontale metropoli dame impulsi inserisce praga paternità
  pavese forniscono dispetto sottostante pagani acute scarsi ciano indicando aiuta sterile trasparenza dimostrò concessi
  conferisce riconoscono ricondurre causale riguardava vedevano offerti stampare salutare inutilmente manifestamente
  redenzione ritmi evidenziare minacce infermità reo aderire moderato seguirono superficiali mobilitazione titolari
  conobbe diciotto isolata implicita intermedio cieli pisano cattolicesimo interazione accadde diplomazia annualmente
  trovai ordinariamente ristampa cattoliche accenni lirico convergenza umbria conosciute colonizzazione chiavi
  sostituita novo leggendo rinvia ispirata travaglio guidare solco basilicata doloroso salone lasciarsi agenzia apostolo
  triennio differenziale siede solenni segnata spagnuoli vorrebbero erbe disputa sentiamo pianoforte organiche
  rilevazione sollevato contrade edilizio competizione sorto monache castro specialisti elio cristina malaria parallele
  antitesi collegata minerva attuata ricevette liberarsi ruote pagati sodio accompagnano ispettore ventennio orsini
  preteso ebreo stirpe convinzioni indiretto vedete affronta sapevano sedia notti cantiere forestale chiedo conteneva
  finiscono ipse francisco colloqui correzioni accettabile meccaniche alloggio abbandona mancò pacifica circostante
  intere asti ardore attribuite elettriche tenace persuaso mantenuta amanti pronunciata invisibile risveglio sapiente
  ginocchio varese interi portavano proteine stanco unici potevo brevità complete bastano larve proventi corde creativo
  integrato illuminato prerogative discute statistici midollo nebbia suscitato notifica fallimentare magazzino
  eccessivamente incaricati degenerazione premier educativo colpe esaurito paterna marketing invenzioni diletto lotto
  estreme iniezione clinici regolata laghi partecipazioni elaborare solidi rinnovare mucosa polso controllata cerimonie
  solfato tenue muscolo sicilie navali entrati spingere apparizione guadagni mediocre nonno miscela bibliografica sbarco
  xxx siria munito solennità costituivano tantum applausi matrimoni oggidì compensi corno narrativo strage particolar
  scomparire semestre faenza improvvisa deliberato preferibile difensori rilevata leggende elenchi manodopera biennio
  chirurgica luminosa spostamenti esaminando poggio scipione giuste assoluti primitivi coinvolti milizie attestato
  complementari prontamente trasversale riesca maturo sollevare ascoli musulmani socialmente annibale sussistere
  onorevoli apparsa trascurabile sembrò rotto elevazione dirige sonetti mostre morbo cavo miele aurelio irregolarità
  interrotto effettivi sessi vittorie dotazione elisabetta conformi abile strette piaceri linguistici trovar coalizione
  riuscirono dovremmo nino fattura gatti partecipano urto contribuenti grammi invidia cliniche presidio processuali
  distribuiti vana ignorare sdegno scetticismo sconto contrastanti nunzio configura apparenze giungono casella
  manifestare evidenziato piangere glielo tattica servirsi ricavato segmenti trasparente rima infiniti recita apostolico
  spina mantenendo dominato inseriti ritenne escluse dialettico selva ultimamente decorrenza renda ordinate
  giuridicamente truppa presentavano fitto furore investe recò catastrofe incisioni verosimilmente affidare vinti
  evitando protestanti persecuzione eccetto sollevata uscite voltaire intraprendere riproduce limitatamente morfologia
  crescendo diffondere lastre considerava globo cittadine concretezza spera vuota reciprocamente dominare predicazione
  affresco riconosciute inno convincimento imposti promossa musicista glorioso intenda emanazione api ritenendo mass
  ordinanze sospesa confondere trovino seguiva permanenti collocata cagioni ottimi sciogliere fori repubbliche reperto
  augusta collegamenti lastra sie ammissibile domandò salita vuoti tappa rodolfo accenti positivismo mediterranea
  manuali basterebbe circolari datata aggiungeva eventualità collocati forlì feconda cosenza istesso anonima affermano
  immobiliare frode tesa equità quadrati farli raggiunse stemma garantito chiedendo burocrazia duri inerzia regolato
  avviato attraversa andrebbe consistenti vivacità opzione sapevo anelli trascorsi amata parente esaminate mortali
  centralità vicinanze inclusi giurista cattura osservò testimonia umili peculiari escono implicito sommità
  universalmente pasqua etruschi destini priore mica registrati offensiva fondazioni fioritura conferito soffre
  recensioni ingiustizia ceneri punizione sviluppati azionisti anticipo fior calendario attitudini trascendentale
  derivata violenti antecedente governativo indicatori sante idealismo pompeo sentiero eccessi conducono villani
  secondari forni paradigma rappresentativo diminuita preoccupato bonifacio atte operatore lessico danimarca tele
  deviazione vetri rovescio epigrafe germe magico negoziati calvino pascolo brutto discriminazione trattate statistico
  benevento incomincia delta montale savona olandese sturzo contingenti neppur scioperi consegnato trascurato
  rivendicazioni pino approssimazione forno procurare esprit corrispettivo processione attinenti reno arrigo assegnata
  cadono venduto genericamente sommaria democratiche caos approfondita imperio respinto avviare leggono terminato nonna
  raggiungono generosità sardi bancaria ragionare universalità incapaci dalmazia garantisce cancro assenti palla lembo
  rifiutare acquisire sintetica attive dici riferite papà longo cambiale trasportare rimozione aderente mediana aprono
  attaccato ipso regolano piatti parallela linguistiche orlo morelli allude mostri credette durare antifascista officina
  designato suol mancavano rotonda cotesto riscontrato sintomo valente verticali inviata templi corridoio fecondo
  ispecie satira parimente capite vaga canta interpretata salvi innocenti ridicolo difendersi xxvii costituisca
  indirizzata portatori aperture combattuto rivendicazione semantica affezioni fantastico ago celesti praticata
  rafforzamento grato ungherese sedere getto sisto falsità gelosia divine riassume capita identificato predominio
  trasmesso propongono solite sacchi moderati purgatorio pieghe sciolto teologi minoranze congiura comodità obbliga
  bellini dure armando sfruttare consulenza enunciato bacio prescrive laonde pericolose acta riassumere ultra paiono
  municipali moduli presumibilmente barcellona conventi documentata osservava allarme sposo notarile inflazione
  discendente ripetuta ammiraglio consolato malinconia nascente capua barbarie operative avvicinarsi creati confessioni
  istoria limitarsi fermarsi centesimi immediati ruggero esserlo assicurata riprodotto ammalati riparare comparazione
  rette generosa riscontrano nizza pontefici vescovile sviluppate inquadramento ergo video emesso spedito elettrici
  omicidio vocabolo concordi positivamente giri lente formulata integrante alleato fango trasferimenti separare
  dipendenze decorazioni meraviglioso ascendente intermedia paterno veleno unanime fisco abbraccia irregolari
  intendimento impiegata chiedono molecole perseguire strategica munizioni pericolosi bisognerà moltissimo crescenti
  affidati emozione viveri procedendo combustibile paesaggi asilo compagna flessibilità immigrazione alloggi toro teme
  crudeltà oratorio psichico convincere luminoso goldoni ione corsica stimato cono monferrato transazione vietato
  ragionamenti vincitori opuscoli suggestioni letteralmente pian persistenza botteghe osservatori fiato condizionata
  costruisce seguite compete ammettendo tiranno bizantina uva dottrinale protestante empirico approfondito oli diamo
  fluido lineamenti orizzonti specialità offriva abruzzo guerrieri vederlo doganali suscettibili mora partì teso
  svizzeri commozione esaminata esplorazione barbaro sollievo atta alimento apposita ammissibilità creatività
  caratterizzati resterà ire marginali manfredi duo setta occorrono attivamente preparata confusa complementare segrete
  spoleto identiche benedizione convenire subordinazione esprimersi utopia guardi lordo fabbisogno editto eu castiglione
  fauna interpretativa lunedì fan osso culti luogotenente dilatazione infezioni provata mercante quintali protetto
  baviera ulisse nucleari sassi prose bandiere sistematicamente coltivatori stipulazione chiedersi singolari concerti
  causalità cotesta terrorismo notano dibattiti stampati quesiti lontananza vela operando turati tendente reggere
  ritrovano linguaggi tragedie pecore dispensa intensamente maternità manufatti condizionato piega adriatico aspettava
  convincente etere protettore altissimo adeguamento svolse sentivo ratifica sottosegretario introdotti consapevoli
  camicia adeguati dente pareri ricambio tenevano alleanze occorrenti sostenendo manovre soffitto significava esteriori
  tommaseo tenerezza passività sarda benevolenza viterbo committente geniale svilupparsi lacuna accertamenti concluse
  lupo venute abbandonati incidere performance lasci ba creativa bellezze sicure stanchezza scarsamente oliva ritirarsi
  dissoluzione animato viaggiatore materno durezza brindisi scarto present carbonio taglia significativamente
  preesistente spettanti celebrato accorto ornamenti raggiunti trasferire fisse eccellenti terribili immortale nido trib
  sventura sollecitudine orazione impiegate didattico risoluto trasformata desse usciva infrastrutture verificata
  accessori procuratori pittorica integrata applicati gomma elaborati ippolito portale avuti vigna sepoltura legalmente
  canonica danneggiato coloniali discreta sospendere diego pensatori divenuti francamente necessita apprendere
  consisteva torno precisazione umiltà esponente consegnare bombe office tripoli guadagnare fuochi versato ferroviaria
  agenzie tagli capitalistica giudiziarie unilaterale dettata entrando fondiario rom include colpevoli anziano
  constatato notturno figurano aumentando altrettante generare equivoci modeste tesori faremo progredire collettive
  quarti ovidio mite acceso menzionato consultare detenuti magnifica teorema contano segretari adeguate discussa
  orientata elettricità improbabile coincidere funebre riservati contrastare girare riorganizzazione fortune passarono
  rene discreto emigrati coltivare stampo esigere terminata meccanici gaeta organizzative recante recare fallo permetta
  integra fiere rossini riveste cataloghi massiccio alluminio gesta darne normative ima praticare assenso liriche
  ritornò indiani tracciare fautori opus ricorrendo impegnata legittimamente sopravvivere materna ingiusto genetica
  monza paragrafi comportano autorizzata quantitativa corrono divennero renale fedelmente influire congiunti mappa
  percepire terminale godono capitalistico appositamente sofia grafiche spinte palestina indeterminato ignora disgrazia
  applicando detenzione ceduto fondatori mariano feudali immunità liberata chierici traffici dissero disperata rumori
  liturgia nate araba decentramento omissione cannone tocco applicarsi summa guerriero obiezioni suddivisione
  appassionato eroica spiegano emigranti marittimi interrotta gioacchino ambizioni avanza estranee esenti facessero
  impotenza statunitense urss circoscrizione trasse documentato balbo risultò nastro oscurità marchesi infinitamente
  consolare australia consenta consolazione agio cadaveri consueta avversione farvi nouvelle pausa favorisce
  rivalutazione grandioso vorremmo squadre crocifisso designazione carnevale traduttore emendamento seneca borse
  strategico restrizioni drammi pregare acquistano qualificato propensione soldo misteriosa enea onestà divario scrivo
  ticino accertata trattando insurrezione cieca carissimo disoccupati formate facto rimanga rettangolare fisiologica
  milza proceduto ingegneria autorizza estendersi datato trovasse dogma situati attua apposta ch'ella incompatibilità
  aristocrazia bovini sesta allontana tornava quantitativi spezia ditte sviluppano software accurato formidabile
  parametro emancipazione web ascolta marittime reclusione cibi innegabile rifiutato gettare giapponesi risanamento
  pietroburgo isolate demolizione cave adempiere esposizioni degne solennemente comprendeva verosimile solitario
  obbiettivo attuato splendido modestia risolta vieta dicevo ponente suscita riparazioni inverso sguardi
  industrializzazione trasformarsi moralmente raffronto valentino accentuata cinematografica molli diventava formulato
  intermedi mediche signorina contraente commentario approvati assunte contribuiscono divengono lama cultori macerata
  omogeneo dovete dispongono studiate vertici servigi labbro edita esprimeva razionalismo giudiziari partner timori
  incanto pala orologio riguardare tullio approvare rivolti montaggio parabola sponde eretici dino corteccia assicurarsi
  pensatore laica albania ammalato metter acquisita bibliografiche continentale fondamenta mutui feudi tassazione
  egregio canna biennale potendosi italica fantasmi umore ornamento rigidità xxviii marinai anomalie profeti cristallo
  ami musiche innamorato vocale moderazione arrestare campane visiva cronologica bestia elia batteria scompare sostenne
  congiunto concentrazioni bolognesi manto appreso agito autorizzati austro costituirsi leggerezza illuminata melodia
  fantasma rimarrà creta atomi accennate riprova comandanti lavoratrici accennata centinaio fitta veniamo giornalismo
  equilibri prigionia umanesimo accordare sogliono dipingere comprare accordata restauri imprenditoriale paralleli
  omnium perduti sceglie preme trattò sultano inerente accidenti carrozza disperato beata nuvole longitudinale vivaci
  reagire romeo comprendente gusti interrogativi eretto arrivata spoglio devesi compendio cilindro orto coperti
  appartamento diana campanella idonea paradossale west spendere imitare allargamento marcata cappelli dona alighieri
  attilio giovedì testuale avanzamento sovietici succedere prefetti leoni contenta consentita miglio guidata bicchiere
  uffizi preceduta zolfo moderata polacco compiutamente rinascimentale fermare testatore spettante terapeutico orbene
  soprintendenza sepolto novello debitori copre possibilmente saremo miniera bulgaria rapidi ideologiche simulazione
  equivalenti siffatte legname podere lealtà trovando preferenze vocaboli gradatamente zecca devoto dogana newton
  riconobbe cresciuto elaborata ripercussioni aprì cruciale inserite differisce avanzati manifatture savio adolfo
  desiderava tirare umanistica sollecita corrispondenze cosmo nono mostro tribuna dedicò identici disastro vinta
  psicologiche amaro erroneamente sconosciuta allargare tinte affermata quaderno prescindendo facendosi appoggiato
  sufficienza coinvolto tatto noce giunsero buenos governanti conclusa filtro postali mail eroico danari fornitura
  mozione minute costitutivi legna chirurgo causato favole potenziali decorrere dialetti rivestimento marsiglia
  esauriente enunciati coniglio assegna portante concentrato delineare cede sfumature apice regi mitologia infermo
  bastone giambattista manchi anniversario donazioni uccello medaglie indubbio ripetuti supremazia mantello consiglia
  riordinamento fabrizio testimonio solari compassione accordato certificati casistica belga emessa aggiunga egemonia
  riportano votare simpatie risonanza etiopia monarca dichiarando inevitabili pugliese realizzazioni volge vapori
  profumo intervenuti dichiarati decisi severità soffio irrigazione plausibile prole collaborare convegni coesione
  crociata pompei mantenersi realistica fermato sintomatologia criminalità patente intrinseco force sbagliato vile
  eminentemente riducono barche firmata affezione memoriale disciplinari rebus periti chiostro uccisi cominciando
  predetti amorosa corsivo organizzate ornato inadempimento schiena cauzione onorato portici scosse unire dualismo
  specializzati fecondità porzioni riconosceva sembrato distanti generato gialla consistere iva avvenuti ereditario
  leggiamo vedemmo immaginario tradotta innocenza orizzontali end intervenuto decima modesti artiglierie scorrere
  difende core coscienze nascosta tronchi ragionevolmente saluti prega attentato sociologica borromeo denominato aiutato
  catanzaro acquistata scolastiche imputati resistente cecilia volontariamente garantita cosiddette torace parassiti
  gliene beati promette governativi deduzioni ordinati menzogna consolidato individuati clientela consumato geologia
  variano battaglioni lottare invitati lavorando gesso combatte violino diagramma sottrarre volgari governative
  congiunta meravigliosa segnare sansoni risorsa muratura svariate posteriormente inammissibile contrappone andasse
  pallido vieni sorse divergenze muscolari automatica incluso lamina provano insigni recinto fazioni porterà seri
  sintetico dimostrando prenda giogo condividere rappresenti prevedono piattaforma costituendo cugino credenti pelli
  esente pochissimo rimuovere matematici accorda capoverso tolse italico caratterizzate rinvenuto allontanare
  determinanti udire ribelle elasticità autenticità secolari settentrionali dovremo barriera salda rigetto capisco
  mutazione bancari lievemente annesso cantoni studiando affermò congiunzione coni gigante fausto intestinale farmaco
  connessioni derivate confessare caratterizzazione lasciamo grana cacciatori tranquillamente concorrente versare
  mantengono terrestri disparità lucida occupava rinvenuti flessione temporaneamente parrocchie reni componimenti parso
  psicologici rimesso nemiche pazzo riunire amano legni cantieri gemelli censo bibliografico pelo possessori correva
  diventati altera creano africana presenze negata vince musicisti miscellanea ossequio ritornato primarie odi
  cittadella diventando barriere indie ioni sollecitazioni rintracciare maschili prendiamo pazzi stabilirsi ipotizzare
  attenti fantasie tornano presentando demografica riuscirà ripristino incidentale duemila conoscendo convenzionali
  reggente entrava avvengono permetteva fantastica adito aversi fermò circostanti teologo prelati rilevati uovo spinoza
  azeglio rimessa granuli gioca informativo ignota dies scorre once grigia notiamo gemme affida aggregazione mensili
  convention rivelare gira mancante trascendenza mondiali presunto finiti gerolamo violazioni periodica abitualmente
  calcolata fucile verificano storiografica pasto persecuzioni terrena sintassi architettonici ispezione contemporanee
  confraternita ristabilire pervenuto vedasi commettere patologica polemico speriamo invocare deficienza vacanza
  riscontrare produsse dettate contenti matrimoniale oscuri utilmente impasto puntualmente pertinenza gorizia marocco
  recesso solleva tendere davide cautele tinta imponibile ratto appositi galilei marte alzò attribuirsi eretta impongono
  accessibile redattore virginia ceppo africani batterie curiosa attingere arnaldo selvaggio vacanze rivolgere sommi
  dettagliata darci pepe delirio poggia dantesca succo segnalazione prelievo hall richiedeva spontaneità favorita
  strumentali geologica agevolazioni adorno argomentazione litri bruni svizzero sinodo valutato aula passivi classicismo
  difensiva suore mantenne aumentano promessi cellulari misti soccorsi associate successioni moretti raccomanda concorde
  potenzialmente annuncio arbitri zurigo xxix operativi emanato regie metodologico saverio prigioni archeologici
  sorpreso raccolse volute assimilazione intrapresa fortificazioni recano sposta numerica commerci fastidio ferrarese
  duello espressivo temporaneo autonomie rinnovo lapide privilegiata ponga giudicati dizione stanca avrò dibattimento
  soggezione bersaglio penitenza seppur agnelli nominata remota idoneità passiamo reticolo battuto cattive dubbia
  cospicua canne festival solide intelligenti preesistenti simmetria qualitativo grandezze acquisiti coesistenza tendeva
  prolungamento lazzaro materialmente fondati mastro scaturisce salve poemi diminuito scatola svalutazione africano
  ceppi avviamento borbone nubi concittadini previo apriva annuncia accennati venerazione stagno riferendosi teodoro
  lascio navata fanfani intuito bonaventura automatico spaventa confrontare legione effettive moltissime benedetti
  laguna pescatori contenzioso eloquente sfiducia accolti bibliotecario accademica cristianità espediente inquinamento
  unirsi prescritte contribuzione trasmette accoglimento uffizio imola notes vinci determinando delusione cio colti
  congiuntura censure moltiplicazione accompagnati interessamento libbre interessare patriottismo conquistato votato
  faccenda burro investire amoroso nutrizione segnalata vassalli urbanistico scontri riducendo querela vivevano
  pessimismo soave omogeneità gratuitamente altari pan anticipato semplificazione difeso connettivo stavo albanese
  trattano guasti infermi rivolse componimento riporto geometrica storicismo acquirente giovare vernice risultanze
  quinquennio dannoso assise borghi grafici lamento contesa coltello nervose escludendo gettato lutero visivo ricorrono
  fanciulle squilibrio accettò osservatorio scoperti spiegata indiano omogenea mode tondo parer avute pareto denso
  capriccio psiche irlanda dovevo interpretativo volterra cairo pascal cronista abbassamento affidate bibliografici
  obiezione bo vis permise lipsia attaccare occupate plasma maschere negro trascendente doveroso concludendo soggiunge
  lucro portoghese ausilio compatta portafoglio semina educativa serpente palcoscenico scia padrona orme massimamente
  valenti rinaldo professionalità ministeriali saremmo dovendosi occupò stai versa autrice annotazione bono riflettono
  arduo complicazioni dario schieramento digiuno riferiva prossime potassio cumulo rappresentanze accentuato
  professionista compatto rimanenti aggettivo chiarisce pulizia abitati comparata vasca ammirare pater sinceramente
  annessa punire aggregati salotto verbi coppa esatte naturalismo predecessori suonare arbitraria digitale tumulto fiero
  abitare militante perdute tonalità saprà arbitrario fregio galeazzo statica soprannaturale adoperare aeree cappelle
  razionalizzazione lancio dispositivi lavorava ricercatore restante alza settentrione anch'esse sfogo provocata incerti
  asta tagliare pilota delineato diano scossa errata terni onesti volgere conformemente nervosa secrezione troveranno
  riferisco code lotti dirla dov'è risalgono sentite scarsità rispondente discrezione scheletro palladio spedizioni
  assolvere peggiori estesi qualificati fortunatamente campidoglio delicatezza insufficienti tessere inchiostro
  diligente simbolismo cortina eresia goccia risulterebbe sii documentario maturi legazione diplomatiche ispira sandro
  fotografica solidità badoglio espulsione favori orientato bocche dotate persistente omessa cancellare dischi disopra
  ottavio artefice capponi adatte iter inni diventò piaceva foce ferroviarie capitelli garante contava visitatori parlar
  arterie cartella analizzato ricezione sommamente teoricamente richiamata pesa cuor caserta antenati indifferenti tira
  boston testimoniano lucido consistono liti microscopio sere comunitarie riprodotta tiberio interpreta oceano rimando
  umori articolazioni eleganti peli dama quantum cori negoziale cola ritroviamo romantici governa vivendo negativamente
  zeno destinatari compianto cautelare saliva marchesa ariosto sperava limitano fratture slavi giungeva pendant
  pronunciare annue eccezionalmente respirazione trasportato costituì singolarità leibniz bolle scorcio soppresso
  passeggeri mozart proibito spavento bacini commerciante discendere saprei condanne stabilì inquietudine allontanamento
  xxxi respinta fato godeva pertinenti fronteggiare uniformi elettronico bile accresciuta fragile persuadere normativi
  erudito metropolitana ciel correttezza vende restituito occorra virtuale somalia bastare dissertazione idrogeno
  globuli decina lampada misurazione accezione faccende tunisia capanna sposato ingerenza testé fissate gratuita droga
  caldi trapani annui complicato approvate fabbri condannare ridursi simpatico spa prevedibile deformazione pagata prodi
  infelici riportiamo pagate crema crescono erogazione istruttoria tirannide realizzarsi specchi severi tutore guardano
  chiamavano collegare finezza annuario raccontato alberghi aprirsi rituali viviamo regresso accettando berti dinamismo
  progressione ereditaria dispute direttorio diffondersi giustiniano apparsi laureati influenzato getta brutta palmi
  ferroviario definiscono latente fronti ricevimento astratte pensavo aires rivelata renderlo egoismo cartesio reclamo
  procurarsi vitto brillanti riconoscibile veruna prescritta oscure commenta divini gustavo allontanarsi secchi
  concludeva militanti stime costringe manco ringraziamento chiamiamo completato gradini corteo feto rappresentavano
  coniugale compatibile polmone finiva suggerimento fosso sterline trimestre nipoti compromessi fibra leggo lasciarono
  gravissimo ingegni gotico epistolario arcaica attraversato pensate riprendendo stimolare sopprimere ila desiderata
  emettere insegne ovvia appieno ventiquattro disponeva iniezioni progettato valse combinato gianfranco attestano
  aquileia colmare gaspare allusione datori sinonimo integrazioni globalizzazione omni barocca vengo zampe misurata
  giannini fazione indirette inversione predisposizione mediatore gesuita trazione turba diventi predisposto ratti
  famose sepolcri pregiudiziale manager contribuì locatore infondata bottiglia illustrati sperimentare promotore
  manifestata ottava serata propagazione registrata motivato regna consolidata guardato badia ano biagio vanto perle
  aspettativa disotto vedesi missionari prolungata cospetto venduti consensi rappresentativa soggettivi preventivamente
  modernizzazione millennio distribuito onesta giancarlo inferiorità cuoio servigio usufrutto combustione treni
  riscontri coinvolge discrezionale mosè sperimentato disamina malcontento anticipazioni compilato tiziano potenziamento
  preferire firme polizza eternità lugano demografico rinnovazione lentezza bizantino condivisa plutarco partigiano
  aristotelica rimprovero metallica ribadire utente antecedenti dominata svariati menzionati eminente servì
  discrezionalità tenera ottavo prosecuzione delinea fertile accompagnare transazioni cospicuo confessa accolse banale
  martedì zinco emissioni offeso darebbe denominata instabilità forum nerone matita pervenuti ostia eruditi serbia
  resurrezione inducono irrilevante abbracciare impugnato articola imbarazzo interlocutore mutata attendeva diffonde
  prestano sessualità sacramenti conservando biografico delimitazione cadute ottenendo verri brevetto tufo assistenti
  formulate spiccata assurda futurista vittore poetici commosso credi bomba calabrese marsilio ride forzato osserviamo
  opzioni supposizione litorale abita formaggio soddisfacenti derrate frequenze brigate anticipazione riparto adopera
  prospero nazista faro continuerà miserie contagio basilea informare privilegiati creò netti padana preoccupa arrivava
  pazzia echi generosi ventina cresciuta completezza intatta corone artificio giganti distrugge cerchiamo cesena
  paradossalmente precedono nilo gentilezza remo differenzia patronato eri segnalati ode promotori scrutinio asserzione
  mutazioni violente silvia continuarono utensili essendovi interrogativo traggono distribuite stilistico patrioti
  predicato aura vitamina dolente sostituendo metrica budapest capillare tecnicamente discusse martelli presumere esalta
  potrò sequenze ghiandole bruna tormento pergamena riduzioni deliberare offese interviste carolina ici arresti conosca
  sollecitare formativo mezzanotte mogli varsavia ambo spirale raccomandazione consulente massoneria colazione
  consacrato aderenza raimondo nouveau dianzi amara indotti scrivono dipinte orvieto caserma hotel contrapposto artefici
  preminente mossi rappresentativi mercantili aeronautica normalità penetra arricchimento attaccamento invernale
  ospitalità posteri rinunziare apparivano ritrovamento marta norvegia solidale specificazione latitudine ingenuo
  supponiamo elaborazioni stradali provvista fertilità temeva percepito breccia ammesse calamità codesti indiscutibile
  soglie lamenta calo apprezzabile substrato computo reciproche medium elevare record ribadito esistano ferme usava muto
  dantesco svevo accadeva sereni polacchi metabolismo gentiluomo naviglio episcopale oc comanda sciolta persia
  proclamato petizione assorbito gare angela vadano salito ostili designare armistizio aggregato istat conseguiti
  resistenti richiamano ardito perito mariani biologiche pluralismo partono uccide preside sovrapposizione eleggere
  batte svolti accidente guidi ottennero leggeva tessitura contingenza costringere futurismo impegna effettua pregevole
  striscia tesoriere allegro piacque altezze basate dilemma salvaguardare ritardi obbedire polmoni olandesi mitico
  esaurisce rispondenza dimentica audace remoto parini architettoniche epistola cupo intraprese consentiva legislazioni
  lutti organizzativi problematico predica domestiche capitalista ricercato metta attribuiscono cancellazione vogliano
  fatalmente alt duchi immutabile go grandiosa indiana valutata selvaggi cito ottimismo reclutamento emanate occasionale
  orti penne magica beatitudine tagliato concentrata attivazione braccianti racchiude prologo incompatibile narrare
  prelato risoluzioni nudi adunanze patrizio costruttiva risente avverrà interrompere acquistati darle consorte
  convenientemente distribuire volgo modenese protetti insistito alias intervistati distintivo periodiche connotazione
  contempla stabiliscono massimiliano sapesse cenere sigla pinacoteca audacia straordinariamente incompleta soda
  incessante inerte salvato appartenevano benvenuto ritenga robusto coltivazioni dissidio rendiconto rilevate schiere
  circuiti pii eccetera divertimento psicoanalisi ari patrocinio vacca distesa sane pescara risultata continuata
  conservatrice ascoltato densa cercavano gioie martello coordinare coltivate spaziali eliminato vergini grotte
  specializzata day retribuzioni strane obbligata acquisite accessi tour sancito dispiacere appalti tunisi arrestati
  molecolare senta motivata giornaliera benefizio controllato compose sostenuti tessili avvenute patrizi madame offrendo
  feroci arena sintonia conveniva spagnuolo ribadisce apportare mostrarsi oltreché rota imputazione commesse gridare
  perviene vigile spesse terminare andré negligenza robusta cordiale troverebbe obbligatorie mirava illuminare
  rigenerazione partecipe realistico severe argille xxxii attraversare patate atlantico siffatti diventerà aggressione
  esplosione malatesta stabiliva distrutti infondatezza intendendo conservatorio complicata austriache patologico
  oltremodo avviata rendiconti superando dovrei pronunzia temo moravia cappuccini avvertenza trentina qualificata
  vescica colmo commissariato stento demaniali risultanti avrete panno sparire attrezzi soggettive oggettivamente cessò
  speculativa stress aspra barbieri diffusamente belgrado avanzo comunitari provvidenze intervenuta oppressione
  sottomissione fieno ampliare uccisione divulgazione volessero quotidianamente trasmessa quadrata strauss savonarola
  valeva corrisposto bilaterale precipitato frane appoggia sommato lava montanari apporti beccaria specializzate
  francoforte trauma condizionamento pertinente disegnato impediscono giurati bastimenti reciprocità numeroso
  irrazionale individuata delicati entrarono leggeri giace poniamo stringere garzanti sonora lineari esercenti
  periferici profughi leadership riconducibili monografie libre scorsi salienti free lesse prendersi agitazioni
  questionario inviò annunziata reggenza rivalità indicava dispotismo pronte terrà north proclamazione influssi emessi
  abbattere accorse promosse accese logici individuate innesto ingenuità water accompagnamento dispersi dittatore
  valoroso pastorali residenziale desiderabile portoghesi attrice costanzo presiede fuso frontespizio consuma
  fisicamente empire odierno cipro simultaneamente raccolgono ammortamento prelazione concorre camino riuscendo sara
  misurato mutua compiono valersi colpita agevolare scioglie emergenti seggio molise tor compromettere lobo tenero
  facciate pellegrinaggio botte toccò comportato respinge capolavori tetti lanciato solforico cisti rapide superano
  servivano tendenzialmente automobili permane avorio sinfonia bembo illustrate vastità politecnico pili platonica fusto
  numerazione ideologici banchieri notiziario importi preminenza bevande organizza illimitata ammettono rispetti
  validamente contrasta buoi estense profezia esecutivi laggiù muti volumetto astratti perdendo fisiologico capitalisti
  stalla circo glorie giurisprudenziale levare compensare ettaro rendevano apprezzato interlocutori coltivato sperando
  stasi volse popolarità birra nenni passavano intuizioni compra paoli formò show proponendo dedicarsi perfetti
  molteplice oggettività raccordo consigliato mancarono risolversi architetture segnati marcato vocali visuale contadine
  segnano circondata riviera culmine chirurgico tipografica tengo procurato raccomandazioni silvestro etrusco medicine
  storiografico perimetro pennello poterlo durevole abisso sacerdozio urine inconscio allegati suite differenziali
  briganti lodevole figliuola pini incrementi incisa incominciò condiviso stamperia rassegnazione fermenti attributo
  bozze crimine toscane lieta seggi tortura tolti tappeto presieduto calibro topografia adoperati armamenti fernando
  rimanevano conduttori ingenti fortezze rispettiva tese ingenua ladri mezz'ora dipoi trapasso eminenti teoretica
  raffinato vascello appropriato sentir anarchici trarne squilibri riferibili venete sarcofago disfatta istruttore
  versamenti regressione annullare saba pudore incompetenza epperò socializzazione savi dichiarano mine possiedono ada
  discorrere annate diresse model analizza educare ubicazione avvisi ciechi dedicare amarezza rimpianto terapeutica
  decade ingrandimento errato sottratto intervengono adattarsi sorgeva madama annessi vissuti annulla stabilmente porge
  orari servitore sabbie commemorazione conca terraferma turca parchi differiscono viscere denunzia chiamarsi indicativo
  illegittimo umido veglia intravedere letterature significante spostare ritirare conformazione rivendicare forniture
  tessile raffreddamento istinti pianeti appoggiata fondò tutt'al abituati freddi accettate eva casta strozzi
  aristocratico rivelò perla padiglione distintamente esercitate beethoven oreste uscendo riflessa duramente aspettando
  spoglie periferica contea portar suggerita acuti rilasciato cominciata sorprese apposite mercoledì induzione eletta
  ferrate rifare onor raffinata fermamente platea spinse college riempire domandato stampate tori serenissima dotta
  seminari coinvolgere patrie pistola complicità eleva idealità banchetto bravi provvisoriamente rivale intimità
  precedere criticamente ginocchia xxxiii circonferenza fermento affascinante investitura escludono divergenza scapito
  avvicinamento registrate psichici cantone benefica liberalità collocate sostituiti miste originari ritornando emotiva
  scrupolo rispondendo coperchio suggestiva quorum vederla potei fratellanza cartelle lisbona lassù biblico dorato
  scontato vettori abbandonate energetico biologici basati bruto capra anidride inchieste stette intervenne ani tardiva
  vuote notabili inventato annunciato furioso cammina coltivata armamento approcci confesso credendo ristretti
  chiarissimo equo milan riceveva immobiliari reggimenti giotto giacinto neonato attendono addominale mirabilmente
  freschi sudore addì tacita stringe superbia periodicamente rinviare addestramento recava corna accidentale confonde
  tendenti accesa costruttori mangia speculativo dedotto mercede delinquenti decorato armonico proliferazione
  transitoria emesse gradito quarzo élite prerogativa rientro trascorrere metodologica funghi armonica vitae vane
  manifestò importantissimo alterato automobile cinematografico fummo arbitrato premura nativo riformatori speculazioni
  scorte geometrico influenzare ossido predominante metafore rotte periferiche alpini letizia meritevole istria
  desiderano soddisfacimento impotente riformatore cartone economista medicinali designati cambiano reciproci creatrice
  discordia elaborate acquisizioni poltrona circondano dedizione irresistibile cappellano inviate grata predette
  onorario spia lido ringraziare diacono cattedre licenze situate fiorentine socialiste drammatici trattativa sospettare
  temendo bandito rovigo sex ottaviano sutura mina alessio terracotta posseduto ripetono ovviare supplire sostituto
  parlarne fucili casati falde compagine liberati discussi ferrante saltare dialettale torniamo ricoperto rivivere
  restrizione sofferma contravvenzione riconoscersi mele concentra intimi aquino possente riscontrata christian
  governatori formavano consentendo qualcuna pecuniaria metallici testimoniare assessore altissima strofe metallico
  berna introducendo combattuta ambiguo similitudine editi sottolineando discutibile ricavi accostamento calice galere
  inesistente scultori emerse asserire svolgeva rigidamente disegnare aliquota valorizzare balia fide dividono cerebrali
  cassetta immanente assegnate vestita prettamente renderla dicesse romolo supplica trionfi taylor giordani suor arrivi
  benzina castellano romagnoli muse toccano biblica olive orribile riposa evasione usura radiazioni alleate desta
  estetiche subì autentici richiamati avvertita guidati guasto ingiusta coerentemente studiò pedagogico incentivi agro
  trionfale arbitrale itinerari frequentare augurio specializzato nutrimento segnalazioni posseggono geni riesco isolare
  market vibrazioni scherzo inserzione concessionario cottura minacciato ermeneutica rilevando ottimale ricercata
  coincidono timbro sociologico anarchia ispettori castigo grembo capitolare oppositori incide giacimenti dicemmo
  infortunio cotta partecipò operosità saperlo superstite aritmetica metodica edilizie conigli rispondo crusca
  conclusiva subiscono calde accolte francescani idonee porpora qualitativa sapienti collaterali decorativo russe ovale
  sciolti prevalenti anselmo palco parie legare risentimento stabilendo saldamente spinti decretato ceramiche indugio
  carmine monarchico includere minorenni strani guardo sembri bruscamente accompagnate consolidare archeologiche speso
  bombardamento vertenza circoscritto abbandonò immerso tace bagaglio sconosciuti immediatezza vigorosa credevano
  succedono comizio iniziati fermentazione successe asserisce violentemente riunisce caratterizzare intrapreso tennero
  deposto cerco arteria articolare consacrazione stipulati adoperata aurea illumina bi collera labirinto rivoluzionarie
  solitaria sollecitato brutale istituiti accresce indomani uscirono vaccino parlata abili salomone botanica fornitori
  adotta virile cordone adolescenti dionigi belluno arricchire bordi elencati sfavorevole rata ottime sviluppando
  indicatore disavanzo autografo fruizione discendenza scrissi adulta farmacia perno degradazione erronea soddisfatti
  amiche nessi incontrò gregge razione abbazia informatica palatino arbitro esuli invia testualmente congregazioni
  costruttore oscar resero sentieri piave angelica ria attenersi accorge uniche unioni volutamente plurale nervosi
  senonché enfasi tesoreria intermediari demonio paure parecchio direttrice averli completi patrono assassinio insorgere
  trattenere ontologica connotati transitorio convenuti epatica mirano restavano incaricata imponeva irrilevanza matilde
  bach parevano avvalersi associa disarmo seppero ristorante normanni francescano chiarimento sigismondo provocando
  inclusione inosservanza tavolino assorbire liguri portarsi impresso parallelismo maglie subita eritrea figurativa
  abbigliamento immune gotica scese calcola andai notificato vitelli omesso manicomio carestia botanico nascosti western
  aspro significazione polli assicurati arricchito informati ritorni alterare protetta conoscevano primari
  cecoslovacchia ipoteche fossile mobiliare comparativo occorrerà nasceva resiste accusati imputabile stabilizzazione
  reputazione appuntamento antifascisti manifattura trimestrale glucosio telecomunicazioni motrice depositato tino
  osservi mercé cavalier recipiente galera massiccia finta bue risparmiare artigianato lai tirannia abitante amichevole
  calcolati bossi leale molla concettuali descrittiva fano dritti proletaria rivestito deviazioni preparando polacca
  cartagine costruttivo prolungato salariati aggiornata comparve lasso eccedenza noli devoti spento ricompensa
  controllate burocratico alfa mescolanza castellani ripetersi tot ricostituzione magistrale mq bellico costiera carenze
  sordo magnetico seni space corta riverenza semantico decomposizione spine esplica uniscono annessione dipartimenti
  allegoria energica accumulazione ripropone sparso parassita comandato annata dedotta atlante superbo attendibile south
  richiedente dannosa mandatario assolute tirato aprendo arresta orsi notava nazionalista visibilità quirinale occhiali
  conoscitivo trame vaglia superstizione contenga inaugurazione commessa discontinuità discordie obiettiva comunanza
  sottrazione rispettivo raccogliendo torrenti allarga fortunata vigne cardiaca tornerà album sacerdotale risulterà
  turistico gerarchico apparecchiature albanesi neutrale fosforo metodologie approssimativamente topografica perù
  misticismo brevissimo sentivano incoraggiamento intatto narrative controparte concentramento vomito menzionata
  visitato molo assumeva dispiace genetico galla fontane convenga evangelica rita esercitazioni lieti dacché
  installazione freschezza congo consimili goduto riservate ingiurie impostare gerarchie corporazione contrarre esegue
  benemerito stanford indennizzo quercia imporsi ignoti salmi ammirato immissione contini impegnarsi confuse freccia
  risposi camerino geologico indirizzato anticipare fresche tradotti catone rilasciata funerali siate goti appaia
  fasciste delicate edificazione culla precisazioni evita algeria fasti confraternite compositori acquistò famigliare
  magistrature assistenziali inserirsi ras dirmi pubblicistica passeggiata parlavano egual napoletane liscia ragusa
  triennale recitare travi corrisponda rispettato rispecchia magnificenza rappresentò silvestri lavorazioni talenti
  porterebbe spinale fatturato etrusca miniatura sommariamente lupi giurisdizionali animati monsignore continuavano
  ornati granito indistintamente minacciata sottosuolo risparmi denunciare picco xl contrabbando disteso cime turbato
  erasmo carpi apologia sussistono recipienti bellica disinteresse pilastro convenienti oppongono forestali riunito
  biondi accresciuto sottolineata percorre stratificazione spetti esistesse castelnuovo coerenti mense superate poggi
  astronomia compatibilità editoriali dollaro completata decisionale ispirati immense giungendo piramide spettava ottico
  fermata sentii ironico flessibile fio possedimenti credibile cresta intermedie congiuntamente muniti predecessore
  velocemente lucrezia prontezza appartamenti commentatori televisivo dimostrava occorrente meritevoli probabili regalo
  circoscritta alfabetico prescritti piogge pompe compiacimento bassano tradito dettero narrato eleonora appoggiare
  nutrito immaginato dogmatica plauso banditi redatta cortona larva danneggiati trasversali migrazioni spingono
  razionalmente riesame potessi branche drammatiche pendenti determinò biografie ambigua seduti inclinato svolgendo
  emendamenti lette plastico dna visitatore rifiutò intelligibile approdo nicchia abituato custodi sentiti aristocratica
  vettura regolamentare tabacchi alpina chiesi mancanti pervenuta signorile corporeo sopravvento scientificamente
  combustibili memorabile attirare rotondo costitutiva sospesi reggia meditazioni partes credente lodato decisivi tolte
  imperfetta molecola sonoro ravvisare designa originarie vietnam neutro impossibili comoda severino presieduta
  fragilità meritato celebra indulgenza poemetto rettori veterinaria carla cambiali maestranze nutre misera servendosi
  selvaggia cancellato focolare napoleonica vacche guelfi nascite descrivono sottrae signorie supposta abbraccio tromba
  scura malizia soddisfatta senesi tentando scarica prevalgono arrivando platonico tranquilli assistenziale converrà
  compatibili concentrare partecipi uve risultino malessere terziario rigetta incomprensibile sostenitore frenare
  carcinoma riconciliazione vitro monopoli codificazione stanziamento incoraggiare cantante napoleonico inesistenza badi
  inclusa prototipo tributarie generiche aurora bizantini notata loreto melodramma remote riconducibile degnamente
  egiziano attenuare spinelli rialzo abitatori ardua raffigurazione pannelli diplomi capsula geografici progettuale
  riabilitazione viltà dispacci credibilità ladro avvia ricavati colorati frequentato lucchese vele lavorative sorprende
  illuminati casanova venditori scorsa evolutivo gallia dividendo panico regolati introduttivo mando competitività
  langue idealmente manipolazione orientare vascolare collocano rilevamento avvicinare settima eia gerarchica
  esaurimento rinunciato emotivo combattimenti turbare gocce legatura giornaliero fabbricare cornici limpida montesquieu
  vicepresidente reclami notturna attribuiva graduatoria botta musa profilassi procedono vagamente comportarsi
  purificazione amnistia raccomandato intime universitarie sotterraneo pedagogica diagnostico colpite estiva contemplare
  ambasciata utilizzano internamente anticamente esplorare dipendeva svedese interrogatorio militi tornati autonomamente
  crimini accumulo abolire cessata iacopo troia baia batteri considerevoli quand'anche cavi previdenziale rimediare
  inquisizione oppressi dubito tosse notò sindacalismo ventricolo termica sacrificare stimolante oggettivi aggiungo
  deporre naturalezza remoti egiziani riputazione laureato invocato soverchia alpino provocazione serrata curati pianure
  comportare ripetendo aborto basilio bimbo crudeli curiosi apparenti comparto grafia imperi convinta condominio
  ginnasio lorena rovesciamento toccava invaso indotta grossezza proibizione sterili lamenti codeste raggruppamento
  turbamento tiranni xxxv offendere domenicano tentata occasionali rinnova trasferita spira indirizzare erario
  consigliare preposto traslazione avellino relatività ungaretti corporativo egidio appendici abramo lasciavano
  fortunati insorgenza autobiografia lombarde predisporre cornelio canova apprende rettifica presume conduceva abbozzo
  preoccuparsi servir messaggero intendimenti relazionale sublimi magnifici minutamente urne viaggiare flavio toledo ue
  atomica confisca sifilide regale scomparsi xxxiv mosaici late cintura miscuglio guadagnato conclusivo orazioni
  accentua trust mattia verrebbero potuta astri pendente settimanali analitici radicata seguivano matteotti fusi candida
  trasferiti anticorpi stock appetito paludi debitamente pittorico riferibile numerico diremmo adorazione rea
  tecnologiche iscritta autorizzazioni vietata gravissimi vulcano gravissima agnello positività schietta penetrante
  manuel trasmissioni vittoriosa stranamente riformismo provviste scatto reprimere coltivati intensi croci novelli
  andarsene prescelto ungheresi faticoso propongo malamente distrutte tumulti eccitazione serbatoio ferrata inesorabile
  permettendo liquidità venduta scendono integrati gemma dl daranno incarnazione attribuendo costituzionalità fornendo
  basale previdenziali esagerato lussemburgo rimorso intendente stoffa consapevolmente affrontati testata predicatori
  attestata pollice primogenito soviet cipolla andranno proiezioni giovinetto colte bonn iconografia converso apportate
  ricorrenza carbonato rovere serviti figurative islam culturalmente rustici virtuoso ricostruito generalizzata posero
  triangolare permessi sventure anticipata definitive vanni oculare palme vestire preparatori rompe attacca protocolli
  disponendo comizi ara anarchico contaminazione attaccati vs novero provenza focolai rinvenuta arcangelo berkeley
  esecutori percepisce specificare stanziamenti preludio soffermarsi arie sollecito averle allontanato accessibili
  rammarico soddisfa tempestivamente proporsi mazza logge reame legga elimina danubio incominciato goffredo progettata
  gelo fotografico spettano presidenziale mire amministrare cnr anemia denunciato ambizioso dolcemente crebbe
  squisitamente divieti rappresentative riscontrate guardasigilli provocano aderito prendo bismarck mariti croniche
  impose arteriosa adottando puccini nette inventare etnica sodico peri ripresi plenipotenziario abbandonando mezzadria
  arcaico occorrerebbe tizio litro teologiche abbondantemente franchezza grosseto mandava estetici cotesti imperativo
  arredi scarpa diete barra quotidiane contestazioni procedeva mandata percezioni promuove piaga emblema analizzando
  secreto multiple pendici impadronirsi band costituzionalmente corrispondeva spontanee ritornano chiodi preposti solchi
  dogane perse ignorato prestata febbrile enunciazione vedevo mutate scenari precursore ansa garda limitandosi solubile
  quantitative qualifiche finite contrapporre certificazione idraulica etichetta denominazioni scomunica legittime
  civici vigoroso educato lampade scotti gravissime mitica valorosi finlandia distintivi rigidi marchetti facevo
  debolezze scure astenersi rivali oscillazione elastica xxxvi concordanza stele sant'agostino operatività pc
  trascurando ferie sartre abitava pellicola riuscisse foligno gene tomi capanne cantina rossetti preparativi piaghe
  radiazione identificarsi invasioni intransigente amari claudia esercitava psichiatria gabbia enormemente creazioni
  investiti disparte valvola darmi allevamenti orfani buco emanare olivetti tazza metalliche mini lampo diocesano
  infiltrazione condannata chiamo allestimento tutt'oggi capitato macedonia fiorire severamente civitavecchia saraceni
  torni autorizzare pacchetto complessivi contravvenzioni arretrati istituisce insuccesso alleata dolorose affettuosa
  sinistre darwin essenze registrano ontologico giudei pulsante animata tentano patrimoni invoca indiretti chiesta
  avvertiva invitare nutrire ritirato riconoscibili silenziosa amicizie desumere notazione cognato adiacenti veloci
  cilindri interpretative abbonamenti essai agi segnò brava accorgersi boemia vetta ridusse poderi ateneo comandare
  interazioni meraviglie desume dissimile operati guarnigione consacrata bottiglie perseguito portavoce palmo accelerare
  sospetta comportava carboni arcate sceneggiatura pescatore mediamente rodi ribasso piazzale corporea pronunciate
  postulato cuba determinismo osato tura emerso causata canzoniere pregato mettevano gradino avi corea monastica
  impegnate persiani sci definirsi redentore alzato sposare bernini espressive giuliani rifacimento nardi profano legano
  violato circoscrizioni rigide munita clericale vaghe evangelista efficienti natural candidatura arno ingannare
  rammentare televisiva arrivarono capitello spostato negozianti brevetti catalano scrittrice suggeriscono monetari
  eglino statico passar accesi locuzione verifiche trasferisce vorranno defunti cacciatore redigere termico contenimento
  rustico preponderante ave ornata oggettive preistoria ardenti auspici ml bellissime sollecitazione aretino morbosa
  rarità clara accelerazione risurrezione supremi teoretico cospicui riscossa paragonabile stimolazione vetture luminosi
  dimenticata compiacenza regali filologica ritrovata pretendono etruria allusioni retorico sovvenzioni consegnata
  supponendo gita libretti superiormente sviluppò modem riproduzioni analizzati superba tollerare concordano
  strutturazione trascritto confratelli evolutiva piange aspira liquida impiega chitarra front interrogazione cercar
  tubercolare lauro manico ile confessore servirà sacchetti ritrovati sunto scisma famigliari fondano trasportati
  guardiano tunica ispirate corollario giocato pali rispondenti illegittima preavviso credete bisanzio conquistata
  seguace trattenuto filoni terrazza marconi piane diniego zaccaria energicamente confusi ideo padovano calmo consuntivo
  diagnostica esaltare topi gialli rivelarsi onorare sostenibile predilezione utero documenta pensai asino erezione
  impressionante saggia parlante inaugurato operate inventore gravame mammiferi scrivente puniti pallida membrane
  beninteso tracciati inefficace invisibili pagana sudan eccedente storicità atrio vestiario precauzioni satelliti
  avignone alieno remissione uniformemente malata scozia brama disciplinato invalidi confermò interrogato calvi evitato
  servita traspare aviazione aspiranti periferico dottrinali mediocri citando nazionalisti riformare aggettivi ingiuria
  dosaggio filiale provvide sassonia pervenute trasformano ciro incompatibili inversa alterata prepotenza qualificare
  sodalizio sopravvenuta benedetta telegrammi distribuita rimandare spiegò suggestivo compravendita naufragio indusse
  preparava sfuggita lima otranto ferruccio folklore raggiungendo inesauribile appassionata concomitanza trasposizione
  gioielli lustro prince convalida dinnanzi espressivi incendi esegesi nazismo tolomeo etnico unicità primordiale
  farebbero intonazione gigli inclinazioni dogmi intestino ausiliari etici comparative umanisti instaurare mostravano
  proceda vincolante tirolo ivrea essergli stende trincea diciassette finirà complessive basandosi confondersi fonde
  assorbita stoffe battistero producendo banchiere alimenta eccessive registrazioni pochissime zara meritare domenicani
  percorsa divenute servile eroismo palesemente portone spiegarsi montana comici insidie esordio morboso delinquente
  interruzioni partiva monetarie febbri brodo proseguendo attendibili pignoramento decime superati precipitare suddiviso
  ragionevoli chieti guarire concentrati acutamente imperfetto trasmessi riferiamo temuto incluse impostato rilancio
  negando celebrazioni diveniva assassini eliminando proust tagliata parleremo epico babbo reste vicolo preparate subite
  sabina istrumento allegata ferocia sostituite riscuotere clemenza infantili siciliane dorme scoglio serbo limpido
  trascurata aspre scintilla alimentato spedire migrazione proclamare vendette attratto voga istituite chiedevano
  ghibellini potassa massi sconfitto protette guscio stragi esule fecondazione riempie biondo ignorante confermando
  complice ragguaglio traiano saldi imparzialità praticate cv accessorie secche presentarono smentita distensione
  terminali estrarre negoziazione nitrato riformista aliquote proemio identificata lamine party nient'altro
  cronologicamente adattare gomito condizionale resterebbe accorgimenti alzare corresponsione conoscitiva palle durato
  apparirà cuoco gentilmente rise abitano missionario colono germano gallina canapa individualismo petronio osservarsi
  cameriere bollente turistica shock schiller curvatura qualvolta box rivelazioni illeciti psico fugge concepisce
  aderisce alternativamente municipalità moriva vigneti oppose trasformati intuire reintegrazione omogenei trani
  predicare minimamente immortalità spagnuola prepotente testamenti drago agita stavolta viabilità muoiono prospettata
  scrupoli agnese pista poterne dettagliato rock pollo approvvigionamento impugnare tocchi possessi alma degrado country
  preferiscono stilistiche pera elogi assicurano torelli nazisti certezze edite prendevano magi facenti appropriata
  risponda derivi evince steso ingiustamente privazione voluti levato patrio ripeteva anomalia danze equivalenza istanti
  mostrata colorate segnalano damiano organizzatore restanti titolarità cessi lanciare favorevolmente clandestina avrai
  trans balcani provocò annota decorativi mere pretura bachi istologico spicca risoluta giglio chiudono bellissimi
  turisti sgomento legioni confutazione ammoniaca antropologica partigiana figurato lavorò democristiano siam operò
  ottomano azzurra arditi celebrata risorgere provò giornalmente metto flauto coltivatore natali zeus sorprendere
  delineata notorietà appartenga gaio prostituzione presentemente cartolina cadenza balsamo soppressa mantovano
  incompleto federalismo muovendo coordinata grammaticale panoramica miliardo prevedendo vincolato costrutto lavoratrice
  caravaggio gridando formalismo nicchie descrittivo magro mantenuti disaccordo riempimento rifarsi estendono posseduti
  accettano cutanea esclamò toccata parlamenti abrogato liv osseo piroscafi mago dichiarate versailles raffigurante
  sarai commette ventaglio irritazione veduti sportivo copiosa filosofie comunicata usanza erosione chiarimenti concimi
  impazienza piceno ripetiamo matrici argomentare espedienti patologiche ritrarre abruzzi affettuoso cercarono tamburo
  selezionare importantissima notoriamente stasera volare candido intense disgregazione lucchesi pecora energico
  direttivi cotto maometto continenti incise passerà toto parroci abituali pasti conci settecentesca pubblicava furti
  negoziato germaniche tratterebbe infettive conferita specialista retaggio chilogrammi venerabile levò imperialismo
  enfiteusi incombe congetture edilizi democrazie spenta corale dicasi fitti allegria argine scendendo legislatori
  germani sottostanti attestazione risolti pil residua intenzionale cada tifo combattendo cantata tirocinio assolto
  polveri databile benigno pregevoli affettiva catechismo agrigento polpa familiarità esca empiriche filza satellite
  aule falco progettare chilometro incubo portanti tornarono superflua accurate comica constata spedita vanta proverbio
  colon schizzo presse pedro tant'è agitato globali britannici piegare adriatica destinare notabile stanchi superi
  capillari alture tentava renderà segui cadeva caddero contribuzioni pigliare antropologico frammentazione assoluzione
  lirici cisalpina doppie decreta commendatore aggiungiamo meditare strasburgo avvertimento marrone rimosso fanatismo
  riscoperta promise giurisdizioni oscilla turbine oblio predicatore intrighi binario soggiunse finalizzata anglosassone
  disgusto seul mc sposata germanici vaccinazione eterni bada eusebio trasgressione dirgli maligno esigono velluto
  telaio consueti abilmente suez eterne sergente asserzioni top segnate coscia rieti interferenza collegiale sparsa
  circolante referente deserta cotanto rozzo leve emergente adagio preparano cantanti tragitto smarrimento vacante
  invocata preservare inquadrare numerosissimi ragiona monitoraggio diminuendo attentati provocati medioevali pacifici
  artigiano rinvenute lateralmente generalizzazione amburgo riposare elettore afferrare collaborato antenne output
  graziani teramo raccomandata derivava geloso influito imparziale estraneità strategiche pretendeva luminose romanziere
  contemplati irriducibile eseguirsi trascinare benefico net attaccata divergenti attivare bastimento nacquero
  coraggioso anatomico emorragia controlla lavoravano ritirò somministrare prenderà ferretti ricadere nulli millimetri
  riuscivano capiva esagerazione ridosso patenti know diaframma alternativo lodo gabelle accompagnava marea risultavano
  prediche instabile consolari cesari introduttiva afflusso questore incrementare coordinazione vantaggioso conchiglia
  emanati compiendo bersaglieri patriottico influisce genuina ringraziamenti pisana intestato esplicite omogenee
  compilare questura soverchio rassegne gentiluomini orali prospetti equilibrato scisti kantiana sollevate quartier
  anormale allegra lucidità balcone firmare risalente esatti interiori cantando cacciato stilistici psichiche consumare
  transitorie gestore epica inefficacia erodoto bureau diecimila deformazioni sbocchi anse condizionamenti sfuggono
  volpi alvaro sostentamento comment urbanistici bicicletta piaciuto assuma miserabile battisti magra ortodossa parlerà
  trionfante astensione ignoranti network provveditore agile insignificante verificò filologico ideato accentuazione
  interferenze epilogo iniziano eros insopportabile obbiezioni rielaborazione pensionati ritrae congettura cripta
  consuete amati attendibilità aggiungersi notate naturalistico tivoli schiettamente interdizione seduzione rinvenimento
  colossale sceso angiò ottocentesca fulmine giustino contraddittoria plastiche ricordò contestare rinvenire
  commercializzazione mirabili turbe marne susseguente precipuo ondata deficienze sportiva input rubriche resoconti
  riassumendo ricavata limitò diari accetto ricevitore naturalista ozio socialità sedie naturalistica emma respirare
  tenesse obbiettivi balzo colera bombardamenti mania perlomeno informativa contribuirono adolescente moltiplicare
  unanimità compiersi geometriche lessicale avessimo esodo nastri connazionali duole unitari rimanesse alone restringere
  permetterà dionisio dritta volante giuda conflittualità vantare ruderi aumentati precarietà onorari implacabile
  ampliata importava isidoro inquietante reagisce precario gerardo doppi tracciata convengono maturato imprimere
  detenuto nona strinse didattici menzionate palmieri angeles umanista elastico contanti silenzioso votanti metterlo
  fiorente sorridere manoscritta lembi presentino esaminiamo pensavano becco informata acquirenti definiva
  incostituzionalità mundi esecuzioni carlino documentare restituisce open accennava illegale pericolosità elencate
  riuscite esaurita segretamente esplicazione infiammazione cresciuti tremila contingenze cancello formulazioni
  ritenevano lavoranti viri passaporto ecclesiale diligentemente dannose sorsero razzismo lina reggono salariale
  immagina terremoti possedevano galee esenzioni sanguigna inserto citiamo cratere muoveva convocato simbolici notarili
  orfeo generici infame rilevano nascoste riassunti appropriate albani ginnastica abolito trascende consumata orzo
  aspettano provvisto aste dirle democristiani asciutto occupavano danese tremenda falda ammenda comparato ingredienti
  elettronici incontrate patriota irreversibile progressista accessorio puntare partitura squisita pensata soppressi
  diverrà infamia ree pila incerte collocarsi soccorrere cessano stucco dm immobilità verifichi appropriazione
  tentazioni vinse ribalta restarono troveremo volersi mendicanti piastre emblematico documentaria impressa indignazione
  impostazioni vendono disegnata imperatrice interdipendenza roosevelt emanata diritta controverso illuminismo
  artigianale esercitò realizzando persuasi polare bacone macchinari body incrocio strofa pacificazione contrapposti
  miseri interrogare dipenda sospiro grottesco scendeva autografa avvolto precaria imponenti accettati trapianto
  promossi precipita disinvoltura contese dozzina contenitore dosso preoccupati idrauliche gradita volerlo quindicina
  adempimenti trend audaci ossidazione correndo domandava pseudonimo perentorio accidentali pallone bancarie slogan
  rapina fiaba guardate traccie rammenta meridiano demoni innovativo lane spezzare abrogazione intendevano fisiologiche
  traditore cambiata interpretativi aspirare equipaggio sorridendo monarchie voluttà trentennio sportive dannosi estivo
  approfondimenti parigino park estinto affaccia costruendo auguri disciplinata patriarcale asili pub rallentamento
  apparvero destare comunicati soffrono pomodoro ripensamento generis spezzato diabete protestare giustificano sonata
  santissima carmelo impediva nasale iscritte sciascia usci togliendo introdusse baci vaghi zar decennale mostrarono
  cortesi casino acume licei mandando diga arricchita tessera garantiti interdetto cloridrico regnante sperimentalmente
  appelli agricoltore augusti cronico indefinito ateniesi matera faticosa serbi manu abbonati artificialmente caio
  controriforma ammetteva legittimato concordemente patriottica emersi cisterna avvicinano ricollega omonimo favorendo
  serba cantore nuocere ricoverati ingiustizie edifizio divenendo accuratezza somiglia filiazione amabile scaduto
  pessimo faust eternamente certosa scelse ripa indigena stalle ch'erano tormenti churchill atroce egregiamente
  attraversando soffici riconduce vallata cirenaica correggio accennando mezzodì conseguita pavimenti scarti chioma
  richiamate facendone fredde umida pronunziato prospetta avermi spediti veneziane amen comparso coordinato limito
  ritmica gravina presidi educativi informativi imprescindibile risolutamente realizzano scuri ghiacciaio disagi
  adolescenza monta edema chiarificazione autorizzate cloro volontariato tempera conoscitore legittimare argini capri
  riguardato ripartire saldatura tare differenziata pico modificati calabresi rivendica dubita nocciolo genero sensuale
  decorata possidenti finalizzato complici risorgimentale tirreno saggiatore crociera pop vittorioso antagonismo
  parenchima nude satana minacciava anatomica tuono corrotto maremma liscio colorato alter tenacia apprezzabili giacca
  celestino patogenesi tormentato ringrazia sospese sentimentali sermone xxxvii suscitò guardarsi arbitrariamente lena
  specificatamente pechino erigere rispettata gettito ipotetico motta riportando memorandum narrazioni embrione aggira
  stipulare determinarsi umanistico brusco emorragie eduardo tecnologici clan curie scettico dispose monumentali
  risolvono alunno cominciavano agrumi intermediario redattori testate biasimo scenica evidenziano federali crociana
  biella scolaro assunzioni recidiva soppresse patrizia autoritario agendo occuparono metastasio bacco cardiaco
  epistolare discorre liturgico osta converrebbe mazzo ordiniamo orecchi mediano rancore invitava rifornimento assalti
  segnalate trovassero fil riunirsi estasi cinquant'anni ravvisa perseguita partir condivisione configurare insuperabile
  annunzia parodia posseduta salì consumazione cardine single osa ennio modificate pago nolo elisa inviti biografo
  attrito mena competere allungato sillaba favella routine confrontando abbondano gridò rimesse sorride basamento
  quarant'anni tosi faticosamente differenziati congenita ragionato finanziare poliziano esecutore miss anonime conclusi
  entusiasta intonaco combattente atmosferica pontifici liberalizzazione ford sarete arca conforti venosa contribuendo
  eccitare acetico mettiamo regolate libraria scarsezza chiudeva versus insegnò varco aristotelico paia somministrato
  pantaloni esibizione escludersi rimette cala governato dicevamo ventidue percepita fossimo frodi adeguare avvale
  sentendo imprenditoriali formava avervi indifferentemente fiesole camion carme staccato funebri popolani freddezza
  piacevoli sinteticamente postulati trasferirsi vedove strategici sindromi terapeutici martinelli sancita cosmica
  demetrio punteggio balli strappare florida cordoni longobarda impronte conscio vedrai arcivescovile burocratica
  figurazione consista bresciano sotterranea prognosi lavaggio tenutosi raffigurato promulgazione restaurare ardire
  betti dossier gergo deluso domo salti darò reduci condiziona porro ferroviari cacciata empirici condivide addome
  maglia difensivo meridione onnipotente ritardare vaglio sostituirsi interessava festività trasparenti graziosa
  schietto concorda reduce invocazione astuzia morfologiche simposio einstein inquieto correvano rilevazioni islamica
  perfezionare astrattamente maturata sotterranei agata respiratorio incline segua autografi inventari albano
  coronamento salvataggio nobilissima cristallino esaltato affettivo saperne chiamando consegnati auguro ciottoli
  spoglia nomenclatura riconosca arciprete levata imperadore palo irrimediabilmente mandamento giustificazioni
  ingiunzione decorre credevo badare susa gialle svela insolita statuale castiglia carrozze ordinava mandante love
  stendhal brigantaggio stuart croazia corporativa rovesciare flagello mantenute abbattimento insolito lia possediamo
  algeri succeduto contestato sposò direttrici consentano centomila imponendo abbassare classificare equilibrata sillabe
  topo intrinsecamente decrescente smarrito trombe simboliche riservatezza trascinato avanguardie mater suddito
  entusiasmi pesare cardini potrete cecità preliminarmente aggiornato magnesio veronesi scatole sorrise abbiate emiliano
  milieu delfino rovereto patologici stupenda dipinge habitat periodicità tozzi pontificie trascina tergo aumentate
  immensi ricondotto traeva differenziate server valutati polmonari crepuscolo auspicabile influenti indirizzate
  abruzzese avvenisse spingeva sterminio disperse ritenzione corrette accompagnò rinforzo giunga salariali generalizzato
  unghie clericali scegliendo splendide delegazioni infernale cronisti convertire modificando allargato pergamene
  specificato ridendo debita particella bandi innovativa fattoria proponiamo equa comporti convenuta rag giuseppina
  sbagliata buonarroti dettagliatamente subordinati permetto scrissero edificare sterilità acquedotto caverna imi
  esitazione perdeva sedimenti sigilli confluenza valvole pani garbo influenzata cambiando contestualmente avidità
  pollici omologazione fondatezza intolleranza sinceri confrontarsi rie verificati officiali risultando orientati
  maximum limitava condussero torquato raccomando sollevamento montane padronanza proveniva joyce dipinse annullato
  violare ricavate adattamenti gettò perpendicolare casali santini bimbi ghetto aiutano concedente piè giovanissimo
  casuali selve generatore delusioni sigarette esita ospitare libano orso disastri infallibile produca sbaglio
  pentimento ricostruita morbose picasso finirono fuorché perdersi regolatori inadeguatezza richiamando sottratta
  definitivi tagliati ardita praticati arcadia mangiato classifica tradotte sigaretta fraternità pascià scolo mineraria
  perseguimento identificati nume pause individualmente orrori girata rivestono genitali migliaio cospicue
  deterioramento spade ospita cantato siccità fulvio offrì sveglia contemplato ip riccio esponendo avvolge vola
  rilasciare negano assegnamento italici velleità ricorderà mosto cauto accusare marziale longobardo midollare
  inibizione africane verificazione fiandra integro lucrezio sfavorevoli spiegava scrivania controllati movente oneroso
  stupisce portuali suini vedrete idrico cartografia rifugiati notazioni giornalistica borboni torti autentiche grazioso
  postuma antichissima apostolato proclamata governano comprato olivi spie alternativi bottino depositario dimmi apparse
  down poterla correlazioni compattezza assassino formarono cesareo distale sostantivo uccise attraversano ipocrisia
  acquistando scontata piglia rana master quintale irrevocabile arenarie conservava labor supporti grigi timido xxxviii
  domine attinge nativa immersione weimar montano cartello distillazione palestra ragioneria giurato salvarsi bacillo
  discretamente igienico confronta considero saturno sistemare interrompe evangelico paragonare esprimendo ventesimo
  arancio usavano piaccia colpiscono rogo progressive forense enigma federazioni lavorativo euripide ripetizioni
  incessantemente contestata pubblicando balla sondaggi estendeva ambrosiana candela genuino importare usuale
  baldassarre cominciamo apprensione contemporaneità illuminante invitò seguirà scogli dettare quantitativamente
  giureconsulti bottoni pendio borbonico calunnia palude tangente inscritti giungevano trascorse giubileo razziale
  cimento scansione registi spiccato dimenticati compagne gabella robusti trascura stenosi anestesia adeguarsi
  ellenistica differenziano etiche statunitensi concimazione dimentichi grassa smalto diversificazione mondana colomba
  invadere insensibile tragici controversa intendenza bollati palpebre tratterà patire regolamentari egiziana
  riscontrati cosmico ricopre ragguardevole farti attraente guardavano adriana mollo aggressività finto salma patroni
  bambine giornaliere magni acciocché recitazione xxxix stendere metafisiche sappiano paghi servitori rivolgendosi
  persiste ezio girato fido consecutivi pordenone organizzatori scosso veterinario impostata epidemia vascolari mutano
  irlandese colei ateniese dichiaro granducato alessandra perfette limone scaturire belvedere disegna interpretati
  collegano guerriglia sperato sordi palesi formativi maneggio testuali volli riscontrabile tempeste imposizioni
  illimitato aiutante paolino teneri provvedono fulcro odierni termometro lesa qualitativamente incontrarsi uscivano
  ciononostante ghisa integrativa obbiezione addotte spettacolare parrocchiali lucerna incorrere crespi bacilli accorsi
  esagerata ivan azzurri distrazione spezie coprono separano allungata ricomposizione ormoni accosta sistematiche
  prussiano insorti gradevole byron scriverà pannello impedimenti rozza corredata siviglia berretto irradiazione
  godevano deposizioni necrosi beneficiario sita studiano vitello decadimento caltanissetta coinvolte precipitazione
  differenziato agitata vendute deliberata sottoscrivere testimoniale menu ilei rovesciato iran ammettersi contrapposte
  dettati pecuniarie ritrovo pasquali parrà ventrale diagrammi feudatari perseveranza bassorilievo manifestava maggi
  divertente raccontano gonfaloniere isbn desideroso classificazioni energetica venite citoplasma ventilazione causare
  acquistate dimenticando cl mezzadri angolare reazionario ripristinare chiudersi idioma contumacia mappe protegge
  idealistica modica galante comprensivo lanciano bloccare avversa adda candele marxisti quaresima compressa permanere
  cile sociologi stagionale uh liturgica implicano benevolo trincee causati suddivisa completano epistole rovescia
  vesuvio conclave condottiero generano reperire insostituibile privilegiare bosnia cercherà ovvie emana supplizio
  cresceva crudo macerie sanguigni ampliato pronunciarsi sognato camicie urbanizzazione binari croati privilegiate
  favoriti britanniche decorativa frequentazione assetti distinguendo innalzare prendesse redatti rappresentando espose
  vedesse addurre approfittare ori effettuarsi instaurazione impiegando estrinseca radicato usanze vertebrale
  longitudinali capricci dissociazione nevrosi restrittiva avvicinò asiatico dirvi funzionano calcolate servirono budget
  incipit chiacchiere geologiche mancati comprendendo gigantesco carteggi vicentino mirare salta anticipa abbattuto
  onorio solvente sodo ironica classificati incursioni aristocratici prepararsi smania sepolture proporzionalmente macro
  scenografia mercanzie eccitamento botti dora numerosissime cutanee digestione succedersi localmente acutezza bracci
  puntuali prefisso tè riveduta assorbe divano nube inaugurata assicuratore borgogna depositata stimare schizzi
  esplorazioni obbligatori patologie bartolo sepolcrale masi proletari umorismo approssimativa scampo multiforme
  annualità tempra stacca fogazzaro retti ravennate provocate arto ventricolare varrebbe indarno fiabe compromessa
  congiunte splendidi affiora renderebbe nominò corticale scandali esercitarsi epitelio ereditato account comprensiva
  psicologo considerevolmente iraq innovative settoriali commovente musulmano sanguigno diluvio cesarea saline
  costrizione accorti spinola gastrica gliela illustrano aspettarsi abitata naturalisti anatomiche abolita discorrendo
  conservò sarto copyright antibiotici arricchisce mature terenzio bordeaux dissimili protettori insolvenza durano
  contendenti favoriscono assurdità penetrato fregi riferisca nutrita eruzione riunita rimarrebbe fondono vantaggiosa
  filiberto babilonia trionfare inesorabilmente accostarsi costruttive rievocazione esternamente ricostruzioni mela
  confino climatiche vestigia eliminata trasformando mulini lobi chili olivo vastissima navate indegno condizionare
  atrofia riproporre manteneva guardiamo camerale indigene assumersi rifornimenti distribuzioni maestre consigliabile
  attrezzatura pus fertili proseguì morendo scolpito antifascismo inadeguata prodigio sparta benito invernali embrionale
  simpatica scadenze distinguersi parmense biografici mediata contenitori tari amichevoli saprebbe incentivo mao
  sanctorum accordarsi scompaiono usò giureconsulto barbera catalogazione piastra perdonare indigeno cross analogica
  arrivavano proficuo cooperativo sembianze trasferì informale dislocazione potuti ristampato arbitrarie guadagna
  inapplicabilità esattore bucarest parteciparono bovino corretti zuccheri sconvolto anversa commossa lucania rivelava
  costituirono didattiche fatalità carbonica giuliana sancta sociologo persistere fortini coraggiosa lavorati sognare
  sorvegliare tentarono confondono parigina occulta arabia scavato accertati trasportata alludere relatori fortissima
  riguardavano elettroni ghiandola antonia conio topografico porgere maturare ascendenti fierezza soprano formaggi
  sanatoria glaciale entri risposero approvò edili combattono fungo peggioramento attestazioni giuria montani suddivisi
  sussista contrarietà convoglio marinaio ottimamente oratoria lavorate precocemente immersi belliche scalo imbarco
  infinità etnici tutt'uno aureo cordiali confezione tacitamente delinquenza trim sottolineano bastasse esiguo rientrato
  fissando alternanza ritrovarsi mucchio ahi debolmente piacentini insisteva pronunziata miniature diminuiscono epigrafi
  morfologico invincibile griglia intelligenze versati miniato crosta sollevati inganni idrocarburi bravura liberal
  riflettendo consesso luogotenenziale contemplate alcunché celerità sorretto salmo angelico streghe iniziava perugino
  temono dispendio arriverà educatore ipotetica evoca accettabili rivolgono indivisibile paganesimo ragguagli espliciti
  gubbio disperso rettangolo oasi maligni provvidenziale utilizzabili denunciata alpine neonati iniziate sopperire
  tralasciando ingannato notificata cantù preponderanza stimo abbassa cremonese m'ha criticato prescinde accende
  rettorica incubazione sconosciute parlate luminosità montecatini vallone meriterebbe dimostrarono programmatica edipo
  depositati portasse escursioni sottoscritta diventate ripugnanza uscir tipografo lunare capello sostenevano vizioso
  sofferta salò monaca carmen decisionali piantagioni scorza linfa fortissimo basile trasmesse preferisco macello subiti
  criticare intransigenza piacciono carlini addominali minatori pensasse bionda obbligare nelson comparativa migliorato
  bot stoccolma deliberatamente plebiscito sottopone scoppiò sfuggito probatorio sollecitamente provenivano morirono
  gradimento protesi muso minaccioso pere glie quantomeno facilita descrivendo enciclica antiochia mutevole sintomatico
  tokyo penuria informe sapone fluviale cospirazione contrazioni atomo scavare pola figurativo liquidare instancabile
  ortodossia giornalieri oltremare esazione costrette suoli programmatico elsa saccheggio tome esistito sconfitte
  corredato tristo duratura baffi appennino licenziamenti ministre scaglia giudicava prudenti tavoletta settecentesco
  denominatore deserti granata lunghissimo alternano custodire bardi librerie insolubile confinanti strisce provava
  campobasso mortara celebrità contraddittorie fazzoletto gratis figurare occupando aneddoti risolutiva accentuare tram
  psicologi dirci possessione strutturato operava gay ugolino resina odori indubbia decretiamo triestino librario
  derivazioni mediale ostacolare trappola pesantemente basilare apprese aragonese restar dorata somiglianze
  precipitazioni svantaggio convincenti eccone paolina involucro mittente sensualità dominano investita concedeva
  sollevò gestito impara impedì casualmente matrimoniali sant'angelo spiagge esclama usufruire fono gestioni salviati
  formativa fortuito raccomandare palatina mistici arciduca pubblicitario proporzionali adibiti fisiologici predisposti
  innalzato convulsioni pagando cercata puntate pastor ospizio jazz modernismo serafino sottolineava acidità
  ottocentesco diarrea rendo vitamine full chiami bulbo clandestino attestati bit adiacente confermati carriere tremendo
  damasco saluta colorata quinquennale enzimi cancellieri urbe narrativi placido provi pancia avviati brivido
  contraddittori cruda accademiche migliorata pulita muraglia assiduo riformisti basic decisive oscillante assicurando
  industrializzati inutilità dirti rivalsa indebolimento precisando pervenne pezza lucano discendono proporzionata
  immortali disgraziatamente insegnava traguardo ricoperta corrotta figurazioni illecita prolungare lasciasse supreme
  scrupolosamente interrogazioni passante ritira complicazione complicate insegnano gabriella lii conciliatore ispezioni
  persico serenissimo credersi tiri illustrissima momentaneamente pende modellato annunciata consideravano beneficiari
  piroscafo pulito rione accendere urna rivolgeva cassette forzati natività lievito grava mitra cessioni organicamente
  risvolti mediterranee semiotica alzarsi rafforza fluidi meritava distillata cervicale gloriose appellativo filiali
  distaccato percorse archivistica epopea cupa preferibilmente istruire planimetria congegno desolazione univoca
  quadrante tarde messia nominativi casini calogero gaulle traditori getti scettro bronzi grossolano stampatore columbia
  palestinese rustica filtri nausea cristallizzazione editoria produceva sottufficiali presunti beta pigmento distese
  benvenuti linfociti obiettivamente adoperate vetrina graduazione font crearsi laterano cacciare fornitore temperato
  iconografico islamico occulto viennese confidenziale promozioni inconsapevole combinare accogliendo concordare fico
  microrganismi comunicativa affermativa ponendosi epidemie amicis pacificamente sportivi veli disc ricevendo tancredi
  virtuosi vacanti battuti confermate conica raccontò aggiunsero presumibile sancisce annesse decidono incominciare
  presbiterio svoltosi sovrapposti torinesi incisi prometteva sessioni aghi terapeutiche bellici serrato ipertensione
  alloro correr limitiamo profumi riusci moli lustri valtellina intendesse tavolette lv bruciare discernimento matto
  nuca dimostri scorie conservi schematica orbita preferita comprensorio manlio salgono patetico studiosa frazionamento
  tangibile modus ciglio intestinali nor velivoli ricordarsi grossolana giacche statutaria piume strutturalmente
  arredamento umbra fallita rinforzi cellulosa limitando torbido riproducono elabora attuate ignote biancheria
  comunicativo miscele vette pale sant'antonio inoculazione sorridente donare infante connotazioni chiesero vessillo
  alice vigili conchiglie impegnare urina bisognosi moltiplicano recto autoveicoli riprodotti insostenibile focolaio
  morfologici francescana cilindrico soma integrate guarentigie funerale persegue postumo uditori contestuale mirandola
  descrisse genealogia disgrazie cromatica scolpita santuari fondere zola pirro pitagora appassionati raggiunte comun
  empirismo preparatorio caldaie multipli tentati andrebbero cimiteri rilettura plenaria confindustria saraceno
  governata cooperare firmati operi trascurabili timone filologo accumulato reattore corridoi ton tendevano candore
  raggruppamenti giacobini conclusive bizzarro patriziato modificano scuotere todi arsenale capitolazione orientate
  sostitutiva allargata discernere oltrepassare tagliate metodologici repubblicane inaccettabile infedeli moltiplicarsi
  spicco verificate stagionali governati climi cappa guarito cantava onorata miserabili abside incoronazione ignorando
  sondaggio fedi significherebbe barbarossa avergli pinerolo paghe decisero sfruttando pancreas mete replicò informatore
  cavia word grati multe affidò chiediamo scenico collaudo concernono gabinetti ininterrotta rizzo concentrarsi dettami
  ber riconosco quattrini rettitudine ossea imo cinquantanni sogna raccontava inquisitori vige cantano giudicate
  castagno versate facente municipi definì assidua sagrestia idraulico reputa richieda oltretutto clamoroso telegrafo
  connubio vincolata infelicità garibaldini insistendo magnanimo ribadita saturazione nulle spezzata cantori capre
  prestarsi cubi dolorosi casetta ripari riserbo teodosio armatura addis scambiare introiti mezze smaltimento ritardato
  conducente piloti gigantesca consultivo supplementare fautore geometrici preoccupante bilaterali congiunge serpenti
  inquieta proseguiva stiano consulenti configurarsi astrazioni interpretate loda possedute educative guance mausoleo
  fondiari sopravvive tradursi melodie greggio prodursi bresciani proverbi dandolo nani turbata frecce orgoglioso
  estensi redazioni millesimo vincolati biografiche spietata occorrendo innalza giocano ritrovamenti disuguaglianza
  ascoltatori guinea insiemi discosta caricatura consultato bancarotta bullettino prolunga mantovani vigilare perire
  silenzi maiale dissensi minuziosa ricade amleto domandarsi gloriosi allineamento allevatori rimprovera apprezzamenti
  avvertendo significano tiroide disciplinati futuristi demaniale tenacemente cercate stemmi coronato apprezzata
  imprevedibile evoluzioni spontanei chierico viver costituirebbe ereditari gentil montenegro adelaide poliziotti laude
  visibilmente stufa proto traversa kafka drenaggio rozzi improprio parlanti lecco freni oppresso autobus segretariato
  piccioni ghiacciai verosimiglianza residenziali spore razziali denota temporanee suggerite ponevano rafforzato
  collaterale ricchissima ragionevolezza associare costrinse antonietta iniziarono realista ostinazione artigiane nola
  rettamente postula doccia affanno adattato incidono aliena autobiografico bussola attendersi ascensione moltitudini
  convocare boom parvero soffocare ristabilimento stimolato settoriale colpevolezza gozzi dominava cervo sproporzione
  renderli cambiò emersa risalendo dedotte instaurato tematico assicurava accordati grammaticali temporalità numerici
  elmo aggravio montecassino comodi nuziale sedeva tolgono compilatori cerimoniale utilizzabile svelare riempito
  restituita precursori schiava innamorata occasionalmente padovani igieniche piegato cirillo calunnie provvisti
  null'altro volatili barletta influiscono sleale conservativo comandata dottorato fallimenti dicotomia giovato
  speculare maniche rivestita insita importati uscio sindacalisti quai insistente sarti balzac collazione provate
  potassico stipula stage eroici pagarsi corrisposta adulterio quiescenza contesta bastò greggi annullata legumi
  vibrante aspettavano morente confessionale reminiscenze rotti ricupero tavoli concentrate rendimenti retina
  vicissitudini fosfato dialettali filtrato leso maligna binomio truffa cartoni ontologia revisori rinunciando abbienti
  lodare dirigeva elevarsi stipulata range metafisici eccolo rispettabile alibi manica raccoglieva prospettato ida
  attenzioni andavo provveda telex accetti santissimo gherardo omonima redditività intermediazione cortigiani collasso
  entravano guarino dichiararsi riposta costellazione qualitative microscopico rendano estimo generose rafforzata
  detrazione continentali dovrò contrappunto rinvengono provenzale fraterna estensiva prevalse millenni equipaggi
  vestibolo distruzioni consultazioni nobel battelli acida ineffabile sostegni notando proseguito fotografo propizia
  precauzione aggressivo bramante precoci addizionale preoccupata coetanei giocatori trasportate insussistenza muli
  leasing anzidetto provo vassallo valendosi ricominciare slavo muraria fiorenza mancherà cartaginesi ostinata
  subalterni spiegate protesto indovinare credesse avarizia natalità fluttuazioni costiere inequivocabile pliocene
  droghe testimoniato sotterranee conferiscono cancellata musulmana fossati parietale pugni poppa colturali etniche
  asburgo foraggio ricetta cherubini contributiva cognitivo chiodo visi fatali mattone sfide preferiva spettri
  riprodotte m'è mosche esposito percorrendo licenziato risentono filamenti victoria jugoslavo potentemente predomina
  rifiutano baluardo teologici collabora stupefacenti pugnale orientarsi fitte ruffini dov'era stragrande dividendi
  verificatosi sottratti analitiche raggiungeva dettagliate erudita assistiti altrettanta lucente interezza pregiudicare
  operosa staccati cabina eminenza sepolti veto sottostare alfabeto donata riuscirebbe assestamento spogliato
  disconoscere conformismo culminante pattern trovarlo tributari lance cascina ipertrofia vettovaglie innalzamento
  televisivi committenza gangli irregolarmente forzare occupazionale site bloccato valenze virtualmente devota
  bergamasco enunciata protezionismo nevi spostarsi sinonimi triangoli tipografico selezionate compartimento attrarre
  pittoresco acquosa notarsi vespasiano sian proletario vibrazione falcone ingente allegrezza ammasso meeting atlantica
  generosamente scomparve lelio costei verme giurisprudenziali sciacca gestazione stupire arretrate approfittando
  riposto fon trave aggiudicazione rimasi falli convergere bozza antagonista ninfa combinata ricostruisce elemosina
  alterità rifiutando principati ospedaliera penosa ragionata stimata marcantonio acri addotti andamenti mandate poe
  rispetta eliminati incondizionata salvati umiliazione riccamente dioniso concepiti allegri uscirne simulacro sire
  committenti bozzoli bonifiche risentito catturato quieto incontrati piove metastasi affrontata compensato carnale
  ripercorrere ere ortodossi scoprì accelerato tota travagli ugual indagato benemeriti basano oculari fuorusciti capì
  avendone mandano processioni reverendo eterogeneità scomparse tornate ritmico rivestire busti ricchissimo morfologica
  marciare giusi intollerabile evocare episcopato eretico losanna ostinato simultanea provvisori avena delimitato tegole
  riscosse impaziente biblici procedette offrivano dimenticate terapie eludere scadere respiratoria cagionato rimborsi
  vermi fiction innovativi agonia ferrea arabe episcopi eterogenei trasporta rivincita traiettoria spiritualmente
  piombino nobiliare borbonica presuppongono stucchi compì distinse sostrato indotte uscirà bruciato travertino brenta
  passanti identificabile librai teniamo aspettato nascenti incirca rapito tradire mancate riconoscimenti balcanica
  esigeva ammassi ripensare fervido fervida stupido impedita sottoscritti forestiero tana adesioni massacro misteriose
  difformità noleggio celebrati fabbricanti tossici ristrette rotondi narrata contratta pronunziare ricondotta dicastero
  prevedibili colpì santiago involuzione sedile privativa metodologiche odierne anfore dinamici gioverà giudicò puntura
  confutare uri smesso potevamo percepiti lata apri stimola svolgevano mola festivo attuarsi mecenate quinte
  illustrissimo fornace rum ricorse preferì staff sobrietà accomuna fidanzata asportazione significhi durazzo coma
  selezionati farei rifletta castità circondati osservo albo pensabile promettere onofrio tradisce trattiene conoscevo
  bicchieri dimesso recanati romanza partigiane fantastiche cessionario tricolore troverete scrupolosa presunzioni
  venerato prospettare tribuno erroneo conferiti funge clementi notturne aggravare attinente suggeriva strumentazione
  marsala galline celso ricoprire caverne abilitazione attinto assistiamo diametri traendo tunnel cinquantina
  contraddice inaugurale bastato strazio evaporazione accettava disperatamente albumina trovammo procederà cavie
  contemplata premettere manchino assegnazioni accorta marzio ornamentali idolo monarchica isolatamente innamorati
  amatori cognitive rude orologi xli rigorose intuitiva obbligatorietà benedettini generata libbra diocleziano restasse
  irreparabile costruttivi pulpito peccatori diodoro parlerò cedente ducali contenevano distrettuale trovavo vota
  attribuibile comparse pretorio maledizione monito manufatto raffigura tardivo indeterminata piscina liberty
  rappresaglia riuniscono continueranno foraggi aggravata analizzata puntata rilevabile volgarmente statista iniziazione
  pantheon fenice dilazione benefizi pietoso genialità converte determini giurare telefoni darvi riconquista costato
  graziano malinconico multi molluschi disparate propizio bufera pubblicitari rescritto memorabili cino vascelli visive
  funesta dotte corazza urla proprietaria onestamente appariscono costruiscono trasformò diciannove incomprensione
  sinistri cristallina progettista bara cacciati abitavano repertori consultiva rivelatore avvertono iniziando laboriosa
  alzata presenterà teodorico leucociti restaurato ascanio suisse affidabilità preambolo idoli mirando tappeti
  dimenticanza funesto fava impedendo cultore univa libraio durava sibilla dovessi otteneva scacchi perdette ammira
  somigliante accessoria suggello flaminio costituiscano nettuno omicidi rada elettiva reperimento figurati trovarmi
  guanti accede giosuè rinchiuso locazioni jack fortificazione riportò vincente brevissima maestria particolareggiato
  ridicola oso monologo attenuazione toccando malvagi richiederebbe prospettica valsero siro omissioni simmetrica
  diletta pacco volontarie partirono valutate compiace duraturo sovietiche piazzetta mondano salendo suonava database
  vigevano papali comandamento racchiuso mediato analizzate parzialità ricoveri minimum alveo pregò zoologia bottai
  educatori incontriamo scoppiata prestatore salutato distratto dogmatico sportelli ardimento iato investitori insulti
  coscienti acqui etimologia spedite tramontana crociate riservare spiccano mutò meccanicamente assicurativo effigie
  cornea lateranense seguirlo convince meditato risata opponeva disparati palestinesi palesa isaia preventivi traumi
  grillo assicurativa eccessivi marmorea nuvola insoddisfazione vin lamentava selvatico raccoglimento pensarci
  ispiratore abbisogna retoriche prediletto profana concepibile univoco provenire seppi digesto principia rispettando
  apparizioni noduli psicoterapia fondava complimenti risorto testamentaria cominciai daniela mandar considerò anonimi
  complicati discutendo animazione istintiva mediatori normalizzazione incontestabile nitrico desunti lanciata
  impersonale scaturiscono spettanza cubo giudiziali tiepolo pronunce pareggio andassero profani sclerosi polis
  magnetica farmaceutica aceto correlati ammise proporzionalità avvicinato effettuazione calze ecumenico putti
  rimandiamo balletto prescrivere intrecciano lasciarlo venezuela meccanizzazione popolano capitolato grezzo restringe
  riconosciamo fallire rubare decesso kaiser acquedotti eden compilata socialdemocratici scomposizione pongo irene
  condensazione attico societario rigorosi clinicamente tirò statisticamente scozzese influente amministrati durando
  polarizzazione rappresentino detriti promontorio terrieri timpano danneggiare sporco mandibola menzogne cometa
  evolversi concessionari sottovalutare malvagità sofferente tangenti trascurati diamante avversi correlato bocconi
  discordi competitivo fotografiche nazionalizzazione fluire sottotitolo nomadi rifiutata versanti scorrimento legazioni
  articolate abbandonano corpuscoli albori alimentata figliolo rimproveri totalitario fondarsi trasfigurazione
  semplificare riqualificazione aspramente immacolata portuale sovrasta convergono sarde giustificate epicuro sporgente
  boezio malo impugnativa avvalendosi meli ermanno associarsi superstizioni varchi censore cervelli chiesetta iniquità
  piacerebbe bovina rendesse rimessione forniva prode concepimento rigo succedeva tastiera raffinati varo espulso
  vaghezza convincersi dimore sementi pretesti notturni morbosi passive proseguimento rassicurante avevi cruciali
  rappresaglie molino accordano trasformate robuste eseguì malignità espandersi asciutta cantine barre fantastici
  poderoso disponga proficua posi sorda insofferenza affidarsi olimpia valeria complicanze brecht concludono affetta
  svolsero pazza riprendono socialdemocrazia livia facciale instaura nomini dichiari coordinati indebitamente fiduciario
  infuori turni asserito decimi montare incarnato poc'anzi stupendo filosofare lampi remunerazione coppola prelevati
  avversità ricercati divenga sorprendenti raggiunsero prodigiosa inquisitore restituiti ascendere spiegabile bettino
  insetto surrogato configurazioni verginità surrogazione antonello sofocle bevanda comandava obiettività mettesse
  interruppe folto ulivi alghe ninfe consumati archetipo manifeste presti ansie primaverile calcestruzzo operetta
  documentate abissinia compartecipazione negava assomiglia lombare coincidente negoziante spessa cinematografiche
  zibaldone ortodosso rupe deliberò emittente parlasse eccitato comparizione squisito respinti benigna marianna dedotti
  catullo decorative appia cavalcanti prometeo sovrastante reattivo fermati chiasso meri allungamento kantiano
  sedimentazione ambe imbarcazioni buffa sonda nascondono mediceo svolga depone ossessione robustezza venni sospiri
  giudicio confermava digerente miocene monica designata documentarie desideriamo reazionari tardò globalmente ortaggi
  formatosi rettilineo carbonico misurarsi sondrio tradusse interessarsi introducono rileggere affrontano fari
  avvertenze manchester denunce pathos brucia festivi commentato lunghissima intrinseche appoggi gelatina pavone
  benedettino silvano rinnovarsi commentare manganese dispersa oste sorpresi contendere mancasse aspri barbiere persiano
  erga fraterno dormiva arretrato renderne esemplificazione udite vigorosamente trascrivere veci costoso pigrizia parata
  votata ripartito contrapposta psicanalisi edificato prestava durerà laterizi spaccio significatività trasferite
  campestre ispirare biografica riusciamo altitudine pendolo innata susseguono lanterna cassio delegata sillogismo
  valletta lessicali nominali composito soffriva ridimensionamento onora tasche alluvioni nocivi sparare embrioni
  protettorato proporzionato tormentata resistito lager pacchi immuni biliari negatività pira acre assalito semestrale
  travolto operatorio gridava amorose revocare subentra suonano elba porcellana consentiti giovano credettero formi
  obiettare vedranno corinto slava sacrificato sottotenente qualitativi pionieri constatata nanni esercitati documentati
  formanti ipotizzato conosci piacentino telai opaco verticalmente purità fragili alvise investono acconcio medicea
  preceduti convenne inquietudini interpretando missili mutevoli autoritaria fiorito provvisione placche prolusione
  ignorava grandiosi tristano consolidati rinviene statutarie sonore accertate maledetto levarsi inopportuno
  identificano sorretta domandano riferì meschino alienare pellico trattazioni determinarono pauli imprevedibili
  inadeguato facilitazioni spegnere giocatore grandiose alessandrino bianchini giovinetta ciglia motti immersa affitti
  sportello contrassegno eccedere censimenti convivere affianca arenaria ispettorato italianità plotino portarlo beve
  batteva operette anatomici cottimo secolarizzazione romanica anfiteatro setto rotture canoniche comodamente
  ricorderemo parmenide pitti mediocrità manierismo ragguardevoli pomeridiane inps ebraiche polarità gastro vangeli
  telegrafi sapersi bozzetto gravita cartelli esistenziali confidente abeba ritardata navigare ritroso attrattiva
  modigliani interiorità ammiratori asiatici reattori integrative scherzi escludeva mineralogia molestia protoplasma
  essermi comprendo oltraggio intervenute sintetici gelosa conservarsi nominate fideiussione patina ripartiti
  belligeranti piantine terminò aggressiva satire rationem inferma facendolo coteste doli serbatoi colletta siepi
  frammentaria ricette rischiare impunemente inconcepibile magiche lusinghe leggibile sapientemente cocco brusca pessima
  utopie chioggia distribuisce inquadrato ordinazioni privilegia esecutive proietta coordinatore rivelando richiamava
  cadendo lucifero perseguitati espongono esercitando risentire taccia giacobbe crimea nativi emette sieri elettorato
  anzidetta giudicando agguato preparò regnava colonialismo eschilo creative sermoni dedicano neutrali migratorio verte
  declinare grappoli filari accentramento aggravato preparazioni cautelari quartetto fanciullezza paste comparti
  pragmatismo veleni preferiti ricuperare prestar votazioni pensante iso plauto timo appaltatore sintetiche munite
  rubato profezie trucco pastorizia oltranza ateismo multinazionali estinta cassiere importato militarmente obbiettiva
  colse similari astro triade medea jr coltiva narratori distaccamento ridare platonismo comunicava anticipate
  cattedrali frammentario muratore viali diffida spezza ordinazione repliche lipari ulcera peccatore palestrina
  emozionale varrà prodigi corrosione allegorico renali involontariamente tagliente flessibili sanguinosa smettere
  agevolato indefinita ignorata gustare ilio urti atroci carena conferme ahimè permettano ordinando guarentigia fruire
  reclamare umidi istruttori lune fallace convergenti sentisse verace concedendo emulazione obliqua ottave estivi
  spigoli collegiata girando tutelato congrua guelfa calorico primordi femminismo linfatici piangendo risparmiato
  tenerlo petizioni retroterra piatta notati potabile esclusivi onnipotenza commentando giovanotto conoscesse diedi
  addita chiamarono sciagura segretaria giobbe avvolta fata relativismo metaforico msi riprendeva tortona schieramenti
  ritornava corano farmacista quotidianità obliquo siculo catacombe ruppe geniali escursione inseparabile persa
  menzionare differenziare misurati giano platino buchi prospera neutra unificare consentì difensive afflitto negarsi
  nascondersi rubino polizze insignificanti cronologici sigle spagnole tabernacolo stamane veridicità nientemeno
  malvagio convivio animatore scesi produssero mossero psicosi esuberante privatizzazione partizione sicurtà
  perfezionato perennemente superbi valgano italiche fissò enumerazione epatico ricorderò appropriati destrezza
  approssimativo lidia delizie tiratura disperati intellettiva attendevano devoluzione dimostrate condivise armonie
  diamanti folta atmosferico genitale terrazzo baldi prisma minacciati disciplinano penultimo derivò intuitivo cantico
  suocero protestantesimo distingueva convito archeologi acetato impetuoso ingombro scimmie fugace salsa respira
  apportato miseramente camminando inerti nudità monarchici polemici misi reazionaria ubbidienza scacco guancia scesa
  crani fatture mobiliari fecondi risaltare secchia condomini presentimento camilla congiurati spartizione sacrale
  stereotipi infermiere reggeva indicò penoso dostoevskij permeabilità contiguità manna potatura illusoria
  particolareggiata farfalla taddeo ischia visceri dovetti soddisfatte concludersi magnifiche usuali comunicò
  ineluttabile ristoranti riscosso affrontando minacciano piacimento catalogna xlii farine mantenga resteranno fumi
  ambra fabbro vederli terapeuta cupidigia esitazioni accorgimento mane esortazione sabaudo gradazione fuse incisiva
  cognitiva monotonia nidi sistematici silice vissute annoverare scorgono battello rifiutava ubbidire auspicato farai
  glossa recati attira potrai prendi chirurghi staccata perdoni metropolitano alterne saperi noci piglio agisca vagina
  creava apporta rimarranno attinenza concepite pretori annunciare metterà conducendo setole ammiratore autenticamente
  calcolatore intatti fittizia fessura decano aggiornamenti impegnativo imitazioni partibus avvertiti deroghe paragonato
  passasse segnaliamo amalfi legenda sistemato apprendiamo cercherò incoraggiato stabilirono misteriosi udì fossato
  fazio perda metrico pietosa rientrava revocatoria giovamento illuministica attraversata menziona prenderne professa
  tossicità estendendo ticinese susseguirsi barile ignaro permangono giudicante antiquario raymond infrazioni
  estradizione pizzo romagnolo relazionali roseo sporgenti coagulazione ambrosiano giovi comperare angusto ecologia
  pubblicitaria materialità scommessa ristoro erariale rassegnato fave passionale subordinate grandissimi trentini
  cordialità accennano attengono galletti inseriscono compositiva laser sperimentata dirigenza adempiuto bovine janeiro
  stimati revocazione curarsi esonero moderate ottici curatori romanelli dovizia cortili cameriera tigre farsene
  convertiti discese spiegando sostituiscono caldaia immaginaria accorrere rodrigo angustie consonanza analiticamente
  dovevamo cedendo miracolosa spingersi falla plebei profittare giacimento guasta mutati immane varianza tenui libello
  sperimentazioni richiedevano abati riordino autunnale occorso fasto cocchi scoppiare plastici aumentò parodi
  adoperando assimilabile consegnate coraggiosamente entrerà esercitavano compresenza telefonica esplicare
  anticipatamente abbandonarsi finisca comprensibili pagava adibito atmosfere pragmatica quoziente nascondeva maritata
  mammella finge tipografi riapertura recisamente avvicinava crocifissione fughe apprendistato abbreviazioni lunghezze
  espiazione mincio invecchiamento dichiarativa compratori nonni pupilla visitò assimilato partecipante eccoci
  ripiegamento adoperarsi correlata femminista suscitando cugini sorga smentire tasto vivissimo scaricare inconsciamente
  fremito scuse esagerazioni viareggio mangiano scavata eccedenti distorsioni risultasse affiorano cominci solubili
  dispense passeggiate grandine grandiosità mandarono magnani annunziato pozzuoli desiderosi fronde decorati immorale
  strutturata diluito ospedaliero barbare ricercate tucidide schiarimenti invade susanna dorati dense pirati schiacciato
  minacciosa quarantanni procurò ammalata fuggito trista pinocchio utilissimo postilla focale arretratezza maestoso
  smarrita situa normanna eresie fichi saliente atmosferiche intimazione perturbazioni inconfondibile ricevevano scriva
  perseguitato stese concordati eccede destinazioni trentacinque interroga intestazione produttrici rivoli venturo
  disimpegno marmoreo avviò istruito lascito racchiusa unilaterali terriera scappare sanare mucose destato vortice
  vistoso arido intervenga simbolicamente recuperato germogli avvi telefonata ospedalieri misurano egregi copiare
  inscindibile scatti radiale mercanzia garantiscono conformarsi incognite attenuata compilatore intenzionalmente
  errante amido gozzano lavorata creduta durevoli coazione esaurire primissimi partecipando verismo assassinato
  latifondo gelosamente polesine produttrice tempestiva migranti paradigmi vissero temporanei restino passivamente
  gradazioni porci connette compartimenti renderle malaspina telefoniche attestare comprenda risiedono rilasciati
  migliora aia deflusso magri parvenza riconversione play compositivo prelevato sabauda occorrenze ammirabile fusti
  adoperò circola calvario detrimento starebbe eloquenti offra libra scusi daremo demarcazione mutando ultimato debite
  caporale oltrepassa riproposto valigia imperfezione morso falsificazione mino lx amelia visualizzazione articolati
  declinazione nutriva topografiche argenti ardite chiamarlo raso nichilismo umanamente residenze reliquia uranio asso
  azionista penombra marciano disegnate prosperi rifugiarsi donatello pupille lamberto udienze ottenersi zelanda
  figurata lorda veruno esplodere canton qualificate pergola contraddire ballare improvvisi prosieguo galantuomo
  ridefinizione osteria siberia ornamentale potenziare frequenta proteina influenzano segretezza corfù liberatore
  maggioranze averi rischiano consentite soprintendente orgogliosa calata vastissimo numericamente arcivescovi impotenti
  epiteliali assurde vallate vicinato fellini inventiva pensarono torbidi turistici cavare prelievi assessori
  informatori spot tenaci flotte femore umbro rilevava traversata finemente minestra bevuto copernico attirato desunto
  finalizzati crociano delizia sciagure fruttiferi banali mediterranei ottenerne friulano eliminate caserme affonda
  bivio venoso rispettoso accennò causate kong edificata assimilati scoppia individuano caste emblematica ambiziosi
  obbietto arrecare verificatisi autocoscienza permettersi mandi minacciare pinna ultimata presence musical sorrento
  strega superava alessandrini inventata evangelisti fermano petali sociologiche positivista coronata ferrovieri
  sopravvissuti alterati abnegazione verificatasi mafioso benevola chef preveduto alcalina buste michigan fabriano
  zoccolo esile sovrapposte volanti lanciò civita balza riquadro placca raziocinio sommerso occulte aminoacidi olivieri
  accada mostruoso annunciava grasse impiegano stagni inversamente allegorica bozzetti irreale vietare confida violante
  morir decadente valdesi orienta localizzata signorili vescovado coeva pecunia plesso ripartita giustificati raffronti
  iodio manoscritte sconcertante beniamino catalani pubblicano endovenosa ansioso improvvise ansaldo ferraresi estingue
  padronale assimilare miraggio ascoltava copista suffragi documentari epilessia rimandi adduce maneggi impari audio
  compi educati intersezione incomodo sfruttato rovesciata congestione sussistente integrali ignorano medicamenti compia
  bastante disfacimento generati adorna galanti assoggettati giuro tirata filippine pronunciò datare volano sconforto
  frontali nasca mestre salotti somiglianti fluviali tutt'altra concittadino pregava rappresentatività sorel intensiva
  riformati cancelli intenzionalità attenua infetti remi segnava demografiche respinse ritto svantaggi estensioni
  affiancato rombo sepolta caricare team stanislao chiarini permessa chiamasi tribuni cromosomi carente appartengano
  gestita insulare nominativo sintattica scongiurare ragionando costruì rispettati risultarono arredo confessato
  staccarsi valute attica lavare isacco peduncolo formulati momentanea selce nessun'altra pistoiese sostituì desunta
  eroina presento patriarchi perplessi occipitale allontanano moltiplicando consimile fissano inesistenti offende
  crederà aneddoto promettente notariato lame antichissimo auguriamo quaggiù raggruppati cortesemente sospende senile
  cinto flaminia letame martina designer differire curò insito trattenne avverse ininterrottamente ossi mancherebbe
  seguiranno subirono rettangolari dignitosa elegia contemplativa diranno contavano cinquemila idillio copriva indussero
  assolve prestati redi tirar carretto dichiararono centimetro transetto censi annovera imperfezioni tropicali corazzate
  artigianali fora conobbero vertenze sentore poliziotto turistiche curate regesto lucidi metterla catastali querele
  orribili costituirà promemoria capitanata aeroplani buca distorsione dirimpetto calci adoperano dattiloscritto
  recavano tertulliano metterci conflittuale raffigurazioni fetta crociati regnare accadrà impegnano inalterata numi
  fissava jugoslava ragionieri compromissione sipario dedalo palato segnatura toracica anglosassoni confluire cespugli
  invocando negoziare esercente modenesi fenomenologica spreco corrotti configurabilità cercheremo lusinga ciascheduno
  resezione migratori terranova approdare catturare abbandoni cavalleresco prescelta presentasse nettezza esprima
  piccolissima inverosimile riconoscerlo baldo battersi ingressi continuativo berengario editti rifatto leggersi
  applauso convocata neorealismo causali distacca rimandano albertino dominati salvador contraddistingue calcarea
  bagagli basiliche punita custodito bulgari evidenziata deportazione ricoverato demolire pakistan proviamo armeni
  mitragliatrici chiaroscuro inscritto renderci fondiarie pattuglia arrivate deviare infrazione esigua scimmia coloranti
  sopporta fune considerarlo sparisce inventa auspicio ascoltando sorrisi mauri istintivamente costosa auguste docile
  oneste satirico appeso inclinati succhi addivenire amate lapidi imitato rifondazione melo liquori pulci proclami
  minuscola meda corporale pandolfo ricavo dirigono istruiti suora garzoni archimede chiarita arrestarsi punica assicurò
  prostitute visconte consentirà polittico generate proiettili premure ospitale comandamenti permuta frustrazione sagace
  abbi definendo moralismo icone vicari intermittente meditata ispirano donò gettata consegnò numismatica tebe revisioni
  lave torta taccuino unificato avviate attesi multipla dichiaratamente avvicinandosi link segregazione immutata tolosa
  sciocco autostrade integrativo moltiplica avvertì calcolando radicalismo spargere obbedisce liberti ascende surplus
  cercasse gestionale persuasiva talamo clandestini richiese strappato lecita navarra concili toglieva ballata ricavano
  telefonico notissimo balìa ciampi magazine vicariato citano siepe ilo depositate portiere brune psicologicamente
  asprezza calzoni ceci impresse modestamente biografi motu detiene tintura granturco sollevazione ecce imputabili estro
  sottilmente mortis melchiorre scherno metodiche nebbie sovvenzione ricercarsi aragonesi neoplasia imputare spaccato
  assioma morbido recata esaltata cale morbida dimostrati ceca locomotive paradossi officiale premeva sedette spostata
  azzardo beneficiare concistoro realizzò cirrosi parlarsi corregge travagliata vallo andrò impropriamente colombi
  automazione ottiche inquadra bastioni pronome gastrico precedettero declaratoria bus elenca totalitarismo rifrazione
  lamentare tengano sintetizzare complotto flaubert incomparabile dimentichiamo pope indichi perder digitali vivaldi
  folli promettendo consigliava costruirsi umilmente violata danteschi divertimenti ascrivere provvederà inaccessibile
  latenti scarichi speculatori montato angiolo disgraziato vertigine sacrestia guidate spense sagoma sciolte riceverà
  bimestrale punibile tabù legamento hollywood norimberga toronto voltò anzidette disponiamo incasso normanno masso
  salariato contigui torture travagliato bollettini evenienza sottoporsi sostenersi montecitorio gravare diavoli tremare
  aggio lidi farete coinvolta ricostituire peritoneo spiccatamente giornalistico staccare inalterato condizionati
  esibire frusta inflitta bini incroci delibere incinta quotazioni metropolitane attenuato zenone temperanza cascata
  incisivo ciao indetto sottigliezza seguitare curriculum look lanfranco mortem etiopico mattinata aggravamento
  traducono cenci confluiscono assolutismo termici torsione condizionano bulgaro discriminazioni rap pugliesi tacque
  feudalità detentori separarsi demografici riaffermare alterna delimitata trittico sensoriale origina terribilmente
  preparatoria societaria solfuro nobilissimo ritocchi dividersi permettevano aggiustamento rispettate riproposta
  tollerato ventimiglia amalia presiedere verisimile manifatturiera meravigliosi tornavano forzoso combatteva virtuosa
  stand possenti proponente accumulare raccomandava affanni patito rancori teoremi gratuiti catturati riscontrabili
  occorse costrutti chiudendo ecologica meritata inclinata incredibili desio limiterò calcarei interminabile puntando
  geografi esplosioni aristide sentirono bibliotecari digressione spegne insistono beneplacito stupito misurazioni
  drammaticamente denominati concettualmente neoplasie riconoscente spaventato amò risaputo spiegherebbe averci
  profetico conserve papiro verdura adria piantato lavorio provati spiacevole arida inconsapevolmente polsi farsa
  costosi elastiche peschiera taverna testimoniata perforazione rinascere formidabili emblemi conforta lanzi percosse
  fumare inviava dilettanti circoscrivere niccolo recessione vegetativo cinquecentesca autorevolmente guardiani setti
  anormali somministra amorosi pori insicurezza gestori pulite condono velletri cotale ferire nuoce deplorevole
  incidentalmente dualità stesa consecutive tropicale disegnatore istintivo monteverdi giura cappellani copiose
  dipenderà raffinatezza serbare dissertazioni procedurali consolidate impensabile presagio gaia quinti invasori satura
  gagliardi perequazione cassetto comunicano cefalea cinematografo riassorbimento laziale mescolato fidanzato padano
  sottoscrizioni edifizi murature trionfa camminava giudaismo bastione cantate campestri spose alienati dotazioni
  bolscevismo disegnati ricomporre indulgenze meravigliose catastale appezzamenti ovini tabula interminabili falsamente
  associativo didascalia arretrata levar cartoline ansietà avvocatura spende facilitato organicità polari concorrenziale
  indeterminatezza solidali intervenendo policlinico trasmettono emergenze cassano tartaro progettisti unitarie
  appariscente carmi finalizzate robe montefeltro censori campanello congruo errare canadese cinismo incolumità vasche
  vaginale antigene immutabili alberico lasciai cali importano ausiliario immutato importate terrene volessi rotonde
  incombente rossore hong apprezza erotico individuando ricavarne poderosa leopardiana vendicarsi classicità curiose
  farfalle approfondite soddisfazioni accrebbe avis gratuite chiameremo tumefazione sirene cancella calcareo stendardo
  urlo grappa rapimento connotato distaccata estive esitò calvo derogare cri termali pittoriche piste borgata liceità
  adulte indossare muzio rivolgimenti apostolici sollevarsi marcate fieramente target stimolanti donatore albino agitano
  tocqueville battezzato svuotamento intuisce armonizzazione organizzarsi affrettare scivolare serafini altissimi soste
  diligenti tragiche udita arborea sistemazioni diagonale ledere emarginazione replicare bottone dimostrativo comunicate
  variato compatti rimessi caratterizzante mirato tubercolari aderenze gravato momentaneo formative espulsi script
  pentecoste portamento interim diagnostici anomala intestata filologiche liete esordi localizzate filati prussiana
  correttivo suggeriti illuminate training tirano elemosine sentendosi oltralpe loca giulietta jugoslavi probità
  risalenti sensitiva augustea ascritto xliii premere monitore giudicano edicola macinato provvisioni assistita sansone
  triplo serate fumagalli ionico istituì riduceva rivolgimento selettiva cilindrica rideva suicida afferra luigia
  giaceva numerate popolamento attaccate fetale alcali limbo esasperato solventi desiderate speculative appartenuto
  costano etichette iconografica operavano cotali equivoca patriarcato anamnesi tramandato tonale restaurata apposizione
  merli affrettò investigazioni dessero localizzazioni servirsene nuoro programmata interrotte assiomi conversare
  mancanze limitrofi divi ospitato ridente mutue cugina provvedeva rispondevano temperata indefinitamente coperture
  stipiti pentito basilari corsero restrittive secondariamente incentrata automatici avanzano ghiaia ricevo coinvolgono
  allineati forzatamente casato toponomastica depresse depositare inaspettata cantò clamorosa gagliardo demone faraone
  aratro ibridi indumenti sfumatura posterità tracciate sconfitti accordate xlv engineering incominciata fattosi
  disinteressato cutaneo sobria licenziati drammaticità diesel doppiamente localizzato insuccessi desolata imprudenza
  cristallini regolatrice cambiate vetrine galeno conteggio incombenze gaudio contrastata allegorie archeologo
  comportamentali cedette baracca anziana maturati cambiario ics cannocchiale arnesi spesi rudimentale sensoriali
  ritrovi sollecitata contrastato inviolabile servisse incorporato progressisti frana praticabile comandati
  conservatrici tonnellaggio auspica temevano dissipare eseguendo nitida energetici televisive drastica celebrate
  diventar statuetta sales marciapiede contigue anomalo prestabilito infedele emigrare assorbiti punisce ercolano
  scontento intossicazione irragionevole staccate intrecci cipriani intatte conoscerlo colposo richiamò argentino coatta
  equiparazione bruti feconde taciuto capsule comprenderà elettrodi creditizia figlioli opaca accomandita rinnovati
  formiche recarono superficialità pungente attratti abete confinante rodano pazientemente stoici flogosi occupiamo
  investigare tendenziale favorite geo perplesso assenze abissi allontanati associativa rifletteva soprannome veterinari
  pacchetti otello esagerare tubercoli poterli grandissime episcopo artigiana attuati riformato avanzava punibilità
  suscitano unanimi polenta superficialmente inscrizione gargano cadente avresti montone ingenuamente solidamente aglio
  asiatica parafrasi placet indicativa correlate risa liquide sica ilarità giacitura abbandonarono limiteremo
  diminuzioni estensore ondate rovinato spiritualismo impugnazioni aristofane gestiti praticano universi compleanno
  carcerati motivare fittizio tradita spaventosa smercio trovarvi congegni odioso irruzione procinto osservarlo indebita
  chiedergli guaina toccati narrati arrendersi idrato scuote geremia muscolatura armatori dissidenti inflessibile
  corazzata pugna ventimila astronomo illegittimi serenamente composita contrassegnato immagino aids organizzano incarna
  gettano muova nerbo sapori risolte autobiografica conquistatori vaticani brunetti terminano velata lascerà alito
  piccioli laudi realizzabile consigliano scoprono persuade spigolo tibia reperibili ponesse precettore benemerenze
  depurazione ragioniere buia procreazione strepito progettuali obbligano conservatorismo gestisce demenza gelso cervi
  ebbrezza lacerazione passeggio fluida minorile incitamento scorrendo distributiva funzionante malinconica panama
  incorporazione distruggendo vigoria affacciano cividale conduca ingrato appellante empiricamente incomplete
  problematici massicci arcaiche emiliani celano beh punizioni riluttanza gestionali porco volturno lunetta continuum
  facemmo guastalla rassegnarsi intransigenti dannati veterani giustina diffidenze groviglio manzoniana texas cortigiano
  tralasciare conoscenti argo tulle programmato radar predisposta giovanetti resine manifestate discutono provvedendo
  venerando suggestive vulcani narrano terze indo sottinteso sequestri ipotecario frontone moralista trascorsa subalpino
  giovarsi stracci rossano copioso lordi esuberanza precipuamente terroristi aiutarlo acustico riportarsi urbanistiche
  redazionale boris pile accaduti velivolo compresse redini denunciati razioni risultate simonetta esistessero superò
  altissime differenziazioni moschea aggiuntivo grossolani picchi comandò databili foga incompiuta giacciono artifici
  falange comparvero xliv detentore appoggiati parigini rivestiti metterli radicamento capitalizzazione cassino
  dottissimo mescola elencazione desiderando giustezza divideva edmondo colo tolomei baccelli seminare aeroporti
  variando confinato rapine rolando accoppiamento proibita incontrava eroiche illusorio mutar rizzi riferendo convitto
  abbonda residue consegne integrano s'egli missionaria sbarramento spedì mangimi accoglienze gela mischia ecologico
  austera carso aspettazione dissesto circolanti puntato vigneto ritrovò interrotti riescano zampa tamburi spinsero
  erotica infarto passerini esportare paragoni stralcio ulivo lipidi significanti insulto sedersi mazziniano fast merlo
  modulazione impropria suddivise spallanzani esili fornì tondi personificazione raccontata indaga prematura privare
  batterica ricoperti notificare stirpi serrati studiava rivelate ellenica ogniqualvolta lavagna romeno artisticamente
  castelfranco effimera riconferma permanentemente slave finivano albini perseguiti fiorita memore rispettosa friulana
  impegnativa rarissimi cedimento disordinata intitola cader esploratori petti commentatore azionario filtrazione
  eterogenee umanitaria commentari fonetica risarcire comicità albi longitudine aggravante vagoni carezze alquanti
  drasticamente rane recar rientri orizzontalmente raggiunga stupefacente sistina gettati guadagnarsi implicava
  risiedeva accostare consumano addentro oracolo balbi discordanza animate brutte racine ingegnoso astronomico abbozzi
  beffa innesti seminato frange sugo ritrovate sant'andrea marciana procedurale iscriversi zelante irritato sostitutivo
  collane diametralmente eterogeneo ammirevole sarcasmo confusamente trascrizioni accoglieva testicolo disciolto
  auspicata bagnato ricevettero pronunciati sospettato piegarsi carburante bestemmia idealista rimaner suppongo
  prestigiosa brutti dimissione invitando folio icona preferendo assegnando proibiti impaccio apprendisti dandogli
  crucis sonorità programmatiche cervantes focus viticoltura cauti dizionari anzidetti cordova gastone postille lessi
  villanova aprivano sommergibili suppellettili percussione aggiornati placenta deperimento parcheggio incrociate
  versata comparsi tenutasi assicuro sarcofagi sedimento allargando diluizione capitare ricoperte castagne indirizzati
  deficiente abnorme immateriali torneremo cleopatra incontrata previamente logo anarchica falce involontaria alzando
  compensata chiome urea timida voghera piramidi fagioli macigno corradini giuditta cognomi polmonite pavimentazione
  pianista apicale scali meschina scaffali rispecchiano scoprendo cuscino indimenticabile riordinare mutilati capitolino
  soprastante possessioni dirittura equestre vistosi capoluoghi continuate permisero accertarsi manifestando concime
  duplicità oggigiorno ingenui holding nobilmente documentano evocazione attenuanti iberica idraulici lamiera aeroporto
  maturate sostituzioni surrealismo internati fingere incivilimento acquiescenza diffondono settembrini perniciosa
  quarantotto croato risolse stipite criticata radicati calare diventavano ausiliarie cicatrice metternich cangiamento
  arguire esaurirsi profila ancorata stra righi cambiaria inaspettato legava minacciando traduttori concomitante
  classificate argomenta utilissima esortazioni rinnovate verdetto gelosie delimitare indugi troverebbero incompiuto
  tassativamente chicchessia onoranze fenici cresciute celi grezza ganglio comprendenti precipizio gregoriano trascorre
  prestigioso decaduto sorgevano colturale legatario accadendo occulti brunelleschi mono collegarsi inconscia reclama
  patimenti comitiva blue lare risuona disordinato quantificazione polline analfabeti paro materialistica occupi apposto
  neoclassica battono amministrato invasa egida decidersi filare combina scrivano esitato ristagno oristano
  investigazione profetica vendicare misere regine mediazioni bizzarra usurpazione maggioritario fiduciaria cadenze
  appartenne scorrono tossico colossali magnetismo ragno astronomi cartaceo colora nina mascellare tolentino indicibile
  sirena utenza alinea vendemmia ingiuste bui industriai giovenale limitrofe piangeva infaticabile senofonte suscitata
  pensionato panteismo includono commistione appoggiarsi carisma tandem fusa paesani cinematografia atomico epiteto
  demografia murata rinascimentali conseguono incassi barricate coercizione cessava neutralizzare sgradevole
  democristiana rogato intensificare depresso falliti potute deportati imitatori epistemologia zootecnico ancoraggio
  stupida colma arruolamento poterle presupporre conventuali definibile insanabile assunsero sovrappone calzature esorta
  aprirono pretensioni rilevò mazzi svago natio coppe fittili interdisciplinare viro scemare allegramente lagune
  dicitura toga capisaldi afferenti recentissima antioco indirizza decadentismo invase condividono informatico errate
  ippocrate crotone sangallo trattenuta essenzialità autoritratto rilasciate villeggiatura sospensiva delineando ariano
  postumi iscrivere pressante risiedere prede estinguere centralizzazione mir miracoloso dolorosamente brutalità
  arrecato trastevere maiolica calle fungere ammonio conobbi penalità angolari riformata sottolineatura tralci
  giovannino medicai valva implicite solleciti suggerì cucchiaio porteranno mantennero sidney volgarità meteorologiche
  carlotta penicillina immoralità metodico milazzo mercenari avaro giallastro trovarne assoggettato otterrà assolutezza
  ammonimento collegiali espletamento necessitano redistribuzione salvò trar rinomanza israeliti arroganza accensione
  austero banalità difendono libertini incipiente poetessa associano emolumenti elefante negò residuale miravano
  semplificata attente azionari arianna moventi rogito arnoldo dissolve pagar meteorologia soglio eremita empoli
  traumatica quarantina ebollizione sobrio londinese paladini richiamandosi caricato succedendo senna precipua affermati
  gottardo psichiatrico vivacemente guaio inderogabile influenzati formica raffigurata scadente pavesi parlarono
  discriminante attribuibili adempie minerarie calco comuniste capacita tenenti excursus frascati potervi contraffazione
  indissolubilmente agiva ricatto intensificazione opifici evocato girava auri rimostranze provvisorie battendo propenso
  schematicamente simbologia fideiussore euclide ritornati foci castri propulsione stop evviva dorate fluidità zappa
  salata popolato annunciazione calorie yale riassunta ermeneutico viaggia balconi sapranno stratigrafica germinazione
  interpellanza crollare eccezionalità raccolsero banchetti fabbricante mentalmente castellana papiri export filippini
  evidenziando selezionato agrippa delibazione irrazionali indossa enuncia posizionamento tarquinia interpersonali greve
  maggiorazione pellagra cadevano curando provveditori stringeva corallo prosperare ranghi alleviare orleans incolti
  coltelli stenti belgi ideologicamente trassero esequie briga ceduta volgersi labile ripieno pellicole urta amaramente
  soverchiamente curvo suscettibilità proiettato illegali sega stefania fante inesatta sciogliersi ideata prodigioso
  prospettico fanatici pauroso visivi emittenti sperimentati lepre adele tornar passeggiare armadio localizzati
  ispirazioni monarchi epigrammi tamburini ruggine carie allontanò drammaturgo spinosa comporterebbe novarese guelfo
  dignitoso ripugna marcati violetto rimangano sfacelo scriptum infettiva costò tatti collettore architrave
  centrosinistra matricola quieta muco comincio colombia appoggiandosi dix dossi presunte consentirebbe verrò salina
  liquore qualcun tornasse indebolire pisacane soffocato conceda discredito sindacalista ceduti avemmo ettolitri metano
  pezze compilati samuele filatura finitezza ventisei versano vescovili cartesiano funzionalmente supplementari
  coincidenze ammazzare danneggiata acconto evidenze informano scaletta prendano contrastante impresario neolitico
  bollire violini risate baltico bastando tenti rade fregata contraddittorietà macchinario nocive sonate seducente
  scelgono affrontate poltrone operoso inabilità granducale rechi timor fissità avendolo installazioni celio scolpite
  ipocrita sospensioni baracche realizzi attaccano figurine pediatrica corrisposti condottieri reality laiche inoltrata
  aumentava trascritta cappuccino perpetuamente trilogia laicità gregoriana imita temperamenti dilettante diffamazione
  liquor gerente mescolati lisa palermitano abbondio entriamo radiologico annotata enunciate ibrido tenendosi
  drammaturgia inequivocabilmente temerario seguitando rientrando assorbente miracolosamente ripubblicato
  socialdemocratico zelanti pregiudiziali speroni danneggiate dimestichezza saggiamente esistita epigramma campano
  impartite milite raggiungibile somministrati cedole celere incognita fiorisce reattività rissa obbligate esponeva
  somministrata eruzioni sferica delegare kmq monotona lunigiana maiali prefettizio gibilterra coraggiosi mercedi
  rilevabili graziosi prestò monastico abbreviato anastasio unanimemente donante funeste ammettiamo murano combinati
  recedere ramificazioni resistono centrato geograficamente colpiva diramazioni ambulanti tettonica umide organizzando
  abitate quattromila intercorre patogeni tonnellata democratizzazione macchi musici parapetto indebitamento preclusione
  vetrate mentire aderiscono cuocere bloccata contigua passe epistemologico diogene starà anziane trascurate funeraria
  epurazione classificato accorsero ipotizza piantare platonici adducendo degenza timeo articolari ininterrotto apporre
  patetica quadrangolare fertilizzanti coesistere cercai esula giocando epistolari ritornello casalinga liberate
  delegate soggiace champagne portino ascendenza vescovato armature proponevano logistica esproprio addizionali maltese
  redatte annunziare improntato ossatura esagerate borgate competitiva legnami vistosa alterate accontentarsi sembrata
  soavi noie ricercando beltrami affascinato occupazionali sonori astrologia ventuno agostiniani longa conquistatore
  sinagoga virgola gonfia stilo pesco alternati difforme inferire svoltasi istantanea foglietto montepulciano rinforzare
  stravagante corporali lucenti saviezza capovolgimento concomitanti alimentati sembrerà cauta tattico confusioni
  scettici prossimamente considerino angosce loto mettermi ostinatamente suscitate razionalista perdona conoscente
  sanzionato inviando adottano collettivamente vecchiezza ereditarie ritegno adattata ineguale sentinella parta
  manifatturiere filologi fessure sahara xlvi presentiamo trema privazioni carissima pegni ricorra dolenti toponimo
  rimettersi sabino rientrò mistiche saliti selettivo approvvigionamenti contralto prora aspirante honorem rugiada
  torbida cloroformio tenerne annotato punteggiatura gettate contrattazioni prossimale ignorati improntata sintattico
  chiamar equi vespro madrigali pattuito motrici rottami imputabilità lirismo oppressa arcano ingiustificato riuscivo
  insistenze decifrare festeggiare irrilevanti osò bronchiale offensive caucaso intervennero invariato confrontato
  rigettare verdure collisione tattiche sommari arboree giubilo terrazze risalta suppliche olga conoscerne operatoria
  umanitario auschwitz giunone protettrice continuasse delizioso gestite gravezza ispirarsi porrà ciecamente
  constatazioni viscosità arcangeli antistante apprezzati virtuali incentrato ematico inondazioni pierluigi allestita
  reverendissimo maestosa sacca trasparire liberismo romanità decollo formulario anticipando manfredo almanacco balena
  benigni tendine guardata sincere inquadrati riveli amministra uccisa contentarsi valso rughe applicativo commodo tina
  attivato facoltativa lagnanze privacy liquidato convenienze cucine indichiamo immateriale repressiva lisci minuscolo
  decideva dotare cessarono scolpiti sant'ambrogio requisizione togliersi ormone strie esistendo consigliò scolare
  fulmini simbiosi caratterizzanti ristrettezza scavate teorizzazione dina permettesse cigno restato acide elette
  quadrate persiana chirurgiche vederne artificiosa crivelli prua ateo ornai dissimulare argillosi buttato diffondendo
  indissolubile trarsi magistrali galgano vantava subalterno ritirati pulcini inesattezze pericle linda attribuì
  inferiormente ellenistico vedrebbe convessa quietanza stampatori problematicità avvertimenti liturgici condannate
  garantendo fosfati garden targa dismisura occupanti mostruosa disceso sfrenata chiazze stacco vertebre sovrappongono
  acerbo lottizzazione tempestività finzioni cosmopolita miocardio ironicamente ricorreva intenderci palio
  civilizzazione rifatta rettificare vedermi abbracciato porse sottomettersi notar ingiustificata distende doverosa
  condivisi eccettuati costumanze invettive persi misurate desunte elettroniche congeniale cortigiana tornaconto
  protratta recitato orbite pindaro identificabili riepilogo dorico domiziano livornese alimentano perturbazione
  premiato uditorio lea schermi austerità consensuale perverso geologici impartire angusta lasciarla fallaci regalato
  ansiosa telefonici addizione dilata penetrano aversa popolata sistemati colletto tempie calcaree infondato ambulante
  petroliferi sintetizza giungerà simmetrico infermieri multiplo annunciò vasco coalizioni attendendo sopravvissuto
  microcosmo richiedenti perfidia imperante pallore consentivano cent'anni prudentemente recidive distruggono spaventoso
  epatiche chieda ricadute rotolo deceduto verissimo firmatari disponevano svetonio sequela civilmente generatori
  carezza depressa incominciarono supposizioni rimise richiedendo frequentano energetiche quotate assicurativi
  effettuano finirebbe commise accolgono marcatamente supino bimba strong estimazione gratuità valutando mescolano
  sovrapporsi tufi capitan effimero eraclito nora usciere irlandesi incisore bozzolo inquinanti bolli contiguo giovò
  falegname erode ammodernamento quarantacinque informava compiaciuto identificate pontificale procedente revocato
  esportatori affittuari armenia faggio incondizionato estrae narici galeotti intrecciati micidiale rampa teseo pantano
  allevati agenda colesterolo zingari sorrideva conoscete melfi spingendo desideravano gioiello legittimati vivissima
  fosco lisi perdurare dibattuta putrefazione costitutive riempiono esporsi anale alternate denunciano tirate edile
  decremento granulazioni plebi forestiere tutt'ora spionaggio fusco ostaggi lupa rimpatrio concilia armoniche ossidi
  negoziazioni levate aggressioni girano fornaci andremo diminuiti infedeltà distributore fondandosi inefficaci tic
  servite patata funzionato esplosivi traente reminiscenza alteri ricevente cartina interferire leggendario alcoolica
  danesi carini arditamente corni pregando arterioso consacrati trovarla impermeabile cesura governante sfuggente
  picciolo acustica meningite accreditati susseguenti adottò distrusse cartilagine fiammingo pagavano ponto metriche
  jesi sanguinose ariani spighe gravoso ripercussione alienato molestie cercavo berta deformità armonizzare vedervi
  sacralità oltrepassato ipotecaria palchi proseguita danilo terminazione neoclassico accusava mostrati preconcetti
  pesava tridentina avvelenamento decorsi preveda pds angusti bolscevichi controversi preclusa partivano geografo
  consolo centrata piastrine tonno riunì femminilità eccita subordinare ripresero pasteur supplenti lumen subitamente
  diporto carbonari nutrono scariche piacesse tossica parlai stavamo probatoria lussuria guidano tirava online
  perfezionamenti baretti savigny inaugura abusiva corali assecondare secret assumerà bava poggiano sommossa concepì
  cenacolo valesse salde riportava paragona locuzioni ricevitori barbariche glossario pregnante prestatori timidezza
  handicap infiltrazioni lamentato melodica giacente giustificarsi monografico episcopali capisci serviranno coltivano
  erronee ventisette calato emiliana riformatrice station didascalie pragmatico intendenti quadriennio rigori riassetto
  presiedono immensamente tutelati assiale sommersa bastoni allungate esistenze notificazioni convogli algebra stazio
  stabilisca laccio marchesato mascherata nutrice marcellino oppio nego uniformarsi calotta canosa monachesimo
  dimensionale ammetta neutri nautica tormenta argilloso cupole favorì scrivevano vedendosi deferenza duetto anelito
  voleri carissimi mesopotamia salvata aspirano ricreazione fidi riceva confortato imprime gina letale garibaldino
  abbassato decorate ubaldo lamelle incredulità risolva riconquistare viziata recepito persistenti schiettezza proibire
  sconti prioritario disciplinate dominatori vezzo ostacolato invalido puerile idealistico peppino caltagirone scheletri
  discutibili scripta rinunziato dicano laborioso pianti spenti ricaduta proibisce ingratitudine flash intenta entrar
  fattorie eccomi pretesi suddivisioni presentandosi tulio camorra moscati odissea nardo tartari linearità minerario
  emigrato avido formar partecipava rivestimenti coincidenti gesualdo rotterdam suppellettile splendente razzi vocazioni
  assicuri estrinseco dragoni federalista metti scattare alternarsi distrettuali fiducioso automezzi variata silvana
  tridentino trasversalmente rupi sottovoce configurano sperone amiamo caldamente romanico giungesse ascesso temibile
  nutritivo elaborando dispari apollinare emisfero sostennero risvolto coadiuvato paladino cinematografici vincolanti
  contando saggistica umbri voglie respinte idi legnano tagliando esclusive cinetica essendone breda risparmia terzine
  carolingia inquietanti rinascenza spartiacque divenir rientranti negra latta hard impoverimento cast precisata
  cammelli riconoscevano catastrofi cartesiana chinina rosi riassumono fida brio mix scambiato accompagnavano cognata
  evolutive consiliare finanche riflusso temperie cinquantennio approvazioni veronica criminosa rassegnata pulsioni
  grappolo componevano densi motoria gentilizio sortita aiutati pendenze solitari frantumi tranquille refettorio stelo
  rivelati nonne cronologiche enunciare deserte produrrà giovanetto rivestite acquaviva bresciana riporre diminuite
  disorientamento cappuccio cronici volgeva risaliva facoltativo analogico basarsi ammissibili cazzo sporca ungarico
  ebraici intrinseci pubblichiamo regolarizzazione sterminata condannò intercessione discrete difendeva insinua dighe
  biade romanze vegetativa realisticamente callisto disuguaglianze cossiga curiosamente idrica galles sconvolta mara
  piacerà inatteso rinchiusi sollevando mitologico allori pianterreno obbligatoriamente vestite incisivi lamentano
  virulenza lascino asini aggregazioni etiopica intermezzo totalitaria agostiniano calmare imprudente collezionista
  fiocchi empietà erro innovatore disseminati equamente facchini confina brigadiere renata esplicativa clausura taormina
  sacramentale sciolse appellata antinomia brilla accompagnarono fabbisogni noè perfeziona compresso elvira rievoca
  elettivo breviario morbi archivista aderendo mondani delinquere allucinazioni sagra sottratte pigliar carnefice scafo
  recando rosetta facessi avversaria biliare potreste distruttiva raccoglitore tutori marginalità compenetrazione
  indebito assicurate cravatta benefattore alzava sospette militanza nocivo circondava passeggero chirurgici
  conferimenti ornate ritenesse frequentata negus torpore parnaso piccolissimo signorelli fronda omaggi orli figurava
  istituzionalmente romantiche incomprensibili facendogli svedesi pelliccia fondersi bugia precarie paragonabili
  indicante sedili vegliare antichissimi immanenza incominciano nievo questionari diffidente delfini sociologici
  consonanti protettivo concordata aeronautico aulico inarrestabile consacrare nociva obiettive penitenziario intendano
  curano sloveni mene avo tardive consolidarsi bugie gelsi monreale commenda cominciamento pesano rinnegare alieni
  granatieri soccombere inclini bibliche percorrono prevenuto accessibilità decretare apparisse buddha installato
  malavoglia ancorato raffinate risoluti diaspora recettori maledetta compiutezza ripartite donatario permetterebbe trio
  sassone pax migliorate risi guise incrociatori soddisfano sormontato genericità rendiamo ripeterlo mezzadro asserita
  porticato quintiliano muraglie murarie avanzò sfruttati impassibile impliciti ladislao gridato rinviato astuto
  pubblicista lasciti prevedevano rinvenne rinvenimenti provando visualizzare pollame sessa solfo troni corporativismo
  giacobino accumulati appetiti lesivo ritornata risarcitoria astronomiche collaborazioni centesimo dogmatismo addotto
  gite concedono pacifiche religiosamente ardere preventive ottimista deplorare illustrando incominciando astronomica
  crearono profane mensole saul considerarla mortificazione sbarre conglomerato competono accentuando richiamarsi
  implicato muovevano dedicatoria reattivi cinico contropartita amministrata custoditi tremante resse campionamento
  pomponio soggiorni girò consolati quotazione fluttuante preoccupava convocati insistentemente segmentazione sfidare
  lamentarsi chance indegna legionari gioconda appannaggio consultori copenaghen punteggi curzio perfezionata eterogenea
  violoncello cambiati riproposizione abba riscattare risparmiatori fiandre convesso follicoli impunità informali
  schegge pasquino retrospettiva comprendiamo tennis portarla categorico culpa rifa provento circoscritti disastrosa
  rivera tribune idriche risvegliare secessione cadore rappresenterebbe tirando cessate lealmente sbagliare sottomettere
  acquistava fermate percepibile desistere burocratiche ossee crisostomo concentrano precisava autorevolezza furie
  avvalorare malaparte mascherare dirigersi irripetibile tenebra fortunate animare gru arcaici accrescono gai abitativa
  eccedenze agamennone lit dinastie armoniosa osservabile preistorica vicendevolmente utrecht crasso spietato finanziato
  spalato apologetica grilli garantite cedono magici sospinto dado scibile padovana erudite giampaolo integri spirali
  trattar cialdini nano pertinenze maturando contrae interministeriale difesi sistemica delinearsi intellettualmente
  rivisto insistenti componeva scalinata saldare formalizzazione calza imperialista percepite pd deriverebbe
  piccolissime siglo oziosi spostando natoli discordanti ester camerata sommarie carlomagno confederale evidenziati
  turche xlvii larghissima bilico comportò gonfio malfattori adrenalina chianti fiocco empio versetto fanatico avvennero
  forca funerario meravigliarsi offesi arrestata medicamento nuora antipatia accumulate incolte nobiliari ordinatamente
  rarissimo dessi castellammare partis stimava brianza irrinunciabile devoluta generalizzazioni turpe odia bra paganini
  benignità coattiva malumore camus franchigia lucidamente greggia laringe sterilizzazione imperia impenetrabile scalzi
  bacchetta quaternario spunta arazzi tempietto timidi sentirà organizzò strappo strutturalismo giocondo indicativi
  costringono semicircolare magnetici prostituta scaglie disertori miceli flore sobborghi avverrebbe fuggendo apra
  insidia fette esigente background casualità sembrerebbero accanimento condurrà dedito iliade sporadici spieghi ilario
  villano cippo dodicesimo culmina parsimonia spugna trovarci prevalso turbina inoltrato piramidale dadi invitano
  confederazioni illuminista taxi cracovia montevideo pilato scorse molecolari affermativo iside centrifuga delusa
  nigeria esaminano porfido zootecnia alato recezione alessandrina altero unificata restauratore cordialmente servente
  terracina protettiva associative podio persuadersi ambivalenza assurgere paria rimbaud impugnabile studentesco
  dibattuto cranica metal magonza sterlina corrispettivi odo dipendevano festeggiamenti sdoppiamento accusano creditizio
  trattenersi allattamento mute zecchini riquadri standardizzazione stessero congressisti sottosviluppo fortificato
  rileviamo gioiosa semplificato silloge xlviii determinarne cognitivi eccettuato millimetro tipologica emotive
  aspettiamo appoggiate erariali incorporata commentata materne affettivi confidenze graffiti agilità ammonta
  cavalleresca inquadrata capitalistici disapprovazione fusioni immaginate evoluta deputazioni diventarono termiche
  affidando dispiega mafiosi contrastano ceri portatrice toschi troncare affidava lini proiettata salutari solubilità
  informative vertebrati specificati appella sottomesso proponga responso astrattezza informatici rovinare levano
  scioperanti reagito reagan indurlo suon applicò arrotondato incompetente estinti compasso paride sassoni desso branco
  signa macedone oblique giudichi sottocommissione scintille delineati epidermide volgendo buccia provenzali trasverso
  anticlericale abusivo mazziniana erogati evangelizzazione istitutiva piccolezza etnologia chilo diserzione sbaglia
  inaspettatamente stanziati marce esattori mesto soprusi moralisti globalità ennesima torretta vagabondi gravida
  broglio modella lapis approfondisce corvo malagevole autista appropriarsi primissimo saffo priorato camposanto
  incantato abbandonava evadere barili bruciata ottomana esitare piacer riflessivo potresti grammatici feudatario
  selvaggina confederati recitativo rino ammonisce sancire passaporti portali conquistati vagone eretti geometra
  imitando prematuro malafede venture supervisione colosso gagliarda voluminoso berto magenta grottesca immaginata
  esauriti accanita mirante pozza perpetuare lubiana sbarra tutt'e provenga unirono tematici incorso prescelti spogli
  reperibile orina ernia settimio sfrutta neuroni indistinto sposarsi benemerita appagare mortai sconvolgimento
  transfert compiva clamore espressività aggiungevano sparo trascritti terminava suocera sapevamo meridiana duplicazione
  colgono commiato humus individuabili tagliamento racchiudono risolutivo accortezza attaccò tentar additare lagunare
  astanti rarissime fenicia omettere penalmente sussidiarietà discreti indizione gridi serre arcipelago dedurne onorati
  estratta invariata rimossa istruttivo iride concentrici domenicale esemplificativo seguo ritrasse ignorate programmare
  riassuntivo galleggianti emazie simulare cassiano finissima sostituti aiutata innesta telegrafico indubitato lari
  riassunte quintino viziato specialistica coglierne stoccarda pentola promulgata introdursi preferenziale disdetta nasi
  prefetture consacra usucapione tossiche amorevole fingendo appaltatori bassorilievi schierati pellegrinaggi atena
  rilegato guerriera acqueo fenomenologico pervade narciso uberto plotone musco respingendo privatamente interposto
  concedersi sollevano celato introito pool termale nascevano decida modificarsi progettati paragonata padiglioni vole
  risponderà urtare estesamente chopin evangelici diventasse approfonditi conguaglio toccate notevolissimo sprezzante
  pecca mimica scola ricompense compariva economicità bastavano parsa gettando imprigionato bestiale diocesani varcare
  costose avvisato retorici intrapresi laicato riducibile migliorando massoni incontrarono incognito quindicinale radi
  fondali adone poeticamente esasperata colorante sepolcrali graficamente asimmetria allegare savia onu versava
  sopportato esiodo azzurre coevi corner preposizione reciso preferite satiro ammortamenti manifestati arguto giudaica
  riassunzione affacciarsi assisteva sfoggio rescissione caprera affettuosamente salutò mantenendosi tradimenti cerniera
  angustia ape tardivamente condurlo emotivi vicaria configurabile abbracciano ribadiva sperano cipressi radicate
  prelevare favoriva trattenuti motivate gilberto rendendosi impartito matti evolve riequilibrio fonderia spiegati
  romagnola autostrada abitativo angioini sedurre aggiornare mettendosi salirono ristabilito fermava aggrava prisco
  canonizzazione arriviamo incenso vincenti cromatico elica silla inesatto terminati soggettivismo osservanti accerta
  tornai scrupoloso espropriazioni editor pagò fattane splendidamente individuabile tremore alienazioni obbligava stuolo
  inaudita schio finendo freddamente recitava ucraina attrae aquile interstiziale elencare cespiti incoerenza
  respiratorie lugubre subalterne burocratici schizofrenia determinava psichiatrica divertirsi battesimale cisterne
  originato reagiscono ascetica avverto arsenico deliziosa ellenico tonda allevato storiografiche dediti democrito
  pescia gridano importantissimi stringono subalpina alpe offensivo simultaneo complica rimproverare trivulzio lavato
  seguitò brividi helsinki traverse rossellini finissimo traevano terna arnolfo pulitura affiancare tolga prototipi
  lignea mulo butta demagogia sparato malformazioni confessò spiraglio tasti none radiografia farmacie attraversava
  dedicava assediata reticolare dispregio franchigie sulmona sintomatica brunetto rallentare editrici carmina preghiamo
  civiche manipolazioni garantiva eugenia ritennero carovana entrasse prendete etilico distributori vulnerabilità
  approda bolletta bruschi salonicco similitudini mariana robespierre termino decessi rievocare barbi espansiva
  indiscusso scacchiere commutazione mach precedute accinge rossastro batta informarsi pacato coppi riaprire colosseo
  mascella sofferti paradisi preparavano ignari litografia attivismo bagnata meritò passeri abrogata iniziatore cova
  abolite anfora atleti capiscono inattesa conglomerati costituisse gigantesche fumetti liquidata boiardo autocarri
  congiure tenerla tuta appariscenti lacerazioni assorto usar disperdere inconciliabili scartare locanda assimilabili
  autopsia intravede scema servano usiamo inseguire trifoglio vantaggiose compera nutriti ratificato possanza potentati
  posato proteico dune zen prodigo delusi armonioso soggiungeva pacata lux speravano calamita battito sottofondo
  seppellire magnum ingannevole insurrezionale esprimevano statuette conegliano forzate reputato guardavo ispirandosi
  rigettato ascoltate esteriormente sfruttata chiarore creatori dimostrarlo bastevole selvatici funi stoica affermo
  elegge erogate odiato trombosi continuativa narrate bizantine marcella illegalità indebolito infondere affidabile
  esiguità guardarlo fiorenti pressanti speculativi archivistici innato rimossi metaforica piantagione vernici
  antisemitismo riduca tragicamente arginare assalire bob colonica antropologiche medina insorta insegnata terminate
  limoni modernamente combattevano zucca prammatica descrittivi seguisse predisposte tate gelato brandi pergamo
  penetrata coatto vicoli protagoniste torchi rilassamento scriverò bizzarri battezzati grigie opacità erra vistose
  velato dislivello provenienze adattati scontare aderì dimostravano riuniva ascritti appoggiano fiorino vittoriosamente
  salasso soffocata sussidiaria ivo archivistiche contribuiva occupandosi volevamo dicendogli frigorifero delio
  usufruttuario occuparci incanti ingegnosa concatenazione fiamminghi capitò cicogna atrocità luciana basali intrecciate
  gradiente unì fondale ritornarono gallico periferie ottuso congiungere steli assiduamente partecipavano rapita
  temporibus zootecnica inesplicabile gendarmi datati boss elefanti canfora messinese ricreare impurità alcol miranda
  affiorare riferivano verbalmente ammazzato spregiudicato noioso vedrò neutralizzazione pericolosamente tampone insorge
  attriti fogliame serbato divenisse piedistallo odiosa zolle alghero retribuito revisore congelamento laburista
  appuntamenti operarono producevano buche pipa cogliendo tazze guardar inabili interposizione svizzere esplorato
  plasticità atmosferici ionica cantica ragazzino svolgerà coscientemente eppoi allestito sfortunatamente prospettate
  mangiava patri stringente scendevano ottimali nuoto toponimi antigeni possidente figurativi valevole coeredi
  romanzesca dormito consentisse protestò osava fiasco spuntare masseria riconobbero temuta grossolane progredita
  adeguatezza conducibilità andria imprevisto ardentemente baldanza rubini vescicale manzoniano disinfezione marinari
  predicati radioattività azzardato schumann udiva esperta fabbricata supposti raggruppate annientamento penetranti
  amelio ignoro perdurante grazio femorale verificatesi analista espositiva rettili folgore destò rilascia rompendo
  calabro inimico numerati saggiare restringimento reggiano apocalisse alveolare affrettato venerata balle conducevano
  americhe turi rosati specificate antagonisti annunci orma omicida elettro assembleare accusata aggiuntivi gonna
  diverte confidare finir umiliante esteriorità terzina vesta tracia riacquistare mucchi sublimazione appresta virilità
  copiato comfort ripudio attendo rifacendosi pigmenti indiscussa ozioso pettine monotono proclamò attrattive emmanuele
  mitezza cadenti facendola ostentazione ribadendo vibrare formatasi effusione lilla disinteressata incantevole virginio
  pestilenza stivali antero prenderlo trentasei botanici idiota apoteosi abituata sperimenta burla conoscitivi
  suggerendo scalone raccogliersi esplicativo suicidi preclude restrittivo modellata splendori guardati informi
  stazionario cappotto filosoficamente aprii archivistico arbusti sterno secreta fragore decretata leandro fotocopia
  chiamarla sovversivi leucemia conquistate manifestarono procurando unitariamente inserendo distribuiscono pescare
  recupera negoziali mexico sovrane scindere locomotiva correlativo conversioni anastomosi realisti sensibilizzazione
  etrusche tassoni teli ovali patibolo prigioniera sussistano diverrebbe implicazione rozze riposi amavano slanci
  impegnò pausania scorrerie impressionato sila notevolissima egizi desiderati ritornerà drappi peritoneale riguardarsi
  armatore leopardiano maneggiare vogliate serali altura indubitabile ronda moderatore omosessuali pronunziate galateo
  pensoso fervente perquisizione nervature materialista circoscritte congenite nasali ideazione intrigo fattezze
  aggiungerò aggregata soggettivamente alzano medaglione rigidezza massonica affermi levati coeve consultati scambiano
  ballerini interrogarsi nini chimera parcelle zanzare oppressori baco assoggettamento intelletti caotico miriade
  prorogato marisa variegato rettifiche transilvania smentito grossolanamente disturbare accurati eziologia romena
  urinaria equatoriale pedagogici colonnelli fotografi gatta fortificata accomodamento recentissimo torso erge riduttiva
  prelevamento opina generatrice esplosivo prolungamenti condannava esaurite comportamentale curava statuizione espande
  rilevarsi segnando mandorle perizie domandai recuperati ritorniamo ellittica bagliori corrisposte crebbero pubertà
  uscisse convenzionalmente sofisti deliberati discrepanza opponevano caselli rimproverato dorsali riparato proseguono
  convalescenza restituite gole nocumento cesserà lacci cere foste tolstoj sopravvivono incongruenze uditore idrografico
  contezza concorsero gelosi percepiscono mouse archiviazione igienici sociologie lucide scompiglio petrolifera
  insinuazioni cromo abbattuti genealogico corsari sorregge insulina efeso minacciavano patriottici autocritica
  aspettavo libidine morfina piegata squame cautamente esplode slovenia paramenti rispettabili eucaristia geologi
  schiuma numeriche revocata ribellarsi integrando linneo vega cappelletti rinviata ritrovava congruenza ribrezzo
  somigliano round timidamente porlo mobilitare sbarcare involontario naturalità stridente svegliato quare tampoco
  agitando comparativamente imbarazzante cornicione saltuariamente reverenza asserto giustificabile turista sound
  impressi venia misfatti garzone attingendo porvi avviarsi terziarie lenzuola rato suggestivi maligne egeo puntualità
  pomo sbagliate arrivasse spasso combinate disgiunta pattuglie farmacisti georgia sierra pediatria approvava
  rassomiglianza territorialmente comandate snoda comparisce epistemologica ceramici lattea cook superflue schematico
  comete brutalmente semplicissima bario movenze giostra introduttive infette obbligò reputo carrello scrivi gel
  moltiplicato amplia assistono dilagare ottenga accusatore uterina peripezie medusa import proclamava atri granoturco
  notorio invariabilmente allegando impedisca quadretti ariete parmigiano batter lotario orine sublimato compatte
  boccale canossa regnanti spettacolari numerario ricondotti omo passai ardi anita raffigurati stil arreca confrontati
  denominate viole pesantezza indiscutibilmente baldacci diocesana prolungati noir rarefazione benefattori semantiche
  sanremo inscritta adire foglietti minorenne mettano rotaie dalmata amatore eclettismo ermetica genetiche necrologio
  sperimentate stereotipo ripiegare devianza suppose tintoretto giuramenti stilisticamente scaduti discuteva erette
  agglomerati magma cocaina dannunziana magistralmente attuando opposero rarissima tisi costringendo chio deposte lodata
  niger seguirne giovanissimi divertito spasimo salutati inseparabili soffermarci accreditato iperplasia adepti
  reticenza provvigioni accostato proietti rialzare interrogatori contrappongono ripartizioni immancabile pluriennale
  congiunturale stringa guidava ebraismo avvolti rica servirebbe infondate forzatura dilatato baldacchino comprendevano
  garanti assoggettare gerarchi romanzieri sudditanza darla usus collaborò valentina aboliti gneiss peggior ribellioni
  teofilo allegate antonella acquisisce dormono tallone cordoglio capii gessi presidenziali enciclopedico israeliano
  venerabili spini adiposo sopraffazione bastia cotte intaglio proposero antropologi disporsi viscerale catechesi
  indenne affezionato calò rammento professo soccombente chiederci benedizioni domeniche affretta spettare starsene
  tonica schubert splende inazione incosciente flavia uscente decorrono assurdi ossessiva crocefisso noviziato
  mostrandosi basava mescolare stupidità illuministico gala oscillare scevra assegnò secreti semplicissimo frame ch'ebbe
  oceani toccherà mostrerà medaglioni cantavano perenni invariabile seimila concessionaria morano riuscii ascessi
  evacuazione gravezze esploratore contante singapore istologici scalini turbamenti sabotaggio esauriscono venale
  munificenza raffiguranti rasa volga francobolli inadempienza ragazzini designate appiano mondane appresa preoccupare
  capolino ispiratori perenzione consigliata condizionate insinuazione vulgata lvi concorsuale proscioglimento
  insufficienze copione disuso comprendersi scevro discontinuo lasciandosi promettono mameli occlusione devastazioni
  auge crederei indigenti brillantemente unitarietà patron potentissimo micelio vergognosa alcide vetrata incrollabile
  australe supplente tigri dissidi domandata concavo commosse provvigione consorti inestimabile pomodori benda formino
  telefonate romeni sanctus inesattezza romualdo progredito radetzky favoloso intelligibili romanzesco impreviste
  rigogliosa pertiche rimborsare telescopio lanciati costole immancabilmente affiancano salisburgo menoma generazionale
  corredi sintagma difficilissimo riusciranno abbasso alcalini distruttivo controllano risonanze pippo raggiungerlo
  conoscersi mazziniani amarezze valve visitati celibato aiutanti laterizio sfortunato poligono galizia soffitta
  domandiamo ebrea confinati indulgente umiliato sottigliezze porla svolgimenti improvvisazione usum osservai sfiora
  appellato zoccoli insorte osservabili sembianza tata paolini neuro crederlo riciclaggio ventotto arcidiacono gal
  liberista chinino geometri monticelli panegirico soggiungere essendoci interagire plebeo fidarsi impegnava persiane
  percettivo roccioso retrocedere osi predominano appesi bombardieri odoardo ortografia convertirsi autografe indicavano
  requisitoria pittorici giudeo ordinatore appellare riafferma fondante sublimità ipotizzabile agostiniana liturgiche
  copiosi dispnea aggiuntiva implichi impedivano querce continuatore dirai competitive armeno farinacci organista
  peccare serale moderatamente commonwealth intimato pianeggiante durate psichiatra automobilistica lionello scalpello
  rifugiato granelli roberta svanire cobalto diletti indulto rimpetto corrispondano brasiliano eccidio imponibili
  prurito implicare condivisibile cremonesi ruba giocattoli corrieri israeliani immaginarsi soavità vincendo diabolica
  bonus eccellentissimo annunziava praticità impedirono spiego assessorato osimo petra spianata allungati addette
  assorbite ispirava illiceità creativi celebrava allestire sopracciglia firmate luni potevasi pesche pece banchina
  educata supposte economo unificante automobilistico furio imponga appartenesse fibroso ostetricia sveglio giansenismo
  accettiamo rosea mentovato osvaldo naviganti disintegrazione cosmologia delineate cancellerie frammentarie zecche
  rigonfiamento accrescersi vivande accadimenti giganteschi barnaba suppongono portafogli vicentini fiacco guanto
  succeduti introd avanzando ghiacci malvezzi posare rischiava ispirò seguiamo guardai disonore evidenziate antigone
  promuovendo dammi ausiliaria ricordarlo mondovì turchino artificioso valutabile riservando palazzina soccorre fuggiti
  incompleti zagabria malincuore succedette igienica lavorativi idolatria appoggiò procacciarsi vate affamati misfatto
  gradualità portiamo livellamento spettrale indiane lazzaretto pessimista volatile culo diurno avvenendo latinità
  siderurgia entusiasti filologici tenerli falle volessimo esibisce interpersonale oligarchia scriba confortare decadere
  stanotte oncia rieducazione scalata lesene importantissime positivisti dpr punitiva circolano esistenzialismo convinse
  balilla ignoriamo affioramenti emoglobina ravvisato eseguono migliorie dantesche maggioritaria ristampata febbrili
  ingiusti bolscevico bibliografie edificante anagni integrativi rimarchevole recanti creste ripercorre greppi
  trascinati circolarità stamattina olla disfunzioni imballaggio lesi scatenare affluenza studentesca domingo cacao
  contrassegnata vanamente gettarsi pirenei soggiacere incominciava repentino veemenza magnesia beneficiato
  cinquecentesco tendendo mantener afghanistan chiamerà ignobile allunga dipresso massacri spostano pipino afrodite
  mescolate esercitazione primati preveduti estratte frequentati inquilini antologie omette riappare sparizione coniche
  sconvolgimenti progettate accettarono guardaroba rocchi antidoto help abbisognano dalia piccolissimi malcontenti
  eracle pretendevano trentadue musico vivaio ascoltano gnoseologico caporali rivendicato rimorsi oca director
  effettività propensi accentuate indugiare annoverato sottomessi malinteso confezioni centocinquanta precedette bengasi
  sofferte corporeità feudalesimo avventuroso erogazioni massimario ditemi depressioni addormentato trasportano celare
  garibaldina mecca meravigliare mostrasse montreal alludendo contentezza cretaceo pistole insaputa optimum crudelmente
  schifo istologiche cambiar enzima esclusività cole destituzione confido regolo bandire adattano consola insisto
  brigante glicerina calzolaio avverta armare somministrazioni contenziosa gioverebbe ombelicale attraversò stringendo
  caino pedagogiche pezzetti ruscello concorsuali avventurosa ospizi imprevisti tollera fiaccola intervistato
  sacrificati corra stranezza chiostri monetazione darlo ordito caselle abdicazione affettive lucerne pubblicisti
  checché ridire aride desolato informò diventino candide minato ombrello valentiniano egoista oracoli somali rivoltosi
  reggersi ricognizioni diplomati coordina muliebre annotare accordò mosti avreste mostrar spartito provvedersi navigli
  noncuranza sofista rifiutarsi enumera affittuario progetta ciclico ingannati macellazione aiutò ponderata khan
  svilupparono consumate tessitori furori spezzate positivistica dettò abissini bastardo destre specificazioni manipolo
  ammontano minuzioso perpendicolari prevosto ottener respiratori filigrana drappo baricentro sopraffatto dimentico
  direzionale sciocchezze forcella esamineremo liuto alex drappello miri occhiata aperse paresse sfinge collezionisti
  supplementi lemmi consentimento badessa ricorrano casata borbonici concertazione stratificazioni generalizzare ring
  ricamo mediatrice occuperemo incaricò paleografia subordina bromo vinte esasperazione arbitrari codificato costare
  sequestrato occorrere affluire allenamento semantici eclissi allargarsi alternata lemma pancrazio frequentava
  aggiornate forbici pagherà comprensori lenzuolo vasale protezioni incoerente ammonico capostipite tuoni reclute
  precipitò fondarono prenderanno intellettivo rispondesse cusano appennini scilla suddividere soia tavolozza
  lateranensi gravano liquidatori senior telematica menomo atelier pochino allevare discosto corpora dirimere reticolato
  dimostrarsi decaduta verificarono squadroni camerini insuperabili rapallo quadretto combattute dicasteri sfumato aden
  scrivesse risolvendo condensatore sottraendo sfratto squadrone rifacimenti accomunati tenor anastatica capitava
  paramento coadiutore iniquo prussiani interessò sepolcreto vulcanica intemperie risaie vivezza vanti torchio rinfusa
  soffermandosi immaginari induttivo progressivi fallisce scorrevole camerlengo celti smirne indigenza cosce conoscano
  debitrice affette riduttivo descriveva lattante intercorrente riflessiva sgombrare demolito ridussero moreno
  pitagorici unzione percettiva finestrino pittoresca leningrado enunciazioni battenti distogliere arcana saldezza
  rialzato sovrimposta incessanti xlix aridità infernali cataldo costava scoraggiare irriducibili hg fibula salme plaghe
  spessissimo ammetto millenaria generalissimo partenze barometro comacchio ferrerò conferendo concretizza festoni
  perversa solerte veneranda limitatezza triestina sovrapposto minuziosamente avidi contratte incentivazione difettosa
  ottemperanza clandestinità ricami riposte gallipoli purissimo ripiego consolida sommesso fara perentoria occorrenza
  begli frangente commettono franche deva domiciliato petrocchi circolatorio intreccia vigorosi aggiungendovi cupido
  pulcinella scotto spire zitto maastricht cutanei cristallizzato aeroplano fantascienza galleggiante incuria albenga
  lituania marchigiano delineano recisa sarcoma etimologico ammirata corrispondevano venezie epiteliale osterie
  collinare orde benedire pallide barocchi figurate leonida spregiudicata catarsi encomio irraggiungibile raccontando
  nomade multo asserendo pagane virgiliana conservavano ampliamenti succederà frenesia pochissima barberi istanbul
  armonici caproni deprezzamento obliquamente velia calcite qualcos'altro modale trasformandosi premette psicoanalitica
  prestigiosi audizione diaconi travolgente barbato insistette retroattività erbacee incarica fibrosi corresse
  testamentarie brezza presentazioni mestizia norberto sapremo leggerlo contraddistinto praterie ristampe interrogati
  disastrose preferiamo poltiglia gruppetto poligrafico inimicizia impedirne considerabile dissolversi contumace
  assumevano intaccare perugini cagionati archetipi siculi accolsero dista caotica ipotecari cancellate biochimica
  visitata trachea ritocco gaudenzio sordità vessazioni dominatore alcalino felicita gozzo mettete tempestivo darebbero
  radiali pervengono chiarissima simultaneità raddoppiato sandra simeone sapremmo significò atteggiarsi segale
  ripostiglio interfaccia guarita statiche catalana statuito rinviando ascoltatore avaria documentale collare
  immaginativa sfuggiva sfocia decretò imponevano allontanandosi simo internazionalizzazione antitrust immaginiamo
  ambigue estenda bisognoso uruguay aureola mitologica congerie morsa riprodursi asmara abbracciò libica molare
  primordiali risplende taine antropologici infliggere esaustiva schiacciata perdura clandestinamente spessori
  risentimenti buffo ruotare scavati cervelletto concorrano unilateralmente lugli rimandato flutti fibrosa prelude
  illuministi scambiate defunta boccone discorsiva deciderà templari funesti feltro piselli stenta interpellato ehi
  usarono iniqua serpe norvegese coniugare contrappeso monitor poni ricalca agiatezza botto incredibilmente scopritore
  recepire preoccupano abbattuta cessati duci inspiegabile sequestrati murali pregiati contestabile camminano vasellame
  incoraggia perpetui sforzato neutroni aggiustamenti ineliminabile penitente atanasio irrequieto antenna algebrica
  svelato pettegolezzi morra datate serica chiesti novazione rimorchio patriottiche trascendere saudita sporge
  vercellese sistemata meschini dandone diventeranno sortire rimandando configurato determinatezza ud mannelli sinai
  sopraggiungere infiammatorio figuravano meravigliosamente montati agitarsi asseriva beffe asma offerse condurrebbe
  grammo spostati proiettare dialogare squallore prediletta accorgiamo conoscerla classista catalizzatore interposta
  ventenne mesta riposano riguardando coinvolgendo ripugnante inefficienza ambientazione favi rettificazione fissarsi
  pontano mascherato microscopica riesci modernista arlecchino sentirmi giudicatrice dublino arrestò recate buttare
  celata elettrotecnica attraversamento irrazionalità littorio donzelli aeromobili avidamente beltà scesero spiccate
  arde tonaca ammaestramento associazionismo indegni avvezzi avari troverai riassuntiva dimostrativa cicatrici
  coesistono apatia differita assegnava pigione accontenta attrici commuove costata escavazione rivive palpazione
  poemetti quirino raccomandò sigillata inseguito delimita derivavano avvezzo vendeva incalzante panna funzionanti
  andante stregoneria espansioni replicato succinta pioniere sofismi imperniata tentavano remore pensar aurelia dirne
  letargo tirati installati umanistici boria ginestra fistola rappresentasse occorresse rouge schierarsi fucilato
  vaccaro egemone incrociati sdegnato baronessa assertore placare emergeva capodimonte conferiva fornirono inquadratura
  maiuscola ocse diramazione denotano modulare margarita acquistarono metallurgia regalità retribuiti eccitata genetici
  suture congiuntivo mercatura pilo tartaruga agili tappo convertita rientrante fattuale gnoseologia ponderazione
  benedettina bandita sentimentalismo melanconia peloponneso jersey semente cartaginese rivo paurosa gelido versetti
  spirare melodico menta ciotola disseminate spogliare ricomincia istituendo correttivi lxx referenti regoli oria
  altipiano corrompere benevoli comode instabili mafiosa nascendo selvagge fedro participio memoriali indelebile preci
  idealisti furor aspirava abelardo delicatamente diventerebbe lamentele stratigrafia ligneo scarlatti uccidono vietate
  nutrirsi tacchi sapessero disciolta accaduta giardiniere registratore celebrò ortogonali compostezza nutritivi
  smentite dandosi realistici mimesi asciutti innocuo midi illuminanti alterano decenza egizio antecedentemente campus
  corrispondentemente affettuosi ripiano restituì rilevasi latitudini rinnovò contato native intravvedere pulsazioni
  paleontologia effettuale digiuni evoluto rachele rischioso gualtiero rilke plano tavoliere client tosti variegata
  scatena ghirlanda manageriale massachusetts sovraccarico congiungersi animava elastici affluenti accostamenti mediare
  mormorio servaggio epatite ammaestramenti vergognoso utilizzazioni dominate escluda disgraziati insensibili
  umanistiche limitarci liverpool belve anticamera pievi provetta revisionismo pesato tornerò tollerante biopsia
  epifania relegato narrando eritrociti risveglia occuparmi sbocca minuscole confessori confrontano sprovvisto
  procedesse immettere malvasia leggendaria continuiamo sprovvisti intestine sorrentino amar rialto seguir compita
  rinunciò bracco antichissime etnografico mostrate riscaldato inadeguati mitigare sgombro sostenibilità duttile
  sforzesco serrate rinvennero gelida plagio rozzezza gin penetrando svanisce sparito gandhi segreterie sacchetto
  ciascheduna decente immerse calligrafia magnati antinomie convalidare liberto decimale rifà silenziosi campanili
  insetticidi vespucci disperate ragazzina condiscendenza diomede immobilizzazioni prim'ordine incorporati recitata
  cuscini consonante trance mamme sant'anna murale rubli rassomiglia finisse pregiudica metterle discrezionali depongono
  conferite eccola convivono orrendo originata affrontò esplicarsi matta caviglia sposati botticelli cardano divulgare
  affascinanti antonomasia duodenale spingevano visitando brennero trovatore inserzioni dimostrabile fuggì ricoprono
  codifica provai provocazioni demolita divagazioni linfonodi aristocratiche yang strappa ostetrica candidature unni
  inopportuna pioppo tubuli augura disconoscimento difformi accadono pizzico trapianti cavalletto perlopiù vincolare
  proverbiale esportati imperativi fosca accresciute incantesimo valentia carestie raffigurare tentate modellare vitigni
  sgorga cortine liegi rifugge convenisse sentinelle accontentare fosforico corporativi ingiuntivo lentini coniato
  incostituzionale sughero rivendita spaventevole centralismo linfatico lasciarmi fucina dibatte imago imbarazzato
  esaurienti scatenato progredisce scorreva sostituirlo usualmente sancii angelus diurna anulare duodeno perpetue
  progettualità elegantemente vertigini etnografia applicativi sistematicità pretendendo proiettile caratterizzava
  atipico stoviglie trias caracalla barbarica bioetica riscoprire determinabile allontanava temerità adiacenze
  affiancata inaccessibili acquerello ice sommano scriver distributivo compilate persuasivo acini cavallini spezzati
  moderare cassone insolubili pennsylvania acerba dedursi antipodi leguminose calcolatori girante inadeguate cardiache
  robot sbalzo invitata pezzetto categoriale minimizzare capogruppo devastazione palpito generando intrattenimento
  scorgeva cospiratori marciapiedi avviava pioppi riedizione cascine attrezzato investiture tollerabile lontanamente
  dimenticano nomo vibra tralasciato volt conati inconciliabile vulcanici fiumana nostalgico gravitazione pizzi pacem
  raccoglievano accreditare esplicative misurando documentazioni andatura scacciare reticenze stravaganti sprone
  istituzionalizzazione fogliare giocava comunicanti corri propaga apprezzate normandia madagascar carabiniere abbatte
  dimettersi tacendo accezioni cetra portai interveniva ravvicinamento infrequente evoluti cotti commestibili feti
  plusvalenze amerigo diva specializzazioni rimonta traumatico umiliazioni silenziosamente sappiate avendosi rii
  trasformismo seguirsi badate slittamento ritagli rabbino conciliari agri alleggerire geometrie reazionarie fermarono
  abrogate oziosa appagamento perdonato cenobio insindacabile integrarsi sopprime ravennati catino promettenti spogliati
  cadesse istitutivo formerà keplero incrostazioni inerme etna condursi boia descrittive equivalgono sicula costiero
  triestini comprimere promozionale ricadono ruscelli cominciate chino indefinibile figaro relitti umiliati eccovi
  contrapporsi ritirarono spaccatura infetto inconsistenza ricorrenze tbc potessimo inventati pedante cantonale libelli
  casalinghe tragga consacrate eustachio intendi neoclassicismo mendicità gracile comi catasti siedono fauno vulcaniche
  prenderla ubriaco entrai trofei poggiare regionalismo inviolabilità leali scirocco possegga ghibellina morirà
  avventurieri sanniti confidato natia liberò tolsero stimate testamentario illustrativo andammo nitro discapito appesa
  stampò simmetricamente custodita firmamento automatiche felicissimo manderò agitati canina campani raggruppare
  cioccolato squarcio odiare sottomessa lupus tempora dovessimo senegal mimi sporgenza corporative attila pensionistico
  competizioni licenziare curante vincola rimanessero energiche beirut malthus preconcetto moribondo trascuratezza
  monastici estremisti illudersi energici alemanni virale adegua frequentatori suffisso pubblicitarie aggressivi tarso
  prometto parlamentarismo morello arduino clamorosi riavvicinamento riaffermazione citerò luchino assediati
  travestimento quadrupedi aforismi madrigale marinara conoscitive afferrato assicurarne filiera inferi rappresentarsi
  immensità nordica salamanca bollata apparirebbe appurare eucaristica danneggiamento cromatiche peroni impareggiabile
  divaricazione mistura risolveva aranci osti donatori tollerata tipicità facevamo darti sintattiche animai crepuscolare
  annunzi div prescrivono spregiudicatezza smorfia valorosamente casette incomprensioni condensa scambiati puliti colata
  riporti catanese censiti parietali spiacevoli desumersi pedale congrega chini lassa facsimile istantaneo ingombrante
  professionalmente spetterà dolersi renderanno vestigio durarono epigoni calori malvagia riferentisi tosco funzionava
  ricordanza insensibilmente stura determinerà recinti napoleoniche sconfiggere bromuro storta postmoderno riveduto
  cozzo guatemala nordici ponza tumulo totalizzante inventori squarci consulto malarica disappunto disfatto assimilata
  importata orbe unto stimò apportati suscitava vittorino piattaforme soffia progrediti separava abilitati trascritte
  sott'occhio cessando proponimento asportato terriccio fucilazione convergente bolivia ostiense sanzionatorio applichi
  corsivi postulare subendo baciare implicati stalinismo consono inspirazione mistificazione scandito fauci intensivo
  pedoni rosalia arrogante teschio zii caudale magnanimità frutticoltura cuspide sperma cinghiale ricotti guardarla
  trabeazione concava spiace stazionaria galoppo vederle farmacologia correzionale persuase toscanini difenderla volerla
  eisenhower bagnoli delirante postura qualificarsi tea scandinavi sembiante sofisticati fibrille sperimentalismo
  televisore difensivi mezzana vedovo filtra partecipata archetti aorta impercettibile tiepida aridi liquidatore galvani
  ortolani demandata disastroso stolto mormorò circondari lottano vietava dogli costellazioni proteica predella
  rilevamenti tattile ambigui trentamila plausibili garofano paterni bergamaschi spessi meandri sacrifica
  sorprendentemente leninista tetra celebrano martinengo sfociare stroma garfagnana saccheggi roche frequentate fibule
  missiva tessitore invocano conflittuali confortata sensitivo mastri facilitata nascesse originano stazza tieni
  interpretarsi avveduto pacifista endecasillabi bilanciamento castra bora calici convenevole iris fuoriuscita frosinone
  tagliano lasciarci estrinsecazione esaltano rotabile blocca promiscuità risse scomparendo aroma bridge rivelarono
  chieri diadema avvertiamo rigettata ricompare graz purificato unendo iconografici smembramento irritante
  reverendissima aiutarci navigatori rivolgo ascolti minacciate usarsi absidale affettuose soffitti frettolosamente
  spari attratta scivola schedario maso frantumazione professare confessionali conico bagliore esperire amplificazione
  musicalità perversi madonne aprir collaborano vichiana chiana soffermato amplissima macbeth crude innovatori divo
  gabbie marxiana soprannaturali rostro sognava aprirà anticomunista stimano deducibili ambiziosa calchi globulare
  autogoverno sudori civetta grammatico galeotto edera subordinatamente consuntivi discorsivo disfare lepanto gemito
  restituiscono gabba acerbi immatura professano porfirio brocchi parmensi satirica spaventati stanti degenerazioni
  stupirsi illecite elettive staffa rava irrimediabile ascriversi cumuli interpretano desinare benzolo razzista
  sostanzia storiografici lodevoli macchinista canino graduato dichiarandosi flagrante perdizione cedeva arancione
  tridimensionale scatta prefigge mammelle marna risorta esimersi nulladimeno fati rinnovando fardello cumulativo
  paleolitico conventuale filtrata cesso scettica indirizzò sabbioso crescevano senigallia cloruri ok molari insinuare
  ostruzione vanoni supponga avverbio giudico mutarsi mendicante saccarosio patristica subiva ildebrando monastiche
  orsola aulica solferino invadente avvenivano patogeno innaturale partorito produrrebbe cominciasse mogadiscio fiale
  pulire signorini superbe istigazione stendeva consultore motilità taceva penetrati benefiche dubitato vantano coltre
  aggiuntive armonicamente bolscevica depose brillare ascesi affiancati paggi viandante sapessi mutualità indossava
  burocrati coagulo portatile cammini frastuono stupende sottoscrittori ostacola coca siringa evolutivi alchimia marzano
  reumatismo repressivo diluita musso marengo equipaggiamento coniugati sensitive accumula emporio trucchi unificati
  crinale catetere governava trattoria prestavano asiatiche amino micron morisse abbreviazione avvertite particolarismo
  lamiere accelerata lattanti perseverare simmetriche goda provocarono docenza galimberti adorato avallo lisce meni
  respingeva militarismo urli impeccabile armenti iliaca impalcatura sottesa ascetico evitata cadrà distesi schiacciante
  puntini agitare narrante influenzate gravati fotografici evocata polemicamente desumibile agitava mitici sgombero
  virgolette assegnano pineta arricchiti bargello ossei perdettero sostantivi dispotico eccitante sentirlo sofisticate
  competitivi moltiplicati temperare vertebra miliare profittando ricordino convergenze lunari comiche dovresti abbracci
  guarigioni rimarcare infrangere passeranno ambi gotta galea controverse allocazione espositivo basterebbero
  sconvolgere innalzata bruciati confacente intrattiene analfabetismo ansiosi impiantare vederci zuppa aberrazioni
  conducenti contrassegni mescolando realistiche contengano eppur rinomato erranti pollini raddoppiare saloni
  inservienti lanciate innegabili ricercano abusare emersione investite chiariti ritirate brandelli torneo divisibile
  centralizzata rampe trevi tara aggregate giustificava corsia smalti mandai programmatici esaurientemente abbreviata
  cecchini inclina mantenevano provocava toracico sapiens complementi anzio abilitato specificata poliziesco soldatesche
  stupro stormo dolcissimo misteriosamente imperiosa rilanciare sannio separazioni led alienante cavallereschi caducità
  intrattenere gigi durissima compendia risorge crudi citarne contrapposizioni legature accordava mangime staccano
  barbarico sfortuna omosessuale godendo rotoli nitido pretenda gazzette mandavano traguardi extracontrattuale coloniche
  accumulata isolani chiusure martinetti incongruenza inganna distinguevano solone accadesse contrattare predestinazione
  precocità preistorico tedio necesse arpa beppe sciocca penetrò recuperata ampliando acciai creduti localizzare
  belisario vitalizia garantirsi glauco orgogliosi savino ouverture omerica sfruttate possedendo gomme graduati
  applaudito querelle paraguay armadi rivelatrice catrame lucani pretensione scellini esibito componendo denunciava
  salivano camerali infusione corporee torbide leninismo ciclica peritonite noiosa torio navicella scientificità
  camerieri ulcere task cannella estrinseche fuggono riducendosi mostruosità succursali brutali correntemente saviamente
  sorgesse vaccini esa elevano afferrò osservarono litigi approdi anatomie insormontabile sottocutaneo disprezzare tibet
  rivoltella inderogabili scorci egiziane piloni aggiungete nicosia attribuisca addossato caposaldo sciroppo commossi
  insorgono eresse spogliata sovrapposizioni falsariga appartenendo controllore gleba comincerà ventitré compiacere
  epocale sbalzi ridicoli servendo abusive affissione infranto inventate traducendo facendole sinfonie ridicole licinio
  criminoso agiata inflitte autodeterminazione montata fittile intermittenti oscillanti fischio arcata centralizzato
  perderà verghe preordinato lusinghiero trasfusione racchiusi fucilati mancheranno circondavano ingrandita
  ridimensionare preistorici sgravio globuline penultima tacciono godo bruta procida laurenziana edimburgo babele
  specchietto vestirsi congiunture giustifichi elesse attribuivano intendenze antenato sestri cupi trasformi contenendo
  spiga arsenali capitolari dannato promotrice torce adalberto restiamo farmaceutici traiettorie virtuosismo fermandosi
  sfilata accidentalmente baratto smentisce ispessimento vescicole credetti udii capigliatura oraria repulsione
  circondate impossessarsi iniettato scempio trasgressioni ballate riprovazione simona insignito attinenze perseo urlare
  montuosa capitalistiche abitative intercorrenti attuabile immaginando ludi boy antea lvii sedente reims raggiante
  magnificamente cabotaggio combatterono marchigiana strascico ingestione dotale avvisare testicoli combinano grottesche
  comunicative trofeo ireneo impetuosa contarmi domattina imperioso signorine gradisca astinenza rovesci succursale
  fisiopatologia orientazione ridono ballerina decimonono eccettua pronomi archivisti glicemia baccio uscieri occorsi
  carbonara kosovo rischiosa extracomunitari esiliato sedicesimo probo fluorescenza retroattiva sottosviluppati
  confrontata connota massicce simoni turbolenze allah interessavano appezzamento ponzio sabini errati marcio
  estendendosi recapito metallurgici constare prolungate dispensare commentò istologica consuetudinario sortito canavese
  illuminano rieletto ambasciate ingenue voilà espositori vitalizio vigenza optare neoformazione unesco fumetto
  complimento avvisa sprovvista publio infami riflettuto lampedusa innovare interessantissimo squallida prediletti
  finanzieri valanga motiva agevolata euforia didone consona consulti conciliarsi topografici divertire guariti
  implementazione emisferi ittero bolognini imbecille acclamazioni duccio insensibilità pedanteria smisurata sappi
  mantovana espellere precisati curi merano tenete assodato parlavo quadra quadrio intender ritmiche souvenir bavarese
  dubitava maree immette scherzare pensionamento precluso colletti deposti rendermi specificando adora ristabilita
  incolto pirateria requiem saputa meravigliato immesso salubrità analisti deità protestato razionalizzare qualificante
  caricamento dubitarsi concerneva cucire autosufficienza abusato adorare scaturita stagnazione bastantemente
  insormontabili semicerchio mescolata ineccepibile partiamo ultimatum dialetticamente bacia zeri tetro burrasca nascerà
  discontinua induzioni riarmo urge aggancio eneide derma schierato donzella stesi scacchiera assiduità sanguinoso
  colombe aggiungasi dignitari glosse ossessivo processato diversificate ricordavano rivenditori disobbedienza
  infermiera aborti frammentarietà lapo sovrapposta sconvolgente cocci notissima cluster ferocemente fulgore preoccupò
  furbo stoico peregrinazioni parendo battente passibile imbuto conviventi rifiutarono riesaminare oscillano citava
  scalare ornare pessime gotiche facendoli gambo esaltati meriggio maggiordomo consisterebbe dubbie vagliare giansenisti
  giudaico predominanti domiciliare saga topica difettoso disoccupato esercitarono pensionabile custodisce brasiliana
  isonzo assorbono confratello rifiorire affermavano paradigmatico geneticamente curativo privative epitaffio graduali
  autosufficiente procedevano scrittoio cogito filato indebolita disabili teorizzato carotide negarlo nafta invettiva
  sintetizzato rassicurare impediti telegrafica graziose sanzionare presagi ascia proibite riscalda ostacolata
  inclusioni progenie prepotenti florido scadenti pn deluse erogare facci riconfermato marci mobilio antiquaria
  persecutori rammentato microfono comparabili fabula complementarità schiacciare esplosiva amando simulato paterne
  linguisti perderebbe gettava aggirare elegie artificiosamente indivisibili parlargli finti triangolari procurava
  quadriennale baionetta ponderale scrutare suonato fischi aumentarono difficilissima tarquinio piccini travolti
  induceva bertoldo dubitando prolungarsi inviolabili riuscir utilizzatori addotta esclusioni immaginava dettava
  dannunziano fioriti plusvalore contenesse accampamento sciabola galantuomini prioritaria arbitrarietà indù riccioli
  sinodi olimpico automatismo quattrocentesca porrebbe pneumatici corrispose valdese arricchirsi alimentate crei omerico
  legò corticali islamici leggibili sanciti ribaltamento incolore ocra quinci differenziarsi alloggiamenti agevolazione
  formosa liquidate lattico radiologia sorgerà lebbra instaurarsi collettori cene emorragica contrassegnati locri
  infallibilità governatorato truman colonnato avvalorata connivenza individualistica dubbioso procurano orfano inetto
  riavere ghetti assoggettate cardiaci ostinati metterne pervennero zuffa privatistica continenza ingrata imitatore
  alzate verificava volgono pregiato pensati entrarvi fioriscono dilatata galloni addebito angoscioso traduceva
  promuovono ammonizione cornelia perni minare allocuzione correlativamente olmo invertire sancite volendosi sviluppava
  ameno mirata estrinseci distratta servili supplico soprannominato giudicherà ostaggio oberto fiorite terziaria
  incentivare maturano scatenata gendarmeria nichel autunnali tubercolo proteso caligola riunificazione opportunismo
  auspicava costieri arnese agitate torricelli direbbero incontrando cattiveria chiederà gratificazione represso salite
  mitologiche papille imperfettamente riscuote rivolsero glorificazione coniata postume abruzzesi agiate udendo
  sollecitati bronchi sierosa aggravarsi votate deduttivo giovinetti professata migliorati uterino ingerenze
  circospezione ottenimento consulte distaccati includendo scomparvero insonnia procopio nascose coevo vincolate
  manovali biciclette asciugare massaggio boreale fanghi personalizzazione olivier rompono week latenza immessi derivino
  cucchiai dottoressa finte abbazie seriale penserà aggiungi costringeva accentuati corteggio occorrevano confessava
  arricchiscono apprensioni bemolle risolverlo passino despota voragine oslo reggitori sfumata conquistò tac
  luogotenenza sobborgo autobiografici sudafrica stampi appresi denunciando sterminato figliuole afflitta cuna
  perfezioni ammirati mirate novecentesca altamura figliola tesauro cangiamenti stimolata prepotenze acetone fruttuoso
  piranesi insegue cassetti contributivo scorretto antimafia mercedes bulgara cagiona devotissimo subalterna apposte
  riguardata ospedaliere precipitosamente privilegiando silvestre verifichino merda elevatezza espropriato infuso
  rapporta matrigna balcanici cantici gorgia granate giacobina permetteranno dimensionali motivati sormontata sventurato
  vivai petrolifere recite imperfette incontravano installare riempiva molfetta cimeli bagna spano obbiettivamente
  accettarla concordanze pregnanza presupposta inguinale inapplicabile rigor croata biancastro invocava olmi alatri
  commentava aspromonte seccato costrinsero freudiana glicogeno pigro abele indonesia valico difendendo ankara insula
  interpellanze incorre limpide scriviamo restituzioni rovinata eclettico connettere prevaleva sanzionata stettero
  granulare detrattori decisorio accrescendo medesimamente approssimazioni autarchia piantati stallo abbassata
  lascerebbe alluvione peggiorare bambola scheggia istantaneamente pregiate lanci ottenibile mirò sontuoso conscia
  premiata esotiche inserti godersi sovrastruttura starò favolosa struggente affrettata difterite credenziali accanito
  smarriti rioni allusivo stoicismo granada vietati enumerare convoca lix impera baby raggiungerà solaro dislocati
  riversa distinsero inafferrabile suonatore rimproverava argomentando olocausto rifanno creder classificata diatesi
  liberando nominava menomazione riorganizzare gemiti tutt'intorno diagnostiche condomino dilettevole faringe imperfetti
  cloridrato svelta terminazioni visitate usurpazioni invasi junior inquieti saletta oppositore enna clementina bacon
  siemens osare chiedi aggravanti fioretti confortevole maya tenderà cipolle ramon pulsione gallica coronati coniugato
  interpolazione informatiche ascoltata giustinianeo formeranno casti propugnata tolone sottraggono colorita
  trionfalmente ornamentazione trovatori atei diciottesimo esotici fiorì atomiche imputata reggiani madrepatria caustica
  riguardino univocamente laghetto raggiri funerari sconfinata cuscinetti sforzano staio veni avicenna concavità
  confidando progenitori punture associativi comprovata illustrativa fiduciari aristotelici quadrilatero scorto
  distinguo ascisse revival graffito strali papilla apprendista assicurative castighi unii possiate correlativa emo
  arrivai tute importatori fammi suonatori distico tetano contrafforti tripartito giovanissima lviii rivelatori
  incoronato tronto irrequietezza marmoree perfezionarsi multinazionale intercorrono cancellati ingranaggi violinista
  fao illustrò offerente scusare deplora dotali quadrimestrale scarsissima elettivi occuperà dedita bipolare incombenti
  solitarie capivo donativi esponenziale decrescenti infetta riscaldata decorare barbe sentano protratto rococò vapor
  ineludibile criticismo inondazione ennesimo congiuntiva meteorologico mozzo miranti salernitano tramandata eucaristico
  hardware apparecchiatura orchestrale disperde marmorei serene adulazione producano adibita cliché ribella arguzia
  languore amena prestabilita insolente riceveranno affidano rimosse ossola bozzi staticità eccentrico enzimatica
  portandosi distrarre atipici concretare pontremoli fiduciosa previgente faglia lottato emerito stanziate preferivano
  riconsegna ingrandito arrestano merlino esultanza valutarne assumesse arrotondati monogramma pacifismo persistono
  propaggini ineguaglianza valeriano fiamminga buffone rovente vittoriosi digressioni appiglio direte animano
  irrigidimento atenei bizzarre delazione fattasi nordico incisività preferirsi giurata malanni fondando cinquantamila
  habitus seduzioni accorgo yoga pratese boschetto carcerazione giustapposizione dovrete dottrinario mietitura
  ottocenteschi ardue acconsentire dichiaravano diciamolo gazzettino concorse damaso sena allega adattate tinto sempione
  fattibilità focolari avventizi legamenti seguitava cavato intricata requisizioni batista agivano incontrai
  pubblicarono profusione rifiutati prestando contagiosa evolute cosma riceverlo passatempo paoline prismi levava
  petrarchesca valevano ciriaco attrezzati accusò mansione muovendosi diabolico domandando soffocante imminenti
  comprenderne apofisi diciannovesimo gittata obbediente disgraziata minuscoli settecenteschi detentiva barbabietola
  travolta esteticamente emendare spring risulteranno schematismo devote repressioni mugello meloni liquidazioni varcato
  onorificenze bai giacenti gaetani terrazzi incoscienza ritratta limo carnefici scappa salubre luterana conservarono
  palpitante alveari legislature galassia pandette start repentina limitavano campata corredate trasformava casellario
  isotta purissima watt ravvisarsi disputare restringersi benestanti plenum spegnersi ritraggono offrirono arbitrali
  consolante guadagnano mitiche riallaccia spinoso rondini sistemate condicio richiedano segnalava desolante esserle
  assoggettata atriale sinché cantar nebulosa camini casciano interdetti ottenni versatile accomodare fedra sarno
  giordania congiungono imperniato amalgama cicala eccitabilità devoluto giovanotti stona disfarsi sanguinosi attestate
  imballaggi clelia repentaglio assistette nefrite badando scandinavia ugonotti preziosità visuali disgiunto floridezza
  codificata ipotizzata provvida fornivano vivrà deteriore liberatrice alluvionali illustrative contatore cristallizza
  nico sbagli insite ceco passio siderurgica cassia legnose ghibellino ottimistica pronunziò duplicato relitto
  emarginati ridurlo confortante rispettano sedevano incaricate giornalistiche avverarsi golf trepidazione cristalline
  sottomarini citi esco cooperatori sepolte uragano microscopici arrecati tornerebbe invidiabile risuonare angioina
  giudea cilento probi crolla ortogonale destano slesia agiati appenninica statici inaugurare aurei allegoriche
  moltiplicate primaverili disarmato dispiegarsi esaltante drastico precipitano predispone nostrani climatici pongano
  varano chiosa populismo pigliando oliviero sopravvenuto parabole proteiche corporei repressa brocca premiare
  convincimenti remigio suddivide labili romance selvatica dopodiché colmata ripresenta comunicativi picche gridavano
  polifonia laicale galileiana gandolfo riempita biotite zolla concordanti introduceva fraudolenta terranno deposita
  retore sofistica additato viatico sagome rena sistemico nostalgie variate gradite rimettendo specialistiche
  strenuamente carburanti senatoria egizia invecchiato colmato garantisca campionato equivaleva ipofisi preistoriche
  racchiuse allontanata stipulate autoritari rigoglio arene ecologici anticipati rinnovano rivelerà perdevano eccitati
  macroscopico pillole bronchite mancassero piatte mores sporchi faglie imparano silicio superuomo sgabello ecologiche
  proponibile normazione gargiulo spinali piacevano constatò pizzetti aci pianse purtuttavia trattatistica recepita
  versatilità bacche comportino intrepido inattività interiormente ereditata rudimentali riflettente proletarie salaria
  finanziariamente stantuffo rispondano tria oche abbozzato tentasse guarisce poggiava fortificare tendini corvi moncone
  rna berlinese accorgersene angosciosa fotografare gioachino corrisponderebbe alzati stellato otteniamo apportata
  contraddetta lori gand ascoltò rimpianti accreditata omar astuzie foschi avarie telefonare bigio lamentata guado
  rastrellamento rifugi canzonette iscrive riservandosi partnership schiatta ferisce ribattere affidabili epigrafico
  saturo campeggia tutele volgarizzamento indicizzazione paesana scribi intagli aggirano allungare cavolo spasmo
  vigorose bastino proposi spagnuole paradossali chiariscono insoddisfacente regolarsi presagire urico distaccamenti
  sottoponendo desti pancrazi aggressive tuberi scio spente negazioni spazia farmaceutico brace modico calcutta eredita
  avvelenato timoteo corsaro abusivamente sottovalutato propagandistico verificando insegnando barese primiero collinari
  nitrati ingenerare premiati affiliati falchi effettuando ispiratrice connettono graditi semplificazioni perfezionati
  individualista pallidi spaventata protrarsi marginalmente lucri grezzi scegliersi cagionare quadratura conoscerà
  biellese procurata escatologica oliveti sporadiche consci sopravvisse tano consecutiva sfrenato registrò consistevano
  recatosi attivati sorreggere clientele accessione accompagni esclamare frequentò mutilato ture radunati emise
  quindicennio clava fuggiaschi crocevia floreali visionario ambivalente groppa univano simpatici difenderlo dividevano
  sommergibile ghirlande magre marionette medita rettilinea costituiranno lunghissimi politi mettervi minoritaria
  trattavano conseguì discendeva esagerati mensilità nascimento cortei immemorabile razzo fallì pluribus metropolita
  spara erogato basare stanche lasciarli suppurazione piastrelle narcisismo spogliarsi reimpiego superiora raggiungevano
  introduzioni prendessero tristemente genocidio creditizie fornisca inetti falangi cercarsi oserei stagnante
  trattenimento fidanzamento ammirava sparge pennelli audience sorpassa collegava mollezza ospitava riunirono araldica
  maghi insopprimibile tangibili vivesse morbide misurabile listino fiorirono illinois suscitati sofferenti pregiata
  rimpiangere domandi animosità prescriveva rendersene alloggiare erzegovina levarono agosti pacelli conferì diffidare
  inadempiente appoggiava impegnative offici coattivo succinto intesero affioramento sommando riscossioni ricondursi
  acconci ascensore fabbricate garage salvia ardui ermete richiederà preoccupanti distinguibili ghiandolare causando
  dimostranti indosso coincida crederebbe centra sovrabbondanza posò climatico tripartizione affermativamente
  plenipotenziari tirreni esaminò affrancazione vorrete avvilimento assistendo ricetto carmelitani sbarcati erotismo
  globi secrezioni alterni specialistico simboleggia deforme stoppani legittimata empi libertino andavamo ridenti
  attenendosi scava retori attivisti concentrando esisterebbe telefax rondine fondatrice dilagante dada aldilà eufemia
  dimostrerà quadre tortuoso follie midollari percossa telegrafici ascoltati neghi doloso impazienti fruttuosa
  rendessero riflettersi cagli assalitori aiutava suonò arsi glieli israeliana sottospecie sommersi aggredito complicare
  fausta legarsi vitreo vandali meditando diminuì esorbitante noterà ricondotte qualcheduno santificazione riunivano
  insofferente coralli vendevano dermatosi scompenso ecceda padronato panchina aureliano rinvii sofisticata ninna
  cristianissimo ceramico anca depurata trattatisti leggete nazionalsocialismo fondatamente spargimento rendendolo
  rinforzato perseguono interventista asl leda genuine adottarsi svelto trascinata annunciano sloveno sigaro esplicata
  addormentata geronimo marzocco orta indicanti tumultuosa fibrina succeda mantelli gomiti liceale affisso morena
  superflui avversarie simmaco mozioni eta eremiti scozzesi plico neoplastica autorizzano marnosi cosentino rivi
  retributivo segnalando impugna spazialità istologia dicerie stilemi rinomati sant'agata furiosa isernia prestate
  dimenticò simulacri teneramente proseliti genuinità tonelli manifatturiero dissonanza pirite ravvisabile fagiolo
  sbarcato caricata meriterebbero istruttorio sfiorato eseguiva impiccato trino tornio sostituiva voluminosa prostata
  gertrude pesto completate accostò ciuffo strettissimo morbidezza pleura congratulazioni seminati campionario killer
  baciò colonnine accogliente cavoli sciocchi internal riconoscerà rappresentarono sinfonica antibiotico capirlo
  apostoliche destina orecchini faune maiuscole manovrare segnarono vagheggiato corinzio ingrandire virili derivarono
  modificò contaminazioni dacia immutabilità connettivale durissimo ottomani atleta volsero traumatiche alabastro
  astolfo rosato baionette leggevano giungla sofisticato commisurata incontrastato esplicano epilettici ingrossato
  bassezza afro dolcissima trappole vassoio violetta macina castrazione maffeo citeremo metallurgica semine spopolamento
  svevi fontanella nautico vacuo carboidrati deducibile confiscati geroglifici fermarci tesse imbarazzi insoddisfatto
  idrati intrusione collocò ematica baratro tose liliana decresce traforo incarnata vendendo allineate piacevolmente
  choc mitologici vicendevole ethos quand'era duttilità finanziati inosservato variati messicano instaurata bucato
  catilina jet manicomi volger tonino tronca apuane aveste concordate declina ponderato parassitaria concisione
  contraddistinguono portassero elvetica propagare fiata tiglio idrolisi imbarcati sacello lardo sperimentando
  colorazioni succitato irresponsabile volerne bersagli rettale riscossi rincrescimento commediografo sciolgono
  illeggibile escogitare immaginarie tantino tenessero propende limpidezza procacci ristorazione criticità folk spedisce
  praticando reggenti sacerdotali traslato radiologica capricciosa bracciante ribatte tutelata enrichetta inaccettabili
  incandescente torba falegnami boschetti abeti buddhismo gallarate trace mirra castagna impostate tremava lovanio
  rosina scopriva mazzetti demandato muoia pittrice bestemmie retroguardia infiammatoria congruità piegò percosso
  reagenti estensibile sorso devolute raddoppiata terminando lavorarono molotov sottende elettrodomestici eccezion
  gonfie scoli dirompente escrezione appiattimento tobia iglesias clotilde simplicio applicativa cartoncino confrontate
  sollecitava carboneria pendii riverbero impraticabile toglier popolate incubi orrenda impaginazione tenebroso
  riferirci complementarietà ringraziamo pubblicistico amilcare ritroveremo emissario ricollegano libico
  costituzionalismo capodanno astronomici fastidioso inermi gliele fenomenico disdegno interscambio proselitismo pansa
  castagni brame ioduro fluttuazione indagati dopotutto darli storielle intrecciarsi preposte permissione colorire dii
  presbitero calcagno poligonale manterrà veglie visus pupillo molesta intensive marineria acquistar integre ratificata
  confermo risolutezza novatori accentuano cavar affermate disinvolto kenya dx collezionismo indiscutibili riproduttiva
  salvarlo tossina vantaggiosi ausiliare vaccari baritono alludo farinata finanziere almirante principesse
  espressionismo fratta attuano scaligero levigata bice colloidale dabbene opprime trattori deliberate tiroidea penelope
  temeraria continuino afflitti ammontava derisione tirannico dovreste attivata cammello custodite razionalistica
  illegittime vorresti gerarchicamente dine minacciosi pedanti collocava md cistercensi compatrioti letterariamente
  spartani rimboschimento difetta domi sorgendo arcadi prestigiose crociato lacerato predominanza locai agevoli sfuggiti
  torpediniere fintanto continuatori fatalismo gravide deformata dissimulazione intendiamoci strutturati imbarcarsi
  tralascia supplenza votiva danzica riscaldare cacciò esordisce sproposito troiani raccoglitori rinviano crostacei
  divergente propulsore ostacolano vagabondo votò istruttorie valigie mandasse potemmo accennai magnetiche verificabile
  denunciate pregressa condensato perimetrali arretramento cozzi biscotti palpabile esplicitare equiparati sempronio
  scodella catarro societari preture vincitrice spande rimunerazione opponendosi sponsor assimila chimicamente balestra
  vederti com'erano metterebbe autenticata conoscibile primariamente apparendo mensilmente canaglia clamorosamente
  contee laboriose putto bronco venirne liberatoria preesistenza evolvere ginnasi pubi telefonato scaffale battevano
  pendeva mancamento ettolitro celtica lan pervaso rasi credulità mascelle scrivete sparita commemorativa condivideva
  domare ricusazione forche queen incondizionatamente progredite seppellito sventuratamente padrino salvatori artigli
  geologo malate valutativo succintamente travolgere perquisizioni disfunzione protagonismo speziale centurione lignite
  mantenerlo imponenza intangibile arese tecnicismo incontrovertibile manfredonia scoppi pensosa fioravanti esotico
  risorgimentali evizione entrino consultate ordinano chiedete dannazione ringhiera ritmici gotici panneggio toccar
  sottintende bollette circe guardarono irresponsabilità comparativi puntano egoistico adelchi arance fracasso ottenerlo
  apicoltura gravosa cortisone puntava discarica litigio scintillante cartine saltò dentale scandalosa confinata
  frumenti denunzie statuali didascalico dogmatiche stoltezza intraprendente applicative transitori tipologico alata
  faggi tossine rapidissimo emissari formante granaglie rabelais mandarlo accumulano alacrità intraprende paralizzare
  scontra distillato elettra svincolo rispecchiare sordina algoritmo uccidendo disorganizzazione avviando artiste
  innovatrice praticava pratolini menare versando loggiato gravidanze voltare riservava copisti retributiva nutritive
  elude folti arpino angina sopravvenute zoppo travestito vulnerabile cascate indistinta continuati bisognò
  accantonamento coabitazione consenziente stupidi trasferta allegre demolizioni dari imperizia protestando fondaco
  secchezza ricordanze emanò rina yemen rintracciato monopolistico soffice hiv proponendosi statuaria cacciatorpediniere
  tremito cieche duelli comprovare lieviti scomunicato terziari rinnegato batteriche glaciali surrenale coscrizione
  conoscer anacronismo rulli manzi belva sibari combinando vulcanico divenivano innegabilmente spariscono musulmane
  pressappoco demo obbediscono simpatizzanti condo canadesi rivendicando clandestine probante unicum cedimenti
  obbiettività schedatura sottopose preservazione ginevrino glia beate eccelso gravami friulani maine sollevava porgono
  indagata prefazioni esofago dislocate devoluti imperative pentiti purulenta cecina dilatare concorrendo raffreddare
  impugnate circoncisione opponga paralizzato palette pubblicherà acconcia midolla scaglione tachicardia sperimenti
  manchevolezze vaccinati capovolto chieder riprovevole occultare appartenenze minio gonfalone centauro giurì feria
  impiegarsi pamphlet macinazione metilico semenza fogge inalterabile parificazione accusatori sydney mantenerla farisei
  estensivo funerarie naturalistici boccia deformato definirlo valevoli naturalistiche fattiva stilizzazione tenia
  assurge subiaco landolfo bosforo paragonando baghdad rocciose luterani spillo installata adoperava insalata terrecotte
  piangono plaga epici intagliato morse anormalità imbarcato colombano sospettoso pomposa stradella ripe palermitana
  circolavano messale sperimentatori metello qualificazioni ripensando torneranno pregandolo diligenze ucciderlo
  virtualità mate coprivano jeans gradinata rimandata puttana litica tipografici peronospora cinquantenario convennero
  miro abbassando regnò indicative condurla delhi denunziata caricature sacrificata divinazione conoscitori rafforzando
  manganelli divisero ricusa fiammiferi voltato planetario disegnano volgendosi sagacia posate pigliano incensurabile
  carovane comminata enigmatico derivando espandere intellettualismo debutto teoretiche directory minacciose rincaro
  vantarsi compromissoria finanziata matassa designano quirico chiedesse potette alati innalzarsi meneghini cartacea
  rinchiusa eremo insaziabile feedback accinse dettagliati meridiani invidiare esamini cremlino pinza bianconi
  triumvirato assomigliano aporie angioletti capro bimestre rendergli buttò gravata insensato rossastra taro contentare
  accostati filetti tauro acclamato inserì periodizzazione moralistica casentino cartografica lanciava stufe accettasse
  autoritarismo latifondi esortava cedola aggiungervi museale opprimere prolegomeni rocche pedone avendola destituito
  intravisto manifestavano panca scacciato genitivo riproduciamo creditizi riunendo sri trasformatori fanali omerici
  detrazioni minacciò annientare barlume evitano agitavano insediato iconografiche legai graniti morie supponeva
  chiamasse atipica diffondeva sacrificale maltrattamenti stupendi facilitano riflettenti ghezzi esaltava gettarono
  camerati castelletto scomodo troncato narcosi stabilirne pedaggio rudimenti casto farinelli tiberina ingegnosi pressa
  cuffia rinnovi pennacchi goduta bitonto collage litisconsorzio teheran adunata dominavano browser commissionato vello
  protesa grammatiche livornesi illimitatamente incorporate sostitutivi laicismo tettoia possessoria coniugazione
  indetta promulgato precisate check leggiadra brevissimi originate ripiegato perimetrale anfibi cerro impartita pianoro
  sprechi contemplativo rubinetto divora sorbona aiuole balletti regesti scambia cambiava restituendo etiologia padron
  ripone carceraria sazietà sorteggio fallacia patisce sodalizi epidemica nicaragua taglienti disturbato presiedeva
  clamorose metrici fillossera insegnate rapportarsi differito cerebro moschetti viario linguista apici levando
  microscopiche annotava perirono daccapo substrati campate inibitori capofamiglia scaccia vivida rosai refrattari
  extension gote meteorologici tracciando armida frenetico redenti ade peristilio frammentari sdegnoso trattenute
  irrigazioni latore gobbo impuro comparare formatisi collettivismo formelle pranzi furiosamente mangiando sconcerto
  propagandistica araldo provvisorietà indagando asburgico vortici inedia metropolitani storicistica saggista surroga
  congetturare pessimistica delimitano dragone ignara faustino precipitosa oppresse omelie ripieni orefice rocciosa
  sommosse nicea battiti deferito soventi viaggiato slovena lande sotterra doglianze minerari virgiliano rivisitazione
  declivio rad veltro giocata invocazioni stamani figliuol verdastro trait barbarigo opificio invocati donatella hansen
  tardato bea gaza mensola diffusero tao cilindriche oggettivazione dolio acquoso deposta concisa fornelli sembrami
  scopa emi scandaloso tomista adornano riconoscesse saresti bussi giampiero acireale vichy avvicinando supina
  incombenza celeberrimo leggiadria cronistoria vivendi riverente variava incursione sposalizio esportato predilige
  veggente inquadrature rinasce antro morivano repentinamente accentuarsi intercorso fuggi compiacque psichiatrici
  discendendo sedicente augurarsi partitamente riferentesi timbri implorare nerastro femministe giacevano posata
  perspicacia amichevolmente navigabile tiepido redimere saltando penitenti sene apogeo lesiva epigrafia obliqui fidare
  ineleggibilità prevalga carnia ratificare ottenibili reversibile clamori attendiamo tormentati massimata mordente
  ammirano distorta prevenzioni ridurrebbe cedute possedesse infissi preposta scherzando disinganno lauree estirpare
  collusione vespri categoricamente ereditarietà sveva avvicinati occupante pallio sottoscritte increduli babilonese
  raffaella sempreché comporsi pendono indisponibilità radioattivi esegetico raddoppio deducono consacrò raccordi
  monfalcone partii humour autobiografiche interculturale guidò natanti coglieva insiti auditore perpetuità otterrebbe
  trading impegnativi propugnatore parentale sagittale plebea balestrieri concepirsi finiranno dialogica risalita
  rimetto appassionate draghi compensati dialettici memorizzazione
`;
