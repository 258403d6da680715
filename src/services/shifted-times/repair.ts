import { Failure } from '../../domain/shared/failures.ts';
import {
  isTimeZone,
  measureShiftedTimes,
  type RepairedColumn,
  readUpgradeDate,
  repairShiftedTimes,
  type TimeDifference,
} from '../../storage/postgres/shifted-times.ts';
import type { Context } from '../context.ts';

/** For the operator of the server. */
export async function findShiftedTimes({ database }: Context): Promise<TimeDifference[]> {
  return measureShiftedTimes(database);
}

/** Corrects times that an earlier version wrote in the time zone of PostgreSQL. */
export async function repairTimes({ database }: Context, zone: string): Promise<RepairedColumn[]> {
  if (!(await isTimeZone(database, zone))) {
    throw new Failure('invalid', `PostgreSQL knows no time zone "${zone}". Use a name such as America/New_York.`);
  }
  const before = await readUpgradeDate(database);
  if (before === null) throw new Failure('conflict', 'The database is not migrated to this version.');
  return repairShiftedTimes(database, { zone, before });
}
