import { Command } from 'commander';
import type { Terminal } from './terminal.ts';
import { printer, table, withApp } from './with-app.ts';

export function repairTimesCommand(terminal: Terminal): Command {
  return new Command('repair-times')
    .description('find times that an earlier version wrote in another time zone than UTC, and correct them')
    .option('--zone <name>', 'correct them: the time zone of PostgreSQL before the upgrade, such as America/New_York')
    .option('--json', 'print JSON')
    .action(async ({ zone, json }: { zone?: string; json?: boolean }) => {
      if (zone === undefined) {
        await withApp(
          terminal,
          (services) => services.findShiftedTimes(),
          printer(json, (found) => {
            if (found.length === 0) return 'All times agree with the ids of their rows.';
            const rows = found.map((row) => [row.table, describeMinutes(row.minutes), row.rows]);
            return `${table(['TABLE', 'DIFFERENCE', 'ROWS'], rows)}\n\nTo correct them, specify the time zone: --zone America/New_York`;
          }),
        );
        return;
      }
      await withApp(
        terminal,
        (services) => services.repairTimes(zone),
        printer(json, (columns) =>
          table(
            ['COLUMN', 'CORRECTED', 'LEFT'],
            columns.map(({ table: name, column, repaired, left }) => [`${name}.${column}`, repaired, left]),
          ),
        ),
      );
    });
}

/** `+5:30` */
function describeMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${hours}:${String(rest).padStart(2, '0')}`;
}
