import type { KnownSite } from './tables.ts';

const FORUM: KnownSite = { domainCategory: 'Community/Forum', siteRole: 'forum' };
const BLOG: KnownSite = { domainCategory: 'Blogs/Personal Sites', siteRole: 'vendor' };
const DOCS: KnownSite = { domainCategory: 'Unclassified', siteRole: 'docs' };
const VENDOR: KnownSite = { domainCategory: 'Unclassified', siteRole: 'vendor' };
const NEWS: KnownSite = { domainCategory: 'News/Media', siteRole: 'news' };
const REVIEW: KnownSite = { domainCategory: 'Unclassified', siteRole: 'review' };
const ANALYST: KnownSite = { domainCategory: 'Unclassified', siteRole: 'analyst' };
const EDUCATION: KnownSite = { domainCategory: 'Education', siteRole: 'education' };
const GOVERNMENT: KnownSite = { domainCategory: 'Government/NGO', siteRole: 'government' };
const REFERENCE: KnownSite = { domainCategory: 'Encyclopedia', siteRole: 'reference' };

/**
 * Restricted suffixes: alone (.gov), and under a country (.gov.uk, .gov.hr). Labels that mean
 * something else elsewhere count only as public suffixes (.go.jp, but not go.com).
 */
const HOST_ENDS: [RegExp, KnownSite][] = [
  [/(^|\.)(gov|mil|int)$|(^|\.)(gov|gob|gouv|gouvernement|govt|gub|mil|mod|nhs)\.[a-z]{2}$|(^|\.)gc\.ca$/, GOVERNMENT],
  [/(^|\.)edu$|(^|\.)(edu|ac)\.[a-z]{2}$|(^|\.)k12\.[a-z]{2}\.us$/, EDUCATION],
];
const SUFFIXES: [RegExp, KnownSite][] = [
  [/^(go|gv|police)\.[a-z]{2}$/, GOVERNMENT],
  [/^(ngo|ong)$|^ngo\.[a-z]{2}$/, { domainCategory: 'Government/NGO', siteRole: 'unknown' }],
  [/^(sch|school|k12)\.[a-z]{2}$/, EDUCATION],
];

export function matchSuffix(host: string, suffix: string): KnownSite | undefined {
  return HOST_ENDS.find(([rule]) => rule.test(host))?.[1] ?? SUFFIXES.find(([rule]) => rule.test(suffix))?.[1];
}

/** Parts of company sites, by the usual labels before the domain. */
const SUBDOMAINS: [RegExp, KnownSite][] = [
  [
    /communit(y|ies)$|^(forums?|discuss(ions?)?|discourse|talk|techcommunity|devforum|ideas|boards?|slack|discord|gitter|zulip)$/,
    FORUM,
  ],
  [/^(docs?|documentation|developers?|help|helpcenter|support|kb|knowledge|learn|manuals?|api|guides?|wiki)$/, DOCS],
  [/^(blogs?|devblogs?|engineering)$/, BLOG],
  [/^(newsroom|press|app|apps|get|go|try|info|shop|store|status|pages|lp|business|partners?|careers|jobs)$/, VENDOR],
];

export function matchSubdomain(labels: readonly string[]): KnownSite | undefined {
  for (const label of labels.toReversed()) {
    const found = SUBDOMAINS.find(([rule]) => rule.test(label));
    if (found) return found[1];
  }
  return undefined;
}

const TOP_LEVELS: [RegExp, KnownSite][] = [
  [/^(ai|io|app|cloud|software|so|security|agency|solutions|systems|tools|digital|inc|ltd|gmbh|consulting)$/, VENDOR],
  [/^(law|legal|insurance|bank|hotel|restaurant|vc|capital|ventures|shop|store|works|design|studio)$/, VENDOR],
  [/^(news|press|media)$/, NEWS],
  [/^(academy|university|college|school|education)$/, EDUCATION],
  [/^(community|forum)$/, FORUM],
  [/^reviews?$/, REVIEW],
  [/^wiki$/, REFERENCE],
  [/^blog$/, { domainCategory: 'Blogs/Personal Sites', siteRole: 'unknown' }],
];

/** Words that names of sites end with, the most specific first. */
const LABELS: [RegExp, KnownSite][] = [
  [/(forums|messageboards?)$/, FORUM],
  [/(summit|conference|conf|expo|meetups?)$/, { domainCategory: 'Unclassified', siteRole: 'unknown' }],
  [/(guide|handbook|tutorials?|cheatsheets?)$/, { domainCategory: 'Unclassified', siteRole: 'reference' }],
  [/(wiki|pedia|dictionary|encyclopedia|glossary)$/, REFERENCE],
  [/reviews?$|^(best|top)\d|^best[a-z]{5,}|^compare[a-z]{4,}|alternatives$|critics?$/, REVIEW],
  [/(research|insights|marketreports|advisory|analysts?)$/, ANALYST],
  [
    /(news|newspaper|times|herald|tribune|gazette|chronicle|magazine|journal|telegraph|newswire|weekly|daily|today|insider|newsletter|digest|tidbits|roundup)$|(dive|post)$(?<=(hr|cfo|cio|retail|banking|health|huffington|morning|jakarta|bangkok)(dive|post))/,
    NEWS,
  ],
  [/(university|college|academy|schools?)$|^uni-|^(university|universite|universidad|universita)/, EDUCATION],
  [
    /(software|systems|solutions|technologies|labs?|cloud|apps?|hq|crm|erp|soft|security|analytics|agency|studios?|partners|capital|ventures|angels|bank|insurance|lawfirm|attorneys?|lawyers?|legal|marketing|consulting|consultants|services|hosting|payments|shop|store|hotels?|clinic|dental|pharma|energy|motors|airlines|realty|fitness|cowork|coworking|cpa|accounting|bookkeeping|payroll|desk|ware|works|logic|metrics|commerce|industries|group|inc|corp|llc|gmbh|ify)$/,
    VENDOR,
  ],
  [/^(get(?!ting)|try|use(?!r|ful)|join)[a-z]{4,}/, VENDOR],
];

/** Classifies a site that no table lists by its name. Companies rarely have .org. */
export function matchName(label: string, suffix: string): KnownSite | undefined {
  const topLevel = TOP_LEVELS.find(([rule]) => rule.test(suffix))?.[1];
  if (topLevel && topLevel.siteRole !== 'vendor') return topLevel;
  const name = label.replaceAll('-', '');
  const byName = LABELS.find(([rule]) => rule.test(name))?.[1] ?? topLevel;
  return byName?.siteRole === 'vendor' && /^(org|edu)$|^org\./.test(suffix) ? undefined : byName;
}
