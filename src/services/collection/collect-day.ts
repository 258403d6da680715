import { dayOf } from '../../domain/shared/windows.ts';
import type { Context } from '../context.ts';
import { requestAnswers, scopeOf } from './request.ts';

/** The daily run: every prompt of any report, to every enabled engine, once for each sample. */
export async function collectDay(context: Context): Promise<{ requested: number }> {
  return { requested: await requestAnswers(context, scopeOf(context, dayOf(context.now()))) };
}
