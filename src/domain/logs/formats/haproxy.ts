import { isAddressList } from './addresses.ts';
import { type LogRecord, readStatus } from './record.ts';

/** Client, time, frontend, backend and server, durations, status, size, details, captured headers, request. */
const LINE =
  /^(\S+:\d+) \[(\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d)(?:\.\d+)?\] \S+ \S+ \S+ (-?\d{1,3}) \S+ [^{"]*\{([^}]*)\}[^"]*"([^"]*)/;
const HOST = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?$/;
const URL_START = /^https?:\/\//i;

/**
 * Reads a line of HAProxy's HTTP log. The headers that it captures have no names: the user agent is the one that is not a host, an
 * address or a URL. Null without a captured user agent. The time has no offset and is read as UTC.
 */
export function readHaproxy(line: string): LogRecord | null {
  const fields = LINE.exec(line);
  if (!fields) return null;
  const [, address = null, time = '', status, captured = '', target = ''] = fields;
  const headers = captured.split('|').filter((value) => value !== '');
  const find = (isWanted: (value: string) => boolean) => headers.find(isWanted) ?? null;
  const userAgent = headers.filter(isOtherHeader).toSorted((a, b) => b.length - a.length)[0];
  if (userAgent === undefined) return null;
  return {
    time: `${time} +0000`,
    host: find((value) => HOST.test(value) && !isAddressList(value)),
    target,
    method: null,
    userAgent,
    referrer: find((value) => URL_START.test(value)),
    status: readStatus(status),
    address,
    forwarded: find(isAddressList),
    id: null,
  };
}

function isOtherHeader(value: string): boolean {
  return !HOST.test(value) && !isAddressList(value) && !URL_START.test(value);
}
