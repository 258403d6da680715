/** Names of brands and products that are often written in lower case, or that cannot be distinguished from German nouns. */
export const BRANDS = `asana trello jira notion slack hubspot salesforce zendesk monday.com clickup basecamp airtable linear todoist evernote
  zoom dropbox miro figma canva adobe photoshop sketch shopify wix squarespace wordpress webflow magento prestashop
  woocommerce mailchimp klaviyo pipedrive zoho freshworks freshdesk intercom stripe paypal square adyen quickbooks xero
  datev lexoffice sevdesk sap oracle netsuite workday personio bamboohr github gitlab bitbucket aws azure vercel netlify
  heroku cloudflare datadog grafana sentry snowflake databricks tableau looker semrush ahrefs moz chatgpt openai claude
  anthropic gemini perplexity copilot midjourney google microsoft apple amazon facebook meta instagram tiktok youtube
  linkedin twitter reddit pinterest whatsapp telegram signal netflix spotify disney uber lyft airbnb booking.com expedia
  tripadvisor nike adidas puma asics hoka brooks saucony salomon patagonia zara h&m ikea wayfair zalando otto tesla bmw
  audi mercedes volkswagen toyota honda ford hyundai kia renault peugeot samsung sony bosch siemens dyson miele philips
  delonghi jura nespresso bose sennheiser jbl lenovo dell hp asus acer xiaomi huawei iphone ipad macbook nordvpn
  expressvpn surfshark revolut n26 wise klarna comdirect allianz axa lufthansa ryanair easyjet deliveroo doordash lidl
  aldi carrefour mercadona walmart costco target starbucks mcdonalds duolingo coursera udemy grammarly deepl lastpass
  1password bitwarden sightline`;

/** Cities, regions and countries in the supported languages. */
export const PLACES = `berlin|hamburg|münchen|munich|köln|cologne|frankfurt|stuttgart|düsseldorf|leipzig|dresden|hannover|bremen|nürnberg|wien|vienna|graz|salzburg|zürich|zurich|
  genf|geneva|genève|basel|bern|london|manchester|birmingham|liverpool|leeds|edinburgh|glasgow|dublin|paris|lyon|marseille|toulouse|bordeaux|lille|nantes|nice|
  strasbourg|montpellier|rennes|bruxelles|brussels|brüssel|madrid|barcelona|valencia|sevilla|seville|málaga|bilbao|zaragoza|lisbon|lisboa|porto|rome|roma|milan|
  milano|amsterdam|rotterdam|copenhagen|stockholm|oslo|helsinki|warsaw|prague|budapest|athens|istanbul|moscow|kyiv|new york|nyc|brooklyn|manhattan|los angeles|san francisco|
  chicago|boston|seattle|austin|dallas|houston|miami|denver|atlanta|phoenix|san diego|philadelphia|washington|las vegas|portland|toronto|montreal|montréal|
  vancouver|méxico|mexico city|ciudad de méxico|cdmx|guadalajara|monterrey|bogotá|medellín|lima|quito|santiago|buenos aires|montevideo|são paulo|rio de janeiro|sydney|melbourne|
  brisbane|auckland|tokyo|osaka|kyoto|seoul|beijing|shanghai|hong kong|singapore|bangkok|bali|jakarta|manila|delhi|mumbai|bangalore|dubai|abu dhabi|tel aviv|cairo|
  cape town|nairobi|lagos|germany|deutschland|allemagne|alemania|austria|österreich|autriche|switzerland|schweiz|suisse|suiza|france|frankreich|francia|spain|spanien|
  espagne|españa|italy|italien|italie|italia|portugal|netherlands|belgium|belgique|belgien|bélgica|uk|united kingdom|england|scotland|ireland|usa|us|united states|
  états-unis|estados unidos|canada|kanada|canadá|mexico|mexiko|mexique|argentina|colombia|chile|perú|peru|brazil|brasilien|australia|australien|new zealand|japan|japon|
  japón|china|india|indien|europe|europa|california|texas|florida|bayern|bavaria|mallorca|provence|bretagne|normandie|catalunya|cataluña|andalucía|maroc|tunisie|québec|quebec|poland|polen|sweden|denmark|norway|finland|greece|turkey|
  bristol|sheffield|newcastle|nottingham|leicester|cardiff|belfast|brighton|oxford|cambridge|york|bath|southampton|portsmouth|plymouth|reading|aberdeen|coventry|swansea|cork|galway|
  charlotte|nashville|detroit|minneapolis|tampa|orlando|sacramento|san antonio|san jose|columbus|indianapolis|cleveland|pittsburgh|cincinnati|kansas city|st louis|salt lake city|new orleans|baltimore|milwaukee|raleigh|tucson|honolulu|
  calgary|ottawa|edmonton|winnipeg|perth|adelaide|wellington|christchurch|johannesburg|kolkata|chennai|hyderabad|pune|essen|dortmund|bonn|mannheim|karlsruhe|freiburg|augsburg|mainz|kiel|lübeck|münster|bochum|wuppertal|bielefeld|potsdam|
  erfurt|rostock|kassel|würzburg|regensburg|heidelberg|innsbruck|linz|luzern|winterthur|grenoble|dijon|nancy|metz|reims|angers|brest|tours|clermont-ferrand|limoges|avignon|annecy|le havre|rouen|toulon|aix-en-provence|perpignan|
  granada|córdoba|alicante|murcia|palma|vigo|gijón|santander|cádiz|valladolid|salamanca|toledo|san sebastián|las palmas|tenerife|cali|cartagena|arequipa|cusco|rosario|mendoza|puebla|tijuana|cancún|
  torino|turin|napoli|naples|firenze|florence|bologna|venezia|venice|verona|genova|palermo|catania|bari|padova|trieste|pisa|brescia|parma|modena|cagliari|sardegna|sicilia|toscana|
  braga|coimbra|faro|aveiro|setúbal|algarve|madeira|açores|brasília|salvador|fortaleza|belo horizonte|curitiba|recife|porto alegre|florianópolis|campinas|manaus|belém|goiânia|
  utrecht|den haag|the hague|eindhoven|groningen|tilburg|breda|nijmegen|haarlem|leiden|maastricht|arnhem|almere|delft|antwerpen|antwerp|gent|brugge|bruges|leuven|nederland|vlaanderen|
  vietnam|thailand|indonesia|philippines|malaysia|iceland|croatia|egypt|morocco|south africa|kenya|cuba|costa rica|malta|cyprus|crete|santorini|lake como|amalfi|tuscany|dubrovnik|krakow|gdansk|riga|tallinn|vilnius|bucharest|sofia|zagreb|ljubljana|bratislava|nigeria|ghana|ethiopia|pakistan|bangladesh|israel|ukraine|russia|south korea|taiwan|saudi arabia|iran|iraq|hungary|romania|bulgaria|serbia|slovenia|slovakia|estonia|latvia|lithuania|luxembourg|venezuela|ecuador|bolivia|uruguay|paraguay|panama|guatemala|jamaica|nepal|sri lanka|cambodia|laos|myanmar|tanzania|uganda|algeria|tunisia|jordan|lebanon|qatar|kuwait|oman`;

/** Terms that are spelled like names. */
export const TERMS = 'saas paas iaas iot gmbh phd ebook mooc nosql';

/** Names that are not in the dictionaries and that queries often misspell. */
export const MISSPELLED =
  'ballon eiffel numpy pandas matplotlib verstappen schwarzenegger zuckerberg djokovic kardashian shakespeare beethoven einstein mozart picasso michelangelo ' +
  'mercedes volkswagen porsche lamborghini wikipedia instagram youtube whatsapp tiktok netflix spotify chatgpt kubernetes javascript typescript ' +
  'postgresql wordpress bluetooth wifi iphone smartphone laptop tinnitus fibromyalgia diarrhea pneumonia ibuprofen paracetamol acetaminophen ' +
  'cappuccino espresso tiramisu croissant barbecue restaurant accommodation massachusetts mississippi philadelphia cincinnati albuquerque ' +
  'json yaml async oauth nginx ubuntu debian kafka flutter django terraform grafana webpack vercel pilates yoga keto vegan crypto bitcoin ' +
  'vacuum mattress toothbrush separate definitely recommend business calendar restaurant necessary tomorrow stye tahini kefir seitan tempeh vape vlog ' +
  'philippines czechoslovakia azerbaijan kazakhstan kyrgyzstan pajitnov tetris pokemon minecraft fortnite playstation xbox nintendo';

/** Misspellings that are more than one slip away from the word, or that no rule explains. */
export const COMMON_MISSPELLINGS = `vaccum:vacuum vaccuum:vacuum resturant:restaurant restaraunt:restaurant accomodation:accommodation
  definately:definitely seperate:separate recieve:receive beleive:believe neccessary:necessary tommorow:tomorrow tomorow:tomorrow
  buisness:business calender:calendar collegue:colleague enviroment:environment goverment:government independant:independent
  maintainance:maintenance mattres:mattress matress:mattress occured:occurred publically:publicly pronounciation:pronunciation
  reccomend:recommend recomend:recommend recomended:recommended reccommended:recommended refridgerator:refrigerator
  rythm:rhythm sheduling:scheduling succesful:successful suprise:surprise thier:their truely:truly untill:until wierd:weird
  wich:which becuase:because diffrence:difference differance:difference alot:lot hygeine:hygiene diarhea:diarrhea diarrhoea:diarrhea
  exersize:exercise excersise:exercise managment:management sofware:software softwear:software lisence:license garantee:guarantee`;

/** Brands of goods and shops rather than of software. */
export const LABELS = `nike adidas puma asics hoka brooks saucony salomon patagonia zara h&m ikea wayfair zalando otto tesla bmw audi
  mercedes volkswagen toyota honda ford hyundai kia renault peugeot samsung sony bosch siemens dyson miele
  philips delonghi jura nespresso bose sennheiser jbl lenovo dell hp asus acer xiaomi huawei lufthansa ryanair
  easyjet lidl aldi carrefour mercadona walmart costco target starbucks mcdonalds allianz axa disney netflix`;

/** Names of technologies, which are compared but not bought. */
export const TECHNOLOGIES =
  'python javascript typescript rust golang java react vue angular svelte postgresql postgres mysql mongodb redis docker kubernetes linux android windows jenkins';
