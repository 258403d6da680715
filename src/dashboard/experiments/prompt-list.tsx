import { Link } from 'wouter';
import { count } from '../format/numbers.ts';
import { useEvidenceLink } from './use-evidence-link.ts';
import type { Prompt } from './use-prompts.ts';

interface PromptListProps {
  title: string;
  ids: readonly string[];
  prompts: readonly Prompt[] | undefined;
  /** The days of the answers that a prompt opens. */
  days?: { from: string; to: string };
}

/** Prompts behind a number, which open their answers. */
export function PromptList({ title, ids, prompts, days }: PromptListProps) {
  const link = useEvidenceLink();
  const texts = new Map(prompts?.map(({ id, prompt }) => [id, prompt]));
  if (ids.length === 0) return null;
  return (
    <details>
      <summary>
        {title}: {count(ids.length, 'prompt')}
      </summary>
      <ul className="plain-list">
        {ids.map((id) => (
          <li key={id}>
            {texts.has(id) ? (
              <Link href={link(`prompts/${id}`, days)} dir="auto">
                {texts.get(id)}
              </Link>
            ) : (
              <span className="muted">A prompt that is no longer part of the report</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
