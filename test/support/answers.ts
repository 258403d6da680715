import { execute } from './database.ts';

export interface StoredAnswer {
  promptId: string;
  day: string;
  engine?: string;
  sample?: number;
  country?: string;
  isSimulated?: boolean;
  state?: 'answered' | 'no_answer' | 'failed';
  text?: string;
  model?: string;
  hosts?: string[];
}

/** Stores answers as the collection does: a failed call is replaced, an answer never is. */
export async function storeAnswers(databaseUrl: string, workspaceId: string, answers: StoredAnswer[]): Promise<void> {
  const rows = answers.map((answer) => ({
    engine: 'chatgpt',
    sample: 1,
    country: 'us',
    isSimulated: true,
    state: 'answered',
    text: '',
    model: null,
    ...answer,
    cited: (answer.hosts ?? []).map((host, index) => ({
      url: `https://${host}/${index}`,
      title: null,
      position: index + 1,
      spans: [],
      key: `${host}/${index}`,
      host,
    })),
  }));
  await execute(
    databaseUrl,
    `INSERT INTO "Answer" ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, model, cited,
                           retrieved, searches, source, surface, "latencyMs", "collectedDate")
     SELECT $1, a."promptId", a."isSimulated", a.day, a.engine, a.sample, a.country, a.state, a.text, a.model, a.cited,
            '[]', '{}', 'sandbox', 'api', 1, now()
     FROM jsonb_to_recordset($2) AS a("promptId" text, "isSimulated" bool, day date, engine text, sample int,
                                      country text, state text, text text, model text, cited jsonb)
     ON CONFLICT ("workspaceId", "promptId", "isSimulated", day, engine, sample)
     DO UPDATE SET state = excluded.state, text = excluded.text, cited = excluded.cited WHERE "Answer".state = 'failed'`,
    [workspaceId, JSON.stringify(rows)],
  );
}
