import { anyOf, type Language, wordSet } from './language.ts';

export const GERMAN: Language = {
  code: 'de',
  small: wordSet(
    'der die das und in zu den ist nicht von sie mit dem sich des auf für im eine als auch es an werden aus er hat dass wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde wenn können alle ihre wir ich ihr kann doch seine nach unter diese dieser ein sehr schon hier gegen vom was mich dann soll',
  ),
  hedges: anyOf(
    'vielleicht, möglicherweise, eventuell, wahrscheinlich, vermutlich, wohl(?! fühl| und | oder ), könnte, könnten, dürfte, dürften, scheint(?=[^.]* zu ), scheinen(?=[^.]* zu ), es scheint, gewissermaßen, sozusagen, in gewisser weise, unter umständen, gegebenenfalls, mehr oder weniger, relativ, ziemlich, einigermaßen, tendenziell, wir glauben(?! an), wir denken(?! an), angeblich, hoffentlich, potenziell',
  ),
  passive:
    /(?<!\p{L})(?:(?:[Ww]urden?|worden)(?!\p{L})(?:\s+[\p{L}\d,]+){0,12}?\s+(?:be|ver|er|ent|zer|miss)\p{Ll}{2,}en|(?:[Ww]ird|[Ww]erden?|[Ww]urden?|worden)(?!\p{L})(?:\s+[\p{L}\d,]+){0,12}?\s+(?:(?!gelten|gewinnen|genießen|geschehen|gestalten|gefallen|gelingen|gewähren|geraten)(?:ab|an|auf|aus|bei|ein|fest|her|hin|mit|nach|vor|weg|zu|zurück|zusammen)?ge\p{Ll}{2,}(?:t|en)|(?:be|ver|er|ent|zer|miss)\p{Ll}{2,}t|\p{Ll}+iert))(?!\p{L})/u,
  vague: anyOf(
    '(?<!(?<!\\p{L})(?:wie|so|zu|nicht|sehr) )viele, vieler, verschiedene, verschiedenen, verschiedenste, zahlreiche, zahlreichen, diverse, diversen, einige, einigen, mehrere',
  ),
  claims: anyOf(
    'innovativ, innovative, innovativen, hochwertig, hochwertige, hochwertigen, maßgeschneidert, maßgeschneiderte, maßgeschneiderten, ganzheitlich, ganzheitliche, ganzheitlichen, erstklassig, erstklassige, erstklassigen, zukunftsweisend, zukunftsweisende, marktführend, marktführende',
  ),
  summary: anyOf(
    'zusammenfassung, zusammengefasst, kurz gesagt, kurz und knapp, kurzfassung, das wichtigste, das wichtigste in kürze, in kürze, auf einen blick, überblick, fazit, kernaussagen, kernpunkte, die wichtigsten punkte, die kurze antwort',
  ),
  dates: anyOf(
    'januar, jänner, februar, märz, april, juni, juli, august, september, oktober, november, dezember, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag',
  ),
  numbers: anyOf(
    'zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, zwanzig, dreißig, vierzig, fünfzig, sechzig, siebzig, achtzig, neunzig, hundert, tausend, million, millionen, milliarden?, dutzend, hälfte, doppelt, erste, ersten, zweite, zweiten, dritte, dritten',
  ),
  summaryHeading: 'Das Wichtigste in Kürze',
  agent: /(?<!\p{L})(?:von|vom|durch)(?!\p{L})/iu,
  capitalizesNouns: true,
};
