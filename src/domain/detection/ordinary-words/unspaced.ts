import type { Verdict } from './classify.ts';
import type { OrdinaryWords } from './words.ts';

/** After a name in Chinese, Japanese or Korean: what only companies have or do. */
const COMPANY_AFTER =
  /^(?:公司|集团|集團|手机|手機|官网|官方|股价|旗下|商城|平台|品牌|笔记本|电脑|平板|耳机|电视|手环|手表|汽车|轿车|评分|芯片|支付|用户|会员|客服|自营|旗舰店|专卖店|门店|售后|财报|市值|创始人|总裁|科技|发布|推出|宣布|收购|インターネット|モバイル|ホールディングス|ペイ|カード|証券|銀行|アプリ|社[はがのを]|株式会社|公式|ユーザー|\s?(?:앱|은행|페이|카드|증권|마켓|주식회사)|[的の]?\s?[A-Za-z]{2,})/u;
const COMPANY_BEFORE = /(?:株式会社|주식회사|㈱|[A-Z][A-Za-z]+(?:、|，|,\s?|和|或|与|や|と))\s?$/u;
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

/** Evaluates a name that is an ordinary word of a language without capitals, by the text on both sides. */
export function classifyUnspaced(name: string, before: string, after: string, dictionary: OrdinaryWords): Verdict {
  if (COMPANY_AFTER.test(after) || COMPANY_BEFORE.test(before) || COMPANY_BESIDE.test(after)) return 'certain';
  if (THING_BEFORE.test(before) || THING_AFTER.test(after)) return 'other';
  if (KATAKANA.test(name) && COMPOUND_BEFORE.test(before) && !ATTRIBUTE_BEFORE.test(before)) return 'other';
  if (FOOD_BESIDE.test(`${before.slice(-NEAR)} ${after.slice(0, NEAR)}`)) return 'other';
  if (COMPANY_IN_CLAUSE.test(after)) return 'certain';
  const items = readItems(before, after);
  const ordinary = items.filter((item) => isOrdinary(item, dictionary)).length;
  if (items.length > 1 && ordinary < items.length) return ordinary === 0 ? 'certain' : 'likely';
  return IDEA_BEFORE.test(before) || (items.length > 0 && ordinary > 0) ? 'other' : 'possible';
}

/** 당근은 중고 거래 앱입니다. */
const COMPANY_IN_CLAUSE =
  /^[^。．.!?！？，,\n]{0,30}(?:(?:앱|플랫폼|기업|회사)(?:입니다|이다|이며|으로)|アプリ|企業|会社|公司|品牌|平台|软件)/u;
/** How many characters around a name are read. */
const NEAR = 30;
const ITEM = String.raw`[\p{L}\p{N}]{1,12}`;
const COMMA = String.raw`(?:、|,\s?|\s?와\s|\s?과\s|和|与|跟|及|或)`;
const ITEMS_BEFORE = new RegExp(`(?:${ITEM}${COMMA}){1,6}$`, 'u');
const ITEMS_AFTER = new RegExp(`^[은는이가을를]?(?:${COMMA}${ITEM}){1,6}`, 'u');

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
