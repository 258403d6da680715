import { Command, CommanderError } from 'commander';
import type { Finding } from '../doctor/finding.ts';
import type { Terminal } from './terminal.ts';
import { printer, table } from './with-app.ts';

const MARKS = { ok: 'ok', warning: 'WARNING', error: 'ERROR' } as const;

export function doctorCommand(terminal: Terminal): Command {
  return new Command('doctor')
    .description('check this machine and the settings; exits with 1 if there are errors, not for warnings')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const env = terminal.loadEnv();
      const { examine } = await import('../doctor/examine.ts');
      const findings = await examine(env, () => new Date());
      terminal.out(`${printer(json, describeAll)(findings)}\n`);
      if (findings.some(({ state }) => state === 'error')) {
        throw new CommanderError(1, 'sightline.doctor', 'There are errors');
      }
    });
}

function describeAll(findings: Finding[]): string {
  return table(
    ['CHECK', 'STATE', 'DETAILS'],
    findings.map(({ check, state, message }) => [check, MARKS[state], message]),
  );
}
