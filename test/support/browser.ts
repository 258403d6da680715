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

export async function startBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    throw new Error(`No browser at ${executablePath}: install Chromium, or name its program in CHROMIUM_PATH`);
  }
  return chromium.launch({ executablePath, args: QUIET });
}
