import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Settings with which PostgreSQL logs the plan of every statement. */
export const LOG_PLANS = {
  shared_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_format': 'json',
  log_line_prefix: '@ ',
};

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

export interface LoggedPlan {
  text: string;
  plan: PlanNode;
}

/** Reads the plans that the server has logged after these bytes. */
export async function readLoggedPlans(logFile: string, start: number): Promise<LoggedPlan[]> {
  const plans: LoggedPlan[] = [];
  let json: string[] | null = null;
  function finish(): void {
    if (!json) return;
    const { 'Query Text': text, Plan: plan } = JSON.parse(json.join('\n')) as { 'Query Text': string; Plan: PlanNode };
    plans.push({ text: text.replaceAll(/\s+/g, ' ').trim(), plan });
    json = null;
  }
  for await (const line of createInterface({ input: createReadStream(logFile, { start }) })) {
    if (line.startsWith('@ ')) {
      finish();
      if (/LOG: {2}duration: .* plan:$/.test(line)) json = [];
    } else json?.push(line);
  }
  finish();
  return plans;
}

export function* listNodes(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* listNodes(child);
}
