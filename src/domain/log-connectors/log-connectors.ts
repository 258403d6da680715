import { hash } from 'node:crypto';
import type { LogKind } from '../logs/formats/formats.ts';
import type { FieldMap } from '../logs/formats/json.ts';
import type { Detection } from '../reports/reports.ts';
import { isBelow } from '../shared/domains.ts';

/** Receives the log of a web server. */
export interface LogConnector {
  id: string;
  workspaceId: string;
  kind: LogKind;
  /** Host that the log belongs to. The log may also contain its subdomains. */
  domain: string;
  fieldMap: FieldMap;
  active: boolean;
  /** Secret that the sender signs batches with. Null if batches are not signed. */
  secret: string | null;
  /** Code that proves to the sender that we own the URL. */
  verifyCode: string | null;
  createdDate: string;
}

/** A token has 192 random bits, so a fast hash protects it as well as a slow one. */
export function hashToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', token, 'buffer'));
}

/** The domains of a report. */
export type OwnDomains = Pick<Detection, 'brandDomain' | 'brandDomainVariations' | 'brandDomainWildcard'>;

export function domainsOf({ brandDomain, brandDomainVariations }: OwnDomains): string[] {
  return [brandDomain, ...brandDomainVariations];
}

/** Whether a host belongs to the report: it is one of its domains or, with the wildcard, a subdomain of the main domain. */
export function isOwnHost(host: string, report: OwnDomains): boolean {
  return domainsOf(report).includes(host) || (report.brandDomainWildcard && isBelow(host, report.brandDomain));
}

/** Whether the log of a host can contain visits to the report's domains. The log includes subdomains of the host. */
export function coversReport(domain: string, report: OwnDomains): boolean {
  return isOwnHost(domain, report) || domainsOf(report).some((each) => isBelow(each, domain));
}
