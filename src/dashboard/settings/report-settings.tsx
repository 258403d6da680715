import { useAddress } from '../filters/use-address.ts';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { loadOnDemand } from '../shell/load-on-demand.tsx';
import { Advice } from './advice.tsx';
import { DeleteReport } from './delete-report.tsx';
import { EditReport } from './edit-report.tsx';
import { PromptSettings } from './prompt-settings.tsx';
import { TagSettings } from './tag-settings.tsx';
import { Warnings } from './warnings.tsx';

// Client reports are loaded when they are opened, here and on their own screen.
const ClientReportSettings = loadOnDemand(
  async () => (await import('../client-reports/edit-template.tsx')).ClientReportSettings,
);
const ScheduleForm = loadOnDemand(async () => (await import('./schedule.tsx')).ScheduleForm, 200);
const SurfacesForm = loadOnDemand(async () => (await import('./surfaces.tsx')).SurfacesForm);
const AlertSettings = loadOnDemand(async () => (await import('./alert-settings.tsx')).AlertSettings);
// Used once, by those who come from another program.
const Imports = loadOnDemand(async () => (await import('../imports/imports.tsx')).Imports, 200);

const TABS = {
  brand: 'Brand and competitors',
  prompts: 'Prompts',
  tags: 'Tags',
  precision: 'Precision and cost',
  alerts: 'Alerts',
  client: 'Client report',
  imports: 'Import',
} as const;
type Tab = keyof typeof TABS;
const KNOWN = Object.keys(TABS) as Tab[];

/** Everything that can be changed about a report. */
export function ReportSettings() {
  const { report } = useReport();
  const canWrite = useCanWrite();
  const [tab, setTab] = useAddress<Tab>('tab', 'brand', KNOWN);
  return (
    <>
      <header className="page-head">
        <h1>Report settings</h1>
        {!canWrite && <p className="note">This key is read-only: settings can be read but not changed.</p>}
      </header>
      <div className="tabs wrap" role="group" aria-label="Section">
        {KNOWN.map((each) => (
          <button key={each} type="button" className="quiet" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {TABS[each]}
          </button>
        ))}
      </div>
      {tab === 'brand' && (
        <>
          <Warnings report={report} />
          <EditReport key={report.updatedDate} />
          {canWrite && <DeleteReport />}
        </>
      )}
      {tab === 'prompts' && <PromptSettings />}
      {tab === 'tags' && <TagSettings />}
      {tab === 'precision' && (
        <>
          <ScheduleForm key={report.updatedDate} />
          <SurfacesForm key={`surfaces ${report.updatedDate}`} />
          <Advice />
        </>
      )}
      {tab === 'alerts' && <AlertSettings />}
      {tab === 'client' && <ClientReportSettings />}
      {tab === 'imports' && <Imports />}
    </>
  );
}
