import { styleText } from 'node:util';
import { destination, type Logger, pino } from 'pino';

/** Logs to standard error: one readable line per event on a terminal, and JSON lines otherwise. */
export function createLog(level: string, isTerminal: boolean = process.stderr.isTTY): Logger {
  const options = { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  if (!isTerminal) return pino(options, destination({ fd: 2, sync: true }));
  return pino(options, { write: (line) => void process.stderr.write(formatEvent(JSON.parse(line))) });
}

export interface LogEvent {
  level: number;
  time: string;
  msg?: string;
  err?: { message?: string; stack?: string };
  [field: string]: unknown;
}

const COLORS = { debug: 'gray', info: 'green', warn: 'yellow', error: 'red', fatal: 'red' } as const;

/** `09:30:00 INFO job completed job=collect.day ms=12`, followed by the stack of an error. Times are in UTC. */
export function formatEvent({ level, time, msg = '', err, ...fields }: LogEvent): string {
  const name = pino.levels.labels[level] ?? 'info';
  const color = COLORS[name as keyof typeof COLORS] ?? 'gray';
  const details = Object.entries(fields).map(([field, value]) => `${field}=${formatValue(value)}`);
  const error = err && (err.stack ?? err.message ?? JSON.stringify(err)).replaceAll(/^/gm, '    ');
  const event = [time.slice(11, 19), paint(color, name.toUpperCase().padEnd(5)), msg, paint('gray', details.join(' '))];
  return `${event.filter((part) => part !== '').join(' ')}\n${error ? `${error}\n` : ''}`;
}

function formatValue(value: unknown): string {
  return typeof value === 'string' && /^[\w./:@-]+$/.test(value) ? value : JSON.stringify(value);
}

/** Colors only if standard error is a terminal that supports them. */
function paint(color: 'gray' | 'green' | 'yellow' | 'red', text: string): string {
  return text === '' ? text : styleText(color, text, { stream: process.stderr });
}
