import { dayOf } from '../../domain/shared/windows.ts';
import { refreshConnections } from '../connections/load.ts';
import type { Context } from '../context.ts';
import { requestAnswers, scopeOf } from './request.ts';

/** The daily run: sends every prompt of every report to every enabled engine, once per sample. */
export async function collectDay(context: Context): Promise<{ requested: number }> {
  // This process may not have heard of a new connection yet.
  await refreshConnections(context);
  return { requested: await requestAnswers(context, scopeOf(context, dayOf(context.now()))) };
}
