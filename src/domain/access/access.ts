import { Failure, forbidden } from '../shared/failures.ts';

/** `admin` manages workspaces and keys of a tenant. `server` is for the operator: allowances, spending, and settings of the server. */
export const PERMISSIONS = ['read', 'write', 'admin', 'server'] as const;
export type Permission = (typeof PERMISSIONS)[number];
/** The default permissions of a key. */
export const DEFAULT_PERMISSIONS: readonly Permission[] = ['read', 'write'];

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
const NO_ACCESS = 'This API key has no access to the workspace';

export function requireWorkspace(caller: Caller, workspaceId: string): void {
  if (!caller.workspaceIds.includes(workspaceId)) throw forbidden(NO_ACCESS);
}

/** The workspace was deleted while a request or job was using it. A request fails as for an unknown workspace; a job ends. */
export class WorkspaceDeletedError extends Failure {
  constructor() {
    super('forbidden', NO_ACCESS);
    this.name = 'WorkspaceDeletedError';
  }
}

/** A key can only grant permissions and workspaces that it has itself. */
export function requireGrantable(caller: Caller, grant: Pick<Caller, 'permissions' | 'workspaceIds'>): void {
  for (const permission of grant.permissions) requirePermission(caller, permission);
  for (const workspaceId of grant.workspaceIds) requireWorkspace(caller, workspaceId);
}
