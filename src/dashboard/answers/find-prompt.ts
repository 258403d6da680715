import { useQuery } from '@tanstack/react-query';
import { api, calls } from '../api/trpc.ts';

const PAGE = 200;

/** The text of a prompt, from the pages of the workspace's prompts. */
export function usePromptText(workspaceId: string, promptId: string): string | undefined {
  return useQuery({
    queryKey: [...api.prompts.list.queryKey({ id: workspaceId }), promptId],
    queryFn: ({ signal }) => findPrompt(workspaceId, promptId, signal),
  }).data?.text;
}

async function findPrompt(id: string, promptId: string, signal: AbortSignal): Promise<{ text: string | undefined }> {
  let cursor: string | undefined;
  do {
    const page = await calls.prompts.list.query({ id, limit: PAGE, ...(cursor && { cursor }) }, { signal });
    const found = page.items.find((prompt) => prompt.id === promptId);
    if (found) return { text: found.prompt };
    cursor = page.paging.nextCursor ?? undefined;
  } while (cursor);
  return { text: undefined };
}
