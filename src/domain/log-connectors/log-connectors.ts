import { hash } from 'node:crypto';
import { isNetwork, toPrefix } from '../crawlers/address-set.ts';
import type { LogKind } from '../logs/formats/formats.ts';
import type { FieldMap } from '../logs/formats/json.ts';
import type { Detection } from '../reports/reports.ts';
import { isBelow } from '../shared/domains.ts';

/** An endpoint to which a web server's log is sent. */
export interface LogConnector {
  id: string;
  workspaceId: string;
  kind: LogKind;
  /** The host whose log it is. The log may contain hosts below it. */
  domain: string;
  fieldMap: FieldMap;
  active: boolean;
  /** The key with which the sender signs its batches; null if it does not sign them. */
  secret: string | null;
  /** The code by which the sender verifies the owner of the endpoint. */
  verifyCode: string | null;
  /** Address prefixes of the user's proxies. */
  trustedProxies: string[];
  createdDate: string;
}

/** A token has 192 random bits, so a fast hash protects it as well as a slow one. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', token, 'buffer'));
}

/** Whether a text is the address of a proxy, or a network of proxies. */
export function isTrustedProxy(text: string): boolean {
  return isNetwork(toPrefix(text));
}

/** The domains that a report is about. */
export type OwnDomains = Pick<Detection, 'brandDomain' | 'brandDomainVariations' | 'brandDomainWildcard'>;

export function domainsOf({ brandDomain, brandDomainVariations }: OwnDomains): string[] {
  return [brandDomain, ...brandDomainVariations];
}

/** Whether a host belongs to the report: one of its domains or, with the wildcard, below the main one. */
export function isOwnHost(host: string, report: OwnDomains): boolean {
  return domainsOf(report).includes(host) || (report.brandDomainWildcard && isBelow(host, report.brandDomain));
}

/** Whether the log of a host can contain visits to the report's domains, including hosts below it. */
export function coversReport(domain: string, report: OwnDomains): boolean {
  return isOwnHost(domain, report) || domainsOf(report).some((ownDomain) => isBelow(ownDomain, domain));
}
