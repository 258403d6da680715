import type { Permission } from '../access/access.ts';

/** What a user allowed an application: to act with an API key, within these permissions. */
export interface OAuthGrant {
  id: string;
  application: string;
  redirectUris: string[];
  keyId: string;
  permissions: Permission[];
  createdDate: string;
  expiresDate: string;
}
