import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cellsOf, createTrafficRoom, sendLog, type TestConnector, truthOf } from '../../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { generateLog, newTruth } from '../../support/generated-log.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';

const SENDERS = 20;
const BATCHES = 3;
/** The lines of each batch. */
const LINES = 100;
/** Distinguishes the killed server from its replacement. */
let serving: ServerProcess;
let reader: TestApp;

beforeAll(async () => {
  reader = await startTestApp();
  serving = await startServer();
});
afterAll(async () => {
  await serving.stop();
  await reader.close();
});

function startServer(): Promise<ServerProcess> {
  return startServerProcess({ DATABASE_URL: reader.databaseUrl, RATE_LIMIT_PER_MINUTE: '0', ROLE: 'api' });
}

test('20 concurrent senders, one disconnected, one sending garbage, one repeating, and the server killed once: counts are exact after retries', async () => {
  const truth = newTruth();
  const room = await createTrafficRoom(reader, { brandDomainWildcard: true });
  const connector = await room.connect();
  const today = new Date().toISOString().slice(0, 10);
  const logs = Array.from({ length: SENDERS }, (_, sender) => {
    const options = {
      seed: 100 + sender,
      shape: 'combined with host',
      lines: BATCHES * LINES,
      lastDay: today,
      crawlerPercent: 30,
    } as const;
    return Buffer.concat([...generateLog(options, truth)])
      .toString()
      .split(/(?<=\n)/);
  });
  const batches = logs.map((lines) =>
    Array.from({ length: BATCHES }, (_, i) => lines.slice(i * LINES, (i + 1) * LINES).join('')),
  );

  const replies: { status: number; isRepeated: boolean; duplicate: boolean }[] = [];
  let answered = 0;
  const killed = (async () => {
    while (answered < 15) await delay(5);
    const ended = once(serving.child, 'exit');
    serving.child.kill('SIGKILL');
    await ended;
    serving = await startServer();
  })();

  await Promise.all(
    batches.map(async (own, sender) => {
      for (const [index, batch] of own.entries()) {
        if (sender === 0) await cutOff(served(connector), batch);
        if (sender === 1)
          await sendUntilAnswered(() => sendLog(served(connector), `GPTBot ${index} ${'"\0['.repeat(500)}\n`));
        const times = sender === 2 ? 3 : 1;
        for (let time = 0; time < times; time++) {
          const { status, body } = await sendUntilAnswered(() => sendLog(served(connector), batch));
          replies.push({ status, isRepeated: time > 0, duplicate: body.duplicate });
        }
        answered++;
      }
    }),
  );
  await killed;
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  expect(replies.filter(({ isRepeated, duplicate }) => isRepeated && !duplicate)).toEqual([]);

  const { body } = await room.stats(`?startDate=2020-01-01&endDate=${today}`);
  expect(cellsOf(body.trend)).toEqual(truthOf(truth, ['acme.com', 'shop.acme.com']));
  expect(body.totalAgentVisits).toBe(truth.visits);
  expect(body.pagesVisited).toBe(truth.pages.size);
});

/** The connector on the running server. */
function served(connector: TestConnector): TestConnector {
  return { ...connector, ingestUrl: `${serving.baseUrl}/v1/ingest/${connector.id}` };
}

/** Retries as senders do, while the server is down. */
async function sendUntilAnswered(send: () => ReturnType<typeof sendLog>): ReturnType<typeof sendLog> {
  for (;;) {
    const reply = await send().catch(() => null);
    if (reply && reply.status < 500) return reply;
    await delay(20);
  }
}

/** Sends most of a batch and disconnects. */
async function cutOff({ ingestUrl, token }: TestConnector, batch: string): Promise<void> {
  const { port, pathname } = new URL(ingestUrl);
  const socket = connect(Number(port), '127.0.0.1');
  const head = `POST ${pathname} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: ${batch.length}\r\n\r\n`;
  socket.on('error', () => {});
  socket.write(head + batch.slice(0, -100), () => socket.destroy());
  await once(socket, 'close');
}
