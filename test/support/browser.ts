import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Switches that prevent background requests of Chromium. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

/** The shell is Chromium without a window. It opens a page with less than half of the processor time. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export function findBrowser(): string {
  const path = process.env.CHROMIUM_PATH ?? INSTALLED.find(existsSync);
  if (path === undefined) {
    throw new Error('No browser: install chromium-headless-shell or chromium, or set CHROMIUM_PATH');
  }
  return path;
}

export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: QUIET });
}
