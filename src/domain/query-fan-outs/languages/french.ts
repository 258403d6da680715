import { type Language, words } from './language.ts';
import { toFrenchPlural } from './plurals.ts';
import { frenchWordings } from './wordings/french.ts';

const TAIL = '(?<tail>(?: (?:pour|à|au|en|dans|avec|sans|sous|moins)\\b.*)?)';

export const french: Language = {
  code: 'fr',
  leadIns:
    /^(?:s'il (?:vous|te) pla[iî]t|bonjour|salut|alors|(?:peux-tu|pouvez-vous|pourriez-vous|pourrais-tu) (?:me |nous )?(?:dire|recommander|conseiller|montrer|donner|aider)?|(?:je|nous) (?:cherche|cherchons|voudrais|veux|recherche|recherchons)|j'(?:ai besoin|aimerais)(?: d[e'])?|je voudrais|cherche|recommande-moi|montre-moi|donne-moi|(?:la |une )?liste (?:de|des|d'))[,!:]?\s*/i,
  wants: /(?<!\p{L})(?:cherch(?:e|ons)|recherch(?:e|ons)|besoin (?:d'|de |du )|voudr(?:ais|ions))\s*(?<what>.+)/iu,
  articles: /^(?:(?:le|la|les|un|une|des|du|de la|mon|ma|mes|notre|nos)\s+|l'|d')/i,
  patterns: [
    {
      form: 'task',
      words: /^recettes? (?:de |d'|du |des )?(?<topic>.+)$/i,
      rewrite: ({ topic = '' }) => `préparer ${/s$/i.test(topic) ? 'des ' : ''}${topic}`,
    },
    {
      form: 'comparison',
      words: /^(?:(?:quelles? (?:est|sont) )?(?:la |les )?diff[ée]rences? entre) (?<a>.+?) et (?<b>.+)$/i,
    },
    {
      form: 'comparison',
      words: /^(?:comparer|comparaison|comparatif)(?: entre| de| d')? ?(?<a>.+?) (?:et|avec|vs\.?) (?<b>.+)$/i,
    },
    {
      form: 'comparison',
      words:
        /^(?:lequel choisir|que choisir|faut-il choisir|choisir|quel est le mieux|qu'est-ce qui est mieux)\s?[:,]? (?<a>.+?) ou (?<b>.+)$/i,
    },
    {
      form: 'comparison',
      words:
        /^(?<a>[^,.!?]+?) (?:vs?\.?|versus|contre|face à|par rapport à) (?<b>.+?)(?:[,:]? (?:lequel|laquelle|que) choisir)?$/i,
    },
    { form: 'comparison', words: /^(?<a>\S+(?: \S+)?) ou (?<b>\S+(?: \S+)?)(?: (?:lequel|laquelle|que) choisir)?$/i },
    {
      form: 'brand',
      aspect: 'alternatives',
      words: /^(?:(?:les )?meilleures? )?alternatives? (?:gratuites? )?(?:à|a|de|pour|au) (?<topic>.+)$/i,
    },
    {
      form: 'brand',
      aspect: 'alternatives',
      words: new RegExp(`^(?<topic>.+?) (?:alternatives?|concurrents?)${TAIL}$`, 'i'),
    },
    {
      form: 'task',
      aspect: 'cost',
      words: /^combien co[uû]te(?:-t-il)?(?: le fait)? (?:de |d')(?<topic>\p{L}+(?:er|ir|re) .+)$/iu,
    },
    {
      form: 'shop',
      aspect: 'cost',
      words:
        /^(?:combien co[uû]te(?:nt)?|quel est le (?:prix|tarif|co[uû]t) (?:de |d'|du |des )) ?(?<topic>.+?)(?<tail>(?: (?:pour|à|en) .*)?)$/i,
    },
    { form: 'shop', aspect: 'cost', words: /^(?:prix|tarifs?|co[uû]ts?) (?:de |d'|du |des )?(?<topic>.+)$/i },
    { form: 'shop', aspect: 'cost', words: new RegExp(`^(?<topic>.+?) (?:prix|tarifs?)${TAIL}$`, 'i') },
    { form: 'shop', aspect: 'reviews', words: /^(?:avis|opinions?|tests?) (?:sur |de |d')?(?<topic>.+)$/i },
    { form: 'shop', aspect: 'reviews', words: new RegExp(`^(?<topic>.+?) avis${TAIL}$`, 'i') },
    {
      form: 'shop',
      aspect: 'verdict',
      words: /^(?:est-ce que )?(?<topic>.+?) (?:vaut|valent)(?:-(?:il|elle)s?)? (?:le coup|la peine)(?<tail>.*)$/i,
    },
    {
      form: 'shop',
      aspect: 'verdict',
      words: /^(?:est-ce que )?(?<topic>.+?) est(?:-(?:il|elle))? (?:fiable|bien|sûr|sûre|s[ée]rieux|bon|bonne)$/i,
    },
    {
      form: 'subject',
      aspect: 'definition',
      words: /^comment (?:fonctionne(?:nt)?|marche(?:nt)?) (?<topic>\S+(?: \S+){0,4})$/i,
    },
    {
      form: 'task',
      words:
        /^comment (?:puis-je |peut-on |faire pour |dois-je |bien )?(?<topic>(?:se |s'|ne pas )?\p{L}+(?:er|ir|re)(?: .+)?)$/iu,
    },
    { form: 'shop', aspect: 'buy', words: /^où (?:puis-je |peut-on )?(?:acheter|trouver|commander) (?<topic>.+)$/i },
    {
      form: 'shop',
      words:
        /^quel(?:le|s|les)? (?<topic>(?!est |sont ).+?) (?:choisir|utiliser|acheter|prendre|est le meilleur|est la meilleure)(?<tail>.*)$/i,
    },
    {
      form: 'subject',
      aspect: 'definition',
      words:
        /^(?:qu'est[- ]ce qu(?:e c'est que|e|'(?:un |une )?)|c'est quoi|que signifie|d[ée]finition(?: de| d')?|qui (?:est|sont)|que sont|explique(?:r|-moi)?) ?(?<topic>\S+(?: \S+){0,5}?)$/i,
    },
  ],
  question:
    /^(?:pourquoi|quand|qui|où|comment|combien|quel(?:le|s|les)?|que|qu'|est-ce|peut-on|faut-il|dois-je|est-il|y a-t-il|si)\b/i,
  superlative: /^(?:(?:quel(?:le|s|les)?|qui) (?:est|sont) )?(?:(?:le|la|les) )?(?:meilleure?s?|top(?: \d+)?)\s+/i,
  best: () => null,
  isPlural: (topic) => /[^s]s$|x$/i.test(topic.split(' ')[0] ?? ''),
  toPlural: toFrenchPlural,
  toModifier: (topic) => topic,
  withArticle: (topic) => topic,
  qualifiers: {
    audience: /^(?<rest>.+?) (?<phrase>pour (?!.* pour |(?:se |s')?\p{L}+(?:er|ir|re)(?: |$)).+)$/iu,
    budget:
      /^(?<rest>.+?) (?<phrase>(?:à )?(?:moins de|sous|jusqu'à|en dessous de) \d[\d., ]*(?: ?(?:€|euros?|eur|dollars))?)$/i,
    nearby: /^(?<rest>.+?) (?<phrase>près de (?:chez )?moi|à proximité|autour de moi)$/i,
  },
  placeWords: /(?:à|a|au|aux|en|dans|près de|sur)(?: la| le| les| l')?/i,
  kinds: {
    offer:
      /^(?:assurances?|mutuelles?|cartes? (?:bancaires?|de cr[ée]dit)|cr[ée]dits?|pr[êe]ts?|hypoth[èe]ques?|vols?|voyages?|forfaits?|comptes?|livrets?|abonnements?|etf|fonds)\b/i,
    software:
      /^(?:logiciels?|outils?|applications?|applis?|plateformes?|syst[èe]mes?|progiciels?|crm|erp|cms|vpn|api|plugins?|h[ée]bergements?|h[ée]bergeurs?|antivirus|chatbots?|[ée]diteurs?|g[ée]n[ée]rateurs?|gestionnaires?|solutions?|navigateurs?|saas)\b/i,
    service:
      /^(?:dentistes?|m[ée]decins?|avocats?|plombiers?|[ée]lectriciens?|agences?|restaurants?|h[ôo]tels?|caf[ée]s?|bars?|salles? de sport|coiffeurs?|comptables?|experts?-comptables?|[ée]coles?|universit[ée]s?|cours|formations?|cliniques?|th[ée]rapeutes?|psychologues?|photographes?|d[ée]m[ée]nageurs?|garages?|cr[èe]ches?|v[ée]t[ée]rinaires?|banques?|services?|prestataires?|boulangeries?|pizzerias?|notaires?|agents? immobiliers?)\b/i,
    product:
      /^(?:alternatives?|chaussures?|baskets|ordinateurs?|pc portables?|t[ée]l[ée]phones?|smartphones?|casques?|[ée]couteurs?|t[ée]l[ée]viseurs?|tv|appareils? photo|[ée]crans?|claviers?|tablettes?|montres?|v[ée]los?|voitures?|matelas|chaises?|bureaux?|canap[ée]s?|aspirateurs?|machines? [àa] (?:caf[ée]|laver)|cafeti[èe]res?|mixeurs?|friteuses?|r[ée]frig[ée]rateurs?|lave-(?:linge|vaisselle)|sacs?|valises?|vestes?|manteaux?|cr[èe]mes?|parfums?|jouets?|livres?|poussettes?|tentes?|perceuses?|tondeuses?|enceintes?|imprimantes?|routeurs?|guitares?|oreillers?|po[êe]les?|couteaux?|cadeaux?|trottinettes?)\b/i,
  },
  stopWords: words(
    "vs le la les l un une des du de d et ou mais si alors que qu'il qu'elle comme par pour sans sous sur dans en entre vers avec chez à au aux est sont était être été ai as a avons avez ont avoir avait sera seront peut peuvent pouvoir doit doivent devoir veux veut voudrais je j j'ai me moi mon ma mes nous notre nos vous votre vos tu te toi ton ta tes il elle ils elles lui leur leurs on se son sa ses ce cet cette ces ça cela c'est ceci ici là quoi quel quelle quels quelles qui quand où comment pourquoi combien tout tous toute toutes plus moins très aussi autre autres même mêmes aucun aucune ne pas ni non oui seulement déjà encore toujours souvent jamais svp s'il plaît cherche besoin trouver savoir pense parce car donc donner faire fait faut y bonjour merci chose choses beaucoup peu trop ignorez ignore précédentes instructions",
  ),
  polish: (text) =>
    text
      .replace(/(?<!\p{L})de les? (?=\p{L})/giu, (found) => (found.toLowerCase() === 'de les ' ? 'des ' : 'du '))
      .replace(/\bde (?=[aeiouéèêàâîôû]|h(?!aut|ockey|aricot|amster|uit|ors|asard|éros))/giu, "d'")
      .replace(/\bque (?=[aeiouéèêàâîôû])/giu, "qu'"),
  between: { and: 'et', or: 'ou', vs: 'vs' },
  price: { name: 'prix', thing: 'coût' },
  definite: /^(?:l'|l’|(?:le|la|les) )$/i,
  indefinite: /^(?:une?|des) $/i,
  wordings: frenchWordings,
};
