import { remember } from '../shared/remember.ts';

/** What a heading, the label of a list or the header of a column announces: vendors, or something else such as people or events. */
export type SectionKind = 'vendors' | 'others';

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}

/** Nouns for products and their makers. */
const VENDOR_NOUNS = toSet(
  `tool tools software app apps application applications platform platforms vendor vendors provider providers brand brands company companies
  alternative alternatives competitor competitors rival rivals product products solution solutions service services system systems
  option options pick picks choice choices device devices supplier suppliers manufacturer manufacturers maker makers retailer retailers
  store stores shop shops bank banks insurer insurers carrier carriers lender lenders broker brokers airline airlines hotel hotels
  agency agencies firm firms startup startups accelerator accelerators incubator incubators crm crms erp erps plugin plugins
  marketplace marketplaces model models website websites anbieter hersteller alternativen marken lösungen produkte
  fournisseurs marques outils logiciels proveedores marcas herramientas alternativas fornitori strumenti fornecedores ferramentas`,
);

/** Plural nouns for anything else that answers list: people, events, communities, associations, publications, places, medicine, concepts. */
const OTHER_NOUNS = toSet(
  `experts influencers people voices authors speakers advocates analysts coaches founders ceos executives individuals figures researchers
  scientists doctors physicians bloggers journalists evangelists practitioners educators professionals athletes runners celebrities
  economists professors mentors investors actors actresses players drivers champions artists singers musicians bands directors
  politicians leaders philosophers legends films movies songs albums genes religions languages animals plants foods
  event events conferences summits meetups webinars expos festivals races marathons workshops hackathons gatherings congresses symposia
  awards community communities forum forums subreddits hashtags
  associations organizations organisations institutes societies nonprofits charities regulators universities authorities hospitals clinics
  publications blogs podcasts newsletters books magazines journals resources reports studies certifications certificates sources
  references citations articles reading guides
  features benefits considerations tips practices metrics kpis steps terms terminology concepts methods methodology methodologies
  regulations laws standards coins cryptocurrencies tokens currencies threats risks challenges pitfalls mistakes pros cons drawbacks limitations advantages disadvantages
  strengths weaknesses factors criteria goals objectives roles titles skills strategies techniques tactics trends industries dos don'ts
  alumni graduates clients partners sponsors speakers headliners polyglots frameworks protocols portfolio exhibitors lawyers attorneys
  principles lessons takeaways questions faqs fees costs requirements attacks vulnerabilities pillars phases stages fonts colors
  materials capabilities customers stories testimonials
  locations cities countries regions states neighborhoods
  symptoms causes conditions complications treatments medication medications medicines drugs diets injuries diseases disorders therapies exercises
  ingredients blockers inhibitors diuretics agonists antibiotics
  experten persönlichkeiten veranstaltungen konferenzen messen foren verbände vereine bücher quellen tipps vorteile nachteile kriterien
  funktionen schritte fazit städte événements conférences conseils avantages inconvénients critères fonctionnalités livres
  expertos eventos conferencias asociaciones comunidades consejos ventajas desventajas criterios libros fuentes esperti eventi
  associazioni consigli vantaggi svantaggi criteri libri fonti especialistas associações dicas vantagens desvantagens critérios livros`,
);

/** "Kaufkriterien", "Sicherheitstipps". */
const GERMAN_COMPOUND =
  /\p{L}(?:kriterien|tipps|vorteile|nachteile|funktionen|merkmale|fragen|quellen|messen|verbände)$/u;

/** Phrases whose last word alone would not decide. */
const OTHER_PHRASES =
  /\b(?:thought leaders?|leaders? to (?:follow|watch)|(?:linkedin|facebook|slack|discord|whatsapp|telegram|user|support|networking) (?:groups?|channels?|servers?)|youtube channels?|use cases|case studies|trade shows?|job titles|venture capitalists|portfolio companies|law firms|success stories|notable customers|do's|professional bodies)\b/g;

/** What follows is about the noun before: "events for software companies" announces events, and "for runners" nothing. */
const PREPOSITIONS = toSet(
  `for in of to with by on at from via across around based during within as without using used für von mit zu bei pour de des dans para
  del en per di con em`,
);
const VERBS = toSet('that which who where when include includes including are is was were can worth such like');
const RECOMMENDING = toSet(
  'recommend suggest prefer use choose pick trust love like swear rely empfehlen nutzen verwenden',
);

/** "some of the best tools". */
const PARTITIVE =
  /\b(?:some|one|list|few|overview|most|several|each|range|number) of (?:the |these |those |our |your |my )?/g;
const LONGEST_LEAD = 160;
/** Answers repeat headings and labels. */
const MOST_LEADS = 20_000;
/** "What to look for", "How to choose". */
const ADVICE = /^\W*(?:what|how|why|when|things to|look for|key things)\b/i;

/** The kind that a heading or label announces, by the noun at the end of each of its parts; null if it names neither. */
export const findSectionKind = remember(MOST_LEADS, (lead): SectionKind | null => {
  if (lead.length > LONGEST_LEAD) return null;
  const parts = lead
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(PARTITIVE, '')
    .replace(OTHER_PHRASES, 'experts')
    .split(/\s*(?:,|;|&|\/|\(|\)|:|\band\b|\bor\b|\bund\b|\bet\b|\by\b)\s*/);
  let kind: SectionKind | null = null;
  for (const part of parts) {
    const found = kindOfNoun(part);
    // A list of tools and communities contains tools.
    if (found === 'vendors') return found;
    kind ??= found;
  }
  return kind ?? (ADVICE.test(lead) ? 'others' : null);
});

function kindOfNoun(part: string): SectionKind | null {
  let kind: SectionKind | null = null;
  for (const word of part.match(/[\p{L}\p{N}'-]+/gu) ?? []) {
    if (OTHER_NOUNS.has(word) || GERMAN_COMPOUND.test(word)) kind = 'others';
    else if (VENDOR_NOUNS.has(word)) kind = 'vendors';
    // "runners recommend:" announces what they recommend.
    else if (kind === 'others' && RECOMMENDING.has(word)) kind = null;
    else if (PREPOSITIONS.has(word) || (kind !== null && VERBS.has(word))) break;
  }
  return kind;
}

const ROLE = String.raw`(?:co-?)?(?:founder|creator|host)|ceo|cto|cmo|coo|cfo|cio|ciso|chief [\p{L} ]{3,30}officer|authors?|keynote speaker|speaker|analyst|professor|president|director|vp|vice president|head|partner at|managing (?:partner|director|principal)|principal|researcher|scientist|coach|consultant|evangelist|strategist|journalist|blogger|physician|cardiologist|endocrinologist|dietitian|doctor|surgeon|engineer|entrepreneur|angel investor|influencer|expert|thought leader|runner|athlete|economist|activist`;
/** At the start of a description: what a person is. */
const PERSON = new RegExp(
  String.raw`^(?:(?!(?:for|by|to|with|from|of|in)\b)[\p{L}'’-]+\s){0,4}?(?:${ROLE})(?=\s+(?:of|at|and|who|for|in|on|behind|with|&)\b|[,;.&()/]|\s*$)`,
  'iu',
);
const PRONOUN =
  /\b(?:he|she)(?:['’]s|\s(?:is|was|has|had|co-?founded|founded|invests|invested|led|leads|built|writes|runs|serves))\b/i;
const EVENT =
  /\b(?:annual|yearly|biennial|flagship|premier)\b.{0,40}\b(?:conference|event|summit|gathering|meeting|expo|show|convention|festival)\b|\b(?:user|developer|industry) conference\b|\b(?:conference|trade show|summit|convention)\s+(?:for|on|in|held|focused|by|where|that|hosted|covering)\b|\b(?:held|takes place) (?:annually|every|each|in)\b|^(?:[\p{L}-]+\s){0,3}?(?:events?|conferences?|meetups?)\s(?:for|where|that|in)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s(?:\d{1,2}\s?[-–]\s?\d{1,2}|20\d\d)\b/iu;
const COMMUNITY =
  /^(?:an?\s|the\s)?(?:[\p{L}-]+\s){0,3}?(?:community|forum|subreddit|discussion board|facebook group|slack group|discord server|linkedin group|meetup)\b/iu;
const ASSOCIATION =
  /\b(?:non-?profit|professional (?:association|body|organi[sz]ation)|trade (?:association|group)|membership organi[sz]ation|advocacy group|standards body|government agency|regulator)\b/i;
const PUBLICATION =
  /^(?:an?\s|the\s)?(?:[\p{L}-]+\s){0,2}?(?:podcast|newsletter|blog|book|magazine|publication|bestseller|certification)\b/iu;
/** International names of substances end alike. */
const SUBSTANCE =
  /\p{L}{2}(?:pril|sartan|olol|dipine|thiazide|thalidone|statin|formin|gliptin|gliflozin|glutide|tirzepatide|zepam|azole|cillin|mycin|cycline|floxacin|umab|izumab|ximab|tinib|oxetine|traline|triptan|parin|xaban|grel|caine|profen|glargine|aspart|lispro|setron|prazole|semide|lactone|terol|asone|olone|opram|bupropion|trazodone|quetiapine)$/iu;
/** The description starts after the name and its separator. */
const DESCRIPTION = /^[\s*_\])–—:,(-]*(.{0,120})/;

/** Whether the text after a name describes a person, an event, a community, an association or a publication rather than a vendor. */
export function describesOther(after: string): boolean {
  const text = (DESCRIPTION.exec(after)?.[1] ?? '').replace(/[*_[\]]/g, '');
  if (/^@\w/.test(text)) return true;
  if (isSubstance(/^\p{L}+/u.exec(text)?.[0] ?? '')) return true;
  const sentence = text.split(/[.!?](?:\s|$)/, 1)[0] ?? '';
  return [PERSON, PRONOUN, EVENT, COMMUNITY, ASSOCIATION, PUBLICATION].some((pattern) => pattern.test(sentence));
}

export function isSubstance(word: string): boolean {
  return SUBSTANCE.test(word);
}
