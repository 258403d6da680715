import type { Network } from '../web/network.ts';

/** Hosts that Chromium contacts in the background, for updates, accounts and lists; no page needs them. */
const CALLS_HOME =
  /^(?:update|optimizationguide-pa|safebrowsing|content-autofill|edgedl\.me|redirector\.gvt1|clients\d|clientservices|accounts|android\.clients|mtalk)\.(?:googleapis|google|gvt1)\.com$/i;

/** A network on which these hosts do not exist. */
export function silence(network: Network): Network {
  return {
    ...network,
    resolve: async (name, from, signal) => (CALLS_HOME.test(name) ? [] : network.resolve(name, from, signal)),
  };
}
