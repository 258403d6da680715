import type { LogRecord } from './record.ts';

const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`;
/** Type (not in classic load balancers), time, name, client, target, three durations, two statuses, two sizes, request, agent. */
const LINE = new RegExp(
  String.raw`^(?:\w+ )?(\d{4}-\S+Z) \S+ (\S+:\d+) \S+ \S+ \S+ \S+ (\d{3}|-) (?:\d{3}|-) \d+ \d+ ${QUOTED} ${QUOTED}`,
);
const BEGINNING = /^(?:(?:https?|h2|grpcs?|wss?) )?\d{4}-\d\d-\d\dT\S+Z \S/;

/** Whether a line begins like one of an AWS load balancer. */
export function isLoadBalancerLine(line: string): boolean {
  return BEGINNING.test(line);
}

/** Reads the access log of an AWS Application Load Balancer, or of a classic one. */
export function readLoadBalancer(line: string): LogRecord | null {
  const fields = LINE.exec(line);
  if (!fields) return null;
  const [, time, address = null, status = '', target = '', userAgent = ''] = fields;
  return {
    time,
    host: null,
    target,
    method: null,
    userAgent,
    referrer: null,
    status: status === '-' ? null : Number(status),
    address,
    forwarded: null,
    id: null,
  };
}
