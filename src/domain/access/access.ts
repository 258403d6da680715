import { forbidden } from '../shared/failures.ts';

export const PERMISSIONS = ['read', 'write'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The holder of an API key: its permissions and workspaces. */
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

/** The message is the same whether or not the workspace exists, so that it does not reveal other workspaces. */
export function requireWorkspace(caller: Caller, workspaceId: string): void {
  if (!caller.workspaceIds.includes(workspaceId)) {
    throw forbidden('This API key has no access to the workspace');
  }
}
