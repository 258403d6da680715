const KEY = 'sightline.dismissed-hints';

/** The names of the hints that were dismissed in this browser. */
export function listDismissed(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    // Browsers can block storage.
    return [];
  }
}

/** Returns the hints that are dismissed now. */
export function dismissHint(name: string): string[] {
  const dismissed = [...listDismissed(), name];
  try {
    localStorage.setItem(KEY, dismissed.join(' '));
  } catch {
    // The hint is shown again on the next visit.
  }
  return dismissed;
}
