import { anyOf, type Language, wordSet } from './language.ts';

export const GERMAN: Language = {
  code: 'de',
  small: wordSet(
    'der die das und in zu den ist nicht von sie mit dem sich des auf für im eine als auch es an werden aus er hat dass wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde wenn können alle ihre wir ich ihr kann doch seine nach unter diese dieser ein sehr schon hier gegen vom was mich dann soll',
  ),
  hedges: anyOf(
    'vielleicht, möglicherweise, eventuell, wahrscheinlich, vermutlich, wohl, könnte, könnten, dürfte, dürften, scheint, scheinen, gewissermaßen, sozusagen, in gewisser weise, unter umständen, gegebenenfalls, mehr oder weniger, relativ, ziemlich, einigermaßen, tendenziell, wir glauben, wir denken, angeblich, hoffentlich, potenziell, mitunter, teilweise',
  ),
  passive:
    /(?<!\p{L})(?:wird|werden|wurde|wurden|worden|werde)(?!\p{L})(?:\s+[\p{L}\d,]+){0,12}?\s+(?:\p{L}*ge\p{L}{2,}(?:t|en)|(?:be|ver|er|ent|zer|miss)\p{L}{2,}(?:t|en)|\p{L}+iert)(?!\p{L})/iu,
  vague: anyOf(
    'viele, vieler, verschiedene, verschiedenen, verschiedenste, zahlreiche, zahlreichen, diverse, diversen, einige, einigen, mehrere, führend, führende, führender, innovativ, innovative, innovativen, hochwertig, hochwertige, hochwertigen, maßgeschneidert, maßgeschneiderte, ganzheitlich, ganzheitliche, lösungen, einzigartig, einzigartige, optimal, optimale, modern, moderne, modernste, usw, und so weiter, schnell, einfach, deutlich',
  ),
  summary: anyOf(
    'zusammenfassung, zusammengefasst, kurz gesagt, kurz und knapp, kurzfassung, das wichtigste, das wichtigste in kürze, in kürze, auf einen blick, überblick, fazit, kernaussagen, kernpunkte, die wichtigsten punkte, die kurze antwort',
  ),
  dates: anyOf(
    'januar, jänner, februar, märz, april, juni, juli, august, september, oktober, november, dezember, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag',
  ),
  capitalizesNouns: true,
};
