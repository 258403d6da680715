import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** What to run: a browser, with a prefix that drops root privileges and lowers its priority. */
export interface BrowserProgram {
  command: string;
  prefix: string[];
  /** The user that the browser runs as; null for the user of this process. */
  userId: number | null;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const FOLDERS = ['/usr/bin', '/usr/local/bin', '/bin', '/snap/bin', '/opt/google/chrome'];
const ON_MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const NICENESS = '10';

/** An unused user id that owns no files; `nobody` is used by other servers. */
const STRANGER = 64_321;

/** The browser of the setting or of the system; if there is none, what to do. */
export function findBrowser(setting: string | null, userId = process.getuid?.()): BrowserProgram | { hint: string } {
  const browser =
    setting === null ? [...listPlaces(NAMES), ...ON_MAC].find(isProgram) : isProgram(setting) ? setting : undefined;
  if (browser === undefined) {
    return {
      hint:
        setting === null
          ? 'Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH'
          : `CHROMIUM_PATH is ${setting}, which cannot be run. Correct it`,
    };
  }
  if (userId !== 0) return { ...runNicely([browser]), userId: null };
  const setpriv = listPlaces(['setpriv']).find(isProgram);
  if (setpriv === undefined) {
    return {
      hint: 'As root, the browser needs setpriv (package util-linux). Install it or run Sightline as another user',
    };
  }
  const privileges = [`--reuid=${STRANGER}`, `--regid=${STRANGER}`, '--clear-groups', '--inh-caps=-all', '--'];
  return { ...runNicely([setpriv, ...privileges, browser]), userId: STRANGER };
}

/** A page or a PDF can keep every core busy for seconds. Requests of others come first. */
function runNicely(program: [string, ...string[]]): Pick<BrowserProgram, 'command' | 'prefix'> {
  const nice = listPlaces(['nice']).find(isProgram);
  const [command, ...prefix] = nice === undefined ? program : ([nice, '-n', NICENESS, ...program] as const);
  return { command, prefix };
}

function listPlaces(names: string[]): string[] {
  return names.flatMap((name) => FOLDERS.map((folder) => join(folder, name)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
