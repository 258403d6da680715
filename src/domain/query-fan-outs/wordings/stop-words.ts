/** Words that do not distinguish two searches, in the supported languages. */
export const STOP_WORDS = {
  fillers:
    "a an the for in of to and or on at with by from is are was were do does did my me it's " +
    'der die das den dem des ein eine einen einem einer für im in am von zu zum zur und oder mit ist sind war bei ' +
    'le la les un une des du de d l pour en à au aux et ou avec est sont dans sur ' +
    'el la los las un una unos unas del de al para por en y o con es son ' +
    'il lo gli i della dei di da per e che con o os as um uma do dos das em no na het een voor van op met en',
  asking:
    'what which who whom whose when where why how much many best top good great recommended leading list ' +
    'was wie wer wo wann warum welche welcher welches wieviel beste bester bestes besten gute top ' +
    'quel quelle quels quelles qui que quoi où quand comment pourquoi combien meilleur meilleure meilleurs meilleures ' +
    'qué cuál cuáles quién quiénes cuándo dónde cómo cuánto cuánta cuántos mejor mejores',
};
