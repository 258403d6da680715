import pg from 'pg';

/** Everything that a server acknowledged. The auditor compares it with the database. */
export class Ledger {
  readonly prompts = new Set<string>();
  readonly tags = new Map<string, string>();
  readonly checks = new Set<string>();
  /** The questions of each report. */
  readonly reports = new Map<string, string[]>();
  /** Lines of log batches that were counted. */
  visits = 0;
  /** Lines of batches without a response at the end of the run: they may have been counted. */
  uncertainVisits = 0;
  readonly statuses = new Map<number | 'none', number>();
  readonly problems: string[] = [];

  note(status: number | 'none'): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status === 500) this.problems.push('a response with status 500');
  }
}

/** Compares the ledger with the database. Returns what was lost, doubled or is stuck. */
export async function audit(url: string, ledger: Ledger): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const problems = [...ledger.problems];
  async function read<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    return (await client.query<Row>(text)).rows;
  }
  try {
    const prompts = await read<{ prompt: string; count: number }>(
      'SELECT prompt, count(*)::int AS count FROM "Prompt" GROUP BY 1',
    );
    const stored = new Map(prompts.map(({ prompt, count }) => [prompt, count]));
    for (const prompt of ledger.prompts) if (!stored.has(prompt)) problems.push(`lost prompt ${prompt}`);
    for (const [prompt, count] of stored) if (count > 1) problems.push(`doubled prompt ${prompt}`);

    const tags = await read<{ name: string; count: number }>('SELECT name, count(*)::int FROM "Tag" GROUP BY 1');
    const names = new Map(tags.map(({ name, count }) => [name, count]));
    for (const name of ledger.tags.keys()) if (!names.has(name)) problems.push(`lost tag ${name}`);
    for (const [name, count] of names) if (count > 1) problems.push(`doubled tag ${name}`);

    const checks = await read<{ id: string; status: string }>('SELECT id, status FROM "CrawlabilityCheck"');
    const states = new Map(checks.map(({ id, status }) => [id, status]));
    for (const id of ledger.checks) {
      if (!states.has(id)) problems.push(`lost check ${id}`);
      else if (states.get(id) === 'pending') problems.push(`stuck check ${id}`);
    }
    const reports = await read<{ id: string; isSetUp: boolean }>(
      'SELECT id, "setUpDate" IS NOT NULL AS "isSetUp" FROM "BrandReport"',
    );
    const setUp = new Map(reports.map(({ id, isSetUp }) => [id, isSetUp]));
    const called = await read<{ prompt: string }>(
      'SELECT prompt FROM "Prompt" p WHERE EXISTS (SELECT 1 FROM "Answer" a WHERE a."promptId" = p.id AND NOT a."isSimulated")',
    );
    const asked = new Set(called.map(({ prompt }) => prompt));
    for (const [id, questions] of ledger.reports) {
      if (!setUp.has(id)) problems.push(`lost report ${id}`);
      else if (!setUp.get(id)) problems.push(`stuck report ${id}`);
      for (const question of questions) if (!asked.has(question)) problems.push(`no answer to ${question}`);
    }
    const [counted] = await read<{ visits: number }>(
      'SELECT coalesce(sum(visits), 0)::int AS visits FROM "AgentBotDay"',
    );
    const visits = counted?.visits ?? 0;
    const most = ledger.visits + ledger.uncertainVisits;
    if (visits < ledger.visits || visits > most) {
      problems.push(`${visits} visits stored, ${ledger.visits} to ${most} acknowledged`);
    }
    const usage = await read<{ id: string }>(
      'SELECT id FROM "Workspace" w WHERE "promptsUsedCount" <> (SELECT count(*) FROM "Prompt" p WHERE p."workspaceId" = w.id)',
    );
    for (const { id } of usage) problems.push(`workspace ${id} counts other prompts than it has`);
    const answers = await read<{ count: number }>(
      `SELECT count(*)::int AS count FROM "Answer" GROUP BY "promptId", day, engine, sample, "isSimulated" HAVING count(*) > 1`,
    );
    if (answers.length > 0) problems.push(`${answers.length} doubled answers`);
    const dead = await read<{ name: string }>('SELECT name FROM "DeadJob"');
    for (const { name } of dead) problems.push(`exhausted job ${name}`);
    return problems;
  } finally {
    await client.end();
  }
}
