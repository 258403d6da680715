import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { effort } from '../support/effort.ts';
import { createReportRoom, type ReportRoom } from '../support/reports.ts';

/*
 * Random sequences of everything that changes reports, against a small model of the rules. The model represents reports by their
 * settings and sets of prompts; the server must agree with it after every step, and never return 500.
 */

interface Model {
  updatedDate: string;
  reportTitle: string;
  /** The last brand sent. */
  brand: string | null;
  /** The title when the regular expression was cleared. */
  titleBrand: string | null;
  brandRegex: string | null;
  brandVariations: string[];
  brandDomain: string;
  brandDomainVariations: string[];
  competitors: string[];
  prompts: Set<string>;
  recalculations: number;
}

const NAMES = ['Acme', 'Globex', 'Initech'];
const DOMAINS = ['acme.com', 'globex.com', 'initech.com'];
const PROMPTS = 6;
const COUNTRIES = ['de', 'us'];

const name = fc.constantFrom(...NAMES);
const domain = fc.constantFrom(...DOMAINS);
const prompts = fc.uniqueArray(fc.nat({ max: PROMPTS - 1 }), { maxLength: 3 });
const report = fc.nat({ max: 2 });
/** Most fields are omitted, so that many of the requests are valid. */
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 2, arbitrary: value });

const fields = fc.record({
  reportTitle: maybe(name),
  brand: maybe(name),
  brandRegex: maybe(fc.constantFrom('acme|globex', null)),
  brandVariations: maybe(fc.uniqueArray(name, { maxLength: 2 })),
  brandDomain: maybe(domain),
  brandDomainVariations: maybe(fc.uniqueArray(domain, { maxLength: 2 })),
  competitors: maybe(fc.array(domain, { maxLength: 2 })),
  prompts: maybe(prompts),
});
type Fields = typeof fields extends fc.Arbitrary<infer Value> ? Value : never;

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('create' as const), report, fields }) },
  { weight: 10, arbitrary: fc.record({ do: fc.constant('patch' as const), report, fields }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resend' as const), report }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('add' as const), report, prompts }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('remove' as const), report, prompt: fc.nat({ max: PROMPTS - 1 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('delete-prompt' as const), prompt: fc.nat({ max: PROMPTS - 1 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), report }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const NOTHING = {
  reportTitle: undefined,
  brandVariations: undefined,
  brandDomain: undefined,
  brandDomainVariations: undefined,
  competitors: undefined,
};
/** One report detected by its names and one by a regular expression. */
const beginning: Step[] = [
  {
    do: 'create',
    report: 0,
    fields: { ...NOTHING, brand: 'Acme', brandRegex: null, brandVariations: ['Globex'], prompts: [0, 1] },
  },
  {
    do: 'create',
    report: 1,
    fields: { ...NOTHING, brand: undefined, brandRegex: 'acme|globex', reportTitle: 'Initech', prompts: [1, 2] },
  },
];

const RUNS = effort(15, 150);
let clock = Date.parse('2026-11-14T09:30:00.000Z');
let server: TestApp;
let room: ReportRoom;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date(clock) });
  room = await createReportRoom(server);
  await server.app.services.updateWorkspace({ workspaceId: room.workspace.id, promptsMaxCount: 100_000 });
});
afterAll(() => server.close());

test('random sequences of create, patch, assignment and deletion agree with the rules, step by step', async () => {
  let steps = 0;
  const edits = { accepted: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }), async (sequence) => {
      const world = await createWorld(edits);
      for (const each of [...beginning, ...sequence]) {
        clock += 200_000;
        await world.take(each);
        steps++;
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(steps).toBeGreaterThan(15 * RUNS);
  expect(edits.accepted).toBeGreaterThan(2 * RUNS);
  expect(edits.refused).toBeGreaterThan(RUNS / 4);
}, 1_200_000);

async function createWorld(edits: { accepted: number; refused: number }) {
  const promptIds: string[] = [];
  const reports: ({ id: string; model: Model } | null)[] = [null, null, null];
  for (const country of COUNTRIES) promptIds.push(...(await room.createPrompts(PROMPTS / 2, country)));
  const idOf = (index: number): string => promptIds[index] ?? '';

  async function take(each: Step): Promise<void> {
    if (each.do === 'delete-prompt') return deletePrompt(each.prompt);
    const existing = reports[each.report];
    if (each.do === 'create') return create(each.report, each.fields);
    if (!existing) return;
    if (each.do === 'patch') await patch(existing, each.fields);
    if (each.do === 'resend') await resend(existing.id);
    if (each.do === 'add') await add(existing, each.prompts.map(idOf));
    if (each.do === 'remove') await remove(existing, idOf(each.prompt));
    if (each.do === 'delete') await drop(each.report, existing.id);
    const left = reports[each.report];
    if (left) left.model.updatedDate = (await compare(left.id, left.model)).updatedDate;
  }

  async function create(slot: number, sent: Fields): Promise<void> {
    const { status, body } = await room.send('POST', '/v1/reports/brand', {
      body: {
        workspaceId: room.workspace.id,
        ...bodyOf(sent),
        brandDomain: sent.brandDomain ?? 'acme.com',
        promptIds: (sent.prompts ?? []).map(idOf),
      },
    });
    const model: Model = {
      updatedDate: body.createdDate,
      reportTitle: sent.reportTitle ?? sent.brand ?? '',
      brand: sent.brand ?? null,
      titleBrand: null,
      brandRegex: sent.brandRegex ?? null,
      brandVariations: sent.brandVariations ?? [],
      brandDomain: sent.brandDomain ?? 'acme.com',
      brandDomainVariations: sent.brandDomainVariations ?? [],
      competitors: sent.competitors ?? [],
      prompts: new Set((sent.prompts ?? []).map(idOf)),
      recalculations: 0,
    };
    const named = model.brandRegex === null ? sent.brand !== undefined : sent.reportTitle !== undefined;
    const valid =
      named && isConsistent(model) && hasUniqueRivals(model) && model.prompts.size > 0 && areKnown(model.prompts);
    expect(status).toBe(valid ? 201 : 400);
    if (!valid) return;
    if (reports[slot]) await drop(slot, reports[slot].id);
    reports[slot] = { id: body.id, model };
    await compare(body.id, model);
  }

  async function patch({ id, model }: { id: string; model: Model }, sent: Fields): Promise<void> {
    const { status, body } = await room.patch(id, {
      ...bodyOf(sent),
      ...(sent.prompts && { promptIds: sent.prompts.map(idOf) }),
    });
    const changes = changesOf(model, sent);
    const next: Model = { ...model, ...changes };
    if (changes.brandRegex === null) next.titleBrand = next.brand === null ? next.reportTitle : null;
    const hasNewDomains = 'brandDomain' in changes || 'brandDomainVariations' in changes;
    const valid =
      !(('brandRegex' in changes || 'brandVariations' in changes) && !isRegexConsistent(next)) &&
      !(hasNewDomains && !areDomainsConsistent(next)) &&
      !((hasNewDomains || 'competitors' in changes) && !hasUniqueRivals(next)) &&
      !('prompts' in changes && (next.prompts.size === 0 || !areKnown(next.prompts)));
    expect([status, valid]).toEqual([valid ? 200 : 400, valid]);
    edits[valid ? 'accepted' : 'refused']++;
    if (!valid) return;
    const changed = Object.keys(changes);
    expect(body.updatedDate === model.updatedDate).toBe(changed.length === 0);
    Object.assign(model, next);
    if (changed.some((field) => field !== 'reportTitle')) model.recalculations++;
  }

  /** A PATCH without the fields that equal the result of GET. */
  function changesOf(model: Model, sent: Fields): Partial<Model> {
    const shown = { ...model, brand: brandOf(model) };
    const wanted = { ...sent, prompts: sent.prompts && new Set(sent.prompts.map(idOf)) };
    const changed = (Object.keys(wanted) as (keyof Fields)[]).filter(
      (field) =>
        wanted[field] !== undefined && JSON.stringify(plain(wanted[field])) !== JSON.stringify(plain(shown[field])),
    );
    return Object.fromEntries(changed.map((field) => [field, wanted[field]]));
  }

  async function resend(id: string): Promise<void> {
    const before = await room.get(id);
    const { status, body } = await room.patch(id, before);
    expect([status, body]).toEqual([200, before]);
  }

  async function add({ id, model }: { id: string; model: Model }, more: string[]): Promise<void> {
    const { status } = await room.send('POST', `/v1/reports/brand/${id}/prompts`, { body: { promptIds: more } });
    const valid = more.length > 0 && areKnown(new Set(more));
    expect(status).toBe(valid ? 200 : 400);
    if (!valid) return;
    if (more.some((promptId) => !model.prompts.has(promptId))) model.recalculations++;
    for (const promptId of more) model.prompts.add(promptId);
  }

  async function remove({ id, model }: { id: string; model: Model }, promptId: string): Promise<void> {
    const { status } = await room.send('DELETE', `/v1/reports/brand/${id}/prompts/${promptId}`);
    const expected = !model.prompts.has(promptId) ? 404 : model.prompts.size === 1 ? 400 : 204;
    expect(status).toBe(expected);
    if (status !== 204) return;
    model.prompts.delete(promptId);
    model.recalculations++;
  }

  async function deletePrompt(index: number): Promise<void> {
    const promptId = idOf(index);
    const { status } = await room.deletePrompt(promptId);
    expect(status).toBe(promptId.startsWith('prm_gone') ? 404 : 204);
    for (const each of reports) {
      if (each?.model.prompts.delete(promptId)) each.model.recalculations++;
      if (each) each.model.updatedDate = (await compare(each.id, each.model)).updatedDate;
    }
    promptIds[index] = `prm_gone_${index}`;
  }

  async function drop(slot: number, id: string): Promise<void> {
    expect((await room.send('DELETE', `/v1/reports/brand/${id}`)).status).toBe(204);
    expect((await room.send('GET', `/v1/reports/brand/${id}`)).status).toBe(404);
    reports[slot] = null;
  }

  async function compare(id: string, model: Model): Promise<{ updatedDate: string }> {
    const read = await room.get(id);
    const expected = [...model.prompts].toSorted((a, b) => (a < b ? -1 : 1));
    const country = (promptId: string) => (promptIds.indexOf(promptId) < PROMPTS / 2 ? 'de' : 'us');
    expect(read).toMatchObject({
      reportTitle: model.reportTitle,
      brand: brandOf(model),
      brandRegex: model.brandRegex,
      brandVariations: model.brandVariations,
      brandDomain: model.brandDomain,
      brandDomainVariations: model.brandDomainVariations,
      competitors: model.competitors.map((brandDomain) => ({ brandDomain })),
      promptIds: expected,
      countries: [...new Set(expected.map(country))].toSorted((a, b) => (a < b ? -1 : 1)),
    });
    const [row] = await server.app.context.database.query<{ edits: number; waiting: number }>`
      SELECT "detectionVersion" - 1 AS edits,
             (SELECT count(*)::int FROM pgboss.job WHERE name = 'reports.recalculate' AND singleton_key = ${id}) AS waiting
      FROM "BrandReport" WHERE id = ${id}`;
    expect(row).toEqual({ edits: model.recalculations, waiting: model.recalculations > 0 ? 1 : 0 });
    return read;
  }

  return { take };
}

function bodyOf(sent: Fields) {
  const { prompts: _, competitors, ...rest } = sent;
  return {
    ...rest,
    ...(competitors && { competitors: competitors.map((brandDomain) => ({ brand: 'Rival', brandDomain })) }),
  };
}

function plain(value: unknown): unknown {
  return value instanceof Set ? [...value].map(String).toSorted() : value;
}

function brandOf({ brand, titleBrand, brandRegex, reportTitle }: Model): string {
  return brandRegex === null ? (brand ?? titleBrand ?? reportTitle) : reportTitle;
}

function isConsistent(model: Model): boolean {
  return isRegexConsistent(model) && areDomainsConsistent(model);
}

function isRegexConsistent({ brandRegex, brandVariations }: Model): boolean {
  return brandRegex === null || brandVariations.length === 0;
}

function areDomainsConsistent({ brandDomain, brandDomainVariations }: Model): boolean {
  return !brandDomainVariations.includes(brandDomain);
}

function hasUniqueRivals({ competitors, brandDomain, brandDomainVariations }: Model): boolean {
  const own = new Set([brandDomain, ...brandDomainVariations]);
  return new Set(competitors).size === competitors.length && !competitors.some((rival) => own.has(rival));
}

function areKnown(promptIds: Set<string>): boolean {
  return [...promptIds].every((promptId) => !promptId.startsWith('prm_gone'));
}
