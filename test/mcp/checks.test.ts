import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { type Assistant, connectHttp, createAnsweredReport, GENERATIONS, readRows } from '../support/assistants.ts';
import { answer, startSite } from '../support/site.ts';

let server: TestApp;
let assistant: Assistant;
let world: Awaited<ReturnType<typeof createAnsweredReport>>;

const PAGE =
  '<!doctype html><title>Acme</title><h1>Acme</h1><p>Acme is a CRM with 12 plans for teams of 2 to 50 people.</p>';

async function start(toolWaitMs: number) {
  const allow = [{ host: '127.0.0.1', port: null }] as never;
  void allow;
  const started = await startTestApp({ toolWaitMs, env: { fetchAllow: ALLOWED } });
  return { started, world: await createAnsweredReport(started, () => [], { prompts: ['A?'] }) };
}
const ALLOWED: any[] = [];
