import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { queryClient } from './api/trpc.ts';
import { Overview } from './overview/overview.tsx';
import { ReportFrame } from './report/report-frame.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { Home } from './shell/home.tsx';
import { Shell } from './shell/shell.tsx';
import { Empty, Loading } from './shell/states.tsx';

// The overview is the first view; the other screens are loaded when they are opened.
const Prompts = lazy(async () => ({ default: (await import('./prompts/prompts.tsx')).Prompts }));
const Competitors = lazy(async () => ({ default: (await import('./competitors/competitors.tsx')).Competitors }));
const Sources = lazy(async () => ({ default: (await import('./sources/sources.tsx')).Sources }));
const ToDo = lazy(async () => ({ default: (await import('./to-do/to-do.tsx')).ToDo }));
const Portfolio = lazy(async () => ({ default: (await import('./portfolio/portfolio.tsx')).Portfolio }));
const Agents = lazy(async () => ({ default: (await import('./agents/agents.tsx')).Agents }));
const Checks = lazy(async () => ({ default: (await import('./checks/checks.tsx')).Checks }));
const Method = lazy(async () => ({ default: (await import('./method/method.tsx')).Method }));
const Print = lazy(async () => ({ default: (await import('./print/print.tsx')).Print }));
const ReportSettings = lazy(async () => ({ default: (await import('./settings/report-settings.tsx')).ReportSettings }));
const Settings = lazy(async () => ({ default: (await import('./settings/settings.tsx')).Settings }));
const NewReport = lazy(async () => ({ default: (await import('./first-run/new-report.tsx')).NewReport }));
const Share = lazy(async () => ({ default: (await import('./print/share.tsx')).Share }));
const Prompt = lazy(async () => ({ default: (await import('./prompts/prompt.tsx')).Prompt }));

/** Screens that the filters do not change. */
const WITHOUT_FILTERS = new Set(['checks', 'settings']);

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<Loading height={400} />}>
        <Switch>
          <Route path="/share/:token">
            {({ token }: Record<string, string | undefined>) => <Share token={token ?? ''} />}
          </Route>
          <Route>
            <SessionGate>
              <Screens />
            </SessionGate>
          </Route>
        </Switch>
      </Suspense>
    </QueryClientProvider>
  );
}

function Screens() {
  return (
    <Switch>
      <Route path="/">
        <Home />
      </Route>
      <Route path="/portfolio">
        <Portfolio />
      </Route>
      <Route path="/settings">
        <Settings />
      </Route>
      <Route path="/new">
        <NewReport />
      </Route>
      <Route path="/reports/:reportId/:screen?/:item?">
        {(params: Record<string, string | undefined>) => (
          <ReportFrame reportId={params.reportId ?? ''} hasFilters={!WITHOUT_FILTERS.has(params.screen ?? '')}>
            <Suspense fallback={<Loading height={400} />}>
              <ReportScreen screen={params.screen ?? ''} item={params.item} />
            </Suspense>
          </ReportFrame>
        )}
      </Route>
      <Route>
        <Shell>
          <Missing />
        </Shell>
      </Route>
    </Switch>
  );
}

function ReportScreen({ screen, item }: { screen: string; item: string | undefined }) {
  switch (screen) {
    case '':
      return <Overview />;
    case 'prompts':
      return item ? <Prompt promptId={item} /> : <Prompts />;
    case 'competitors':
      return <Competitors />;
    case 'sources':
      return <Sources />;
    case 'to-do':
      return <ToDo />;
    case 'agents':
      return <Agents />;
    case 'checks':
      return <Checks checkId={item} />;
    case 'method':
      return <Method />;
    case 'print':
      return <Print />;
    case 'settings':
      return <ReportSettings />;
    default:
      return <Missing />;
  }
}

function Missing() {
  return <Empty title="There is no such page" />;
}
