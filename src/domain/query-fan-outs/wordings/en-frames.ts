import type { Frame } from './wording.ts';

const TECH =
  '(?:python|javascript|typescript|numpy|pandas|matplotlib|react|vue|angular|node(?:\\.?js)?|django|flask|rust|golang|java|kotlin|swiftui|c\\+\\+|c#|php|laravel|ruby|rails|sql|mysql|postgres(?:ql)?|mongodb|sqlite|redis|css|html|regex|bash|powershell|git|docker|kubernetes|excel|vba|tensorflow|pytorch|graphql|npm|pip|terraform|ansible|nginx|jquery|webpack|pyspark|scala|haskell|elixir|latex)';
const SYMPTOM =
  '(?:pain|aches?|headaches?|backache|toothache|earache|migraines?|cramps?|nausea|vomiting|fever|cough(?:ing)?|rash|itching|itchy (?:skin|eyes|scalp)|swelling|swollen [^ ]+|numbness|tingling|dizziness|fatigue|bleeding|sore throat|stiff neck|stiffness|insomnia|diarrhea|constipation|bloating|heartburn|burning sensation|cold sores?|runny nose|hair loss|night sweats|hives|palpitations|shortness of breath|chest tightness|dry eyes|dry mouth|lumps?|ear ringing|ringing in (?:the )?ears?|bumps?|bruising|blurred vision|muscle weakness|acid reflux|frequent urination|weight loss|indigestion|sneezing|blisters?|snoring)';
const DISEASE =
  '(?:[^ ]*itis|flu|influenza|diabetes|asthma|[^ ]+ cancer|cancer|anxiety|depression|allerg(?:y|ies)|hypertension|(?:high|low) blood pressure|high cholesterol|eczema|psoriasis|acne|vertigo|tinnitus|sciatica|an(?:a)?emia|ulcers?|hernia|[^ ]+ (?:syndrome|disease|disorder|infection|deficiency)|carpal tunnel|adhd|autism|dementia|pneumonia|covid(?:-19)?|malaria|measles|shingles|endometriosis|pcos|gout|lupus|osteoporosis|ibs|gerd|sleep apnea|kidney stones|gallstones|sprained ankle|tennis elbow|plantar fasciitis|concussion|hemorrhoids)';
const ASPECT =
  '(?:causes?|treatments?|symptoms?|remed(?:y|ies)|home remedies|cures?|risk factors?|diagnosis|prevention|relief|side effects|medications?|exercises|test)';
const MATH =
  '(?:midsegment|area|volume|perimeter|circumference|hypotenuse|slope|derivative|integral|determinant|inverse|matrix|eigenvalues?|standard deviation|variance|median|probability|percentage|percent|fractions?|square root|cube root|quadratic|equations?|triangle|trapezoid|circle|cylinder|sphere|cone|polygon|angles?|vertex|asymptotes?|logarithms?|compound interest|gcd|lcm|prime factors?|surface area|radius|diameter|least common multiple|greatest common factor|polynomials?|inequalit(?:y|ies)|interquartile range|z-score|weighted average|mean absolute deviation)';
const DEVICE =
  '(?:washing machine|washer|dishwasher|fridge|refrigerator|freezer|dryer|oven|stove|microwave|car|laptop|macbook|iphone|ipad|phone|tv|boiler|furnace|water heater|toilet|faucet|air conditioner|ac unit|garage door|lawn mower|printer|vacuum|sewing machine|ps5|xbox|coffee machine)';
const FOOD =
  '(?:bread|cake|cakes|soup|sauce|pasta|rice|chicken|beef|pork|salmon|steak|turkey|pizza|cookies|pancakes|waffles|curry|stew|chili|salad|pie|lasagna|risotto|tacos|dumplings|ramen|sushi|omelette|eggs|brownies|muffins|cheesecake|ice cream|smoothie|guacamole|hummus|gravy|dough|meatballs|meatloaf|ribs|potatoes|fries|tiramisu|paella|carbonara|pesto|kimchi|jam|cocktail|margarita|kombucha|granola|yogurt|tofu|lentils|quinoa)';
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
  ['emergency', 'emergency {trade} {city}'],
  ['pricing', '{trade} cost {city}'],
];
const i = (source: string) => new RegExp(source, 'iu');

/** The forms of English queries. */
export const ENGLISH_FRAMES: readonly Frame[] = [
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
    pattern: /^(?<a>(?!is |are |what |which |who |how )[^ ]+(?: [^ ]+)?) or (?<b>[^ ]+(?: [^ ]+)?)$/i,
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
      /^(?:(?:best|cheap|top|good|affordable) )*(?<kind>(?:(?:luxury|boutique|family|5[- ]star|pet friendly|all inclusive|romantic|central) )?)(?<stay>hotels?|hostels?|resorts?|airbnbs?|places to stay) (?:in|near) (?<place>.+?)(?<tail> (?:with|for|under|on|near) .+)?$/i,
    lines: [
      ['best', 'best {kind?} {stay} in {place} {tail?}'],
      ['cheap', 'cheap {kind?} {stay} in {place} {tail?}'],
      ['reviews', '{kind?} {stay} in {place} reviews'],
      ['stay', 'best area to stay in {place}'],
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
      /^(?:(?:best|top|good|free|cheap) )?(?<topic>.+?) (?:alternatives?|competitors|substitutes?)(?: free| cheap| reddit| online)?(?<tail>(?: (?:for|in|with) .*)?)$/i,
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
      /^(?:is|are) (?<topic>.+?) (?:worth (?:it|the money|buying|the price|getting)|any good|legit|reliable|trustworthy|a scam|overrated)(?<tail>(?: (?:for|in) .*)?)$/i,
    lines: [
      ['reviews', '{topic} reviews {tail?}'],
      ['prosAndCons', '{topic} pros and cons {tail?}'],
      ['alternatives', '{brand} alternatives {tail?}'],
      ['pricing', '{brand} pricing {tail?}'],
      ['recommendations', 'is {topic} worth it reddit'],
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
    pattern: /^(?:convert )?(?<problem>[\d.,]+ ?[^ \d]+ (?:to|in|into) [^ ]+(?: [^ ]+)?)$/i,
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
      /^(?:(?:an? )?(?:easy|best|simple|quick|good|homemade) )*(?<topic>.+?) recipes?(?<tail>(?: (?:for|with|without|in) .+)?)$/i,
  },
  { intent: 'recipe', pattern: /^(?:(?:easy|best|simple|quick) )?recipes? for (?<topic>.+)$/i },
  {
    intent: 'recipe',
    pattern: i(
      `^how (?:to|do (?:i|you)|can i) (?:make|cook|bake|prepare|grill|fry|roast) (?<topic>(?:[^ ]+ ){0,3}${FOOD})(?<tail>(?: (?:in|with|without|for|from|at) .+)?)$`,
    ),
    lines: [
      ['easy', 'easy {topic} recipe {tail?}'],
      ['ingredients', '{topic} ingredients'],
      ['best', 'best {topic} recipe {tail?}'],
      ['steps', '{topic} recipe step by step'],
    ],
  },
  // Lists and offers
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
    pattern: /^(?<adjective>cheap|cheapest|affordable|used|second hand|refurbished) (?<topic>.+)$/i,
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
      /^(?<topic>(?!how |what |who |when |where |which |why |is |are |best |top |types |list |good |great |some |cheap |free )(?:[^ ]+ ){1,3}(?:brands|strategies|ideas|programs|courses|websites|companies|jobs|techniques|methods|exercises|games|movies|books|podcasts|gifts|destinations|beaches|stocks|startups|providers|certifications|scholarships|degrees|careers|services|blogs|influencers|conferences|trails|restaurants|museums|breeds|snacks|toys))(?<tail>(?: (?:for|in|with|under|near) .+| [^ ]+)?)$/i,
    lines: [
      ['best', 'best {topic} {tail?}'],
      ['latest', '{topic} {tail?} {year}'],
      ['top', 'top {topic} {tail?}'],
      ['list', 'list of {topic} {tail?}'],
    ],
  },
  // Best of
  {
    intent: 'how_to',
    pattern:
      /^(?:what(?:'s| is) )?(?:the |an? )?(?:best|good|easy|easiest|fastest|cheapest|quickest|safest) way to (?<task>.+)$/i,
    lines: [
      ['question', 'how to {task}'],
      ['steps', '{task} step by step'],
      ['tips', 'tips to {task}'],
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
    pattern:
      /^(?:(?:what|which|who)(?:'s| is| are) )?(?:the |some |a |an )?(?:(?:very |absolute )?best(?:[- ]rated)?|top(?:[- ]rated)?(?: \d+)?|\d+ best|leading|most popular|most recommended|recommended|good|great|cheap|affordable)(?! (?:selling|known|friends?|actor|actress|picture|director|of|speed|scorer|player|morning|night)\b) (?<topic>.+?)(?: (?:right now|today|(?:in )?20\d\d))?$/i,
  },
  {
    intent: 'best_of',
    pattern:
      /^(?:which|what) (?<topic>(?!is |are |was |does ).+?) (?:(?:is|are)(?: considered)? (?:the )?(?:best|right|good|better|most popular)|(?:should|can|do|would) (?:i|we|you) (?:use|buy|choose|get|recommend|pick)|to (?:buy|use|choose)|works? best)(?<tail>.*)$/i,
  },
  // Prices
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
      ['cheap', 'cheapest {topic} {cost} {tail?}'],
    ],
  },
  {
    intent: 'price',
    pattern:
      /^(?<topic>(?!how |what |why |who ).+?) (?<cost>costs?|prices?|pricing)(?<tail>(?: (?:in|for|per|to) .*| [^ ]+)?)$/i,
    lines: [
      ['latest', '{topic} {cost} {tail?} {year}'],
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
      `^(?<topic>(?:(?!what|how|why|is|are|can|which|who|best)[^ ]+ ){0,3}?${DISEASE})(?: ${ASPECT}.*)?(?<tail>(?: (?:in|after|during) .+)?)$`,
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
      `^(?<topic>(?:(?!what|how|why|is|are|can|which|who|best)[^ ]+ ){0,4}?${SYMPTOM}(?: (?:on|in|under|behind|below|above) (?:the )?(?:left |right |lower |upper |inner |outer |back of (?:the )?|side of (?:the )?)?[^ ]+(?: side)?)?)(?: ${ASPECT}.*)?(?<tail>(?: (?:after|during|when|while|at|from) .+| (?:men|women|kids|children|adults|toddlers|pregnancy|babies))?)$`,
    ),
  },
  // Malfunctions
  {
    intent: 'fault',
    pattern: i(
      `^(?:(?=.*\\b(?<device>${DEVICE})\\b)|)(?:how (?:to|do (?:i|you)|can i)|ways to) (?:fix|repair|troubleshoot|resolve|unclog|unfreeze|stop) (?<topic>.+)(?<tail>)$`,
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
      `^(?:(?=.*\\b(?<device>${DEVICE})\\b)|)why (?<aux>won't|doesn't|isn't|can't|don't|aren't) my (?<subject>.+?) (?<does>[^ ]+)$`,
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
    pattern: i(`^(?:(?=.*\\b(?<device>${DEVICE})\\b)|)why (?:is|are|does|do|has|did) my (?<topic>.+)(?<tail>)$`),
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
      `^(?:(?=.*\\b(?<device>${DEVICE})\\b)|)(?:my |the )?(?<topic>(?!how |what |why |who |when |where |which |is |are |does )(?=.*\\b(?:not working|won't|wont|doesn't|doesnt|isn't|can't|cannot|keeps|stopped|leaking|leaks|broken|error|crash(?:es|ing)?|frozen|freezing|stuck|flickering|blinking|overheating|not [a-z]+ing|unavailable|making noise|clogged|no signal|no sound|black screen|not found|not used|blowing cold air|blowing hot air|smoke from|smells|smell|dripping|tripping|vibrating|buzzing|beeping|won't start|blue screen|check engine light|no power|no picture|turn on)\\b).+)(?<tail>)$`,
    ),
  },
  // Local services
  {
    intent: 'local',
    pattern: /^(?<topic>.+?) (?<place>near me|nearby|near by|close to me|in my area)(?: (?<when>.+))?$/i,
  },
  {
    intent: 'local',
    pattern:
      /^(?<topic>(?:[^ ]+ ){0,3}(?:dentists?|doctors?|lawyers?|attorneys?|plumbers?|electricians?|locksmiths?|vets?|veterinarians?|mechanics?|roofers?|handyman|contractors?|painters?|gardeners?|physiotherapists?|chiropractors?|dermatologists?|agenc(?:y|ies)|restaurants?|caf[eé]s?|coffee shops?|coffee|bars?|gyms?|salons?|barbers?|hairdressers?|accountants?|schools?|clinics?|hospitals?|therapists?|photographers?|movers|moving companies|cleaning services?|cleaners?|tutors?|spas?|baker(?:y|ies)|pizza|sushi|burgers?|brunch|daycares?|coworking spaces?|yoga studios?|pharmac(?:y|ies)|car rentals?|driving schools?|tailors?|florists?|ramen|tattoo shops?|nail salons?|optician|law firms?|pest control|pet groomers?|dog walkers?)) (?<place>(?:in|near|around) .+)$/i,
    lines: [
      ['best', 'best {topic} {place}'],
      ['reviews', '{topic} {place} reviews'],
      ['cheap', 'affordable {topic} {place}'],
      ['emergency', 'emergency {trade} {place}'],
      ['pricing', '{trade} cost {place}'],
      ['openNow', '{service} {place} open now'],
    ],
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
      /^(?:write|compose|draft|generate|create|make)(?: me)?(?: an?| the| some)?(?: (?:short|long|funny|simple|professional|formal|creative|nice|\d+[- ]word))* (?<kind>poem|essay|story|song|email|letter|speech|blog post|article|haiku|cover letter|caption|resume|toast|slogan|product description|joke)s? (?:about|on|for|to) (?<topic>.+)$/i,
    lines: [
      ['rephrased', '{kind} about {topic} {tail?}'],
      ['examples', '{topic} {kind} examples {tail?}'],
      ['examples', '{kind} ideas about {topic} {tail?}'],
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
      `^(?<topic>(?!what |which |who |why |how |when |where |is |are |does |do |can )(?=.*(?<![^ ])${TECH}(?![^ ])).+ .+?)$`,
    ),
    lines: [
      ['codeExample', '{topic} example {tail?}'],
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
      /^(?:how (?:to|(?:do|can|could|should|would) (?:i|you|we|one|people))|(?:ways|steps|guide) (?:to|on how to)|(?:learn )?(?:how )to) (?<task>.+)$/i,
  },
  // Definitions
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
      /^(?:is it|it is) (?<adjective>safe|ok|okay|legal|illegal|bad|good|healthy|unhealthy|possible|normal|dangerous|rude) to (?<task>.+)$/i,
    lines: [
      ['rephrased', 'can you {task}'],
      ['keywords', '{~task} {adjective}'],
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
    pattern: /^who(?: (?:first|originally|primarily|actually))? (?<verb>[^ ]+) (?<topic>(?!and ).+)$/i,
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
  // Facts: dates
  {
    intent: 'fact',
    pattern:
      /^(?:when|(?:in |on )?(?:what|which) (?:year|date|day|month)) (?:was|were|did) (?<topic>.+?) (?:first )?(?<doing>[^ ]+|pass away|come out)(?<tail>(?: (?:in|at|to|from|by|as|for|with) .+)?)$/i,
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
      ['attribute', '{~rest} date'],
      ['question', 'what year {aux} {undated}'],
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
    pattern: /^where (?:is|are|was|were) (?<topic>(?!.* or ).+?)(?: (?:located|situated|based|found))?$/i,
    lines: [
      ['location', '{topic} location {tail?}'],
      ['question', 'where is {topic} located {tail?}'],
      ['location', '{named} map'],
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
    pattern: /^how long (?:do|does|can|will) (?<topic>.+?) (?:last|keep|stay fresh)(?<tail>(?: in .+)?)$/i,
    lines: [
      ['duration', 'how long {topic} last {tail?}'],
      ['duration', '{topic} shelf life {tail?}'],
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
    pattern: /^how many (?<noun>[^ ]+(?: [^ ]+)?) (?:is |are )?(?<where>(?:per|a|in|for) .+)$/i,
    lines: [
      ['keywords', '{noun} {=where}'],
      ['rephrased', 'number of {noun} {=where}'],
    ],
  },
  // Facts: reasons
  {
    intent: 'fact',
    pattern: /^why (?<aux>is|are|was|were) (?<subject>(?:the |an? )?[^ ]+(?: [^ ]+){0,2}) (?<is>[^ ]+)$/i,
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
      /^(?<topic>(?<product>[^ ]+) (?:[^ ]+ )?(?:\d+[a-z]{0,3}|[a-z]{1,4}\d+[a-z]{0,3})(?: (?:pro|max|plus|ultra|mini|air|se|lite|fe))*)$/i,
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
      /^(?<topic>(?:[^ ]+ ){1,3}(?:strategy|models?|plan|template|framework|design|analysis|letter|patterns?|policy|checklist|examples?|workflow|process|structure|system))(?<tail>)$/i,
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
      /^(?<item>(?!weather|map|population|history|news|time|airport)[^ ]+(?: (?!in |at |of |to |from |for |near |the |and )[^ ]+)?) (?<town>[^ ]+)$/i,
    lines: [
      ['best', 'best {item} in {town}'],
      ['cheap', 'cheap {item} {town}'],
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
