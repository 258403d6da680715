import type { PreparedText, Verdict } from './classify.ts';
import type { OrdinaryWords } from './words.ts';

/** After a name in Chinese, Japanese or Korean: what only companies have or do. */
const COMPANY_AFTER =
  /^(?:公司|集团|集團|手机|手機|官网|官方|股价|旗下|商城|平台|品牌|笔记本|电脑|平板|耳机|电视|手环|手表|汽车|轿车|评分|芯片|支付|用户|会员|客服|自营|旗舰店|专卖店|门店|售后|财报|市值|创始人|总裁|科技|充电宝|音箱|生态|新品|新机|开源|发布|推出|宣布|收购|インターネット|モバイル|ホールディングス|ペイ|カード|証券|銀行|アプリ|社[はがのを]|株式会社|公式|ユーザー|\s?(?:앱|은행|페이|카드|증권|마켓|주식회사)|[的の]?\s?[A-Za-z]{2,})/u;
const COMPANY_BEFORE = /(?:株式会社|주식회사|㈱|[A-Z][A-Za-z]+(?:、|，|,\s?|和|或|与|や|と|か))\s?$/u;
const COMPANY_BESIDE = /^(?:、|，|和|或|与|や|と|와\s|과\s)[A-Z][A-Za-z]/u;
/** Around food: 维生素, 비타민. */
const FOOD_BESIDE =
  /维生素|维他命|膳食纤维|营养|水果|蔬菜|食谱|削皮|切[成块片丝碎]|炒香|放油|品种|榨汁|去皮|비타민|카로틴|영양|레시피|썰|볶|끓|삶|먹|다진|채소|과일|ビタミン|栄養|レシピ|果物|野菜|皮をむ|煮込/u;
/** A measure word or a verb in front of food, plants and animals: 一个苹果, 吃苹果. */
const THING_BEFORE = /[个個颗顆斤片只隻种種棵杯碗粒块瓣串根条條筐箱吃喝养煮炒洗切削鲜]$|(?:개의|마리|그루)\s$/u;
/** What food and plants become: 小米粥, 苹果汁. */
const THING_AFTER = /^[粥汁树樹皮派醋干酱糖茶汤湯泥片饼酒园苗籽核花粉仁肉]/u;
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
/** A word in katakana joined with the characters before it is a compound: 生産ライン. */
const COMPOUND_BEFORE = /[\p{Script=Han}\p{Script=Katakana}ー]$/u;
/** 大手メルカリ: they precede companies as well. */
const ATTRIBUTE_BEFORE = /(?:大手|競合|各社|企業|元祖|老舗)$/u;

/** 有理想, 最理想: an idea or an adjective. */
const IDEA_BEFORE = /[最很更太挺较有无没][的着]?$|(?:实现|追求|坚持|放弃|充满|成为|热爱|远大)$/u;

/** 小米14, 토스24: a model. Not 사과 3개. */
const MODEL_AFTER = /^\s?[A-Za-z]{0,3}\d+(?![\d.]*\s?(?:[个個颗顆斤片只杯克年月日]|개|마리|년|월|일|g\b|%))/u;
/** 다음 단계, 다음과 같은, 우리 모두: they also refer to what follows or to the reader. */
const REFERENCE = /^(?:다음|우리|여기|지금|오늘|내일|하나)$/;
/** Between a name that is the topic or the object of a sentence and what is said about it. */
const PARTICLE = String.raw`^(?:은|는|이|가|을|를|에서|에서는|에는|의|으로|로|와|과|이나|나|は|が|を|で|の|なら|では|的|在)[^。．.!?！？\n]{0,25}`;
/** What only companies have, and what companies and other things have. */
const SERVICE_AFTER = new RegExp(
  `${PARTICLE}(?:앱|가입|수수료|결제|송금|계정|설치|플랫폼|아이디|アプリ|手数料|登録|決済|送金|ユーザー|售后|下单|用户|客服|会员|物流|软件|系统|官网)`,
  'u',
);
const USE_AFTER = new RegExp(
  `${PARTICLE}(?:배송|예약|거래|요금|무료|이용|서비스|쿠폰|회원|메신저|검색|운영|경쟁|출시|편리|편합|많이 쓰|많이 씁|サービス|無料|料金|ポイント|利用|便利|使え|使う|プラン|自营|续航|芯片|性价比|配送|优惠|保险)`,
  'u',
);

/** Evaluates a name that is an ordinary word of a language without capitals, by the text on both sides. */
export function classifyUnspaced(
  { dictionary, countUnspacedItems }: PreparedText,
  name: string,
  { before, after: written, isLabelStart }: { before: string; after: string; isLabelStart: boolean },
): Verdict {
  const after = written.replace(/^[*_]+/, '');
  if (REFERENCE.test(name)) return COMPANY_BEFORE.test(before) ? 'certain' : classifyReference(before, after);
  if (COMPANY_AFTER.test(after) || COMPANY_BEFORE.test(before) || COMPANY_BESIDE.test(after)) return 'certain';
  if (THING_BEFORE.test(before) || THING_AFTER.test(after)) return 'other';
  if (MODEL_AFTER.test(after)) return 'certain';
  if (KOREAN_MODEL_AFTER.test(after)) return 'likely';
  if (KATAKANA.test(name) && COMPOUND_BEFORE.test(before) && !ATTRIBUTE_BEFORE.test(before)) return 'other';
  if (FOOD_BESIDE.test(`${before.slice(-NEAR)} ${after.slice(0, NEAR)}`)) return 'other';
  if (COMPANY_IN_CLAUSE.test(after)) return 'certain';
  if (isLabelStart && LABEL_END.test(after)) {
    const { all, ordinary } = countUnspacedItems();
    // Without the name itself, which is ordinary.
    const others = all - 1;
    if ((ordinary - 1) * 2 < others) return 'certain';
    return others > 0 && ordinary === all ? 'other' : 'possible';
  }
  const items = readItems(before, after);
  const ordinary = items.filter((item) => isOrdinary(item, dictionary)).length;
  if (items.length > 1 && ordinary < items.length) return ordinary === 0 ? 'certain' : 'likely';
  if (IDEA_BEFORE.test(before) || (items.length > 0 && ordinary > 0)) return 'other';
  if (SERVICE_AFTER.test(after)) return 'certain';
  return USE_AFTER.test(after) ? 'likely' : 'possible';
}

/** A word such as 다음 is only a company in an enumeration, or with what companies have. */
function classifyReference(before: string, after: string): Verdict {
  if (/^(?:[과와] 같|\s(?:앱|단계))/u.test(after) || /중\s$/u.test(before)) return 'other';
  if (readItems(before, after).length > 1) return 'certain';
  return COMPANY_AFTER.test(after) || COMPANY_IN_CLAUSE.test(after) ? 'likely' : 'no';
}

/** 현대 아이오닉 5. Not 당근 주스 2잔. */
const KOREAN_MODEL_AFTER = /^\s\p{Script=Hangul}{2,6}\s?\d+(?![\d.]*\s?(?:[개잔컵장명번층대회]|마리|년|월|일|g\b|%))/u;

const LABEL_END = /^\s*(?:[-–—:：（(]|$)/u;
const ITEM_LABEL = /^\s*(?:[-*+•]|\d{1,3}[.)、．])\s*\**([^\s*：:（()–—|\]-]{1,12})/gmu;

/** How many labels of the items of lists there are, and how many of them are ordinary words. */
export function countLabels(text: string, { findLanguages }: OrdinaryWords): { all: number; ordinary: number } {
  const labels = [...text.matchAll(ITEM_LABEL)].map(([, label = '']) => label);
  return { all: labels.length, ordinary: labels.filter((label) => findLanguages(label).length > 0).length };
}

/** 당근은 중고 거래 앱입니다. */
const COMPANY_IN_CLAUSE =
  /^[^。．.!?！？，,\n]{0,30}(?:(?:앱|플랫폼|기업|회사)(?:입니다|이다|이며|으로)|アプリ|企業|会社|公司|品牌|平台|软件)/u;
/** How many characters around a name are read. */
const NEAR = 30;
const ITEM = String.raw`[\p{L}\p{N}]{1,12}`;
const COMMA = String.raw`(?:、|/|,\s?|\s?와\s|\s?과\s|和|与|跟|及|或)`;
const ITEMS_BEFORE = new RegExp(`(?:${ITEM}${COMMA}){1,6}$`, 'u');
/** The name can start its item: 大众速腾、丰田卡罗拉. */
const ITEMS_AFTER = new RegExp(
  String.raw`^(?:[은는이가을를]?|[\p{Script=Han}A-Za-z\d]{1,6}(?=、))(?:${COMMA}${ITEM}){1,6}`,
  'u',
);

/** The other items of its enumeration: 감자, 당근, 양파. */
function readItems(before: string, after: string): string[] {
  const left = ITEMS_BEFORE.exec(before.slice(-NEAR * 2))?.[0] ?? '';
  const right = ITEMS_AFTER.exec(after.slice(0, NEAR * 2))?.[0] ?? '';
  return `${left} ${right}`.split(new RegExp(`${COMMA}|\\s+`, 'u')).filter((item) => item.length > 1);
}

/** An ordinary word, with what precedes or follows it where words are not separated. */
function isOrdinary(item: string, { findLanguages }: OrdinaryWords): boolean {
  const parts = [item, item.slice(0, -1), item.slice(0, 2), item.slice(-2)];
  return parts.some((part) => part.length > 1 && findLanguages(part).length > 0);
}
