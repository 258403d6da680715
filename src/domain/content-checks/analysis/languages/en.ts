import { anyOf, type Language, wordSet } from './language.ts';

export const ENGLISH: Language = {
  code: 'en',
  small: wordSet(
    'the of and to in is that it for was on are as with his they at be this have from or had by but what all were when we there can an your which their if will each about how up out them then she many some so these would other into has more two like him see time could no make than first been its who now people my made over did down only way find use may water long little very after words called just where most know get through back much before go good new write our me man too any day same right look think also around another came come work three must because does part even place well such here take why things help put years different away again off went old number great tell men say small every found still between name should said says say told though need needs want start while since being those during without never always often really yet both once upon however although among doing having going got make makes making done thing something anything everything',
  ),
  hedges: anyOf(
    'maybe, perhaps, possibly, probably, might, may, could, seems?, seemingly, appears? to, arguably, presumably, supposedly, somewhat, sort of, kind of, in some cases, to some extent, we believe, we think, we feel, it is thought, it is believed, can help, tends? to, relatively, fairly, more or less, in a way, hopefully, potentially',
  ),
  passive:
    /\b(?:am|is|are|was|were|be|been|being)\s+(?:\w+ly\s+)?(?:\w{2,}ed|made|done|given|taken|seen|known|found|built|sold|shown|written|held|kept|left|lost|paid|sent|set|told|thought|brought|chosen|driven|grown|led|put|run|used)\b/i,
  vague: anyOf(
    'many, various, several, numerous, a lot of, lots of, a number of, some, leading, innovative, cutting-edge, world-class, state-of-the-art, high-quality, best-in-class, seamless, robust, holistic, solutions?, synergy, next-level, game-changing, unique, great, amazing, and so on, etc, things, quickly, easily, significantly, substantially',
  ),
  summary: anyOf(
    'summary, executive summary, in summary, in short, in brief, tl;dr, tldr, key takeaways?, takeaways, key points, key facts, key findings, at a glance, highlights, overview, the short answer, quick answer, bottom line, what you need to know, abstract, conclusion',
  ),
  dates: anyOf(
    'january, february, march, april, june, july, august, september, october, november, december, monday, tuesday, wednesday, thursday, friday, saturday, sunday',
  ),
  capitalizesNouns: false,
};
