import { QueryClientProvider } from '@tanstack/react-query';
import { Route, Switch } from 'wouter';
import { queryClient } from './api/trpc.ts';
import { Overview } from './overview/overview.tsx';
import { ReportFrame } from './report/report-frame.tsx';
import { useReport } from './report/use-report.ts';
import { SessionGate } from './session/session-gate.tsx';
import { loadOnDemand } from './shell/load-on-demand.tsx';
import { Missing } from './shell/missing.tsx';
import { Shell } from './shell/shell.tsx';

// The overview is the first view; the other screens are loaded when they are opened.
const Prompts = loadOnDemand(async () => (await import('./prompts/prompts.tsx')).Prompts);
const Answers = loadOnDemand(async () => (await import('./answers/answers.tsx')).Answers);
const Competitors = loadOnDemand(async () => (await import('./competitors/competitors.tsx')).Competitors);
const Sources = loadOnDemand(async () => (await import('./sources/sources.tsx')).Sources);
const ToDo = loadOnDemand(async () => (await import('./to-do/to-do.tsx')).ToDo);
const Portfolio = loadOnDemand(async () => (await import('./portfolio/portfolio.tsx')).Portfolio);
const ClientReports = loadOnDemand(async () => (await import('./client-reports/client-reports.tsx')).ClientReports);
const Alerts = loadOnDemand(async () => (await import('./alerts/alerts.tsx')).Alerts);
const Experiments = loadOnDemand(async () => (await import('./experiments/experiments.tsx')).Experiments);
const Agents = loadOnDemand(async () => (await import('./agents/agents.tsx')).Agents);
const Checks = loadOnDemand(async () => (await import('./checks/checks.tsx')).Checks);
const Method = loadOnDemand(async () => (await import('./method/method.tsx')).Method);
const Print = loadOnDemand(async () => (await import('./print/print.tsx')).Print);
const ReportSettings = loadOnDemand(async () => (await import('./settings/report-settings.tsx')).ReportSettings);
const Settings = loadOnDemand(async () => (await import('./settings/settings.tsx')).Settings);
const NewReport = loadOnDemand(async () => (await import('./first-run/new-report.tsx')).NewReport);
// Most readers open the address of a report.
const Home = loadOnDemand(async () => (await import('./shell/home.tsx')).Home);
const Share = loadOnDemand(async () => (await import('./print/share.tsx')).Share);
const Prompt = loadOnDemand(async () => (await import('./prompts/prompt.tsx')).Prompt);

/** Screens that the filters do not change. */
const WITHOUT_FILTERS = new Set(['checks', 'experiments', 'settings']);

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
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
      <Route path="/client-reports">
        <ClientReports />
      </Route>
      <Route path="/alerts">
        <Alerts />
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
            <ReportScreen screen={params.screen ?? ''} item={params.item} />
          </ReportFrame>
        )}
      </Route>
      <Route>
        <Shell>
          <Missing title="There is no such page" back={{ href: '/portfolio', name: 'All reports' }}>
            <p>The address was not copied completely, or the page has moved.</p>
          </Missing>
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
    case 'answers':
      return <Answers />;
    case 'competitors':
      return <Competitors />;
    case 'sources':
      return <Sources />;
    case 'to-do':
      return <ToDo />;
    case 'experiments':
      return <Experiments key={item} item={item} />;
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
      return <MissingScreen />;
  }
}

function MissingScreen() {
  const { link } = useReport();
  return (
    <Missing title="There is no such page" back={{ href: link(), name: 'Overview of this report' }}>
      <p>The address was not copied completely, or the page has moved.</p>
    </Missing>
  );
}
