import { type Language, words } from './language.ts';
import { isEnglishPlural, toEnglishModifier, toEnglishPlural, withArticle } from './plurals.ts';
import { englishWordings } from './wordings/english.ts';

const TAIL = '(?<tail>(?: (?:for|in|near|under|below|with|without|on|that)\\b.*)?)';

export const english: Language = {
  code: 'en',
  leadIns:
    /^(?:please|hi|hello|hey|ok|so|well|also|(?:can|could|would|will) (?:you|someone|anyone) (?:please )?(?:tell|recommend|suggest|show|list|give|help|find)(?: me| us)?(?: (?:find|choose|pick|to find))?|(?:i am|i'm|im|we are|we're) (?:looking|searching) for|(?:i|we) (?:need|want|would like|am trying|'d like)(?: to (?:find|buy|get|know))?|looking for|recommend|suggest|(?:show|give|find|tell) (?:me|us)|(?:a |the )?list of|some|about)[,!:]?\s+/i,
  wants: /\b(?:looking for|searching for|need|want|recommend|suggest)\s+(?<what>.+)/i,
  articles: /^(?:the|an?|some|any|my|our|your)\s+/i,
  patterns: [
    { form: 'task', words: /^(?<topic>.+?) recipes?$/i, rewrite: ({ topic = '' }) => `make ${topic}` },
    { form: 'task', words: /^recipes? for (?<topic>.+)$/i, rewrite: ({ topic = '' }) => `make ${topic}` },
    {
      form: 'comparison',
      words:
        /^(?:(?:what(?:'s| is| are) )?(?:the )?(?:main |key |biggest )?differences? between) (?<a>.+?) (?:and|vs\.?) (?<b>.+)$/i,
    },
    {
      form: 'comparison',
      words:
        /^(?:compare|comparing|comparison (?:of|between)) (?<a>.+?) (?:and|with|to|vs\.?|versus|against) (?<b>.+)$/i,
    },
    {
      form: 'comparison',
      words:
        /^(?:which (?:one )?is (?:better|cheaper|faster|safer|best)|what(?:'s| is) better|should (?:i|we) \p{L}+)[:,]? (?<a>.+?) or (?<b>.+)$/iu,
    },
    { form: 'comparison', words: /^is (?<a>.+?) (?:better|cheaper|faster|safer) than (?<b>.+)$/i },
    {
      form: 'comparison',
      words:
        /^(?<a>[^,.!?]+?) (?:vs?\.?|versus|compared (?:to|with)) (?<b>.+?)(?:[:,]? which (?:one )?is (?:better|best|cheaper))?$/i,
    },
    { form: 'comparison', words: /^(?<a>\S+(?: \S+)?) or (?<b>\S+(?: \S+)?)$/i },
    {
      form: 'brand',
      aspect: 'alternatives',
      words: /^(?:(?:best|top|good|free|cheap|open source) )?alternatives? (?:to|for) (?<topic>.+)$/i,
    },
    {
      form: 'brand',
      aspect: 'alternatives',
      words: new RegExp(`^(?:(?:best|top|good) )?(?<topic>.+?) (?:alternatives?|competitors)${TAIL}$`, 'i'),
    },
    { form: 'task', words: /^how much (?:does it|would it|will it) cost to (?<topic>.+)$/i, aspect: 'cost' },
    {
      form: 'shop',
      aspect: 'cost',
      words:
        /^how (?:much|expensive) (?:does|do|is|are|would|will) (?<topic>.+?)(?: cost)?(?<tail>(?: (?:for|in) .*)?)$/i,
    },
    {
      form: 'shop',
      aspect: 'cost',
      words: /^(?:the )?(?:average )?(?:costs?|prices?|pricing) (?:of|for) (?<topic>.+)$/i,
    },
    { form: 'shop', aspect: 'cost', words: new RegExp(`^(?<topic>.+?) (?:costs?|prices?|pricing)${TAIL}$`, 'i') },
    { form: 'shop', aspect: 'reviews', words: /^(?:reviews?|ratings?) (?:of|for|on) (?<topic>.+)$/i },
    { form: 'shop', aspect: 'reviews', words: new RegExp(`^(?<topic>.+?) (?:reviews?|ratings?)${TAIL}$`, 'i') },
    {
      form: 'shop',
      aspect: 'verdict',
      words:
        /^(?:is|are) (?<topic>.+?) (?:worth (?:it|the money|buying|the price)|any good|good|safe|legit|reliable|trustworthy)(?<tail>(?: (?:for|in) .*)?)$/i,
    },
    {
      form: 'task',
      words:
        /^(?:how (?:to|(?:do|can|could|should|would) (?:i|you|we|one|people))|what(?:'s| is) the (?:best|easiest|fastest|cheapest) way to|(?:the )?best way to|(?:ways|steps|guide) (?:to|on how to)|learn (?:how )?to) (?<topic>.+)$/i,
    },
    {
      form: 'shop',
      aspect: 'buy',
      words: /^where (?:can (?:i|we|you)|to|do (?:i|you)|should i) (?:buy|find|get|order) (?<topic>.+)$/i,
    },
    {
      form: 'shop',
      words:
        /^(?:which|what) (?<topic>(?!is |are |was |does |do |happens|kind of|if ).+?) (?:(?:is|are)(?: considered)? (?:the )?(?:best|right|good|better|top|most popular|cheapest)|(?:should|can|do|would) (?:i|we|you) (?:use|buy|choose|get|recommend|pick)|to (?:buy|use|choose)|works? best)(?<tail>.*)$/i,
    },
    { form: 'subject', aspect: 'definition', words: /^(?:how (?:does|do) (?<topic>\S+(?: \S+){0,2}) work)$/i },
    {
      form: 'subject',
      aspect: 'definition',
      words:
        /^(?:what(?:'s| is| are| does)|who(?:'s| is| are)|define|meaning of|(?:the )?definition of|explain|tell me about) (?:meant by )?(?<topic>\S+(?: \S+){0,5}?)(?: means?)?$/i,
    },
  ],
  question:
    /^(?:why|when|who|whom|whose|where|does|do|did|can|could|should|will|would|is|are|was|were|has|have|am|what|which|how|if)\b/i,
  superlative:
    /^(?:(?:what|which|who)(?:'s| is| are) )?(?:the |some |a |an )?(?:good|great|decent|(?:very |absolute )?best(?:[- ]rated)?|top(?:[- ]rated)?(?: \d+)?|\d+ best|leading|most popular|most recommended|recommended|greatest)\s+/i,
  best: () => 'best',
  isPlural: isEnglishPlural,
  toPlural: toEnglishPlural,
  toModifier: toEnglishModifier,
  withArticle,
  qualifiers: {
    audience: /^(?<rest>.+?) (?<phrase>for (?!(?:sale|free|rent)\b|\w+ing$)(?!.* for ).+)$/i,
    budget:
      /^(?<rest>.+?) (?<phrase>(?:under|below|less than|up to|cheaper than) (?:[$€£] ?)?\d[\d.,]*k?(?: ?(?:[$€£]|dollars|euros?|pounds|usd|eur|gbp))?)$/i,
    nearby: /^(?<rest>.+?) (?<phrase>near (?:me|by|here)|nearby|close to me)$/i,
  },
  placeWords: /(?:in|near|around|at)(?: the)?/i,
  kinds: {
    offer:
      /\b(?:insurance|credit cards?|loans?|mortgages?|flights?|bank accounts?|savings accounts?|mobile plans?|phone plans?|holidays?|vacations?|cruises?|subscriptions?|pensions?|etfs?|funds?|electricity|broadband|internet providers?)$/i,
    software:
      /\b(?:software|tools?|apps?|platforms?|systems?|saas|crms?|erps?|cms|vpns?|apis?|plugins?|extensions?|databases?|frameworks?|librar(?:y|ies)|hosting|antivirus|chatbots?|generators?|editors?|trackers?|builders?|programs?|solutions?|analytics|password managers?|email clients?|ai assistants?|ides?|browsers?|llms?|suites?|dashboards?|automation)$/i,
    service:
      /\b(?:dentists?|doctors?|lawyers?|attorneys?|plumbers?|electricians?|agenc(?:y|ies)|restaurants?|hotels?|hostels?|caf[eé]s?|coffee shops?|bars?|gyms?|salons?|barbers?|hairdressers?|accountants?|consultants?|contractors?|schools?|universit(?:y|ies)|courses?|clinics?|hospitals?|therapists?|photographers?|movers|moving compan(?:y|ies)|cleaners|cleaning services?|services?|tutors?|coaches|spas?|museums?|bakeries|bakery|pizza|sushi|burgers?|brunch|kindergartens?|daycares?|vets?|veterinarians?|mechanics?|banks?|coworking spaces?)$/i,
    product:
      /\b(?:shoes?|sneakers|boots|laptops?|phones?|smartphones?|headphones?|earbuds|tvs?|cameras?|monitors?|keyboards?|tablets?|watch(?:es)?|smartwatch(?:es)?|bikes?|bicycles?|cars?|suvs?|mattress(?:es)?|chairs?|desks?|sofas?|vacuums?|vacuum cleaners?|coffee (?:machines?|makers?|beans)|espresso machines?|blenders?|air fryers?|toasters?|ovens?|refrigerators?|fridges?|washing machines?|dishwashers?|backpacks?|suitcases?|luggage|jackets?|coats?|jeans|dresses|t-shirts?|sunscreens?|shampoos?|moisturizers?|skincare|perfumes?|protein powder|vitamins?|toys?|books?|board games?|strollers?|car seats?|tents?|drills?|lawn ?mowers?|speakers?|soundbars?|printers?|routers?|gpus?|graphics cards?|guitars?|pianos?|pillows?|pans?|knives|batteries|e-bikes?|scooters?|gifts?|alternatives?)$/i,
  },
  stopWords: words(
    "a an the and or but if then than so as of at by for from in into on onto out over to up with without about above after before below between during near under until is are was were be been being am do does did doing have has had having will would can could should may might must shall i i'm im me my mine we we're our ours us you your yours he him his she her it it's its they them their this that these those there here what which who whom whose when where why how all any both each few more most other some such no nor not only own same too very just also please tell need want looking look find know think really currently because while where like get got make makes made give gives let us one ones much many lot lots thing things something anything everything way ways etc don't doesn't isn't aren't can't won't hello hi thanks thank kind sort bit new recently still even ever never always often again however therefore been it’s say said says write print reveal vs versus now happens happen people use used uses using eat ignore disregard repeat output answer following previous",
  ),
  polish: (text) => text,
  between: { and: 'and', or: 'or', vs: 'vs' },
  price: { name: 'pricing', thing: 'cost' },
  wordings: englishWordings,
};
