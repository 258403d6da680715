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
  japón|china|india|indien|europe|europa|california|texas|florida|bayern|bavaria|mallorca|provence|bretagne|normandie|catalunya|cataluña|andalucía|maroc|tunisie|québec|quebec|poland|polen|sweden|denmark|norway|finland|greece|turkey`;

/** Terms that are spelled like names. */
export const TERMS = 'saas paas iaas iot gmbh phd ebook mooc nosql';

/** Names that are not in the dictionaries and that queries often misspell. */
export const MISSPELLED =
  'ballon eiffel numpy pandas matplotlib verstappen schwarzenegger zuckerberg djokovic kardashian shakespeare beethoven einstein mozart picasso michelangelo ' +
  'mercedes volkswagen porsche lamborghini wikipedia instagram youtube whatsapp tiktok netflix spotify chatgpt kubernetes javascript typescript ' +
  'postgresql wordpress bluetooth wifi iphone smartphone laptop tinnitus fibromyalgia diarrhea pneumonia ibuprofen paracetamol acetaminophen ' +
  'cappuccino espresso tiramisu croissant barbecue restaurant accommodation massachusetts mississippi philadelphia cincinnati albuquerque ' +
  'philippines czechoslovakia azerbaijan kazakhstan kyrgyzstan pajitnov tetris pokemon minecraft fortnite playstation xbox nintendo';

/** Brands of goods and shops rather than of software. */
export const LABELS = `nike adidas puma asics hoka brooks saucony salomon patagonia zara h&m ikea wayfair zalando otto tesla bmw audi
  mercedes volkswagen toyota honda ford hyundai kia renault peugeot samsung sony bosch siemens dyson miele
  philips delonghi jura nespresso bose sennheiser jbl lenovo dell hp asus acer xiaomi huawei lufthansa ryanair
  easyjet lidl aldi carrefour mercadona walmart costco target starbucks mcdonalds allianz axa disney netflix`;

/** Names of technologies, which are compared but not bought. */
export const TECHNOLOGIES =
  'python javascript typescript rust golang java react vue angular svelte postgresql postgres mysql mongodb redis docker kubernetes linux android windows jenkins';
