import { evaluateUrl } from '../../../../src/domain/crawlability-checks/robots/evaluate.ts';
import { parseRobots } from '../../../../src/domain/crawlability-checks/robots/parse.ts';

/** Whether a robots.txt, given as its lines or its bytes, allows an agent to fetch a path. */
export function mayFetch(robots: string[] | Uint8Array, agent: string, path: string): boolean {
  const bytes = robots instanceof Uint8Array ? robots : Buffer.from(robots.join('\n'));
  return evaluateUrl(
    parseRobots(bytes).lines,
    new URL(path, 'https://www.example.com'),
  )({ crawlDelayEndsAgents: false })(agent).isAllowed;
}
