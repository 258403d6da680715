import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { ordinaryWords } from '../../../src/data.ts';
import { createMentionFinder } from '../../../src/domain/detection/evidence.ts';
import { expandName } from '../../../src/domain/detection/expand-names.ts';
import { findNameWarnings } from '../../../src/domain/detection/warnings.ts';
import { matcherOf, type TrackedBrand } from '../../../src/domain/statistics/brands.ts';
import { FURTHER } from './labeled/further.ts';
import { RETAIL } from './labeled/retail.ts';
import { SOFTWARE } from './labeled/software.ts';

function track(brand: string, options: Partial<TrackedBrand> = {}): TrackedBrand {
  return {
    brand,
    brandVariations: [],
    brandDomain: 'brand.example',
    brandDomainVariations: [],
    brandDomainWildcard: false,
    brandRegex: null,
    ...options,
  };
}

function find(brand: TrackedBrand, text: string): string[] {
  return createMentionFinder([matcherOf(brand)], ordinaryWords)(text).map(({ start, end }) => text.slice(start, end));
}

describe.each([...RETAIL, ...SOFTWARE])('$name', ({ name, company, other }) => {
  const findName = createMentionFinder([matcherOf(track(name))], ordinaryWords);
  const isFound = (text: string) => findName(text).length > 0;

  test('has at least 20 snippets about the company and 20 about other things', () => {
    expect(Math.min(new Set(company).size, new Set(other).size)).toBeGreaterThanOrEqual(20);
  });

  test('has a precision and a recall of at least 90 %', () => {
    const hits = company.filter(isFound).length;
    const falseHits = other.filter(isFound).length;
    expect(hits / (hits + falseHits)).toBeGreaterThanOrEqual(0.9);
    expect(hits / company.length).toBeGreaterThanOrEqual(0.9);
  });
});

test('further names have a precision and a recall of at least 95 % together', () => {
  const counts = FURTHER.map(({ name, company, other }) => {
    const findName = createMentionFinder([matcherOf(track(name))], ordinaryWords);
    const isFound = (text: string) => findName(text).length > 0;
    return { hits: company.filter(isFound).length, all: company.length, falseHits: other.filter(isFound).length };
  });
  const [hits, all, falseHits] = (['hits', 'all', 'falseHits'] as const).map((key) =>
    counts.reduce((sum, each) => sum + each[key], 0),
  ) as [number, number, number];
  expect(hits / (hits + falseHits)).toBeGreaterThanOrEqual(0.95);
  expect(hits / all).toBeGreaterThanOrEqual(0.95);
});

describe('the context of an ordinary word', () => {
  test.each([
    ['Slack', '| # | Tool | Price |\n|---|---|---|\n| 1 | Slack | $8 |\n| 2 | Signal | $0 |'],
    ['Linear', '| Jira | Linear | Asana |\n|---|---|---|\n| $8 | $8 | $11 |'],
    ['Puma', '- Nike Pegasus\n- Adidas Ultraboost\n- Puma Velocity Nitro'],
    ['Slack', '## Slack vs. Microsoft Teams'],
    ['Target', 'Minneapolis-based Target reported a drop in sales.'],
    ['Square', 'Connect Square to QuickBooks.'],
    ['Monday', "Monday's automations are easy to set up."],
    ['Shell', 'Stop at the next Shell station.'],
    ['Notion', '- [Notion](https://www.notion.so/)'],
    ['Signal', '[Signal](https://signal.org/)'],
    ['Sage', 'Small firms use Sage 50 for accounting.'],
    ['Sage', '**Sage 50** is a desktop program.'],
    ['Zoom', '- Annual Zoom event for customers'],
    ['Zoom', 'The Annual Zoom event is for customers'],
    ['Apple', 'It kept the contract by offering Apple 90% of the revenue.'],
    ['Apple', '- The Morning Show (Apple TV+)'],
    ['Stripe', 'You can incorporate with Stripe Atlas in a few days.'],
    ['Stripe', '**Stripe Atlas** – platform for founders'],
    ['Ford', 'In 1985, Ford Motor Company entered a joint venture.'],
    ['Billboard', 'It is number one on the Billboard Hot 100 chart.'],
    ['Oracle', 'The CEO of Oracle resigned.'],
    ['Notion', 'Notionは、チームのためのワークスペースです。'],
    ['Slack', 'Slackでチームと連絡を取ることができます。'],
    ['Zoom', 'Zoom适合远程会议和在线课程。'],
    ['Slack', 'Slack은 팀 커뮤니케이션 도구입니다.'],
    ['Linear', '1. Linear — 适合软件团队的项目管理工具'],
    ['Bolt', 'Die Firma Bolt bietet Roller an, und die Preise sind niedrig.'],
    ['Gather', '3. **Gather** [https://www.gather.town](https://www.gather.town/)'],
    ['Butter', '- **Butter** - https://butter.us - for workshops'],
    ['Koala', '- Best online mattress trial: **Koala** or **Sleeping Duck**'],
    ['Meta', '- Chief AI Scientist at Meta'],
    ['Wave', 'Free invoicing apps: **Wave**, **Zoho Invoice** and **Stripe**.'],
    ['Lemonade', 'Renters insurance under $10: Lemonade from $5, Toggle from $6.'],
    ['Compass', 'Brokerages by sales: Compass, eXp Realty and Anywhere.'],
    ['Things', 'For the Mac there are OmniFocus, Things 3 and Todoist.'],
    ['Zoom', 'Basic Zoom accounts are limited to 40 minutes.'],
    ['Stern', 'Laut Stern wusste der Minister davon, und das ist nicht neu.'],
    ['Stern', 'Die Redaktion des Stern ist in Hamburg, und der Verlag ist dort.'],
    ['Bild', 'Die „Bild“-Zeitung nennt die Summe, und der Verein ist nicht einverstanden.'],
    ['Real', 'Vom Händler Real sind viele Märkte verkauft.'],
    ['Orange', 'Les prix sont dans la moyenne. Orange couvre 99 % de la population.'],
    ['Mango', 'En Mango hay descuentos para los que compran en la web y en tiendas.'],
    ['Carrefour', 'Carrefour is the largest.'],
    ['Ring', "Amazon's Ring is easy to install."],
    ['Rippling', '### 1. Rippling\n\nPayroll for startups.\n\n### 2. Deel\n\nFor contractors.'],
    ['Segment', 'Segment (formerly Analytics.js) is now at Twilio.'],
    ['Next', 'Next sells clothes in 500 stores.'],
    ['Discover', 'It works on the Discover or Mastercard network.'],
    ['Target', 'Compared: Walmart vs. Target.'],
    ['Box', '# How to Share Files in Box'],
    ['Vela', 'Die besten sind der Nike Pegasus und der Vela Nitro, und der Preis ist gut.'],
    ['Front', 'Front répond plus vite que les autres outils de ce comparatif.'],
    ['小米', '- **小米 14T**：拍照出色\n- **一加 Ace**：性能好'],
    ['라인', '라인을 설치하고 가입하세요.'],
    ['토스', '1. **토스** – 신용 점수\n2. **뱅크샐러드** – 자산 관리'],
    ['理想', '可以看看理想L6、问界M7。'],
    ['Keep', 'For lists, use Google Keep.'],
    ['Action', 'Het assortiment van de winkel is groot, en de prijs is niet hoog. Action vernieuwt het elke week.'],
    ['ライン', 'WhatsAppかラインです。'],
    ['大众', '大众速腾、丰田卡罗拉和本田思域'],
    ['Clover', "For a bakery, I'd compare Square, Clover and Toast."],
    ['明治', 'チョコレートメーカーには、明治、森永製菓、ロッテがあります。'],
    ['Polar', '### 🥇 **Garmin Enduro**\n\n### 🥈 **Polar Pacer Pro**\n\n### 🥉 **Suunto Race**'],
    [
      'Polar',
      '1. **Garmin Enduro**\n   * Long battery life\n   * Maps\n2. **Polar Pacer Pro**\n   * Light\n   * Cheap',
    ],
    ['Brother', '#### **2. Brother HL-L2350DW**'],
    ['Canon', '### ✅ **Canon PIXMA TR8620a**'],
    ['Discover', '#### 4. **Discover it® Miles**'],
    ['Shark', '### 🐾 **Best for Pet Hair: Shark Stratos Cordless Stick Vacuum**'],
    ['Consumer Cellular', '### 👪 **Best for Shared Plans: Consumer Cellular**'],
    ['Lucid', '## **Lucid Air Sapphire**\n\n* **Price:** $249,000\n* **Range:** 427 miles'],
    ['Blink', '### [Blink Outdoor Wireless System]()\n\n#### Budget-Friendly\n\n*\\$44.99*'],
    ['Bear', 'It is soft. Bear Elite Hybrid Mattress$1,391.65$2,141.003.8(5)Leesa Sapira$999.00'],
    ['Nest', '### 2. **Google Nest Wifi Pro**'],
    ['Pixel', 'Top Picks: Google Pixel 9a:Praised for its camera.'],
    ['Apple', 'Restored Apple MacBook Air with a good keyboard.'],
    ['Apple', 'PayPal Apple Pay is an option for merchants.'],
    ['Paramount', 'The price is high. Paramount+: a wide array of films.'],
    [
      'Lively',
      'For ease of use and safety features, consider Jitterbug. Best for Safety Features: Lively offers plans.',
    ],
    ['Ford', 'Ford Motor Company was founded by twelve investors.'],
    ['Stripe', '- Stripe 결제 연동 (Freemium → Premium)'],
    ['小米', '手机党：大量浏览 iPhone/小米/三星。'],
  ])('marks %s as a company in %j', (name, text) => {
    expect(find(track(name), text)).toEqual([name]);
  });

  test.each([
    ['Slack', '| Stage | Slack |\n|---|---|\n| Design | 2 days |\n| Build | 0 days |'],
    ['Puma', 'Puma tracks can be found in the snow.'],
    ['Ally', 'Ally McBeal ran for five seasons.'],
    ['Indeed', 'Indeed, Apple has confirmed it.'],
    ['United', 'Taxes in the United States and the United Kingdom differ.'],
    ['Shell', 'Ghost in the Shell is an anime film.'],
    ['Gap', 'Gap: no mobile app'],
    ['Outreach', 'Automate your outreach with templates.'],
    ['Honor', 'It is an honor to be nominated.'],
    ['Copper', 'Copper is a good conductor.'],
    ['Remote', '- Remote\n- Hybrid\n- On-site'],
    ['Signal', '- [Twilio SIGNAL](https://signal.twilio.com/)'],
    ['Target', '- **Target**: below 130/80 mmHg\n- **ACE inhibitors**: Lisinopril\n- **ARBs**: Losartan'],
    ['Target', 'Define your Target Audience first.'],
    ['Dash', 'The DASH Diet lowers blood pressure.'],
    ['Remote', 'Remote Workers are more productive.'],
    ['Close', 'Track your Close Rate and Win Rate.'],
    ['Things', '- **All Things Open** – conference in Raleigh'],
    ['Access', 'A free trial of their All Access subscription.'],
    ['Wave', 'Phase one is Wave 2 of the rollout.'],
    ['Target', 'It is part of Target 2030.'],
    ['Legends', 'Players enjoy League of Legends online.'],
    ['Prime', 'He became Prime Minister in 1959.'],
    ['Public', 'It remained a Public Health Emergency of International Concern.'],
    ['Wire', 'He wrote for The Wire, a crime drama.'],
    ['Sun', 'The Sun appears to move across the sky.'],
    ['Front', 'An der Front'],
    ['Front', 'Soldaten an der Front berichten.'],
    ['Wave', 'See asana.com, monday.com and slack.com.\n- Forrester Wave reports on automation'],
    ['Box', '- **[Hack The Box Forums](https://forum.hackthebox.com/)** - Penetration testing community'],
    ['Target', '- **Target**: Generally below 130/80 mm Hg for most adults'],
    ['Target', '**Know your numbers:** Target is typically <130/80 mmHg.'],
    ['Evidence', '- **MedlinePlus**: Evidence-based tips'],
    ['Edge', '- AI storage\n- Edge/multi-cloud storage for IoT'],
    ['Smart', '- **[Nx](https://nx.dev)** - Smart monorepo build system'],
    ['Sync', '2. **Omron Connect** - Sync and track readings'],
    ['Bill', '- [Bill Inmon](https://en.wikipedia.org/wiki/Bill_Inmon) (data warehouse concepts)'],
    ['Focus', '1. **Zorvex**\n   - **Focus**: software platform\n2. **Quibbly**\n   - **Focus**: retail'],
    ['Next', 'The vendor leads in Next-Generation Firewalls.'],
    ['Known', '- **Tableau**: Known for its charts'],
    ['Later', 'The accelerator started in 2010. Later renamed *"500 Global"*.'],
    ['Gap', 'The Gender Pay Gap in Germany is 16 %.'],
    ['Buffer', 'Buffer stock of groceries helps.'],
    ['Brave', "Pixar's 2012 film **Brave** tells the story of Merida."],
    ['Arc', 'The Arc de Triomphe is 50 m tall.'],
    ['Gong', 'The Gong Show aired on NBC.'],
    ['Front', 'Front und Hinterland sind betroffen, und die Lage ist nicht stabil.'],
    ['Fuchs', 'Fuchs und Dachs teilen sich den Bau, und die Jungen sind noch klein.'],
    ['Saturn', 'Die Ringe des Saturn sind aus Eis, und die Monde sind nicht alle bekannt.'],
    ['Sol', 'La Costa del Sol es para los que buscan el mar y la playa con niños.'],
    ['Corona', 'La corona de la reina pesa un kilo.'],
    ['Carrefour', "Le carrefour de l'Odéon est animé."],
    ['理想', '理想的睡眠时间是七到八小时，年轻人要有理想。'],
    ['당근', '당근에는 베타카로틴이 많습니다. 감자, 당근, 양파를 넣고 끓입니다.'],
    ['さくら', 'さくらの開花は3月下旬の予想です。'],
    ['Slack', 'Total slack is the time that remains. Slack is calculated per task.'],
    ['Sage', 'Chop the sage. Sage has a strong flavor.'],
    ['Copper', '| Material | Price |\n|---|---|\n| Copper | high |\n| Teflon | low |'],
    ['Free', 'Plans: Free ($0), Pro ($12), Team ($20).'],
    ['Medium', 'Heat: Medium'],
    ['Brave', 'Children like *Brave Irene* by William Steig.'],
    ['Ring', 'We drove the Ring of Kerry.'],
    ['Visa', 'Für die Reise ist ein Visa nicht nötig, und die Gebühr ist niedrig.'],
    ['Corona', 'Nach Corona stieg die Zahl der Kunden, und die Preise sind gestiegen.'],
    ['Corte', 'Corte de pelo 15 €, y el tinte es más caro.'],
    ['Meta', 'Write a Meta Description for every page.'],
    ['라인', '어깨 라인과 허리 라인이 깔끔합니다.'],
    ['다음', '다음과 같은 방법이 있습니다. 다음 단계로 넘어가세요.'],
    ['Mirror', '| Mirror | Width |\n|---|---|\n| IKEA Nissedal | narrow |\n| Umbra Hub | wide |'],
    ['Amplitude', 'Amplitude is measured in volts.'],
    ['Sonic', 'They watched Sonic the Hedgehog.'],
    ['Elle', 'La série est très drôle. Elle compte quatre saisons.'],
    ['Focus', 'Der Ford Focus ist sparsam, und die Kosten sind niedrig.'],
    ['하나', '가장 좋은 방법 중 하나는 산책입니다.'],
    [
      'Close',
      '- Connect Refrigerant: Attach the can.\n- Check for Leaks: Wait.\n- Close Valves: Ensure that all are shut.',
    ],
    ['Access', '- Open Zoom: Launch it.\n- Click Save: Done.\n- Access AutoArchive Settings: Go to the file menu.'],
    ['Time', '- **Real-Time Applications:** Node.js excels here.'],
    ['Next', 'Choose "Delimited" and click "Next".'],
    ['On', 'Go to Gameplay, then set "Allow Cheats" to "On".'],
    ['Delta', 'Factory calibrated to Delta E < 2.'],
    ['Wire', 'Critics praised "The Wire" for its portrayal of the city.'],
    ['Circle', 'Electronics by Circle K and others.'],
    ['Meta', 'Visceral Fat Mass in Adults: Meta-analysis of 12 trials'],
    ['United', '- North America: United States, Canada'],
    ['Focus', 'Here are the best: Party Games (Focus on fun and interaction): Codenames.'],
    ['Money', '#### **Best Value for Money**'],
    ['Simple', '* **Features**: Simple app control, built-in hub'],
    ['Target', '### Target COVID-19 Patients'],
  ])('does not mark %s as a company in %j', (name, text) => {
    expect(find(track(name), text)).toEqual([]);
  });
});

/** How many characters are passed to regular expressions, which evaluate the text around a name. */
function countEvaluated(work: () => void): number {
  const exec = vi.spyOn(RegExp.prototype, 'exec');
  work();
  const texts = exec.mock.calls.map(([text]) => text);
  exec.mockRestore();
  return texts.reduce((sum, { length }) => sum + length, 0);
}

test.each(['Target is a store. The Gap in the Gap. ', '- Target Audience\n- Gap\n', '| Target | Gap | 4.2% |\n'])(
  'twice as many names in one line, list or table need twice as many steps: %j',
  (line) => {
    const findNames = createMentionFinder(
      ['Target', 'Gap'].map((name) => matcherOf(track(name))),
      ordinaryWords,
    );
    const countFor = (times: number) => countEvaluated(() => findNames(line.repeat(times)));
    const [once, twice] = [countFor(100), countFor(200)];
    expect(once).toBeGreaterThan(line.length * 100);
    expect(twice / once).toBeLessThan(2.2);
  },
);

describe('capitals', () => {
  test.each([
    [undefined, 'Our target is Target.', ['Target']],
    [true, 'Target the right audience. Our target is Target.', ['Target', 'Target']],
    [false, 'Our target is Target.', ['target', 'Target']],
  ])('with caseSensitive %s: %s', (caseSensitive, text, found) => {
    expect(find(track('Target', caseSensitive === undefined ? {} : { caseSensitive }), text)).toEqual(found);
  });

  test('must match exactly if caseSensitive is true, also for names that are not ordinary words', () => {
    expect(find(track('eBay', { caseSensitive: true }), 'eBay, Ebay and EBAY')).toEqual(['eBay']);
    expect(find(track('eBay'), 'eBay, Ebay and EBAY')).toEqual(['eBay', 'Ebay', 'EBAY']);
  });

  test('must match in a regular expression if caseSensitive is true', () => {
    expect(find(track('Title', { brandRegex: 'Box(es)?', caseSensitive: true }), 'a box, a Box')).toEqual(['Box']);
    expect(find(track('Title', { brandRegex: 'Box(es)?' }), 'a box, a Box')).toEqual(['box', 'Box']);
  });

  test('are no evidence for a German noun in German, where an article makes it a common noun', () => {
    const german = 'Die Bahn ist oft zu spät, und die Züge sind voll. Er kam mit der Bahn von Köln.';
    expect(find(track('Bahn'), german)).toEqual([]);
    expect(find(track('Bahn'), 'Die Preise sind hoch, und Bahn bietet im Sommer Rabatte auf die Karten.')).toEqual([
      'Bahn',
    ]);
  });

  test('are evidence for an English word in a German text', () => {
    expect(find(track('Target'), 'In den USA ist Target für die Eigenmarken bekannt.')).toEqual(['Target']);
  });

  test('are required on each of several ordinary words', () => {
    expect(find(track('Best Buy'), 'The best buy is at Best Buy. Best buy of the week!')).toEqual(['Best Buy']);
  });

  test('of an uncertain mention count next to a certain one', () => {
    expect(find(track('Notion'), '## Notion\n\nTeams like Notion a lot.')).toEqual(['Notion', 'Notion']);
    expect(find(track('Notion'), '## Notion\n\nTeams like it a lot.')).toEqual([]);
  });

  test.each([
    // Another sense in the same answer outweighs a capital, and not an enumeration with names.
    ['Wave', 'According to the Forrester Wave, Wave leaders include Adobe.', 0],
    ['Front', 'Front Desk: open 24 hours. Front row seats sell out first.', 0],
    ['Post', 'Cereals by Kellogg’s, General Mills and Post are sweet. Blog Post ideas: lists.', 1],
    ['Focus', 'Magazine wie Stern, Spiegel und Focus erscheinen wöchentlich und sind in der Bahn zu lesen.', 1],
    ['Front', 'Die Front verläuft östlich der Stadt, und die Lage ist nicht stabil.', 0],
    ['Mango', 'Mango maduro, piña y papaya. El batido de los niños es para la tarde.', 0],
    ['Mango', 'Para ropa: Zara, Mango y Massimo Dutti. Mango tiene tallas grandes.', 2],
    ['Things', '- **Things 3** – the most beautiful to-do app for Apple devices', 1],
    ['Things', '- Things 3 and 4 are easy', 0],
    ['Signal', 'Wer wechseln will, nimmt Signal oder Threema, und das ist für die meisten leicht.', 1],
    ['Orange', 'Une Orange pressée le matin, et les enfants sont en forme pour la suite.', 0],
    ['Orange', 'Orange propose la fibre, et les prix sont dans la moyenne pour les familles.', 1],
    ['Apple', 'Add one Apple and a carrot.', 0],
    ['Apple', 'There is an Apple store in the mall.', 1],
    ['Target', 'Your Target may change over time.', 0],
    ['Delta', 'Fly Delta or JetBlue from New York.', 1],
    ['Gusto', 'Payroll: Gusto, OnPay, Rippling. Gusto files taxes in all 50 states.', 2],
    ['Remote', 'Deel, Remote and Rippling hire abroad. Remote teams need clear writing.', 1],
    ['Tide', 'Tide Pods, Persil and Gain clean best.', 1],
    ['Harvest', 'Harvest Festival takes place in October.', 0],
    ['Dawn', 'Dawn is at 5:50.', 0],
    ['Ramp', '**Ramp** – corporate cards\n**Brex** – for startups\n**Divvy** – budgets', 1],
    ['Best Buy', 'Our Best Buy for small kitchens is the Ninja.', 0],
    ['Best Buy', 'Best Buy matches the price of Amazon.', 1],
    ['DASH', 'DASH stands for Dietary Approaches to Stop Hypertension.', 0],
    ['苹果', '每天吃一个苹果有益健康，苹果和香蕉都富含纤维。', 0],
    ['苹果', '苹果的iPhone 16值得考虑。', 1],
    ['小米', '小米手机性价比高。', 1],
    ['小米', '小米粥养胃，玉米和小米都是粗粮。', 0],
    ['ライン', '工場の生産ラインを見直しました。', 0],
    ['ライン', 'ラインアプリで連絡できます。', 1],
    ['당근', '당근은 중고 거래 앱입니다.', 1],
    ['Hum', 'HUM offers vitamins at Sephora.', 1],
  ])('of %s in "%s" count %i times', (name, text, count) => {
    expect(find(track(name), text)).toHaveLength(count);
  });

  test('of a label that explains something else do not count, even next to a certain one', () => {
    expect(find(track('Target'), 'Many shop at Target.\n\n**Target**: below 130/80')).toEqual(['Target']);
    expect(find(track('Remote'), 'Remote is an employer of record. It pays Remote Workers.')).toEqual(['Remote']);
    expect(find(track('Gap'), 'Jeans from Gap are cheap.\n\n**Gap**: the space between teeth')).toEqual(['Gap']);
  });
});

describe('excluded phrases', () => {
  test('hide the names inside them, in any spelling', () => {
    const brand = track('Wave', { excludedPhrases: ['Forrester Wave'], caseSensitive: false });
    expect(find(brand, 'The Forrester  wave names Wave. FORRESTER-WAVE!')).toEqual(['Wave']);
  });

  test('hide the matches of a regular expression inside them', () => {
    const brand = track('Title', { brandRegex: 'wave', excludedPhrases: ['new wave'] });
    expect(find(brand, 'A new wave for Wave')).toEqual(['Wave']);
  });

  test('of one brand hide nothing of another', () => {
    const brands = [track('Wave', { excludedPhrases: ['Acme Wave'] }), track('Acme')];
    const found = createMentionFinder(brands.map(matcherOf), ordinaryWords)('We use Acme Wave daily.');
    expect(found.map(({ brand }) => brand)).toEqual([1]);
  });
});

describe('alternative spellings of a name', () => {
  test.each([
    ['Marks & Spencer', 'Marks and Spencer'],
    ['Marks and Spencer', 'Marks & Spencer'],
    ['H&M', 'H & M'],
    ['Müller & Söhne', 'Müller und Söhne'],
    ['Dolce & Gabbana', 'Dolce et Gabbana'],
    ['Piel y Sol', 'Piel & Sol'],
    ['Yahoo!', 'Yahoo'],
    ['Jeopardy?', 'Jeopardy'],
    ['The Home Depot', 'Home Depot'],
    ['The Kraken', 'Kraken'],
  ])('%s is found as %s', (name, written) => {
    expect(find(track(name), `People often choose ${written} here.`)).toEqual([written]);
  });

  test('keep the name itself, and add nothing to most names', () => {
    expect(expandName('Acme')).toEqual(['Acme']);
    expect(expandName('The')).toEqual(['The']);
    expect(expandName('Andy')).toEqual(['Andy']);
    expect(expandName('Y Combinator')).toEqual(['Y Combinator']);
  });
});

describe('warnings', () => {
  test('name ordinary words with their languages, and explain how they are matched', () => {
    const [warning] = findNameWarnings([track('Target')], ordinaryWords);
    expect(warning).toMatchObject({ code: 'ordinary_word', name: 'Target', samples: [] });
    expect(warning?.message).toContain('case-sensitively');
    expect(findNameWarnings([track('Target', { caseSensitive: false })], ordinaryWords)[0]?.message).toContain(
      'caseSensitive is false',
    );
  });

  test('name names that are part of another brand, and names under 3 letters', () => {
    const warnings = findNameWarnings([track('Acme', { brandVariations: ['AX'] }), track('Acme Go')], ordinaryWords);
    expect(warnings.map(({ code, name }) => [code, name])).toEqual([
      ['contained_name', 'Acme'],
      ['short_name', 'AX'],
    ]);
  });

  test('are not given for names outside the dictionaries or for regular expressions', () => {
    expect(
      findNameWarnings([track('HubSpot'), track('Salesforce'), track('Target', { brandRegex: 'x' })], ordinaryWords),
    ).toEqual([]);
    expect(
      ['Zendesk', 'monday.com', 'Acme', '3M', 'IKEA'].filter((name) => ordinaryWords.findLanguages(name).length > 0),
    ).toEqual([]);
  });

  test('name exactly the names whose words are part of a longer name of another brand', () => {
    const words = fc.array(fc.constantFrom('aba', 'bab', 'ABA', 'cac'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (lists) => {
        const names = lists.map((list) => list.join(' '));
        const folded = names.map((name) => ` ${name.toLowerCase()} `);
        const contained = names.filter((_, i) =>
          folded.some((longer, j) => i !== j && longer !== folded[i] && longer.includes(folded[i] ?? '')),
        );
        const warnings = findNameWarnings(
          names.map((name) => track(name)),
          ordinaryWords,
        );
        const found = warnings.filter(({ code }) => code === 'contained_name').map(({ name }) => name);
        expect(new Set(found)).toEqual(new Set(contained));
      }),
    );
  });
});
