import { forbidden } from '../shared/failures.ts';

export const PERMISSIONS = ['read', 'write'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Whoever holds an API key: what the key may do, and in which workspaces. */
export interface Caller {
  keyId: string;
  permissions: readonly Permission[];
  workspaceIds: readonly string[];
}

export function requirePermission(caller: Caller, permission: Permission): void {
  if (!caller.permissions.includes(permission)) {
    throw forbidden(`This API key does not have the permission "${permission}"`);
  }
}

/** The same words whether the workspace exists or not, so that nobody learns of other people's workspaces. */
export function requireWorkspace(caller: Caller, workspaceId: string): void {
  if (!caller.workspaceIds.includes(workspaceId)) {
    throw forbidden('This API key has no access to the workspace');
  }
}
