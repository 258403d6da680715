import type { TestApp } from './app.ts';

/** A separate workspace with shorthands for its prompts and reports. */
export async function createReportRoom(server: TestApp) {
  const { workspace, key, send } = await server.createWorkspace();
  const base = `/v1/workspaces/${workspace.id}`;
  return {
    workspace,
    key,
    send,
    async createPrompts(count: number, country = 'us', tagIds: string[] = []): Promise<string[]> {
      const prompts = Array.from({ length: count }, (_, i) => `Prompt ${i} ${country} ${Math.random()}`);
      const { body } = await send('POST', `${base}/prompts`, { body: { prompts, country, tagIds } });
      return body.items.map((item: { id: string }) => item.id);
    },
    async createTag(name: string): Promise<string> {
      return (await send('POST', `${base}/tags`, { body: { name, color: 'blue' } })).body.id;
    },
    deletePrompt: (promptId: string) => send('DELETE', `${base}/prompts/${promptId}`),
    create: (body: object) =>
      send('POST', '/v1/reports/brand', {
        body: { workspaceId: workspace.id, brand: 'Acme', brandDomain: 'acme.com', ...body },
      }),
    get: async (reportId: string) => (await send('GET', `/v1/reports/brand/${reportId}`)).body,
    patch: (reportId: string, body: object) => send('PATCH', `/v1/reports/brand/${reportId}`, { body }),
  };
}

export type ReportRoom = Awaited<ReturnType<typeof createReportRoom>>;
