import { stat } from 'node:fs/promises';
import { Command } from 'commander';
import { makeBackup, restoreFile } from '../backups.ts';
import { createLog } from '../log.ts';
import { drawBar } from './progress.ts';
import type { Terminal } from './terminal.ts';
import { printer } from './with-app.ts';

interface Summary {
  file: string;
  bytes?: number;
  tables: number;
  rows: number;
  sha256: string;
}

export function backupCommand(terminal: Terminal): Command {
  return new Command('backup')
    .description('back up the database to a file while the server runs; - writes to standard output')
    .argument('<file>', 'new file, for example sightline.backup')
    .option('--json', 'print JSON')
    .action(async (file: string, { json }: { json?: boolean }) => {
      const bar = drawBar(terminal);
      const out = file === '-' ? process.stdout : file;
      const options = { env: terminal.loadEnv(), log: createLog('warn'), file: out, onProgress: bar.show };
      const { rows, sha256 } = await makeBackup(options).finally(bar.clear);
      if (file === '-') return;
      const { size: bytes } = await stat(file);
      terminal.out(`${printer(json, describe)({ file, bytes, ...count(rows), sha256 })}\n`);
    });
}

export function restoreCommand(terminal: Terminal): Command {
  return new Command('restore')
    .description('restore a backup into an empty database')
    .argument('<file>', 'file that the command backup wrote')
    .option('--json', 'print JSON')
    .action(async (file: string, { json }: { json?: boolean }) => {
      const bar = drawBar(terminal);
      const options = { env: terminal.loadEnv(), log: createLog('warn'), file, onProgress: bar.show };
      const { rows, sha256 } = await restoreFile(options).finally(bar.clear);
      terminal.out(`${printer(json, describe)({ file, ...count(rows), sha256 })}\n`);
    });
}

function count(rows: Record<string, number>): { tables: number; rows: number } {
  const counts = Object.values(rows);
  return { tables: counts.length, rows: counts.reduce((sum, each) => sum + each, 0) };
}

function describe({ file, bytes, tables, rows, sha256 }: Summary): string {
  const size = bytes === undefined ? '' : `, ${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${file}: ${tables} tables, ${rows} rows${size}, checksum ${sha256.slice(0, 16)}…`;
}
