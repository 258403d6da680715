import type { Frame } from './wording.ts';

const i = (source: string) => new RegExp(source, 'iu');
const SYMPTOM =
  '(?:dor(?:es)? (?:de|no|na|nos|nas|do lado) [^ ]+(?: [^ ]+){0,2}|febre(?: alta)?|tosse(?: seca)?|enxaqueca|náuseas?|enjoo|vômitos?|vómitos?|tonturas?|fadiga|cansaço|coceira|comichão|alergia na pele|inchaço|diarreia|prisão de ventre|gases|azia|refluxo|cãibras?|insônia|insónia|queda de cabelo|palpitações|formigamento|eczema|psoríase|acne|asma|diabetes|pressão alta|hipertensão|alergias?|gripe|resfriado|nariz entupido|garganta inflamada|otite|ciática|tendinite|artrose|ansiedade|depressão|anemia|sinusite|bronquite|cistite|gota)';
const ASPECT =
  '(?:causas?|sintomas?|tratamentos?|remédios?(?: caseiros?| naturais)?|o que fazer|o que tomar|o que pode ser|duração|medicamentos?|diagnóstico)';
const SERVICE =
  '(?:dentistas?|médicos?|advogados?|encanador(?:es)?|canalizador(?:es)?|eletricistas?|chaveiros?|veterinários?|mecânicos?|oficinas?|fisioterapeutas?|dermatologistas?|agências?(?: [^ ]+){0,2}|restaurantes?(?: [^ ]+)?|cafés?|bares?|academias?|ginásios?|cabeleireiros?|escolas?(?: [^ ]+){0,2}|clínicas?(?: [^ ]+)?|hospital|psicólogos?|fotógrafos?|mudanças|padarias?|pizzarias?|creches?|farmácias?|autoescolas?|contador|contabilistas?)';
const URGENT =
  '(?: (?:urgente|urgência|24 horas|24h|de plantão|de serviço|abert[oa]s?(?: [^ ]+){0,2}|(?:ao |no |aos )?(?:domingos?|sábados?|feriado)|hoje|agora))';
const OPEN: Frame['lines'] = [
  ['openNow', '{topic} {place} horário'],
  ['emergency', '{topic} 24 horas {place}'],
  ['openNow', '{topic} {place} avaliações'],
  ['reviews', '{topic} {place} telefone'],
];

/** The forms of Portuguese queries. */
export const PORTUGUESE_FRAMES: readonly Frame[] = [
  {
    intent: 'fact',
    pattern: /^quanto (?:ganha|ganham|recebe) (?:um |uma |os )?(?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} salário {tail?}'],
      ['pricing', 'salário médio {topic} {tail?}'],
      ['pricing', '{topic} piso salarial {tail?}'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^onde (?:comer|jantar|almoçar) (?:em|no|na) (?<place>.+)$/i,
    lines: [
      ['best', 'melhores restaurantes {place}'],
      ['cheap', 'comer barato em {place}'],
      ['reviews', 'restaurantes {place} avaliações'],
    ],
  },
  {
    intent: 'travel',
    pattern: /^onde (?:ficar|dormir|se hospedar) (?:em|no|na) (?<place>.+)$/i,
    lines: [
      ['stay', 'melhores hotéis {place}'],
      ['stay', 'melhor bairro para ficar em {place}'],
      ['cheap', 'hotéis baratos {place}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:previsão do tempo|tempo|clima) (?:em |no |na |para )(?<place>.+?)(?<tail>(?: (?:amanhã|hoje))?)$/i,
    lines: [
      ['attribute', 'previsão do tempo {place} amanhã'],
      ['attribute', 'previsão do tempo {place} 7 dias'],
    ],
  },
  {
    intent: 'recipe',
    pattern: /^(?<topic>(?!como ).+?) receita(?: fácil| simples)?(?<tail>(?: (?:com|sem) .+)?)$/i,
    lines: [
      ['easy', 'receita de {topic} fácil {tail?}'],
      ['ingredients', '{topic} ingredientes {tail?}'],
      ['steps', 'como fazer {topic} {tail?}'],
    ],
  },
  {
    intent: 'comparison',
    pattern: /^(?:qual (?:é )?a |quais (?:são )?as )?(?:a |as )?diferenças? entre (?<a>.+?) e (?<b>.+)$/i,
  },
  {
    intent: 'comparison',
    pattern:
      /^(?:o que é melhor|qual é melhor|qual o melhor|é melhor|melhor|comparar|comparação(?: entre)?)[:,]? (?<a>.+?) (?:ou|vs) (?<b>.+)$/i,
  },
  { intent: 'comparison', pattern: /^(?:o |a )?(?<a>.+?) é melhor (?:que|do que) (?<b>.+)$/i },
  { intent: 'comparison', pattern: /^(?<a>[^,.!?]+?) (?:vs?\.?|versus|x|contra) (?<b>[^,.!?]+)$/i },
  { intent: 'comparison', pattern: /^(?<a>[^ ]+(?: [^ ]+)?) ou (?<b>[^ ]+(?: [^ ]+)?)$/i },
  {
    intent: 'travel',
    pattern:
      /^(?:voos?|passagens?(?: aéreas?)?)(?: baratos?| baratas?| diretos?)? (?:de (?<from>.+?) )?(?:para|a) (?<place>.+?)(?<tail> em .+)?$/i,
    lines: [
      ['cheap', 'voos baratos para {place} {tail?}'],
      ['flights', 'voos diretos para {place} {tail?}'],
      ['bestTime', 'quando comprar voos para {place}'],
    ],
  },
  {
    intent: 'travel',
    pattern:
      /^(?:o que (?:fazer|ver|visitar) (?:em|no|na)|viagem (?:para|a)|viajar para|visitar|férias (?:em|no|na)|fim de semana (?:em|no|na)|(?:\d+|dois|três|quatro|cinco) dias (?:em|no|na)|roteiro(?: de viagem)?(?: em| por| de)?|melhor época para (?:visitar|ir (?:a|para|ao))|quando ir (?:a|para|ao)) (?<place>[^ ]+(?: (?!em |com |hoje|para |neste )[^ ]+){0,3}?)(?<tail> (?:em|com|hoje|para|neste)(?: .+)?)?$/i,
  },
  {
    intent: 'travel',
    pattern:
      /^(?:(?:melhor(?:es)?) )?(?<stay>hotel|hotéis|hostels?|pousadas?|apartamentos?|airbnb)(?: baratos?| de luxo)? (?:em|no|na|perto de) (?<place>[^ ]+(?: (?!com )[^ ]+){0,2}?)(?<tail>(?: com .+)?)$/i,
    lines: [
      ['reviews', '{stay} em {place} {tail?} avaliações'],
      ['cheap', '{stay} em {place} {tail?} promoção'],
      ['stay', 'onde ficar em {place}'],
    ],
  },
  {
    intent: 'product',
    pattern:
      /^(?:(?:as )?melhores )?alternativas? (?:grátis |gratuitas? )?(?:ao|à|a|para o|para) (?<topic>.+?)(?: grátis| gratuitas?)?$/i,
    lines: [
      ['best', 'melhores alternativas ao {topic} {tail?}'],
      ['free', 'alternativas gratuitas ao {topic} {tail?}'],
      ['latest', 'alternativas ao {topic} {tail?} {year}'],
    ],
  },
  {
    intent: 'product',
    pattern:
      /^(?:(?:opiniões|avaliações) (?:sobre |de |do |da )?(?:o |a )?(?<name>.+)|(?<topic>.+?) (?:é bom|é confiável|é boa|vale a pena|opiniões|avaliações|avaliação|reclamações))$/i,
    lines: [
      ['reviews', '{topic} avaliações'],
      ['prosAndCons', '{topic} vantagens e desvantagens'],
      ['pricing', '{topic} preço'],
      ['alternatives', 'alternativas ao {brand}'],
      ['prosAndCons', '{name} vantagens e desvantagens'],
      ['pricing', '{name} preço'],
    ],
  },
  {
    intent: 'product',
    pattern: /^(?:vale a pena|compensa)(?: comprar| usar| ter)? (?<topic>.+)$/i,
    lines: [
      ['reviews', '{topic} avaliações'],
      ['prosAndCons', '{topic} vantagens e desvantagens'],
      ['alternatives', 'alternativas ao {brand}'],
    ],
  },
  {
    intent: 'recipe',
    pattern:
      /^receitas? (?:fácil |fáceis )?(?:de |do |da |para )?(?<topic>.+?)(?: fácil| simples| fofinho)?(?<tail>(?: (?:com|sem|para) .+)?)$/i,
  },
  {
    intent: 'recipe',
    pattern:
      /^como (?:fazer|preparar|cozinhar) (?:o |a |um |uma )?(?<topic>(?:bolo|pão|arroz|feijão|feijoada|brigadeiro|pizza|massa|panqueca|tapioca|pudim|mousse|sopa|molho|frango|bacalhau|lasanha|torta|biscoito|pastel|coxinha|moqueca|açaí|caldo|omelete)s?(?: [^ ]+){0,3}?)(?<tail>(?: (?:com|sem|na|no) .+)?)$/i,
  },
  {
    intent: 'price',
    pattern: /^(?:quanto (?:custa|custam|vale|valem|é|fica)|qual (?:é )?o (?:preço|valor) d[aeo]s?) (?<topic>.+)$/i,
  },
  {
    intent: 'price',
    pattern: /^(?:preço|valor|custo) (?:médio )?(?:de uma? |d[aeo]s? |para )?(?<topic>.+)$/i,
  },
  { intent: 'price', pattern: /^(?<topic>.+?) (?:preços?|valor|custo)(?<tail>(?: (?:em|por) .*)?)$/i },
  {
    intent: 'health',
    pattern:
      /^(?:por que |porque )?(?:o |a )?(?:meu |minha )?(?<topic>(?:gat[oa]|cachorr[oa]|cão|cadela|coelho) (?:não |está |vomita|tosse|treme|tem |fica |manca|come|bebe|respira|espirra|vomitando).*)(?<tail>)$/i,
    lines: [
      ['causes', '{topic} causas'],
      ['fix', '{topic} o que fazer'],
      ['doctor', '{topic} quando ir ao veterinário'],
    ],
  },
  {
    intent: 'fault',
    pattern:
      /^(?:por que |porque )?(?:o |a )?(?:meu |minha )?(?<topic>(?=.*(?<![^ ])(?:não|erro|avariad[oa]|vaza|vazando|pinga|pingando|travad[oa]|travando|quebrad[oa]|piscando|desliga sozinh[oa]|desligando|esquentando|descarrega|descarregando|código|entupid[oa]|lent[oa]|barulho)(?![^ ]))(?!como |o que |quem |onde |qual|quant|por que |é |nariz ).+)(?<tail>)$/i,
  },
  {
    intent: 'health',
    pattern: i(
      `^(?:o que (?:fazer|tomar|é bom) (?:para|contra|com|em caso de) (?:a |o )?|como (?:aliviar|curar|tratar|acabar com|tirar|passar) (?:a |o )?|${ASPECT} (?:de |da |do |para |contra )(?:a |o )?)(?<topic>${SYMPTOM})(?<tail>(?: (?:depois|durante|ao) .+)?)$`,
    ),
  },
  {
    intent: 'health',
    pattern: i(`^(?<topic>${SYMPTOM}?)(?:,? ${ASPECT})?(?<tail>(?: (?:depois|durante|ao|na gravidez|em bebê).*)?)$`),
  },
  {
    intent: 'local',
    pattern:
      /^(?:melhor(?:es)? |bom )?(?<topic>.+?) (?<place>perto de mim|aqui perto|próximo a mim|na minha zona)(?: .+)?$/i,
    lines: [
      ['reviews', '{topic} {place} avaliações'],
      ['openNow', '{topic} aberto agora {place}'],
      ['emergency', '{urgent} 24 horas {place}'],
      ['pricing', '{trade} {place} preço'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE})${URGENT}+ (?:em |no |na |perto de )?(?<place>\\p{L}+(?: \\p{L}+){0,2})$`),
    lines: OPEN,
  },
  {
    intent: 'local',
    pattern: i(
      `^(?<topic>${SERVICE}) (?:em |no |na |perto de )?(?<place>[^ ]+(?: (?!abert|de |24|urg|ao |no )[^ ]+){0,2}?)${URGENT}+$`,
    ),
    lines: OPEN,
  },
  {
    intent: 'local',
    pattern: i(
      `^(?:(?:melhor(?:es)?|bom|bons) )?(?<topic>${SERVICE}) (?<place>(?:em|no|na|perto de) [^ ]+(?: [^ ]+){0,2})$`,
    ),
    lines: [
      ['recommendations', '{topic} {place} recomendações'],
      ['reviews', '{topic} {place} avaliações'],
      ['emergency', '{urgent} 24 horas {place}'],
      ['pricing', '{topic} {place} preços'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE}) (?<city>[^ ]+(?: [^ ]+){0,2})$`),
    lines: [
      ['reviews', '{topic} {city} avaliações'],
      ['emergency', '{urgent} 24 horas {city}'],
      ['pricing', '{topic} {city} preço'],
      ['recommendations', '{topic} {city} recomendações'],
    ],
  },
  {
    intent: 'local',
    pattern: i(`^(?<topic>${SERVICE} [^ ]+) (?<city>[^ ]+(?: [^ ]+)?)$`),
    lines: [
      ['reviews', '{topic} {city} avaliações'],
      ['pricing', '{topic} {city} preço'],
    ],
  },
  {
    intent: 'best_of',
    pattern:
      /^(?:(?:qual (?:é )?|quais (?:são )?|que ))?(?:o |a |os |as )?(?<best>melhor(?:es)?|top(?: \d+)?) (?<topic>(?!que |época |forma |maneira |jeito ).+?)(?: (?:de |do |em )?20\d\d)?$/i,
  },
  {
    intent: 'best_of',
    pattern:
      /^(?:qual|que|quais) (?<topic>.+?) (?:comprar|escolher|devo comprar|recomendam|usar|contratar)(?<tail>.*)$/i,
  },
  { intent: 'best_of', pattern: /^(?<topic>.+?) (?:barat[oa]s?|custo[- ]benefício)(?<tail>(?: (?:para|em) .+)?)$/i },
  {
    intent: 'how_to',
    pattern:
      /^(?:como (?:posso |se pode |faço para |devo |eu faço para )?|(?:a )?melhor (?:forma|maneira) de )(?<task>[^ ]+(?:ar|er|ir|or|ar-se|er-se|ir-se)(?: .+)?)$/i,
  },
  {
    intent: 'definition',
    pattern: /^como (?:funciona|funcionam) (?<topic>.+)$/i,
    lines: [
      ['howItWorks', '{topic} funcionamento'],
      ['explained', '{topic} explicação simples'],
      ['definition', 'o que é {=topic}'],
    ],
  },
  {
    intent: 'definition',
    pattern: /^(?:o que (?:é|são|significa|quer dizer)|definição de|significado de) (?<topic>.+)$/i,
  },
  { intent: 'definition', pattern: /^(?<topic>.+?) (?:definição|significado|o que é)$/i },
  {
    intent: 'fact',
    pattern: /^quem (?<verb>[^ ]+) (?<topic>.+)$/i,
    lines: [
      ['person', '{topic} {agent}'],
      ['history', '{topic} história'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:quando|em que ano) (?:foi )?(?<doing>[^ ]+) (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} data de {event}'],
      ['attribute', '{topic} {event} ano'],
    ],
  },
  {
    intent: 'fact',
    pattern:
      /^(?:qual (?:é|era|foi)|quem é|quais são|qual) (?<attr>(?:o |a |os |as )?[^ ]+(?: [^ ]+)?) d[aeo]s? (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['rephrased', '{attr} {topic}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^quant[oa]s (?<noun>[^ ]+) (?:tem|têm|há em|há|existem em|existem|ganhou) (?<rest>.+)$/i,
    lines: [
      ['rephrased', 'número de {noun} {~rest}'],
      ['keywords', '{~rest} {noun}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^quanto tempo (?:dura|duram) (?<topic>.+)$/i,
    lines: [
      ['duration', '{topic} validade {tail?}'],
      ['duration', '{topic} duração {tail?}'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:por que|porque|porquê) (?<rest>.+)$/i,
    lines: [
      ['explained', 'por que {=rest} explicação'],
      ['reasons', '{~rest} motivo'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^onde (?:fica|ficam|está|estão|se localiza) (?<topic>.+)$/i,
    lines: [
      ['location', '{topic} localização'],
      ['location', '{topic} mapa'],
    ],
  },
  {
    intent: 'fact',
    pattern: /^(?:quem|o que|quando|quant[oa]s?|qual|quais|como|onde|é|são|pode|posso) (?<rest>.+)$/i,
    lines: [['keywords', '{~rest}']],
  },
  {
    intent: 'fact',
    pattern:
      /^(?<attr>capital|altura|população|idade|data|fundador|autor|área|moeda|duração|história|horário) d[aeo]s? (?<topic>.+)$/i,
    lines: [
      ['attribute', '{topic} {attr}'],
      ['question', 'qual é a {attr} de {=topic}'],
    ],
  },
  {
    intent: 'code',
    pattern:
      /^(?<topic>(?=.*(?<![^ ])(?:python|javascript|typescript|java|php|sql|mysql|excel|css|html|git|docker|react|numpy|pandas|c\+\+|c#|vba|bash)(?![^ ])).+ .+)$/i,
    lines: [
      ['codeExample', '{topic} exemplo'],
      ['tutorial', '{topic} tutorial'],
    ],
  },
  {
    intent: 'local',
    pattern: /^(?<item>[^ ]+(?: [^ ]+)?) (?<town>[^ ]+)$/i,
    lines: [
      ['reviews', '{item} {town} avaliações'],
      ['pricing', '{item} {town} preços'],
    ],
  },
  { intent: 'keyword', pattern: /^(?<topic>[^ ]+(?: (?:de |do |da |para )?[^ ]+)?)$/i },
  {
    intent: 'keyword',
    pattern: /^(?<topic>[^ ]+(?: (?!para |com |sem )[^ ]+){0,3}?)(?<tail>(?: (?:para|com|sem) .+)?)$/i,
    needsKind: true,
  },
];
