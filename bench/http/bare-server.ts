/** The same two operations with the minimum of work: Express, pg and the key lookup. */
import { hash } from 'node:crypto';
import express, { type Request, type Response } from 'express';
import pg from 'pg';
import { newId } from '../../src/services/ids.ts';

interface Caller {
  permissions: string[];
  workspaceIds: string[];
}

const CACHE_MS = 4_000;
const PAGE_SIZE = 50;
const UNIQUE_VIOLATION = '23505';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL_SIZE) });
const callers = new Map<string, { caller: Promise<Caller | undefined>; until: number }>();

function findCaller(req: Pick<Request, 'headers'>): Promise<Caller | undefined> | undefined {
  const key = req.headers.authorization?.slice('Bearer '.length);
  if (!key) return undefined;
  const entry = callers.get(key);
  if (entry && Date.now() < entry.until) return entry.caller;
  const caller = pool
    .query<Caller>(
      `SELECT k.id, k.permissions,
              ARRAY(SELECT w."workspaceId" FROM "ApiKeyWorkspace" w WHERE w."apiKeyId" = k.id) AS "workspaceIds"
       FROM "ApiKey" k WHERE k.hash = $1 AND k."revokedDate" IS NULL`,
      [hash('sha256', key, 'buffer')],
    )
    .then(({ rows }) => rows[0]);
  callers.set(key, { caller, until: Date.now() + CACHE_MS });
  return caller;
}

async function listWorkspaces(req: Request, res: Response): Promise<Response> {
  const caller = await findCaller(req);
  if (!caller?.permissions.includes('read')) return res.status(401).json({ message: 'Rejected' });
  const month = new Date().toISOString().slice(0, 7);
  const { rows } = await pool.query(
    `SELECT id, name, "promptsUsedCount", "promptsMaxCount", "geoAuditUsedCount", "geoAuditMonth", "geoAuditMaxCount",
            "createdDate", "updatedDate"
     FROM "Workspace" WHERE id = ANY($1) ORDER BY id DESC LIMIT $2`,
    [caller.workspaceIds, PAGE_SIZE + 1],
  );
  const items = rows.slice(0, PAGE_SIZE).map(({ geoAuditMonth, geoAuditUsedCount, ...row }) => ({
    id: row.id,
    name: row.name,
    promptsUsedCount: row.promptsUsedCount,
    promptsMaxCount: row.promptsMaxCount,
    geoAuditUsedCount: geoAuditMonth === month ? geoAuditUsedCount : 0,
    geoAuditMaxCount: row.geoAuditMaxCount,
    createdDate: row.createdDate,
    updatedDate: row.updatedDate,
  }));
  return res.json({ items, paging: { nextCursor: null, hasMore: false } });
}

async function createTag(req: Request<{ id: string }>, res: Response): Promise<Response> {
  const caller = await findCaller(req);
  const { id: workspaceId } = req.params;
  if (!caller?.permissions.includes('write')) return res.status(401).json({ message: 'Rejected' });
  if (!caller.workspaceIds.includes(workspaceId)) return res.status(403).json({ message: 'Rejected' });
  const { name, color } = req.body;
  const tag = { id: newId('tag', new Date()), workspaceId, name, color };
  const now = new Date();
  try {
    await pool.query(
      `INSERT INTO "Tag" (id, "workspaceId", name, "nameKey", color, "createdDate", "updatedDate")
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [tag.id, workspaceId, name, name.toLowerCase(), color, now, now],
    );
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION)
      return res.status(400).json({ message: 'Rejected' });
    throw error;
  }
  return res.status(201).json(tag);
}

const app = express();
app.get('/v1/workspaces', listWorkspaces);
app.post('/v1/workspaces/:id/tags', express.json(), createTag);
const server = app.listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void pool.end());
});
