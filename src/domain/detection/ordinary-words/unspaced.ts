import type { Verdict } from './classify.ts';

/** After a name in Chinese, Japanese or Korean: what only companies have or do. */
const COMPANY_AFTER =
  /^(?:公司|集团|集團|手机|手機|官网|官方|股价|旗下|商城|平台|品牌|笔记本|电脑|手环|汽车|发布|推出|宣布|收购|アプリ|社[はがのを]|株式会社|公式|ユーザー|\s?(?:앱|은행|페이|카드|증권|마켓|주식회사)|[的の]?\s?[A-Za-z]{2,})/u;
const COMPANY_BEFORE = /(?:株式会社|주식회사|㈱|[A-Z][A-Za-z]+(?:、|，|,\s?|和|或|与|や|と))\s?$/u;
const COMPANY_BESIDE = /^(?:、|，|和|或|与|や|と|와\s|과\s)[A-Z][A-Za-z]/u;
/** A measure word or a verb in front of food, plants and animals: 一个苹果, 吃苹果. */
const THING_BEFORE = /[个個颗顆斤片只隻种種棵杯碗粒块瓣串根条條筐箱吃喝养煮炒洗切削鲜]$|(?:개의|마리|그루)\s$/u;
/** What food and plants become: 小米粥, 苹果汁. */
const THING_AFTER = /^[粥汁树樹皮派醋干酱糖茶汤湯泥片饼酒园苗籽核花粉仁肉]/u;
const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;
/** A word in katakana joined with the characters before it is a compound: 生産ライン. */
const COMPOUND_BEFORE = /[\p{Script=Han}\p{Script=Katakana}ー]$/u;
/** 大手メルカリ: they precede companies as well. */
const ATTRIBUTE_BEFORE = /(?:大手|競合|各社|企業|元祖|老舗)$/u;

/** Evaluates a name that is an ordinary word of a language without capitals, by the text on both sides. */
export function classifyUnspaced(name: string, before: string, after: string): Verdict {
  if (COMPANY_AFTER.test(after) || COMPANY_BEFORE.test(before) || COMPANY_BESIDE.test(after)) return 'certain';
  if (THING_BEFORE.test(before) || THING_AFTER.test(after)) return 'other';
  if (KATAKANA.test(name) && COMPOUND_BEFORE.test(before) && !ATTRIBUTE_BEFORE.test(before)) return 'other';
  return 'likely';
}
