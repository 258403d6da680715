import { anyOf, type Language, wordSet } from './language.ts';

/** Not in an open question, in what another person expected, or in a concession: “feared that it may fail”, “while it may fail”. */
const REPORTED =
  '(?<!(?<!\\p{L})(?:how|whether|why|while|although|(?:hopes?|hoped|hoping|concern(?:s|ed)?|fear(?:s|ed)?|worr(?:y|ies|ied)|believed|thought) that) [^.;:!?]*)';

/** “could be represented as”: what was possible. “could be caused by” is a guess. */
const ABLE =
  ' (?!(?:caused|linked|related|attributed|explained|connected|affected|delayed|required|forced|needed)(?!\\p{L}))\\p{L}+ed(?!\\p{L})';

export const ENGLISH: Language = {
  code: 'en',
  small: wordSet(
    'the of and to in is that it for was on are as with his they at be this have from or had by but what all were when we there can an your which their if will each about how up out them then she many some so these would other into has more two like him see time could no make than first been its who now people my made over did down only way find use may water long little very after words called just where most know get through back much before go good new write our me man too any day same right look think also around another came come work three must because does part even place well such here take why things help put years different away again off went old number great tell men say small every found still between name should said says say told though need needs want start while since being those during without never always often really yet both once upon however although among doing having going got make makes making done thing something anything everything web internet',
  ),
  hedges: anyOf(
    `maybe, perhaps, possibly, probably, (?<!(?<!\\p{L})(?:his|her|their|its|the|all|with|military|economic|full|of) )${REPORTED}might(?! and main| as well), ${REPORTED}may(?! \\d| not| only| come as| have noticed| be wondering| be (?:released|used|copied|distributed|reproduced|modified)), (?<!(?<!\\p{L})(?:all|if|whether|how|what|whatever|so|that|as|where|when|who|because|and|not) (?:\\p{L}+ )?)(?<!(?<!\\p{L})wish(?:es|ed)? (?:\\p{L}+ )+)could (?:also |even |well |soon |potentially )?(?:be(?!${ABLE})|mean|become|indicate|suggest|explain), it seems, seems?(?= to| that| like| as), seemingly, appears? to(?= be| have), arguably, presumably, supposedly, somewhat, (?<=(?<!\\p{L})(?:is|are|was|were|feels?|felt|looks?|looked|just|really) )(?:sort|kind) of(?! (?:you|him|her|them|a|an|the)), in some cases, to some extent, we (?:believe|think|feel)(?! in), it is (?:thought|believed), tends? to(?! (?:the|a|his|her|their|its|our|your)), relatively(?= \\p{L})(?! \\p{L}+ (?:for an?|compared|given)(?!\\p{L})), more or less, hopefully, potentially`,
  ),
  passive:
    /(?<!\p{L})(?:am|is|are|was|were|be|been|being)\s+(?:\w+ly\s+)?(?!(?:indeed|need|speed|seed|feed|bed|red|hundred|sacred|naked|wicked|rugged|aged|beloved|interested|concerned|excited|pleased|tired|married|located|based|supposed|related|marked|situated|pronounced|unprecedented|isolated|distinguished|renowned|worried|flattered|dedicated|committed|determined|prepared|experienced|advanced|complicated|detailed|retired|crowded|surprised|disappointed|satisfied|convinced|scared|bored|confused|frustrated|embarrassed|amazed|delighted|thrilled|ashamed|skilled|talented|gifted|limited|varied|intrigued|required|involved|closed|finished|used\s+to)\b)(?:\w{2,}ed|made|given|taken|seen|found|built|sold|shown|written|held|kept|paid|sent|told|brought|chosen|driven|grown|led|put|used)(?!\p{L})/iu,
  vague: anyOf(
    '(?<!(?<!\\p{L})(?:how|so|as|too|not|that|very|the) )many(?! thanks), various, several, numerous, countless, (?<!not )(?:a lot|lots) of(?= \\p{L}+[^s\\s]s(?!\\p{L})), (?<!such )a number of',
  ),
  claims: anyOf(
    'innovative, cutting-edge, world-class, state-of-the-art, high-quality, best-in-class, market-leading, industry-leading, seamless, seamlessly, holistic, next-level, game-changing, unparalleled, unrivaled',
  ),
  summary: anyOf(
    'summary, executive summary, in summary, in short, in brief, tl;dr, tldr, key takeaways?, takeaways, key points, key facts, key findings, at a glance, highlights, overview, the short answer, quick answer, bottom line, wrap-up, wrapping up, final thoughts, verdict, the verdict, in conclusion, recap, what you need to know, abstract, conclusion',
  ),
  dates: anyOf(
    'january, february, march, april, june, july, august, september, october, november, december, monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  ),
  numbers: anyOf(
    'two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, thousand, million, billion, dozens?, half, twice, first, second, third, fourth, fifth',
  ),
  summaryHeading: 'Key points',
  agent: /(?<!\p{L})(?:by)(?!\p{L})/iu,
  capitalizesNouns: false,
};
