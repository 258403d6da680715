import type { Frame } from './wording.ts';

const TECH =
  '(?:python|javascript|typescript|numpy|pandas|matplotlib|react|vue|angular|node(?:\\.?js)?|django|flask|rust|golang|java|kotlin|swiftui|c\\+\\+|c#|php|laravel|ruby|rails|sql|mysql|postgres(?:ql)?|mongodb|sqlite|redis|css|html|regex|bash|powershell|git|docker|kubernetes|excel|vba|tensorflow|pytorch|graphql|npm|pip|terraform|ansible|nginx|jquery|webpack|pyspark|scala|haskell|elixir|latex|flexbox|tailwind|next\\.?js|prisma|selenium|vlookup|xlookup|pivot tables?|google sheets|vs ?code|wordpress|arduino|fastapi|spring boot|eslint|vite)';
const SYMPTOM =
  '(?:pain|aches?|headaches?|backache|toothache|earache|migraines?|cramps?|nausea|vomiting|fever|cough(?:ing)?|rash|itching|itchy (?:skin|eyes|scalp)|swelling|swollen [^ ]+|numbness|tingling|dizziness|fatigue|bleeding|sore throat|stiff neck|stiffness|insomnia|diarrhea|constipation|bloating|heartburn|burning sensation|cold sores?|runny nose|hair loss|hair (?:is )?falling out|hair thinning|night sweats|hives|palpitations|shortness of breath|chest tightness|dry eyes|dry mouth|lumps?|ear ringing|ringing in (?:the )?ears?|bumps?|bruising|blurred vision|muscle weakness|acid reflux|frequent urination|weight loss|indigestion|sneezing|blisters?|snoring)';
const DISEASE =
  '(?:[^ ]*itis|flu|influenza|diabetes|asthma|[^ ]+ cancer|cancer|anxiety|depression|allerg(?:y|ies)|hypertension|(?:high|low) blood pressure|high cholesterol|eczema|psoriasis|acne|vertigo|tinnitus|sciatica|an(?:a)?emia|ulcers?|hernia|[^ ]+ (?:syndrome|disease|disorder|infection|deficiency)|carpal tunnel|adhd|autism|dementia|pneumonia|covid(?:-19)?|malaria|measles|shingles|endometriosis|pcos|gout|lupus|osteoporosis|ibs|gerd|sleep apnea|kidney stones|gallstones|sprained ankle|tennis elbow|plantar fasciitis|concussion|hemorrhoids)';
const ASPECT =
  '(?:causes?|treatments?|symptoms?|remed(?:y|ies)|home remedies|cures?|risk factors?|diagnosis|prevention|relief|side effects|medications?|exercises|test)';
const MATH =
  '(?:midsegment|area|volume|perimeter|circumference|hypotenuse|slope|derivative|integral|determinant|inverse|matrix|eigenvalues?|standard deviation|variance|median|probability|percentage|percent|fractions?|square root|cube root|quadratic|equations?|triangle|trapezoid|circle|cylinder|sphere|cone|polygon|angles?|vertex|asymptotes?|logarithms?|compound interest|gcd|lcm|prime factors?|surface area|radius|diameter|least common multiple|greatest common factor|polynomials?|inequalit(?:y|ies)|interquartile range|z-score|weighted average|mean absolute deviation)';
const DEVICE =
  '(?:washing machine|washer|dishwasher|fridge|refrigerator|freezer|dryer|oven|stove|microwave|car|laptop|macbook|iphone|ipad|phone|tv|boiler|furnace|water heater|toilet|faucet|air conditioner|ac unit|garage door|lawn mower|printer|vacuum|sewing machine|ps5|ps4|xbox|coffee machine)';
const GADGET = `(?:${DEVICE}|controller|wi-?fi|router|airpods|headphones|earbuds|bluetooth|pc|computer|monitor|keyboard|mouse|speaker|soundbar|kindle|alexa|roku|fire stick|chromebook|tablet|smartwatch|apple watch|fitbit|camera|drone|tap|shower|radiator|sink|drain|kettle|blender|toaster|thermostat|smoke alarm|doorbell|e-?bike|scooter|truck|motorcycle|engine|battery|charger|usb|hard drive|windows 1[01]|android|nintendo switch)`;
const FOOD =
  '(?:bread|cake|cakes|soup|sauce|pasta|rice|chicken|beef|pork|salmon|steak|turkey|pizza|cookies|pancakes|waffles|curry|stew|chili|salad|pie|lasagna|risotto|tacos|dumplings|ramen|sushi|omelette|eggs|brownies|muffins|cheesecake|ice cream|smoothie|guacamole|hummus|gravy|dough|meatballs|meatloaf|ribs|potatoes|fries|tiramisu|paella|carbonara|pesto|kimchi|jam|cocktail|margarita|kombucha|granola|yogurt|tofu|lentils|quinoa|shrimp|prawns|fish|tuna|lamb|bacon|sausages?|ham|beans|chickpeas|broccoli|cauliflower|spinach|mushrooms|zucchini|courgette|pumpkin|squash|sweet potatoes|cabbage|noodles|pasta bake|casserole|burgers|wings|thighs|roast|porridge|oats|scones|biscuits|crepes|donuts|fudge|sourdough|banana bread|naan|gnocchi|falafel|enchiladas|burritos|quesadillas|fajitas|stir fry|fried rice|mac and cheese)';
const ATTRIBUTE =
  '(?:height|hight|length|weight|width|depth|population|age|net worth|salary|release date|release year|publication year|publication date|genre|music genre|box office(?: gross)?|total box office gross|box office earnings|capacity|seating capacity|vocal range|duration|runtime|capital|currency|lyrics|cast|plot|winner|location|headquarters|address|phone number|schedule|results|ceo|founder|owner|author|director|scientific name|birthplace|birthday|date of birth|market share|market cap|market size|revenue|stock price|conservation status|melting point|boiling point|atomic number|life ?span|life expectancy|top speed|horsepower|battery life|dimensions|nationality|real name|full name|year|date|rate|budget|quote|dosage|processing time|waiting time|shelf life|cooking time|painter|inventor|creator|singer|composer|coach|manufacturer|themes|characters|summary|analysis|ending|history|timeline|causes|effects|benefits|advantages|disadvantages|requirements|opening hours|zip code|area code|time zone|elevation|symbolism|etymology|casualties|death toll|total casualties|free trial duration)';
const CLAUSE =
  '(?:compared|regarding|about|under|when|that|which|who|where|while|to|from|by|as|on|at|between|during|according|after|before|with|in|for|made|signed|using|if)';
const ATTR_OF: Frame['lines'] = [
  ['attribute', '{topic} {near?} {attr} {dated?}'],
  ['rephrased', '{attr} of {=topic} {near?} {dated?}'],
  ['question', 'what is the {attr} of {=topic}'],
];
const CITY: Frame['lines'] = [
  ['best', 'best {topic} in {city}'],
  ['reviews', '{topic} {city} reviews'],
  ['cheap', 'affordable {topic} in {city}'],
  ['emergency', 'emergency {urgent} {city}'],
  ['pricing', '{trade} cost {city}'],
];
const SERVICE =
  '(?:(?:[^ ]+ ){0,2}(?:dentists?|doctors?|gps?|lawyers?|solicitors?|attorneys?|plumbers?|electricians?|locksmiths?|vets?|veterinarians?|mechanics?|garages?|roofers?|handyman|chiropractors?|restaurants?|caf[eé]s?|coffee shops?|bars?|pubs?|gyms?|salons?|barbers?|hairdressers?|clinics?|hospitals?|pharmac(?:y|ies)|chemists?|opticians?|supermarkets?|bakery|pizza|sushi|takeaways?|spas?|nurser(?:y|ies)|daycares?|car wash|laundromats?|dry cleaners?|tailors?|florists?|post office|urgent care|walk in clinic|tattoo shops?|massage|pest control|towing|tow truck|phone repair|nail bar))';
const OPEN =
  '(?: (?:open(?: (?:late|now|today|tonight|early|(?:on )?(?:a )?(?:sundays?|saturdays?|weekends?|mondays?)|24 hours|24/7|christmas day))?|24 hours?|24/7|24h|emergency|same day|tonight|today|now|(?:on )?(?:a )?(?:sundays?|saturdays?|weekends?)|out of hours))+';
const URGENT: Frame['lines'] = [
  ['emergency', 'emergency {urgent} {where}'],
  ['openNow', '{topic} open now {where}'],
  ['best', 'best {topic} {where}'],
  ['emergency', '24 hour {urgent} {where}'],
  ['reviews', '{topic} {where} reviews'],
  ['openNow', '{service} {where} opening hours'],
];
const i = (source: string) => new RegExp(source, 'iu');

/** The forms of English queries. */
export const ENGLISH_FRAMES: readonly Frame[] = [
  {
    intent: 'price',
    pattern: /^(?:what is )?(?:the )?(?:current )?price of (?<topic>.+?) (?:today|now|right now)$/i,
    lines: [
      ['latest', '{topic} price today'],
      ['pricing', 'live {topic} price'],
      ['pricing', '{topic} price chart'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^(?<start>[^ ]+(?: [^ ]+)?) to (?<place>[^ ]+(?: [^ ]+)?) by (?:car|bike|motorbike)$/i,
    lines: [
      ['duration', '{start} to {place} driving time'],
      ['attribute', '{start} to {place} distance'],
      ['itinerary', '{start} to {place} road trip'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^is (?<when>[^ ]+(?: (?!an? |the )[^ ]+)?) (?:a )?(?:good|bad|best|the best|nice) (?:time|month|season) to (?:visit|go to|travel to) (?<place>.+)$/i,
    lines: [
      ['attribute', '{place} weather in {when}'],
      ['rephrased', 'visiting {place} in {when}'],
      ['bestTime', 'best time to visit {place}'],
      ['thingsToDo', 'things to do in {place} in {when}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:what|which|how much|how many) (?<noun>(?!do )[^ ]+(?: [^ ]+){0,3}?) (?:do|does|would) (?:you|i|we|one) need (?:to|for) (?<task>.+)$/i,
    lines: [
      ['rephrased', '{noun} needed to {task}'],
      ['requirements', '{noun} required to {task}'],
      ['requirements', 'minimum {noun} to {task}'],
    ],
  },
  {
    intent: 'fault',
    pattern: /^why (?<aux>is|are) my (?<subject>(?:[^ ]+ ){0,2}?[^ ]+) (?:so|always so|too) (?<is>[^ ]+)$/i,
    lines: [
      ['rephrased', '{subject} too {is}'],
      ['causes', 'why {aux} {subject} {is}'],
      ['fix', 'how to fix {is} {subject}'],
    ],
  },
  {
    intent: 'math',
    pattern:
      /^(?:what is )?(?:the )?(?<problem>(?:square root|cube root|factorial|log|ln|sin|cos|tan|\d+%) of [\d.,]+)$/i,
    lines: [
      ['calculator', '{problem} calculator'],
      ['question', 'how to calculate {problem}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^what(?:ever)? happened to (?<topic>.+)$/i,
    lines: [
      ['history', '{topic} history'],
      ['overview', '{topic} story'],
      ['overview', '{topic} Wikipedia'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:what is )?(?:the |is there an? )?(?<kind>connection|relationship|link|correlation) between (?<a>.+?) and (?<b>.+)$/i,
    lines: [
      ['rephrased', '{a} and {b} {kind}'],
      ['question', 'how are {a} and {b} related'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:average )?(?<topic>(?!.* for rent)[^ ]+(?: [^ ]+){0,3}?) (?<attr>salary|salaries|rent|minimum wage|income tax|wages) (?:in )?(?<town>[^ ]+(?: [^ ]+)?)$/i,
    lines: [
      ['rephrased', 'average {topic} {attr} in {town}'],
      ['latest', '{topic} {attr} {town} {year}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^how much (?:money )?(?:does|do|can|will) (?:an? )?(?<topic>(?!it |you |i ).+?) (?:make|earn|get paid|cost per hour)(?<tail>(?: (?:in|per|a|at) .+)?)$/i,
    lines: [
      ['attribute', '{topic} salary {tail?}'],
      ['pricing', 'average {topic} salary {tail?}'],
      ['rephrased', '{topic} hourly rate {tail?}'],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^(?<topic>(?!what |how |compare ).+?) comparison(?<tail>(?: (?:for|in) .+|(?: chart| table| 20\d\d)?))$/i,
    lines: [
      ['best', 'best {topic}'],
      ['reviews', '{topic} reviews'],
      ['pricing', '{topic} prices'],
    ],
  },
  // Comparisons
  {
    intent: 'comparison',
    pattern: /^(?<a>[^,.!?]+?) (?:vs?\.?|versus) (?<b>[^,.!?]+?) (?:vs?\.?|versus|and|or) (?<c>[^,.!?]+)$/i,
    lines: [
      ['versus', '{a} vs {b}'],
      ['versus', '{a} vs {c}'],
      ['versus', '{b} vs {c}'],
      ['difference', 'difference between {a}, {b} and {c}'],
      ['better', 'which is better {a}, {b} or {c}'],
    ],
  },
  {
    intent: 'comparison',
    pattern:
      /^(?<a>[^,.!?]+?) (?:vs?\.?|versus) (?<b>[^,.!?]+?) (?<aspect>camera|battery(?: life)?|performance|speed|prices?|pricing|cost|size|weight|quality|taste|features|security|range|mileage|sound quality|nutrition|calories)$/i,
    lines: [
      ['rephrased', '{a} vs {b} {aspect} comparison'],
      ['versus', '{a} vs {b}'],
      ['oneSide', '{a} {aspect}'],
      ['oneSide', '{b} {aspect}'],
      ['difference', '{aspect} difference between {a} and {b}'],
    ],
  },
  {
    intent: 'comparison',
    pattern: /^(?<a>[^ ]+ing(?: [^ ]+){0,3}?) (?:vs?\.?|versus|or) (?<b>[^ ]+ing(?: .+)?)$/i,
    lines: [
      ['prosAndCons', '{a} vs {b} pros and cons'],
      ['versus', '{a} vs {b}'],
      ['difference', 'difference between {a} and {b}'],
    ],
  },
  {
    intent: 'comparison',
    pattern:
      /^(?:(?:what(?:'s| is| are) )?(?:the )?(?:main |key |biggest )?differences? between|compare|comparing|comparison (?:of|between)) (?<a>.+?) (?:and|with|to|vs\.?|versus|against) (?<b>.+)$/i,
  },
  {
    intent: 'comparison',
    pattern:
      /^(?:which (?:one )?is (?:better|cheaper|faster|safer|best|healthier)|what(?:'s| is) better|should (?:i|we) (?:use|choose|get|buy|pick|take|learn|rent|lease))[:,]? (?<a>.+?) or (?<b>.+)$/i,
  },
  { intent: 'comparison', pattern: /^(?:is|are) (?<a>.+?) (?:better|cheaper|faster|safer|healthier) than (?<b>.+)$/i },
  { intent: 'comparison', pattern: /^(?<a>[^,.!?]+?) (?:vs?\.?|versus|compared (?:to|with)) (?<b>[^,.!?]+)$/i },
  {
    intent: 'comparison',
    pattern:
      /^(?<a>(?!is |are |what |which |who |how |should |do |does |can )[^ ]+(?: [^ ]+)?) or (?<b>[^ ]+(?: (?!for |in |on |with )[^ ]+)?)(?<tail>(?: (?:for|in|on|with) .+)?)$/i,
  },
  // Travel
  {
    intent: 'travel',
    pattern:
      /^(?:(?:cheap|direct|best|last minute|nonstop) )?flights? (?:from (?<from>.+?) )?to (?<place>.+?)(?<tail> (?:in|on|from|for) .+)?$/i,
    lines: [
      ['cheap', 'cheap flights to {place} {tail?}'],
      ['bestTime', 'best time to book flights to {place}'],
      ['flights', 'direct flights to {place} {tail?}'],
      ['flights', 'airlines that fly to {place}'],
      ['comparison', 'compare flight prices to {place}'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:(?:best|cheap|top|good|affordable) )*(?<kind>(?:(?:luxury|boutique|family|5[- ]star|pet friendly|all inclusive|romantic|central) )?)(?<stay>hotels?|hostels?|resorts?|airbnbs?|places to stay) (?<prep>in|near) (?<place>.+?)(?<tail> (?:with|for|under|on|near) .+)?$/i,
    lines: [
      ['best', 'best {kind?} {stay} {prep} {place} {tail?}'],
      ['cheap', 'cheap {kind?} {stay} {prep} {place} {tail?}'],
      ['reviews', '{kind?} {stay} {prep} {place} reviews'],
      ['stay', 'where to stay {prep} {place}'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:(?:when|what) is )?(?:the )?(?:best|cheapest|good) (?:time|month|season)s? (?:of (?:the )?year )?(?:to (?:visit|travel to|go to)|for) (?<place>[^ ]+(?: (?!for |in |with |to )[^ ]+){0,2}?)(?<tail>(?: (?:for|in|with|to) .+)?)$/i,
    lines: [
      ['rephrased', 'when to visit {place} {tail?}'],
      ['bestTime', 'best month to visit {place} {tail?}'],
      ['attribute', '{place} weather by month'],
      ['cheap', 'cheapest time to visit {place}'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?<length>(?:\d+|one|two|three|four|five|seven)[- ](?:days?|weeks?|nights?)) (?:(?:trip |travel )?itinerary )?(?:in |for )?(?<place>[^ ]+(?: (?!itinerary|trip)[^ ]+)?)(?: (?:itinerary|trip))?$/i,
    lines: [
      ['itinerary', '{place} itinerary {length}'],
      ['thingsToDo', 'things to do in {place}'],
      ['stay', 'where to stay in {place}'],
      ['travelTips', '{place} travel guide'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^what (?:to|should (?:i|we)|do (?:i|we) need to) (?:pack|bring|wear)(?: for| to| in)?(?: (?:an?|one|two|three|\d+)[- ](?:weeks?|days?|months?|weekend)(?: trip| holiday)?)?(?: in| to)? (?<place>[^ ]+(?: (?!in )[^ ]+)?)(?<tail>(?: in .+)?)$/i,
    lines: [
      ['list', '{place} packing list {tail?}'],
      ['rephrased', 'what to wear in {place} {tail?}'],
      ['attribute', '{place} weather {tail?}'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:(?:\d+|one|two)[- ](?:day|week) )?(?:road trip|city break|honeymoon|backpacking|camping|hiking|holidays?|vacation|family trip|solo travel|solo trip) (?:in |to |through |around )?(?<town>[^ ]+(?: (?!in |for |with )[^ \d]+)?)(?<tail>.*)$/i,
    lines: [
      ['itinerary', '{town} itinerary'],
      ['travelTips', '{town} travel guide'],
      ['stay', 'where to stay in {town}'],
      ['bestTime', 'best time to visit {town}'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?<start>[^ ]+(?: [^ ]+)?) to (?<place>[^ ]+(?: [^ ]+)?) (?:by )?(?<kind>train|bus|ferry|flight|drive)s?(?: (?:time|times|tickets?|price|cost))?$/i,
    lines: [
      ['flights', '{start} to {place} {kind} schedule'],
      ['pricing', '{start} to {place} {kind} price'],
      ['duration', '{start} to {place} {kind} time'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:do (?:i|we|you) need|how (?:do i|to) (?:get|apply for)) an? (?<kind>visa|e-?visa|eta|esta)(?: (?:for|to (?:enter|visit|travel to|go to))) (?<place>.+)$/i,
    lines: [
      ['requirements', '{place} {kind} requirements'],
      ['steps', '{place} {kind} application'],
      ['pricing', '{place} {kind} cost'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:(?:the )?(?:best |top (?:\d+ )?|fun |free )?(?:things to (?:do|see)|attractions|sights|places to (?:visit|see))|what to (?:do|see)|sightseeing|(?:the )?best time (?:of (?:the )?year )?to (?:visit|travel to|go to)|when(?: is the best time)? to (?:visit|go to)|travell?ing to|travel to|trip to|visiting|visit|vacation in|holidays? in|travel guide (?:to|for)|itinerary for|where to stay in|(?:a |one |two |three |four |five |seven |\d+ )?(?:days?|nights?|weeks?|weekend)(?: itinerary)? (?:in|for)|is it safe to (?:travel|go) to|what to pack for)(?: in)? (?<place>.+?)(?: itinerary| trip| travel guide)?(?<tail> (?:in|with|without|for|on|during|from) .+)?$/i,
  },
  {
    intent: 'travel',
    pattern:
      /^(?<place>.+?) (?:(?:road trip |trip |vacation )?(?:\d+[- ]day |one week |weekend )?itinerary|travel (?:guide|tips|itinerary)|tourist attractions|things to do|vacation|holiday|road trip|sightseeing|city break)(?<tail>(?: (?:for|with|in) .+)?)$/i,
  },
  // Products
  {
    intent: 'product',
    pattern:
      /^(?:(?:what are )?(?:the |some )?(?:best|top|good|free|cheap|cheaper|open[- ]source) )?(?:alternatives?|substitutes?|replacements?) (?:to|for) (?<topic>.+)$/i,
    lines: [
      ['best', 'best {topic} alternatives {tail?}'],
      ['latest', '{topic} alternatives {tail?} {year}'],
      ['free', 'free alternatives to {brand} {tail?}'],
      ['competitors', '{brand} competitors'],
    ],
  },
  {
    intent: 'product',
    pattern:
      /^(?:(?:best|top|good|free|cheap) )?(?<topic>(?!what |how |which |is |are ).+?) (?:alternatives?|competitors|substitutes?)(?: free| cheap| reddit| online| open source| self hosted| github)?(?<tail>(?: (?:for|in|with) .*)?)$/i,
    lines: [
      ['best', 'best {topic} alternatives {tail?}'],
      ['latest', '{topic} alternatives {tail?} {year}'],
      ['rephrased', 'alternatives to {topic} {tail?}'],
      ['free', 'free {brand} alternatives {tail?}'],
      ['competitors', '{brand} competitors {tail?}'],
      ['comparison', '{topic} alternatives comparison {tail?}'],
    ],
  },
  {
    intent: 'product',
    pattern: /^(?<topic>(?!the |how |what ).+?) (?:reviews?|ratings?)(?<tail>(?: (?:for|in) .*)?)$/i,
    lines: [
      ['worthIt', 'is {topic} good {tail?}'],
      ['prosAndCons', '{brand} pros and cons {tail?}'],
      ['prosAndCons', '{goods} pros and cons {tail?}'],
      ['alternatives', '{brand} alternatives {tail?}'],
      ['pricing', '{brand} pricing {tail?}'],
      ['pricing', '{goods} price {tail?}'],
      ['rephrased', '{topic} ratings {tail?}'],
      ['latest', '{topic} review {tail?} {year}'],
    ],
  },
  {
    intent: 'product',
    pattern:
      /^(?<aux>is|are) (?<topic>.+?) (?:worth (?:it|the money|buying|the price|getting)|any good|legit|reliable|trustworthy|a scam|overrated)(?<tail>(?: (?:for|in) .*)?)$/i,
    lines: [
      ['reviews', '{topic} reviews {tail?}'],
      ['prosAndCons', '{topic} pros and cons {tail?}'],
      ['alternatives', '{brand} alternatives {tail?}'],
      ['pricing', '{brand} pricing {tail?}'],
      ['recommendations', '{aux} {topic} worth it reddit'],
      ['reviews', '{brand} complaints'],
    ],
  },
  {
    intent: 'product',
    pattern:
      /^(?:is|are) (?<topic>(?<product>[^ ]+)) (?:good|safe|effective|useful|free|easy)(?: to use)?(?<tail>(?: (?:for|in) .*)?)$/i,
    lines: [
      ['reviews', '{topic} reviews {tail?}'],
      ['prosAndCons', '{topic} pros and cons {tail?}'],
      ['alternatives', '{topic} alternatives {tail?}'],
    ],
  },
  {
    intent: 'local',
    pattern:
      /^where (?:can (?:i|we|you)|to|do (?:i|you)|should i) (?:get|have|take) (?:my |an? |the )?(?<object>.+?) (?<doing>repaired|fixed|cleaned|serviced|replaced|tested|printed|framed|altered|sharpened|removed|installed|valued|appraised)(?<where>(?: (?:in|near) .+)?)$/i,
    lines: [
      ['rephrased', '{object} {event} {where?}'],
      ['pricing', '{object} {event} cost {where?}'],
      ['best', 'best {object} {event} {where?}'],
    ],
  },
  {
    intent: 'product',
    pattern: /^where (?:can (?:i|we|you)|to|do (?:i|you)|should i) (?:buy|get|order|purchase) (?<topic>.+)$/i,
    lines: [
      ['rephrased', 'buy {topic} online {tail?}'],
      ['pricing', '{topic} price {tail?}'],
      ['best', 'best place to buy {topic} {tail?}'],
      ['nearMe', '{topic} near me'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^where (?:to|can i|should i) (?:eat|have dinner|have lunch|drink)(?: out)? in (?<place>.+)$/i,
    lines: [
      ['best', 'best restaurants in {place}'],
      ['travelTips', '{place} food guide'],
      ['cheap', 'cheap places to eat in {place}'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^(?<kind>trains?|bus(?:es)?|ferry|ferries) from (?<start>.+?) to (?<place>.+)$/i,
    lines: [
      ['pricing', '{kind} {start} to {place} price'],
      ['flights', '{kind} {start} to {place} schedule'],
      ['duration', '{start} to {place} by {kind} how long'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:what(?:'s| is) the )?(?<kind>weather|temperature|climate) (?:like )?in (?<place>.+?)(?<tail> (?:in|on|during) .+)?$/i,
    lines: [
      ['attribute', '{place} {kind} {tail?}'],
      ['attribute', '{place} temperature {tail?}'],
      ['bestTime', 'best time to visit {place}'],
    ],
  },
  // Math
  {
    intent: 'math',
    pattern: i(
      `^(?:how (?:to|do (?:i|you)|can i) (?:find|calculate|compute|solve|work out|determine|get|simplify|factor|graph)|find|calculate|compute|determine|what is the formula for|formula for|solve|simplify|factor) (?<problem>(?:[^ ]+ ){0,4}${MATH}(?: (?:of|for|with|from|in|between) .+)?)(?<tail>)$`,
    ),
  },
  {
    intent: 'math',
    pattern:
      /^(?:(?:solve|simplify|factor|evaluate|calculate|what is|graph)(?: for [a-z])? ?:? ?)?(?<problem>(?=.*\d)(?=.*[\da-z)] ?[+*^=/×÷] ?[\da-z(])(?!.*(?:(?!sqrt|sin|cos|tan|log)[a-z]){3})[\da-z.,+*^=/×÷() -]+)(?<tail>)$/i,
    lines: [
      ['solved', '{problem} step by step'],
      ['calculator', '{problem} calculator'],
      ['question', 'how to solve {problem}'],
    ],
  },
  {
    intent: 'math',
    pattern: i(
      `^(?:what is )?(?:the )?(?<problem>(?:(?:derivative|integral|antiderivative|square root|cube root|midsegment|hypotenuse|determinant|circumference|perimeter|factorial|inverse) of .+|(?:area|volume|surface area|diagonal|radius|diameter|angles?) of (?:an? |the )?(?:[^ ]+ )?(?:circle|triangle|square|rectangle|trapezoid|cylinder|sphere|cone|cube|pyramid|prism|hexagon|pentagon|parallelogram|rhombus|ellipse)(?: .+)?))(?<tail>)$`,
    ),
  },
  {
    intent: 'math',
    pattern: /^(?:convert (?<problem>[^ \d]+ (?:to|into) [^ ]+)|how to convert (?<task>[^ ]+ (?:to|into) [^ ]+))$/i,
    lines: [
      ['formula', '{problem} formula'],
      ['calculator', '{problem} converter'],
      ['formula', '{task} formula'],
      ['calculator', '{task} converter'],
    ],
  },
  {
    intent: 'math',
    pattern:
      /^(?:convert )?(?<problem>[\d.,]+ ?[^ \d]+(?: (?:and )?[\d.,]+ ?[^ \d]+)? (?:to|in|into) [^ ]+(?: [^ ]+)?)$/i,
    lines: [
      ['calculator', '{problem} conversion'],
      ['calculator', '{problem} calculator'],
    ],
  },
  {
    intent: 'math',
    pattern: /^(?:what is |calculate )?(?<problem>[\d.,]+ ?(?:%|percent) (?:of|off) [\d.,$€£]+)$/i,
    lines: [
      ['question', 'how to calculate {problem}'],
      ['calculator', '{problem} calculator'],
    ],
  },
  {
    intent: 'math',
    pattern: /^(?:what is )?(?:the )?(?<problem>(?:[^ ]+ ){1,3}(?:theorem|formula|equation|identity|inequality))$/i,
    lines: [
      ['explained', '{problem} explained'],
      ['solved', '{problem} examples'],
      ['calculator', '{problem} calculator'],
    ],
  },
  // Recipes
  {
    intent: 'recipe',
    pattern:
      /^(?:(?:an? )?(?:easy|best|simple|quick|good|homemade) )*(?<topic>.+?) recipes?(?<tail>(?: (?:for|with|without|in|no|using) .+)?)$/i,
  },
  {
    intent: 'recipe',
    pattern: /^what (?:to|can (?:i|you|we)|should i|do i) (?:cook|make|bake|do) with (?<topic>.+)$/i,
    lines: [
      ['easy', 'easy {topic} recipes'],
      ['rephrased', '{topic} recipe ideas'],
      ['best', 'best {topic} recipes'],
    ],
  },
  {
    intent: 'recipe',
    pattern: i(
      `^(?<way>slow cooker|air fryer|instant pot|one pot|sheet pan|crock ?pot|vegan|keto|gluten[- ]free|healthy|easy|quick|dairy[- ]free|low carb|high protein|homemade|vegetarian|oven baked|grilled|no bake) (?<topic>(?:[^ ]+ ){0,3}${FOOD})(?<tail>(?: (?:with|without|no|in|for) .+)?)$`,
    ),
    lines: [
      ['rephrased', '{way} {topic} recipe {tail?}'],
      ['best', 'best {way} {topic} {tail?}'],
      ['ingredients', '{way} {topic} ingredients {tail?}'],
    ],
  },
  { intent: 'recipe', pattern: /^(?:(?:easy|best|simple|quick) )?recipes? for (?<topic>.+)$/i },
  {
    intent: 'recipe',
    pattern: i(
      `^how (?:to|do (?:i|you)|can i) (?<cook>cook|grill|fry|roast|boil|steam|smoke|reheat|bake) (?<topic>(?:[^ ]+ ){0,3}${FOOD})(?<tail>(?: (?:in|with|without|for|from|at|on) .+)?)$`,
    ),
    lines: [
      ['duration', 'how long to {cook} {topic} {tail?}'],
      ['bestWay', 'best way to {cook} {topic} {tail?}'],
      ['easy', 'easy {topic} recipe {tail?}'],
    ],
  },
  {
    intent: 'recipe',
    pattern: i(
      `^how (?:to|do (?:i|you)|can i) (?:make|prepare) (?<topic>(?:[^ ]+ ){0,3}${FOOD})(?<tail>(?: (?:in|with|without|for|from|at) .+)?)$`,
    ),
    lines: [
      ['easy', 'easy {topic} recipe {tail?}'],
      ['ingredients', '{topic} ingredients'],
      ['best', 'best {topic} recipe {tail?}'],
      ['steps', '{topic} recipe step by step'],
    ],
  },
  {
    intent: 'recipe',
    pattern:
      /^(?:what (?:can|could|to|should|do) (?:(?:i|you|we) )?(?:substitute|use instead of|use in place of|replace|use as a substitute)(?: for)?|(?:best |good )?(?:substitutes?|replacement) for) (?<topic>(?!.*(?:software|app|tool)).+)$/i,
    lines: [
      ['rephrased', '{topic} substitute {tail?}'],
      ['best', 'best {topic} substitute {tail?}'],
      ['alternatives', '{topic} alternatives {tail?}'],
    ],
  },
  // Lists and offers
  {
    intent: 'best_of',
    pattern: /^(?:(?:good|fun|creative|unique|some|cheap|best) )?ideas (?:for|to celebrate) (?<topic>.+)(?<tail>)$/i,
    lines: [
      ['rephrased', '{topic} ideas'],
      ['best', 'best {topic} ideas'],
      ['list', 'fun {topic} ideas'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:an? |the |full |complete )*list of (?:all )?(?:the )?(?<topic>.+)(?<tail>)$/i,
    lines: [
      ['list', 'complete list of {topic}'],
      ['list', 'all {topic}'],
    ],
  },
  {
    intent: 'keyword',
    pattern:
      /^(?<topic>(?:[^ ]+ ){0,2}(?:apartments?|houses?|homes?|rooms?|flats?|condos?|studios?) (?:for|to) (?:rent|sale|let)) (?<place>(?:in|near) .+)$/i,
    lines: [
      ['cheap', 'cheap {topic} {place}'],
      ['pricing', '{topic} {place} prices'],
      ['stay', 'furnished {topic} {place}'],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^(?<topic>free (?:online )?[^ ]+(?: [^ ]+){0,3}?)(?<tail>(?: (?:for|with|without) .+)?)$/i,
    lines: [
      ['latest', 'best {topic} {tail?} {year}'],
      ['comparison', '{topic} {tail?} comparison'],
      ['recommendations', 'best {topic} {tail?} reddit'],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^(?<adjective>cheap|cheapest|affordable|used|second hand|refurbished) (?<topic>(?!ways? ).+)$/i,
    lines: [
      ['best', 'best {adjective} {topic} {tail?}'],
      ['latest', '{adjective} {topic} {tail?} {year}'],
      ['comparison', '{adjective} {topic} {tail?} comparison'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?<topic>(?!how |what |who |when |where |which |why |is |are |best |top ).*(?:standings|scores?|schedule|results|rankings|news|medal count|fixtures|exchange rate.*|trends|statistics|market share|forecast))$/i,
    lines: [
      ['latest', '{topic} {year}'],
      ['latest', 'latest {topic}'],
    ],
  },
  {
    intent: 'best_of',
    pattern:
      /^(?<topic>(?!how |what |who |when |where |which |why |is |are |best |top |types |list |good |great |some |cheap |free )(?:[^ ]+ ){1,3}(?:suppliers|manufacturers|wholesalers|vendors|agencies|distributors|marketplaces|brands|strategies|ideas|programs|courses|websites|companies|jobs|techniques|methods|exercises|games|movies|books|podcasts|gifts|destinations|beaches|stocks|startups|providers|certifications|scholarships|degrees|careers|services|blogs|influencers|conferences|trails|restaurants|museums|breeds|snacks|toys))(?<tail>(?: (?:for|in|with|under|near) .+| [^ ]+)?)$/i,
    lines: [
      ['best', 'best {topic} {tail?}'],
      ['latest', '{topic} {tail?} {year}'],
      ['top', 'top {topic} {tail?}'],
      ['list', 'list of {topic} {tail?}'],
    ],
  },
  // Best of
  {
    intent: 'fact',
    pattern:
      /^(?:(?:when|what) is )?(?:the )?best (?<when>time|day|age|month|season)(?: of (?:the )?(?:day|year|week))? to (?<task>(?!visit|travel|go to).+)$/i,
    lines: [
      ['rephrased', 'when to {task}'],
      ['latest', 'best {when} to {task} {year}'],
    ],
  },
  {
    intent: 'how_to',
    pattern:
      /^(?:what(?:'s| is) )?(?:the |an? )?(?:best|good|easy|easiest|fastest|quickest|safest) way to (?<task>.+)$/i,
    lines: [
      ['question', 'how to {task}'],
      ['steps', '{task} step by step'],
      ['easy', 'easiest way to {task}'],
    ],
  },
  {
    intent: 'local',
    pattern:
      /^(?:the )?(?:best|top(?:[- ]rated)?(?: \d+)?|good|cheap|affordable) (?<topic>.+?) (?<place>near me|nearby|near by|close to me|in my area)(?: .+)?$/i,
    lines: [
      ['top', 'top rated {topic} {place}'],
      ['reviews', '{topic} {place} reviews'],
      ['cheap', 'affordable {topic} {place}'],
      ['openNow', '{topic} open now {place}'],
    ],
  },
  {
    intent: 'best_of',
    pattern: /^(?:what (?:is|are) )?(?:the |some )?(?:best|good|top) (?<topic>(?:completely )?free .+)$/i,
    lines: [
      ['latest', 'best {topic} {tail?} {year}'],
      ['top', 'top rated {topic} {tail?}'],
      ['comparison', '{topic} {tail?} comparison'],
      ['discussion', 'best {topic} {tail?} reddit'],
    ],
  },
  {
    intent: 'best_of',
    pattern:
      /^(?:(?:what|which|who)(?:'s| is| are) )?(?:the |some |a |an )?(?:(?:very |absolute )?best(?:[- ]rated)?|top(?:[- ]rated)?(?: \d+)?|\d+ best|leading|most popular|most recommended|recommended|good|great|cheap|affordable)(?! (?:selling|known|friends?|actor|actress|picture|director|of|speed|scorer|player|morning|night|ways?)\b) (?<topic>.+?)(?: (?:right now|today|(?:in )?20\d\d))?$/i,
  },
  {
    intent: 'best_of',
    pattern:
      /^(?:which|what) (?<topic>(?!is |are |was |does |.* (?:do|does|did) ).+?) (?:(?:is|are)(?: considered)? (?:the )?(?:best|right|good|better|most popular)|(?:should|can|do|would) (?:i|we|you) (?:use|buy|choose|get|recommend|pick)|to (?:buy|use|choose)|works? best)(?<tail>.*)$/i,
  },
  {
    intent: 'best_of',
    pattern:
      /^(?:(?:what|which) (?:is|are) )?(?:the )?(?<most>most (?:reliable|popular|comfortable|affordable|durable|fuel efficient|efficient|powerful|secure|accurate|trusted|effective)|longest lasting|easiest|lightest|quietest|safest) (?<topic>(?!way |countr|cit).+)$/i,
    needsKind: true,
    lines: [
      ['latest', '{most} {topic} {tail?} {year}'],
      ['best', 'best {topic} {tail?}'],
      ['discussion', '{most} {topic} {tail?} reddit'],
      ['reviews', '{topic} reviews {tail?}'],
    ],
  },
  // Prices
  {
    intent: 'price',
    pattern: /^(?:what is )?(?:the )?(?:average )?cost of living in (?<place>.+)$/i,
    lines: [
      ['latest', 'cost of living in {place} {year}'],
      ['pricing', 'average rent in {place}'],
      ['pricing', '{place} monthly living expenses'],
    ],
  },
  {
    intent: 'price',
    pattern:
      /^(?:what(?:'s| is) )?(?:the |an? )?(?:cheapest|cheap|affordable|most affordable|least expensive) way to (?<task>.+)$/i,
    lines: [
      ['rephrased', 'how to {task} cheap'],
      ['pricing', 'cost to {task}'],
      ['cheap', 'cheap ways to {task}'],
    ],
  },
  {
    intent: 'price',
    pattern: /^how (?:much|expensive) (?:does|would|will|is) it (?:cost )?to (?<task>.+)$/i,
    lines: [
      ['rephrased', 'cost to {task}'],
      ['pricing', 'average cost to {task}'],
      ['cheap', 'cheapest way to {task}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how much (?:did|does) (?<topic>.+?) cost to (?<doing2>[^ ]+)$/i,
    lines: [
      ['rephrased', 'cost to {doing2} {=topic}'],
      ['rephrased', 'total cost to {doing2} {=topic}'],
    ],
  },
  {
    intent: 'price',
    pattern: /^(?:what|how much) (?:does|do|would|will|did) (?<topic>.+?) cost(?<tail>.*)$/i,
    lines: [
      ['pricing', '{topic} cost {tail?}'],
      ['pricing', '{topic} price {tail?}'],
      ['latest', '{topic} cost {tail?} {year}'],
      ['pricing', '{brand} pricing plans'],
      ['alternatives', 'cheaper alternatives to {brand}'],
      ['pricing', 'average cost of {goods} {tail?}'],
      ['pricing', 'average cost of {thing} {tail?}'],
      ['pricing', 'average {trade} cost {tail?}'],
      ['cheap', 'affordable {trade} {tail?}'],
      ['cheap', 'affordable {service} {tail?}'],
      ['cheap', 'cheap {goods} {tail?}'],
    ],
  },
  {
    intent: 'price',
    pattern: /^how much (?:is|are) (?!\d)(?<topic>.+?)(?: worth)?(?<tail>(?: (?:for|in|per|to) .*)?)$/i,
    lines: [
      ['pricing', '{topic} price {tail?}'],
      ['pricing', '{topic} cost {tail?}'],
      ['latest', '{topic} price {tail?} {year}'],
      ['pricing', '{brand} pricing plans'],
      ['cheap', 'cheap {goods} {tail?}'],
    ],
  },
  {
    intent: 'price',
    pattern:
      /^(?:what(?:'s| is| are) )?(?:the )?(?:average |typical |current )?(?<cost>costs?|prices?|pricing|fares?|fees?|rates?) (?:of|for) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {cost} {tail?}'],
      ['latest', '{topic} {cost} {tail?} {year}'],
      ['question', 'how much is the {cost} for {named} {tail?}'],
      ['pricing', 'average {goods} {cost} {tail?}'],
      ['pricing', 'average {thing} {cost} {tail?}'],
      ['alternatives', 'cheaper alternatives to {brand}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?<topic>.*(?:acquisition|merger|deal|takeover|buyout|transfer|ipo)) (?:price|cost|value|amount|fee)(?<tail>)$/i,
    lines: [
      ['question', 'how much was the {topic}'],
      ['attribute', '{topic} value'],
    ],
  },
  {
    intent: 'price',
    pattern:
      /^(?<topic>(?!how |what |why |who ).+?) (?<cost>fare|fee)s?(?: costs?| prices?)?(?<tail>(?: (?:in|for|per|to) .*| [^ ]+)?)$/i,
    lines: [
      ['question', 'how much is the {topic} {cost} {tail?}'],
      ['latest', '{topic} {cost} {tail?} {year}'],
    ],
  },
  {
    intent: 'price',
    pattern:
      /^(?:average |typical )?(?<topic>(?!how |what |why |who ).+?) (?<cost>costs?|prices?|pricing)(?<tail>(?: (?:in|for|per|to) .*| [^ ]+)?)$/i,
    lines: [
      ['latest', '{topic} {cost} {tail?} {year}'],
      ['worthIt', 'is {branded} worth it'],
      ['alternatives', '{branded} alternatives'],
      ['question', 'how much is {brand} {tail?}'],
      ['question', 'how much is {named} {tail?}'],
      ['pricing', '{brand} pricing plans {tail?}'],
      ['trial', '{brand} free trial'],
      ['alternatives', 'cheaper alternatives to {brand}'],
      ['pricing', 'average {goods} {cost} {tail?}'],
      ['pricing', 'average {thing} {cost} {tail?}'],
      ['pricing', 'average {offer} {cost} {tail?}'],
      ['pricing', 'average {service} {cost} {tail?}'],
      ['cheap', 'cheap {goods} {tail?}'],
      ['cheap', 'cheap {offer} {tail?}'],
      ['pricing', 'average {trade} {cost} {tail?}'],
      ['cheap', 'affordable {trade} {tail?}'],
      ['cheap', 'affordable {service} {tail?}'],
    ],
  },
  // Health
  {
    intent: 'health',
    pattern: i(
      `^(?:does|do|can|could|will) (?<topic>[^ ]+(?: [^ ]+){0,2}?) (?:cause|causes|lead to|trigger|make|worsen|increase|raise) (?:you )?(?<outcome>(?:[^ ]+ ){0,2}(?:${SYMPTOM}|${DISEASE}|weight gain|gain weight|blood pressure|cholesterol|inflammation|bloated|tired|heart rate))$`,
    ),
    lines: [
      ['rephrased', '{topic} and {outcome}'],
      ['rephrased', '{topic} related {outcome}'],
      ['statistics', '{topic} {outcome} study'],
    ],
  },
  {
    intent: 'health',
    pattern: i(
      `^(?:does|do|can|could|will) (?<topic>[^ ]+(?: [^ ]+){0,2}?) (?:help(?: with| to| you| for)?|prevent|reduce|lower|cure|treat|relieve|improve) (?<outcome>(?:[^ ]+ ){0,2}(?:${SYMPTOM}|${DISEASE}|blood pressure|cholesterol|inflammation|sleep|digestion|stress|memory|weight loss|lose weight|immunity))$`,
    ),
    lines: [
      ['rephrased', '{topic} {outcome}'],
      ['benefits', '{topic} benefits'],
      ['statistics', '{topic} {outcome} study'],
    ],
  },
  {
    intent: 'health',
    pattern: i(
      `^what (?:helps?|works|is good|can i take|to take|to do|should i take)(?: with| for| against| about)? (?:an? |the |my )?(?<topic>(?:[^ ]+ ){0,3}(?:${SYMPTOM}|${DISEASE}))(?<tail>(?: (?:in|after|during|when|at|on|while) .+)?)$`,
    ),
    lines: [
      ['remedies', '{topic} home remedies {tail?}'],
      ['treatment', 'how to relieve {topic} {tail?}'],
      ['treatment', '{topic} treatment {tail?}'],
      ['causes', '{topic} causes {tail?}'],
    ],
  },
  {
    intent: 'health',
    pattern:
      /^(?:my |why (?:is|does|has) my )?(?<topic>(?:(?:\d+|one|two|three)[- ](?:month|year|week)[- ]old |older |senior |elderly |indoor )?(?:cat|kitten|dog|puppy|rabbit|hamster|guinea pig|parrot|horse|toddler|baby|newborn|infant|child|son|daughter)(?:'s)? (?!food|bed|toys?|names?|breeds?|insurance|carrier|seat|shower|clothes|training|costume|care|first )(?=.*(?:vomit|throw|puk|eat|drink|limp|cough|sneez|shak|trembl|breath|lick|scratch|itch|poop|pee|urinat|blood|diarrhea|letharg|foam|los|shed|swollen|fever|rash|cry|sleep|not|won't|wont|keeps|pant|whin|hid|drool|runny|constipat|red|bit|gag)).+)(?<tail>)$/i,
    lines: [
      ['causes', '{topic} causes'],
      ['fix', '{topic} what to do'],
      ['reasons', '{topic} reasons'],
    ],
  },
  {
    intent: 'health',
    pattern:
      /^(?:why (?:does|do|is|are) )?my (?<topic>(?:(?:left|right|lower|upper|big|middle|inner) ){0,2}(?:knees?|back|neck|shoulders?|hips?|ankles?|wrists?|elbows?|feet|foot|toes?|heels?|hands?|fingers?|legs?|calf|calves|thighs?|arms?|jaw|teeth|tooth|gums?|tongue|throat|ears?|eyes?|nose|head|scalp|skin|stomach|belly|chest|heart|shins?|lips?|face|nails?|eyelids?|period|voice|pee) [^ ]+(?: (?!when |while |after |at |in |during |every )[^ ]+)?)(?<tail>(?: (?:when|while|after|at|in|during|every) .+)?)$/i,
    lines: [
      ['rephrased', '{topic} {tail?}'],
      ['causes', '{topic} causes'],
      ['treatment', '{topic} treatment'],
      ['doctor', '{topic} when to see a doctor'],
    ],
  },
  {
    intent: 'health',
    pattern: i(
      `^(?:what (?:is|are) (?:the )?(?:best |main |most common )?)?${ASPECT} (?:of|for) (?<topic>(?:[^ ]+ ){0,3}${SYMPTOM})(?<tail>(?: (?:in|after|during|when|at|on) .+)?)$`,
    ),
  },
  {
    intent: 'health',
    pattern: i(
      `^(?:what (?:is|are) (?:the )?(?:best |main |early |most common )?)?${ASPECT} (?:of|for) (?<topic>(?:[^ ]+ ){0,2}${DISEASE})(?<tail>(?: (?:in|after|during|when|at) .+)?)$`,
    ),
    lines: [
      ['symptoms', '{topic} symptoms {tail?}'],
      ['causes', '{topic} causes {tail?}'],
      ['treatment', '{topic} treatment {tail?}'],
      ['diagnosis', 'how is {topic} diagnosed'],
    ],
  },
  {
    intent: 'health',
    pattern: i(
      `^(?:what (?:causes|is causing|could be causing|might be causing|can cause)(?: my| an?)?|how (?:to|do i|can i) (?:treat|get rid of|relieve|stop|cure|ease|prevent|help)|why do i (?:have|get|feel)|i have(?: an?)?) (?<topic>(?:[^ ]+ ){0,3}(?:${SYMPTOM}|${DISEASE}))(?<tail>(?: (?:in|after|during|when|at|on|every) .+)?)$`,
    ),
  },
  {
    intent: 'health',
    pattern: i(
      `^(?<topic>(?:(?!what|how|why|is |are |can |which|who|best|does |do |did |should|could|will |when|tips|top )[^ ]+ ){0,3}?${DISEASE})(?: ${ASPECT}.*)?(?<tail>(?: (?:in|after|during) .+)?)$`,
    ),
    lines: [
      ['symptoms', '{topic} symptoms {tail?}'],
      ['causes', '{topic} causes {tail?}'],
      ['treatment', '{topic} treatment {tail?}'],
      ['diagnosis', 'how is {topic} diagnosed'],
    ],
  },
  {
    intent: 'health',
    pattern: i(
      `^(?<topic>(?:(?!what|how|why|is |are |can |which|who|best|does |do |did |should|could|will |when|tips|top )[^ ]+ ){0,4}?${SYMPTOM}(?: (?:on|in|under|behind|below|above) (?:the )?(?:left |right |lower |upper |inner |outer |back of (?:the )?|side of (?:the )?)?[^ ]+(?: side)?)?)(?: ${ASPECT}.*)?(?<tail>(?: (?:after|during|when|while|at|from) .+| (?:men|women|kids|children|adults|toddlers|pregnancy|babies))?)$`,
    ),
  },
  {
    intent: 'health',
    pattern:
      /^(?<topic>(?!what|how|why|is |are |can |which|who|best|does |do |did )(?:[^ ]+ ){0,3}[^ ]+) (?:symptoms|side effects|treatment|diagnosis|remedies|triggers)(?<tail>(?: (?:in|after|during|for) .+)?)$/i,
    lines: [
      ['symptoms', '{topic} symptoms {tail?}'],
      ['causes', '{topic} causes {tail?}'],
      ['treatment', '{topic} treatment {tail?}'],
    ],
  },
  // Malfunctions
  {
    intent: 'code',
    pattern: i(
      `^(?<topic>(?!what |which |who |why |how |when |where |is |are |does |do |can )(?=.*(?<![^ ])(?:${TECH}|[^ ]+Error:?|[^ ]+Exception:?)(?![^ ]))(?!.*(?:exception|error) handling)(?=.*(?<![^ ])(?:errors?|exception|returning|returns|not working|not found|undefined|null|nan|#n/a|#ref!?|#value!?|out of range|out of memory|not defined|does not exist|doesn't exist|rejected|refused|denied|exits|failed|fails|failing|cannot|can't|missing|timeout|timed out|invalid|unexpected|won't|stuck|conflicts?|crash(?:es|ing)?|not recogni[sz]ed|not a function|not rendering|not updating|infinite loop|too many|deprecated|mismatch|is not|keeps|hangs|slow|twice|not)(?![^ ])).+)(?<tail>)$`,
    ),
    lines: [
      ['fix', 'how to fix {topic}'],
      ['fix', '{topic} solution'],
      ['forum', '{topic} stack overflow'],
    ],
  },
  {
    intent: 'fault',
    pattern: i(
      `^(?:my |the |our )?(?<topic>(?!how |what |why |who |when |where |which |is |are |does |best |can )(?=.*(?<![^ ])${GADGET}(?![^ ]))(?=.*(?<![^ ])(?:drain(?:s|ing)|dies|dying|drift(?:s|ing)?|slow|lag(?:s|ging)?|turns (?:off|on)|turn off|turning (?:off|on)|shuts (?:off|down)|shutting (?:off|down)|restarts|restarting|rebooting|disconnect(?:s|ing)|dropping|drops|buffering|overheats|rattl(?:es|ing)|grinding|squeak(?:s|ing|y)|squeal(?:s|ing)|cuts out|cutting out|loud|noisy|(?:weird |strange |loud )?noise(?! cancel)|humming|clicking|smoking|sparking|tripp(?:ed|ing)|discharging|losing|swollen|cracked|jammed|backing up|overflowing|smelly|weak|low pressure|intermittent|glitch(?:es|ing)?|shak(?:es|ing)|lights? (?:flashing|blinking|on))(?![^ ])).+)(?<tail>)$`,
    ),
    lines: [
      ['fix', '{topic} fix'],
      ['causes', '{topic} causes'],
      ['troubleshooting', '{topic} troubleshooting'],
    ],
  },
  {
    intent: 'fault',
    pattern: i(
      `^(?:(?=(?:how to |why |my |the |won't |is |does |(?:fix|repair) |an? )*(?:[^ ]+ )?(?<device>${DEVICE})(?! app| cover| case)\\b)|)(?:how (?:to|do (?:i|you)|can i)|ways to) (?:fix|repair|troubleshoot|resolve) (?<topic>.+)(?<tail>)$`,
    ),
    lines: [
      ['causes', '{topic} causes'],
      ['troubleshooting', '{topic} troubleshooting'],
      ['fix', '{topic} fix'],
      ['repairCost', '{device} repair cost'],
    ],
  },
  {
    intent: 'fault',
    pattern: i(
      `^(?:(?=(?:how to |why |my |the |won't |is |does |(?:fix|repair) |an? )*(?:[^ ]+ )?(?<device>${DEVICE})(?! app| cover| case)\\b)|)why (?<aux>won't|doesn't|isn't|can't|don't|aren't) my (?<subject>.+?) (?<does>[^ ]+)$`,
    ),
    lines: [
      ['rephrased', '{subject} {aux} {does}'],
      ['fix', 'how to fix {subject} that {aux} {does}'],
      ['troubleshooting', '{subject} {aux} {does} troubleshooting'],
      ['repairCost', '{device} repair cost'],
    ],
  },
  {
    intent: 'fault',
    pattern: i(
      `^(?:(?=(?:how to |why |my |the |won't |is |does |(?:fix|repair) |an? )*(?:[^ ]+ )?(?<device>${DEVICE})(?! app| cover| case)\\b)|)why (?:is|are|does|do|has|did) my (?<topic>.+)(?<tail>)$`,
    ),
    lines: [
      ['rephrased', '{topic}'],
      ['fix', '{topic} fix'],
      ['causes', '{topic} causes'],
      ['troubleshooting', '{topic} troubleshooting'],
      ['repairCost', '{device} repair cost'],
    ],
  },
  {
    intent: 'definition',
    pattern:
      /^what (?:does|do) (?<topic>.*(?:error|\b[345]\d\d\b|unavailable|exception|code|light|warning).*?) mean(?<tail>(?: (?:on|in) .+)?)$/i,
    lines: [
      ['meaning', '{topic} meaning {tail?}'],
      ['fix', 'how to fix {topic} {tail?}'],
      ['causes', '{topic} causes {tail?}'],
    ],
  },
  {
    intent: 'fault',
    pattern: i(
      `^(?:(?=(?:how to |why |my |the |won't |is |does |(?:fix|repair) |an? )*(?:[^ ]+ )?(?<device>${DEVICE})(?! app| cover| case)\\b)|)(?:my |the )?(?<topic>(?!how |what |why |who |when |where |which |is |are |does )(?=.*\\b(?:not working|won't|wont|doesn't|doesnt|isn't|can't|cannot|keeps|stopped|leaking|leaks|broken|error|crash(?:es|ing)?|frozen|freezing|stuck|flickering|blinking|overheating|not [a-z]+ing|unavailable|making noise|clogged|no signal|no sound|black screen|not found|not used|blowing cold air|blowing hot air|smoke from|smells|smell|dripping|tripping|vibrating|buzzing|beeping|won't start|blue screen|check engine light|no power|no picture|turn on)\\b).+)(?<tail>)$`,
    ),
  },
  // Local services
  {
    intent: 'local',
    pattern: i(
      `^(?:(?:emergency|24 hour|24/7|late night|out of hours|same day|urgent) )(?<topic>${SERVICE})(?:${OPEN})? (?<where>(?:in|near(?! me\\b)|around) .+)$`,
    ),
    lines: URGENT,
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE})${OPEN} (?<where>(?:in|near(?! me\\b)|around) .+)$`),
    lines: URGENT,
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE}) (?<where>(?:in|near(?! me\\b)|around) [^ ]+(?: [^ ]+)?)${OPEN}$`),
    lines: URGENT,
  },
  {
    intent: 'local',
    pattern: i(
      `^(?:(?:emergency|24 hour|24/7|late night|out of hours|same day|urgent) )(?<topic>${SERVICE})(?:${OPEN})? (?<where>(?<city>[^ ]+(?: [^ ]+)?))$`,
    ),
    lines: URGENT,
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE})${OPEN} (?<where>(?<city>[^ ]+(?: [^ ]+)?))$`),
    lines: URGENT,
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE}) (?<where>(?<city>[^ ]+(?: [^ ]+)?))${OPEN}$`),
    lines: URGENT,
  },
  {
    intent: 'local',
    pattern: /^(?<topic>.+?) (?<place>near me|nearby|near by|close to me|in my area)(?: (?<when>.+))?$/i,
  },
  {
    intent: 'local',
    pattern:
      /^(?<topic>(?!number |list |how |what |why |types |history |are |is )(?:[^ ]+ ){0,3}(?:dentists?|doctors?|lawyers?|attorneys?|plumbers?|electricians?|locksmiths?|vets?|veterinarians?|mechanics?|roofers?|handyman|contractors?|painters?|gardeners?|physiotherapists?|chiropractors?|dermatologists?|agenc(?:y|ies)|restaurants?|caf[eé]s?|coffee shops?|coffee|bars?|gyms?|salons?|barbers?|hairdressers?|accountants?|schools?|clinics?|hospitals?|therapists?|photographers?|movers|moving companies|cleaning services?|cleaners?|tutors?|spas?|baker(?:y|ies)|pizza|sushi|burgers?|brunch|daycares?|coworking spaces?|yoga studios?|pharmac(?:y|ies)|car rentals?|driving schools?|tailors?|florists?|ramen|tattoo shops?|nail salons?|optician|law firms?|pest control|pet groomers?|dog walkers?|venues?|shops?|stores?|classes|lessons|markets?|tours?|parks|contractors?|builders?|estate agents?|nurseries|opticians?|solicitors?|dog parks?|playgrounds?|escape rooms?|museums|beaches|hikes|campsites?)) (?<place>(?:in|near|around) .+)$/i,
    lines: [
      ['best', 'best {topic} {place}'],
      ['reviews', '{topic} {place} reviews'],
      ['cheap', 'affordable {topic} {place}'],
      ['emergency', 'emergency {urgent} {place}'],
      ['pricing', '{trade} cost {place}'],
      ['openNow', '{service} {place} open now'],
    ],
  },
  {
    intent: 'local',
    pattern:
      /^(?<topic>[^ ]+(?: [^ ]+){0,2}) (?<city>[^ ]+(?: [^ ]+)?) (?:free (?:consultation|quote|delivery)|reviews?|prices?|cost|cheap|opening hours|phone number|jobs|booking|online booking)$/i,
    lines: CITY,
  },
  {
    intent: 'local',
    pattern: /^(?<topic>[^ ]+(?: [^ ]+){0,2}) (?<city>[^ ]+ [^ ]+)$/i,
    lines: CITY,
  },
  {
    intent: 'local',
    pattern: /^(?<topic>[^ ]+(?: [^ ]+){0,2}) (?<city>[^ ]+)$/i,
    lines: CITY,
  },
  // Texts to write
  {
    intent: 'other',
    pattern:
      /^(?:write|compose|draft|generate|create|make)(?: me)?(?: an?| the| some)?(?: (?:short|long|funny|simple|professional|formal|creative|nice|\d+[- ]word))* (?<kind>linkedin post|instagram caption|instagram post|facebook post|tweet|social media post|press release|newsletter|resignation letter|thank you note|wedding speech|bio|script|poem|essay|story|song|email|letter|speech|blog post|article|haiku|cover letter|caption|resume|toast|slogan|product description|joke)s? (?<prep>about|on|for|to) (?<topic>.+)(?<tail>)$/i,
    lines: [
      ['rephrased', '{kind} {prep} {=topic}'],
      ['examples', '{kind} examples {prep} {=topic}'],
      ['examples', '{kind} ideas {prep} {=topic}'],
    ],
  },
  {
    intent: 'code',
    pattern:
      /^(?<error>.*(?:TypeError|ReferenceError|SyntaxError|ValueError|KeyError|ImportError|ModuleNotFoundError|NullPointerException|[^ ]+Exception|segmentation fault|cannot read propert(?:y|ies)|undefined is not|module not found|permission denied|connection refused).*)$/i,
    lines: [
      ['fix', 'how to fix {error}'],
      ['forum', '{error} stack overflow'],
      ['causes', '{error} cause'],
    ],
  },
  // Code
  {
    intent: 'code',
    pattern: i(`^how (?:to|do (?:i|you)|can (?:i|you)) (?<task>.*(?<![^ ])${TECH}(?![^ ]).*)$`),
    lines: [
      ['keywords', '{~task}'],
      ['codeExample', '{~task} example'],
      ['forum', '{~task} stack overflow'],
      ['tutorial', '{task} tutorial'],
      ['question', 'how to {task}'],
    ],
  },
  {
    intent: 'code',
    pattern: i(
      `^(?<task>(?:create|convert|sort|merge|join|parse|remove|delete|add|get|find|read|write|filter|replace|split|reverse|print|iterate|loop|connect|install|import|export|call|check|count|group|center|build|deploy|run|undo|revert|rename|extract|concatenate|append|generate|validate|format|update|insert|select|compare|flatten|map|declare|define|initialize) .*(?<![^ ])${TECH}(?![^ ]).*)$`,
    ),
    lines: [
      ['question', 'how to {task}'],
      ['codeExample', '{~task} example'],
      ['forum', '{~task} stack overflow'],
    ],
  },
  {
    intent: 'code',
    pattern: i(
      `^(?<topic>(?!what |which |who |why |how |when |where |is |are |does |do |can )(?=.*(?<![^ ])${TECH}(?![^ ])).+ .+?)(?: (?:tutorials?|examples?|documentation|docs))?(?<tail>)$`,
    ),
    lines: [
      ['codeExample', '{topic} example'],
      ['documentation', '{topic} documentation'],
      ['tutorial', '{topic} tutorial'],
    ],
  },
  // How-to
  {
    intent: 'fact',
    pattern:
      /^(?<title>how to .+?) (?<attr>publication (?:year|date)|release date|author|cast|summary|lyrics|runtime|isbn|director)$/i,
    lines: [
      ['question', 'what is the {attr} of {title}'],
      ['overview', '{title} Wikipedia'],
    ],
  },
  {
    intent: 'how_to',
    pattern:
      /^(?:how (?:to|(?:do|can|could|should|would) (?:i|you|we|one|people))|(?:ways|steps|guide) (?:to|on how to)|(?:learn )?(?:how )to) (?<task>(?!(?:[^ ]+ ){1,2}(?:him|her|them|it|this|that)(?: |$)).+)$/i,
  },
  // Definitions
  {
    intent: 'definition',
    pattern:
      /^(?:what(?:'s| is| are) (?:an? |the )?)?(?<topic>[^ ]+(?: [^ ]+){0,4}?) (?:explained(?: simply)?|in (?:simple|plain|layman's) (?:terms|words|english)|for dummies|in a nutshell|eli5)(?<tail>)$/i,
    lines: [
      ['question', 'what {be} {topic}'],
      ['howItWorks', 'how does {topic} work'],
      ['examples', '{topic} examples'],
    ],
  },
  {
    intent: 'definition',
    pattern: /^what (?:does|do) (?<topic>.+?) (?:mean|stand for)(?<tail>(?: (?:in|on) .+)?)$/i,
    lines: [
      ['meaning', '{topic} meaning {tail?}'],
      ['definition', '{topic} definition {tail?}'],
      ['explained', '{topic} explained {tail?}'],
    ],
  },
  {
    intent: 'definition',
    pattern: /^how (?:(?:does|do|did) )?(?<topic>(?!to ).+?) works?$/i,
    lines: [
      ['explained', '{topic} explained'],
      ['definition', 'what {be} {thing}'],
      ['definition', 'what {be} {software}'],
      ['explained', '{topic} in simple terms'],
      ['features', '{brand} features'],
      ['types', 'types of {goods}'],
    ],
  },
  {
    intent: 'definition',
    pattern: /^(?:what(?:'s| is) )?(?:the )?(?<topic>.+?) (?:definition|meaning|definitions)$/i,
    lines: [
      ['question', 'what is {topic}'],
      ['meaning', '{topic} meaning'],
      ['definition', '{topic} definition'],
      ['explained', '{topic} explained'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:what|who)(?:'s| is| was| are| were) (?<owner>[^ ]+(?: [^ ]+)?)'s (?<attr>.+)$/i,
    lines: [
      ['attribute', '{owner} {attr}'],
      ['rephrased', '{attr} of {owner}'],
    ],
  },
  {
    intent: 'definition',
    pattern:
      /^(?:what(?:'s| is| are) (?:meant by )?|define |definition of |meaning of )(?:an? )?(?<topic>(?!the |that |your |my |this |it |some |in )(?!.*(?<![^ ])(?:of|for|that|when|to)(?![^ ]))[^ ]+(?: [^ ]+){0,3}?)(?: and (?:its|their|why|how) .+)?$/i,
  },
  // Advice
  {
    intent: 'comparison',
    pattern: /^should (?:i|we|you) (?<a>[^ ]+(?: [^ ]+)?) or (?<b>.+)$/i,
    lines: [
      ['versus', '{a} vs {b}'],
      ['prosAndCons', '{a} or {b} pros and cons'],
      ['better', 'is it better to {a} or {b}'],
    ],
  },
  {
    intent: 'how_to',
    pattern: /^what (?:should|can|must|could) (?:i|you|we) (?<task>.+)$/i,
    lines: [
      ['rephrased', 'what to {task}'],
      ['tips', '{~task} tips'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how (?<count>much|many) (?<noun>.+?) (?:should|do|can|must) (?:i|you|we) (?<task>.+)$/i,
    lines: [['rephrased', 'how {count} {noun} to {task}']],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:is it|it is) (?:normal|common|weird|bad) to (?<task>(?:feel|have|get|sweat|sleep|cry|wake|bleed|shake|be) .+)$/i,
    lines: [
      ['rephrased', 'why do i {task}'],
      ['causes', '{~task} causes'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:is it|it is) (?<adjective>safe|ok|okay|bad|good|healthy|unhealthy|normal|dangerous|rude) to (?<task>.+)$/i,
    lines: [
      ['rephrased', 'can you {task}'],
      ['rephrased', 'should you {task}'],
    ],
  },
  {
    intent: 'health',
    pattern:
      /^(?:can|should|could) (?:you|i|we) (?:take|mix|drink|combine|have) (?<first>[^ ]+(?: [^ ]+)?) (?:with|and|after) (?<second>[^ ]+(?: [^ ]+)?)$/i,
    lines: [
      ['rephrased', '{first} and {second} interaction'],
      ['effects', '{first} with {second} side effects'],
      ['rephrased', 'is it safe to take {first} with {second}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^do (?:i|you|we) need (?<topic>.+)$/i,
    lines: [
      ['rephrased', '{topic} requirements {tail?}'],
      ['question', 'who needs {=topic} {tail?}'],
    ],
  },
  {
    intent: 'definition',
    pattern: /^what does it mean (?:when|if|to) (?<rest>.+)$/i,
    lines: [
      ['meaning', '{rest} meaning'],
      ['reasons', 'why {=rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?<attr>synonyms?|antonyms?|another word|rhymes|words that rhyme) (?:for|of|with) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['question', 'what is another word for {topic}'],
    ],
  },
  // Facts: people
  {
    intent: 'fact',
    pattern:
      /^who(?: (?:first|originally|primarily|actually))? (?<verb>founded|co-founded|established|started|invented|created) (?<topic>(?!and ).+)$/i,
    lines: [
      ['person', '{topic} {agent}'],
      ['rephrased', '{agent} of {=topic}'],
      ['history', '{topic} history'],
      ['question', 'who is the {agent} of {=topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^who(?: (?:first|originally|primarily|actually))? (?<verb>[^ ]+) (?<topic>(?!and ).+?)(?<tail>(?: (?:in|at|during) .+)?)$/i,
    lines: [
      ['person', '{topic} {agent} {tail?}'],
      ['rephrased', '{agent} of {topic} {tail?}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^who (?:is|was) (?<name>[^ ]+)$/i,
    lines: [
      ['overview', '{name} biography'],
      ['keywords', '{name}'],
      ['overview', '{name} Wikipedia'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^who (?:holds|held|has|had) (?<rest>.+)$/i,
    lines: [
      ['rephrased', '{rest}'],
      ['rephrased', 'holder of {=rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^who (?:played|plays|voiced|voices|portrayed|portrays) (?<part>.+?)(?: in (?<work>.+))?$/i,
    lines: [
      ['person', '{part} actor {work?}'],
      ['list', '{work} cast'],
      ['person', 'actor who played {part}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:what|which) (?<noun>[^ ]+(?: [^ ]+)?) (?:do|does|did) (?:they|people) (?:speak|use|have|eat|drink|celebrate|drive|wear|play) in (?<place>.+)$/i,
    lines: [
      ['attribute', '{place} {noun}'],
      ['rephrased', '{noun} in {place}'],
    ],
  },
  // Facts: dates
  {
    intent: 'fact',
    pattern:
      /^(?:when|(?:in |on )?(?:what|which) (?:year|date|day|month)) (?:was|were|did) (?<topic>.+?) (?:first )?(?<doing>[^ ]+|pass away|come out|come down)(?<tail>(?: (?:in|at|to|from|by|as|for|with) .+)?)$/i,
    lines: [
      ['attribute', '{~topic} {event} date'],
      ['attribute', '{~topic} {event} year'],
      ['timeline', '{~topic} {event} {~tail}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^when (?<aux>did|was|were) (?<rest>.+)$/i,
    lines: [
      ['question', 'what year {aux} {undated}'],
      ['keywords', '{~rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:in |on )?(?:what|which) (?:year|date|day|month) (?<aux>did|was|were) (?<rest>.+)$/i,
    lines: [
      ['attribute', '{~rest} year'],
      ['question', 'when {aux} {=rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^when (?:is|are|does|do|will|can|should) (?<rest>.+)$/i,
    lines: [['attribute', '{~rest} date']],
  },
  {
    intent: 'fact',
    pattern:
      /^what time (?:does|do|is|are) (?<topic>.+?) (?:open|close|opening|closing)s?(?<tail>(?: (?:on|today|in) ?.*)?)$/i,
    lines: [
      ['attribute', '{topic} opening hours {tail?}'],
      ['attribute', '{topic} hours {tail?}'],
    ],
  },
  // Facts: places
  {
    intent: 'fact',
    pattern: /^where (?:was|were) (?<topic>.+?) born$/i,
    lines: [
      ['attribute', '{topic} birthplace'],
      ['attribute', '{topic} place of birth'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^where (?:do|does) (?<topic>.+?) (?:live|come from|grow)$/i,
    lines: [
      ['attribute', '{topic} habitat'],
      ['location', 'where to find {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:what|which) (?<noun>county|state|country|city|region|continent|time zone|province|district) is (?<topic>.+?)(?: located)? in$/i,
    lines: [
      ['attribute', '{topic} {noun}'],
      ['question', 'where is {topic} located'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^where (?<aux>is|are|was|were) (?<topic>(?!.* or ).+?)(?: (?:located|situated|based|found))?$/i,
    lines: [
      ['location', '{topic} location {tail?}'],
      ['location', '{topic} on a map'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how far (?:is|are) (?<start>.+?) from (?<end>.+)$/i,
    lines: [
      ['rephrased', 'distance from {=start} to {=end}'],
      ['attribute', '{start} {end} distance'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how long (?:is|are|was|were) (?!the |an? |his |her |your |my )(?<rest>.+)$/i,
    lines: [
      ['duration', '{~rest} duration'],
      ['duration', '{~rest} how many years'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how long (?:do|does|can|will) (?<topic>.+?) live(?<tail>(?: in .+)?)$/i,
    lines: [
      ['attribute', '{topic} lifespan {tail?}'],
      ['attribute', 'average life expectancy of {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^how long (?:do|does|can|will|is|are) (?<topic>.+?) (?:last|keep|stay fresh|good)(?: for)?(?<tail> (?:in the|at|after|out|once|unrefrigerated).*)$/i,
    lines: [
      ['duration', '{topic} shelf life {tail}'],
      ['rephrased', 'how long is {topic} good {tail}'],
      ['tips', 'how to store {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how long (?:do|does|can|will) (?:an? |the )?(?<topic>.+?) (?:last|keep|stay fresh)$/i,
    lines: [
      ['duration', 'how long before {goods} need replacing'],
      ['attribute', 'average {goods} lifespan'],
      ['attribute', '{goods} life expectancy'],
      ['duration', '{thing} duration'],
      ['duration', 'how many days does {thing} last'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how long (?:to|should (?:i|you|we)|do (?:i|you|we)|can (?:i|you)) (?<task>.+)$/i,
    lines: [
      ['duration', '{~task} time'],
      ['question', 'how long does it take to {task}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:what|which) (?<noun>temperature|time|size|color|colour|type|kind|oil|setting|side) (?:to|should i|do i|do you|should you) (?<task>.+)$/i,
    lines: [
      ['attribute', '{~task} {noun}'],
      ['best', 'best {noun} to {task}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how much (?<noun>[^ ]+(?: [^ ]+)?) (?:is |are )?(?<where>(?:per|a|in|for) .+)$/i,
    lines: [
      ['keywords', '{noun} {=where}'],
      ['rephrased', 'amount of {noun} {=where}'],
    ],
  },
  // Facts: measures and counts
  {
    intent: 'fact',
    pattern: /^how (?<measure>tall|high) (?:is|are|was|were) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {quantity} {tail?}'],
      ['attribute', '{topic} {quantity} in feet'],
      ['attribute', '{topic} {quantity} in meters'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how (?<measure>[^ ]+) (?:is|are|was|were) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {quantity} {tail?}'],
      ['rephrased', '{quantity} of {topic} {tail?}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how long (?:is|are|was|were) (?<rest>(?:the|an?|his|her|your|my) .+)$/i,
    lines: [['rephrased', 'length of {=rest}']],
  },
  {
    intent: 'fact',
    pattern:
      /^how long (?:does|do|did) (?:it take (?:for )?(?:to )?(?<task>.+)|(?<topic>.+?) (?:take|last)(?<tail>(?: (?:to|in|for) .+)?))$/i,
    lines: [
      ['duration', '{topic} duration {tail?}'],
      ['rephrased', '{topic} time {tail?}'],
      ['duration', 'time to {task}'],
      ['duration', 'average time to {task}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^how many (?<noun>[^ ]+(?: [^ ]+)?) (?:are|is)(?: there)? (?<where>(?:in|on|per) (?:an?|one|each|\d+) .+)$/i,
    lines: [
      ['rephrased', 'number of {noun} {where}'],
      ['keywords', '{noun} {where}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^how many (?<noun>[^ ]+(?: (?!(?:did|does|do|has|have) )[^ ]+){0,6}?) (?:are|is|were|exist)(?: there)? (?<where>(?:in|on|at|per) .+)$/i,
    lines: [
      ['rephrased', 'number of {noun} {where}'],
      ['list', 'list of {noun} {where}'],
      ['keywords', '{noun} {where}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^how many (?<noun>[^ ]+(?: (?!(?:did|does|do|has|have) )[^ ]+){0,6}?) (?:have been|has been|had been|were|was|are) (?<part>.+)$/i,
    lines: [['rephrased', 'number of {noun} {=part}']],
  },
  {
    intent: 'fact',
    pattern:
      /^how many (?<noun>[^ ]+(?: (?!(?:did|does|do|has|have) )[^ ]+){0,6}?) (?:did|does|do|has|have|had|can|could) (?<subject>.+)$/i,
    lines: [
      ['attribute', '{name} {noun}'],
      ['keywords', '{~subject} {noun}'],
      ['rephrased', 'number of {noun} {~subject}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^how (?:many|much) (?<noun>calories|carbs|carbohydrates|protein|sugar|fat|fib(?:er|re)|caffeine|sodium|salt|potassium|iron|calcium|vitamin [a-z]\d*|grams of [^ ]+)(?: (?:is|are|does)(?: there)?)? in (?<what>.+)$/i,
    lines: [
      ['attribute', '{what} {noun}'],
      ['attribute', '{what} nutrition facts'],
      ['keywords', '{noun} in {=what}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how many (?<noun>[^ ]+(?: [^ ]+)?) (?:is |are )?(?<where>(?:per|a|in|for) .+)$/i,
    lines: [
      ['keywords', '{noun} {=where}'],
      ['rephrased', 'number of {noun} {=where}'],
    ],
  },
  // Facts: reasons
  {
    intent: 'fact',
    pattern:
      /^why (?<aux>is|are|was|were) (?<subject>(?:the |an? )?[^ ]+) (?<is>[^ ]+)(?<tail> (?:at|in|on|during|for|to|when|after) .+)$/i,
    lines: [
      ['rephrased', 'what makes {=subject} {is} {tail}'],
      ['reasons', 'reason {=subject} {aux} {is} {tail}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^why (?<aux>is|are|was|were) (?<subject>(?:the |an? )?[^ ]+(?: (?!at |in |on |so |not )[^ ]+){0,2}) (?<is>[^ ]+)$/i,
    lines: [
      ['rephrased', 'what makes {=subject} {is}'],
      ['reasons', 'reason {=subject} {aux} {is}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^why (?:do|does|don't|doesn't) (?!i |we |you )(?<rest>.+)$/i,
    lines: [
      ['rephrased', 'what makes {=rest}'],
      ['reasons', 'reasons why {=rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^why (?:(?:is|are|was|were|did|would|has|have|can|could|should) )?(?<rest>.+)$/i,
    lines: [
      ['reasons', '{~rest} reason'],
      ['explained', '{~rest} explained'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^what causes (?<topic>.+)$/i,
    lines: [
      ['causes', '{topic} causes {tail?}'],
      ['reasons', 'why does {topic} happen'],
      ['explained', '{topic} explained'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^what happens (?:if|when) (?<rest>.+)$/i,
    lines: [
      ['keywords', '{~rest}'],
      ['effects', '{~rest} consequences'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^how (?:was|were|did) (?<topic>.+?) (?<doing>[^ ]+)$/i,
    lines: [
      ['attribute', '{topic} {event}'],
      ['explained', '{topic} {event} explained'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^how (?:often|soon|hard|well|bad|common|long|fast|late|early) (?:do|does|did|is|are|can|will|should) (?<rest>.+)$/i,
    lines: [['keywords', '{~rest}']],
  },
  {
    intent: 'fact',
    pattern: /^how (?:did|does|do|was|were|is|are|has|have) (?<rest>.+)$/i,
    lines: [['keywords', '{~rest}']],
  },
  // Facts: properties
  {
    intent: 'fact',
    pattern: i(
      `^(?:what|which|who|in which|in what) (?:is|was|are|were) (?:the )?(?:(?:current|correct|exact|total|typical|standard|official) )*(?<attr>(?!same |only )[^ ]+(?: (?!of |for |in )[^ ]+){0,3}?) of (?<topic>(?:the )?[^ ]+(?: (?!${CLAUSE} |and )[^ ]+){0,3}?)(?:,? (?<clause>${CLAUSE} .+))?(?<tail>)$`,
    ),
    lines: ATTR_OF.slice(0, 2),
  },
  {
    intent: 'fact',
    pattern: /^(?:what|which|who) (?:is|was|are|were) (?<rest>.+)$/i,
    lines: [
      ['rephrased', '{rest}'],
      ['keywords', '{~rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:in )?(?:which|what) (?<noun>(?!(?:did|does|do|has|have|had|could|would|will|can) )[^ ]+(?: (?!(?:did|does|do|has|have|had|could|would|will|can|[^ ]+ed) )[^ ]+){0,3}?) (?:is|are|was|were) (?<rest>.+)$/i,
    lines: [
      ['rephrased', '{noun} {rest}'],
      ['keywords', '{~noun} {~rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:which|what) (?<noun>[^ ]+(?: [^ ]+)?) (?:has|have|had) (?<rest>.+)$/i,
    lines: [
      ['rephrased', '{noun} with {=rest}'],
      ['keywords', '{~noun} {~rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:in |on |from |at |to )?(?:which|what) (?:of )?(?<noun>(?!(?:did|does|do|has|have|had|could|would|will|can) )[^ ]+(?: (?!(?:did|does|do|has|have|had|could|would|will|can) )[^ ]+){0,3}?) (?:did|does|do|has|have|had|could|would|will|can) (?<subject>.+)$/i,
    lines: [
      ['attribute', '{name} {~noun}'],
      ['keywords', '{~noun} {~subject}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:which|what) (?<noun>[^ ]+(?: [^ ]+)?) (?<rest>(?:[^ ]+ed|won|became|led|began|made|has|have|holds|held|sold|lost|said|wrote|took) .+)$/i,
    lines: [
      ['rephrased', '{noun} that {rest}'],
      ['keywords', '{~noun} {~rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:the )?(?<topic>(?:[^ ]+est|most [^ ]+|least [^ ]+) (?!way ).+)(?<tail>)$/i,
    lines: [
      ['question', 'what is the {topic}'],
      ['list', '{topic} list'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:the )?(?<attr>(?:[^ ]+ )?requirements|(?:main )?reasons|explanations?|solutions?|arguments) (?:for|to|behind) (?<topic>.+)(?<tail>)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['question', 'what are the {attr} for {topic}'],
    ],
  },
  {
    intent: 'keyword',
    pattern: /^jobs? (?:in|as) (?<topic>.+)$/i,
    lines: [
      ['rephrased', '{topic} jobs {tail?}'],
      ['easy', 'entry level {topic} jobs {tail?}'],
      ['pricing', '{topic} jobs salary {tail?}'],
    ],
  },
  // Facts: yes or no
  {
    intent: 'fact',
    pattern: /^can (?:you|i|we) (?<act>freeze|refreeze|reheat|microwave|refrigerate|vacuum seal) (?<what>.+)$/i,
    lines: [
      ['rephrased', 'how to {act} {what}'],
      ['rephrased', 'is it safe to {act} {what}'],
      ['bestWay', 'best way to {act} {what}'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^(?:is|are) (?<town>[^ ]+(?: [^ ]+)?) (?:safe|dangerous)(?<tail>(?: (?:for|to|at|as|in) .+)?)$/i,
    lines: [
      ['rephrased', 'is it safe to travel to {town}'],
      ['travelTips', '{town} safety tips'],
      ['latest', '{town} travel advisory {year}'],
    ],
  },
  {
    intent: 'health',
    pattern:
      /^(?:is|are) (?<topic>.+?) (?:good|bad|safe|healthy|harmful|ok) for (?:your |the )?(?<body>heart|skin|hair|teeth|liver|kidneys|eyes|brain|gut|bones|joints|lungs|knees|back|stomach|cholesterol|blood pressure|diabetics|diabetes|weight loss|digestion)$/i,
    lines: [
      ['rephrased', '{topic} and {body} health'],
      ['effects', 'effects of {topic} on {body}'],
      ['benefits', '{topic} benefits and risks'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:is|are) (?<topic>.+?) (?:good|bad|healthy|unhealthy|harmful)(?: for (?:you|your health|health|us))?$/i,
    lines: [
      ['benefits', '{topic} health benefits'],
      ['effects', '{topic} side effects'],
      ['prosAndCons', '{topic} pros and cons'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:is|are) (?<topic>.+?) (?:safe|bad|good|healthy|harmful|dangerous|toxic|ok|okay)(?<tail> (?:while|during|for|in|when|with) .+)$/i,
    lines: [
      ['effects', '{topic} {tail} risks'],
      ['benefits', '{topic} {tail} benefits'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:can|could|should|may|do) (?!you |i |we |people )(?<who>[^ ]+) (?:eat|have|drink|take) (?<what>.+)$/i,
    lines: [
      ['rephrased', '{be} {what} safe for {who}'],
      ['effects', 'what happens if {who} eat {what}'],
      ['keywords', '{what} for {who}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:can|could|should|may) (?:you|i|we|people) (?:eat|drink|take) (?<what>.+)$/i,
    lines: [
      ['rephrased', '{be} {what} safe'],
      ['effects', '{what} side effects'],
      ['effects', '{what} risks'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?<aux>is|are) (?<subject>(?:an? |the )[^ ]+(?: [^ ]+)?) (?<rest>an? .+)$/i,
    lines: [
      ['reasons', 'why {aux} {=subject} {=rest}'],
      ['keywords', '{subject} {rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:is|are|was|were) (?<topic>[^ ]+) (?<rest>(?:an? |the |still |in |on |part of ).+)$/i,
    lines: [
      ['reasons', 'why is {word} {=rest}'],
      ['rephrased', '{topic} {rest}'],
      ['keywords', '{~topic} {~rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^can (?:you|i|we|one) (?<task>.+)$/i,
    lines: [
      ['rephrased', 'how to {task}'],
      ['keywords', '{~task}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?<aux>is|are|do|does|can) (?<rest>.+)$/i,
    lines: [
      ['keywords', '{~rest}'],
      ['reasons', 'why {aux} {=rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:was|were|did|could|will|would|should|has|have) (?<rest>.+)$/i,
    lines: [['keywords', '{~rest}']],
  },
  {
    intent: 'fact',
    pattern: /^(?:who|what|which|where|whose|whom|how) (?<rest>.+)$/i,
    lines: [['keywords', '{~rest}']],
  },
  // Keyword searches for a property
  {
    intent: 'fact',
    pattern:
      /^(?<topic>(?!who |what |how ).+?) (?<attr>painter|inventor|creator|singer|composer|coach|author|founder|owner|director|ceo|president|winner)(?<tail>)$/i,
    lines: [
      ['question', 'who is the {attr} of {topic}'],
      ['rephrased', '{attr} of {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern: i(
      `^(?<topic>.+?) (?<attr>(?:total |average |current |official )?${ATTRIBUTE})(?<tail>(?: (?:in|for|as of|before|since) .+| 20\\d\\d)?)$`,
    ),
    lines: [
      ['question', 'what {be} the {attr} of {topic} {tail?}'],
      ['rephrased', '{attr} of {topic} {tail?}'],
      ['attribute', '{topic} {attr}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:the )?number of (?<rest>.+)$/i,
    lines: [
      ['question', 'how many {rest}'],
      ['keywords', '{~rest}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:[Tt]he )?(?<attr>\p{Ll}[^ \u00a0]*(?: \p{Ll}[^ \u00a0]*){0,2}?) of (?<topic>.+)$/u,
    lines: [
      ['attribute', '{topic} {attr} {tail?}'],
      ['question', 'what {be} the {attr} of {topic} {tail?}'],
    ],
  },
  // Products with a model number
  {
    intent: 'product',
    pattern:
      /^(?<topic>(?<product>[^ ]+) (?:[^ ]+ ){0,2}(?:\d+[a-z]{0,3}|[a-z]{1,4}\d+[a-z]{0,3}|model [a-z0-9]+)(?: (?:pro|max|plus|ultra|mini|air|se|lite|fe|mens|womens|kids|review))*)$/i,
    lines: [
      ['reviews', '{topic} reviews'],
      ['pricing', '{topic} price'],
      ['specs', '{topic} specs'],
      ['alternatives', '{topic} alternatives'],
    ],
  },
  {
    intent: 'keyword',
    pattern:
      /^(?<topic>(?:[^ ]+ ){1,3}(?:checklist|letter|policy|contract|agreement|form|invoice|resume|worksheet|agenda))(?<tail>(?: (?:for|in) .+)?)$/i,
    lines: [
      ['examples', '{topic} template {tail?}'],
      ['examples', '{topic} example {tail?}'],
      ['free', 'free {topic} pdf {tail?}'],
    ],
  },
  {
    intent: 'keyword',
    pattern:
      /^(?<topic>(?:[^ ]+ ){1,3}(?:strategy|strategies|plan|framework|workflow|ideas|campaigns?))(?<tail>(?: (?:for|in) .+)?)$/i,
    lines: [
      ['examples', '{topic} examples {tail?}'],
      ['best', 'best {topic} {tail?}'],
      ['latest', '{topic} {tail?} {year}'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?<topic>(?:[^ ]+ ){0,3}[^ ]+) (?<attr>effects|impacts?|causes|consequences|characteristics|advantages|disadvantages|benefits|types|symbolism|themes|stages|functions|properties|components|principles|requirements|rules|statistics)(?<tail>(?: (?:on|in|of|for) .+)?)$/i,
    lines: [
      ['rephrased', '{attr} of {topic} {tail?}'],
      ['question', 'what are the {attr} of {topic} {tail?}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?<topic>(?:[^ ]+ ){0,3}[^ ]+) (?:today|right now|this week|live)$/i,
    lines: [
      ['latest', '{topic} news today'],
      ['latest', '{topic} live'],
      ['latest', 'latest {topic} news'],
    ],
  },
  {
    intent: 'keyword',
    pattern:
      /^(?<topic>(?:[^ ]+ ){1,3}(?:models?|template|design|analysis|patterns?|examples?|process|structure|system))(?<tail>)$/i,
    lines: [
      ['question', 'what is {topic}'],
      ['examples', '{topic} examples'],
      ['explained', '{topic} explained'],
    ],
  },
  // Things in a location
  {
    intent: 'local',
    pattern:
      /^(?<item>(?!weather|map|population|history|news|time|airport|moving|visiting|living)[^ ]+(?: (?!in |at |of |to |from |for |near |the |and )[^ ]+)?|airport (?:transfer|parking|hotel|taxi)) (?<town>[^ ]+)$/i,
    lines: [
      ['best', 'best {item} in {town}'],
      ['cheap', 'cheap {item} {town}'],
      ['pricing', '{item} {town} prices'],
    ],
  },
  {
    intent: 'local',
    pattern:
      /^(?<item>(?!how |what |who |when |where |which |why |is |are )[^ ]+(?: (?!in |at |of |to |from |for |near |the |and )[^ ]+){1,3}(?<=[^s]s)) (?:in )?(?<town>[^ ]+)$/i,
    lines: [
      ['best', 'best {item} in {town}'],
      ['reviews', '{item} {town} reviews'],
      ['pricing', '{item} {town} prices'],
    ],
  },
  {
    intent: 'keyword',
    pattern: /^(?<topic>[^ ]+(?: [^ ]+){0,3}?)(?<tail> (?:for|with|without|under) .+)$/i,
    needsKind: true,
  },
  {
    intent: 'keyword',
    pattern:
      /^(?<topic>(?!free |best |online )(?:[^ ]+ ){1,3}(?:calculator|converter|generator|simulator|checker|tracker|planner))(?<tail>)$/i,
    lines: [
      ['free', 'free {topic}'],
      ['best', 'best {topic}'],
      ['rephrased', '{topic} online'],
    ],
  },
  // Bare topics
  { intent: 'keyword', pattern: /^(?<topic>[^ ]+(?: [^ ]+)?)$/ },
  {
    intent: 'keyword',
    pattern:
      /^(?<topic>(?:[^ ]+ ){0,4}(?:software|tools?|apps?|platforms?|crms?|erps?|shoes?|boots|laptops?|headphones?|cameras?|monitors?|chairs?|desks?|mattress(?:es)?|insurance|machines?|cleaners?|purifiers?|bikes?|backpacks?|jackets?|cookware|panels|pumps|food))(?<tail>(?: (?:for|with|under|in) .+)?)$/i,
  },
];
