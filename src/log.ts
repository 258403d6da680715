import { destination, type Logger, pino } from 'pino';

/** JSON lines on standard error; standard output belongs to the banner and to the command line's results. */
export function createLog(level: string): Logger {
  return pino(
    { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
    destination({ fd: 2, sync: true }),
  );
}
