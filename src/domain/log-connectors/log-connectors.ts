import { hash } from 'node:crypto';
import type { LogKind } from '../logs/formats/formats.ts';
import type { FieldMap } from '../logs/formats/json.ts';
import type { Detection } from '../reports/reports.ts';
import { isBelow } from '../shared/domains.ts';

/** Where a web server's log comes in. */
export interface LogConnector {
  id: string;
  workspaceId: string;
  kind: LogKind;
  /** The host whose log it is. Hosts below it may come along. */
  domain: string;
  fieldMap: FieldMap;
  active: boolean;
  /** What the sender signs its batches with; null where it signs none. */
  secret: string | null;
  /** What the sender wants to hear to know that the address is ours. */
  verifyCode: string | null;
  createdDate: string;
}

/** A token is 192 random bits, so one fast hash protects it as well as a slow one would. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', token, 'buffer'));
}

/** The domains that a report is about. */
export type OwnDomains = Pick<Detection, 'brandDomain' | 'brandDomainVariations' | 'brandDomainWildcard'>;

export function domainsOf({ brandDomain, brandDomainVariations }: OwnDomains): string[] {
  return [brandDomain, ...brandDomainVariations];
}

/** Whether a host is the report's own: one of its domains or, with the wildcard, below the main one. */
export function isOwnHost(host: string, own: OwnDomains): boolean {
  return domainsOf(own).includes(host) || (own.brandDomainWildcard && isBelow(host, own.brandDomain));
}

/** Whether the log of a host can hold visits to the report's domains: hosts below it come along in it. */
export function coversReport(domain: string, own: OwnDomains): boolean {
  return isOwnHost(domain, own) || domainsOf(own).some((each) => isBelow(each, domain));
}
