import { remember } from '../count/remember.ts';
import { isAddress, isAddressList } from './addresses.ts';
import { readPrefix } from './combined-prefix.ts';
import { stripEnvelope } from './envelope.ts';
import { isEnvoyLine, readEnvoy } from './envoy.ts';
import { readHaproxy } from './haproxy.ts';
import { isLoadBalancerLine, readLoadBalancer } from './load-balancer.ts';
import type { LogRecord } from './record.ts';

const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`;
/** Sizes and durations; several durations may be separated by commas. */
const NUMBERS = String.raw`(?:(?:-|\d+(?:\.\d+)?),? )*`;
/** `address - user [time] "request" status size "referrer" "agent"`, with numbers or addresses after the status. */
const LINE = new RegExp(
  String.raw`^((?:[^ ]| (?!\[))+) \[([^\]]{1,40})\] ${QUOTED} (\d{3}) ((?:[^" ]+ )*)${QUOTED} ${NUMBERS}${QUOTED}(?: (.*))?$`,
  's',
);
const ONLY_NUMBERS = new RegExp(`^${NUMBERS}$`);
const STATUS = /^ \d{3} $/;
const HAS_PORT = /\.\d+:\d+$/;
const BEGINS_WITH_DIGIT = /^\d/;
/** Further quoted fields, perhaps with a name: `"203.0.113.7"`, `xff="203.0.113.7"`. */
const NAMED_FIELD = /([\w-]{0,64})[=:]?"((?:[^"\\]|\\.)*)"/g;
/** A crawler sends many requests from one address. */
const readKnownPrefix = remember(readPrefix);
const FORWARDED_NAME = /^$|forward|xff|client|real/i;

/** Reads a text line of Apache, nginx, lighttpd, Tomcat, Envoy, HAProxy or an AWS load balancer, or null. */
export function readCombined(line: string): LogRecord | null {
  const text = stripEnvelope(line);
  // `docker logs --timestamps` writes a time in front of other lines too.
  const balanced = isLoadBalancerLine(text) ? readLoadBalancer(text) : null;
  if (balanced) return balanced;
  if (isEnvoyLine(text)) return readEnvoy(text);
  return (text.includes('\\') ? readEscaped(text) : readUnescaped(text)) ?? readHaproxy(text);
}

export function readEscaped(line: string): LogRecord | null {
  const fields = LINE.exec(line);
  if (!fields) return null;
  const [, prefix = '', time = '', target = '', status, middle = '', referrer = '', userAgent = '', rest = ''] = fields;
  const addresses = ONLY_NUMBERS.test(middle) ? null : readAddresses(middle);
  if (addresses === undefined) return null;
  const record = { prefix, time, target, status: Number(status), referrer, userAgent: unescape(userAgent), rest };
  return withAddresses(toRecord(record), addresses);
}

/** The same for lines without escapes, which are nearly all: parsing without the pattern takes half the time. */
export function readUnescaped(line: string): LogRecord | null {
  const bracket = line.indexOf(' [') + 1;
  const time = line.slice(bracket + 1, line.indexOf(']', bracket));
  const request = bracket + 1 + time.length + 3;
  const requestEnd = line.indexOf('"', request);
  const referrer = line.indexOf('"', requestEnd + 1) + 1;
  const referrerEnd = line.indexOf('"', referrer);
  const agent = line.indexOf('"', referrerEnd + 1) + 1;
  const end = line.indexOf('"', agent);
  const isWhole =
    bracket > 1 &&
    time !== '' &&
    time.length <= 40 &&
    requestEnd > 0 &&
    referrer > 0 &&
    referrerEnd > 0 &&
    agent > 0 &&
    end > 0;
  if (!isWhole || !line.startsWith('] "', request - 3)) return null;
  const status = line.slice(requestEnd + 1, requestEnd + 6);
  if (!STATUS.test(status)) return null;
  const isPlain = areNumbers(line, requestEnd + 6, referrer - 1);
  const addresses = isPlain ? null : readAddresses(line.slice(requestEnd + 6, referrer - 1));
  if (addresses === undefined) return null;
  if (line[referrerEnd + 1] !== ' ' || !areNumbers(line, referrerEnd + 2, agent - 1)) return null;
  if (end + 1 < line.length && line[end + 1] !== ' ') return null;
  const record = toRecord({
    prefix: line.slice(0, bracket - 1),
    time,
    target: line.slice(request, requestEnd),
    status: Number(status),
    referrer: line.slice(referrer, referrerEnd),
    userAgent: line.slice(agent, end),
    rest: line.slice(end + 2),
  });
  return addresses === null ? record : withAddresses(record, addresses);
}

/**
 * The addresses among the numbers before the referrer: Tomcat and nginx write `X-Forwarded-For` there. An address with a port is
 * that of the server that answered. Undefined if there is anything else.
 */
function readAddresses(middle: string): string | null | undefined {
  const words = middle.slice(0, -1).split(/,? /);
  if (!middle.endsWith(' ') || !words.every((word) => isAddress(word) || ONLY_NUMBERS.test(`${word} `)))
    return undefined;
  return words.filter((word) => isAddress(word) && !HAS_PORT.test(word)).join(', ') || null;
}

function withAddresses(record: LogRecord, addresses: string | null): LogRecord {
  if (addresses !== null) record.forwarded = addresses;
  return record;
}

function areNumbers(line: string, from: number, to: number): boolean {
  return from === to || ONLY_NUMBERS.test(line.slice(from, to));
}

interface CombinedFields {
  prefix: string;
  time: string;
  target: string;
  status: number;
  referrer: string;
  userAgent: string;
  rest: string;
}

/** Every field is written out: spreading objects takes several times as long. */
function toRecord(fields: CombinedFields): LogRecord {
  // Quotes around an address before the referrer move the referrer and the user agent by one field.
  const { prefix, time, target, status, referrer, userAgent, rest } =
    BEGINS_WITH_DIGIT.test(fields.referrer) && fields.rest.startsWith('"') && isAddressList(fields.referrer)
      ? shiftFields(fields)
      : fields;
  const { host, address, forwarded } = readKnownPrefix(prefix);
  return {
    time,
    host,
    target,
    method: null,
    userAgent,
    referrer,
    status,
    address,
    forwarded: forwarded ?? readForwarded(rest),
    id: null,
  };
}

function shiftFields(fields: CombinedFields): CombinedFields {
  const [whole = '', , agent = ''] = fields.rest.matchAll(NAMED_FIELD).next().value ?? [];
  const rest = `"${fields.referrer}"${fields.rest.slice(whole.length)}`;
  return { ...fields, referrer: fields.userAgent, userAgent: unescape(agent), rest };
}

/** nginx's `main` format ends with `"$http_x_forwarded_for"`. */
function readForwarded(rest: string): string | null {
  if (rest === '' || rest === '"-"') return null;
  for (const [, name = '', written = ''] of rest.matchAll(NAMED_FIELD)) {
    const value = written.includes('\\') ? unescape(written).replaceAll('\\"', '"') : written;
    if (FORWARDED_NAME.test(name) && isAddressList(value)) return value;
  }
  return rest.split(' ').find((word) => isAddress(word) && !HAS_PORT.test(word)) ?? null;
}

/** nginx writes bytes that are not ASCII as `\xE2`. */
function unescape(text: string): string {
  if (!text.includes('\\x')) return text;
  const bytes = text.replaceAll(/\\x([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
