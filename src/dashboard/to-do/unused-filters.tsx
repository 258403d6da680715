import { NotApplied } from '../filters/not-applied.tsx';

/** Which filters recommendations do not follow. */
export function UnusedFilters() {
  return (
    <NotApplied
      names={['window', 'comparison', 'tag', 'prompts']}
      why="Recommendations are drafted after each collection, from the answers of the 14 most recent days to all prompts."
    />
  );
}
