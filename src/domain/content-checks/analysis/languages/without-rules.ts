import { wordSet } from './language.ts';

/** Function words of languages that are only detected, so that they are not mistaken for a language with rules. */
export const WITHOUT_RULES: { code: string; small: ReadonlySet<string> }[] = [
  [
    'ca',
    'de la el i que en a els les un per del una és amb es al no va dels ha se com més seva seu són però aquest aquesta també entre ser fins on si ens ho hi aquests tot han sobre era anys quan molt qui sense pot perquè després cada ja sota durant',
  ],
  [
    'gl',
    'de a o que e do da en un para é con non unha os no se na por máis as dos como mais foi ao el das ten á seu súa ou ser cando moi hai nos xa está eu tamén só polo pola ata iso ela entre era despois sen mesmo aos seus nas este esta estes son ao cara onde lle pero',
  ],
  [
    'ro',
    'de și în a la cu pe care nu din că un o este mai se pentru ca fi au sunt prin al sau ce lui dar au fost această acest după ale cel între până când ei lor îi vor fost dacă era doar foarte chiar unei unui despre fără sub toate',
  ],
  [
    'sv',
    'och i att det som en på är av för med till den har de inte om ett han men var jag sig från vi så kan när år säger hon under också efter eller nu sin där vid mot ska skulle kommer ut får finns vara hade alla andra mycket än här då sedan över bara in blir upp även vad få två vill ha många hur mer går sverige',
  ],
  [
    'da',
    'og i at det er en til på som for med de af den ikke der har et han men var jeg sig fra vi så kan når år siger hun under også efter eller nu sin hvor ved mod skal skulle kommer ud får vil være havde alle andre meget end her da over kun ind bliver op hvad to mange hvordan mere går danmark blev',
  ],
  [
    'nb',
    'og i det er en til på som for med de av den ikke har et han men var jeg seg fra vi så kan når år sier hun under også etter eller nå sin der ved mot skal skulle kommer ut får vil være hadde alle andre mye enn her da over bare inn blir opp hva to mange hvordan mer går norge ble å',
  ],
  [
    'fi',
    'ja on ei että se hän oli ovat mutta kun joka myös tai niin ole sen kuin vain hänen mukaan jo ne jos mitä olla nyt jossa sitä voi ollut kanssa tämä tämän sekä jotka hyvin siitä vielä sitten ennen koska vuonna',
  ],
  [
    'pl',
    'w i na z do się nie to jest że o jak po co od za dla przez tym ale są jego czy tak tego może już być oraz jej tylko także był było które który która przy ich pod bardzo sobie gdy został lub jako bez jednak',
  ],
  [
    'cs',
    'a v se na je že s z do o to i k ve pro za by ale si po jako jsou tak od jeho které který která při už podle jen nebo však byl bylo také má aby ještě až co než jsem pak když mezi kteří může první této',
  ],
  [
    'sk',
    'a v sa na je že s z do o to i k vo pre za by ale si po ako sú tak od jeho ktoré ktorý ktorá pri už podľa len alebo však bol bolo tiež má aby ešte až čo než som potom keď medzi môže prvý tejto',
  ],
  [
    'hu',
    'a az és hogy nem is egy ez meg volt már csak de el ki van mint még ha azt lehet aki vagy minden után majd pedig mert sem így ezt között nagyon most akkor kell lesz szerint magyar',
  ],
  [
    'tr',
    've bir bu da de için ile olarak çok daha olan gibi kadar en sonra ne ama var değil o her ya ise tarafından ki yeni olduğu büyük kendi iki göre önce ancak şey mi diye bütün',
  ],
  [
    'id',
    'yang dan di dari untuk dengan pada ini itu dalam tidak akan oleh juga ke adalah ada bisa karena sebagai atau telah lebih dapat mereka saat hanya orang tersebut kami kita sudah saya tahun menjadi seperti',
  ],
  [
    'vi',
    'của và là các trong có được cho không một với người những khi đã để này từ đến về như trên ra cũng vào tại nhiều theo đó hơn năm',
  ],
].map(([code = '', words = '']) => ({ code, small: wordSet(words) }));

/** Scripts used by one language only, or mostly; the first that covers the text decides. */
export const SCRIPTS: [script: RegExp, code: string][] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/[іїєґІЇЄҐ]/gu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
];
