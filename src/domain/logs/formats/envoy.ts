import { type LogRecord, readStatus } from './record.ts';

const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`;
/** Time, request, status, details, two sizes, two durations, forwarded addresses, agent, request id, host, target. */
const LINE = new RegExp(
  String.raw`^\[([^\]]{1,40})\] ${QUOTED} (\d{1,3}) .*?(?:(?:\d{1,20}|-) ){4}${QUOTED} ${QUOTED} ${QUOTED} ${QUOTED} ${QUOTED}(?: |$)`,
);

/** Whether a line begins like one of Envoy, with the time in brackets. */
export function isEnvoyLine(line: string): boolean {
  return /^\[\d{4}-/.test(line);
}

/** Reads the default text format of Envoy and Istio. */
export function readEnvoy(line: string): LogRecord | null {
  const fields = LINE.exec(line);
  if (!fields) return null;
  const [, time, target = '', status, forwarded = '', userAgent = '', , host = ''] = fields;
  return {
    time,
    host,
    target,
    method: null,
    userAgent,
    referrer: null,
    status: readStatus(status),
    address: null,
    forwarded: forwarded === '-' ? null : forwarded,
    id: null,
  };
}
