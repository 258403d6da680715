/**
 * A worker in a separate process, to be killed: `node test/support/collector-process.ts DATABASE_URL PROVIDER_URL`. Its only
 * engine calls the provider of the test, which counts the calls.
 */
import { createApp } from '../../src/app.ts';
import { readEnv } from '../../src/env.ts';
import { createLog } from '../../src/log.ts';
import { answer, createEngines } from './engines.ts';

const [databaseUrl = '', providerUrl = ''] = process.argv.slice(2);
const engines = createEngines(
  async ({ prompt, sample }) => {
    const reply = await fetch(providerUrl, { method: 'POST', body: `${prompt} ${sample}` });
    return answer(await reply.text(), ['https://a.example/x', `https://b.example/${sample}`]);
  },
  ['chatgpt'],
);
const env = { ...readEnv({ DATABASE_URL: databaseUrl }), collection: { samplesPerDay: 10, dailyBudgetUsd: 5 } };
const app = await createApp({ env, log: createLog('error'), engines });
await app.startWorkers();
