import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander';
import type { App } from '../app.ts';
import { UI_SERIES } from '../domain/connections/ui-series.ts';
import { isCountry } from '../domain/shared/countries.ts';
import { ENGINES, isCustomEngineId } from '../domain/shared/engines.ts';
import type { Terminal } from './terminal.ts';
import { printer, withApp } from './with-app.ts';

type Trial = Awaited<ReturnType<App['services']['tryEngines']>>[number];

interface Options {
  prompt: string;
  country: string;
  json?: boolean;
}

const SHORT = 300;

export function enginesCommand(terminal: Terminal): Command {
  const engines = new Command('engines').description('manage AI engines');

  engines
    .command('test')
    .description('send a test question to one engine or to all configured engines, and show the answer (costs money)')
    .addArgument(
      new Argument('[engine]', 'engine, its page or a custom engine to test (default: all)').argParser(engineName),
    )
    .option('--prompt <text>', 'question to send', 'What are the best running shoes for beginners?')
    .option('--country <code>', 'country of the question', country, 'us')
    .option('--json', 'print JSON')
    .action(async (engine: string | undefined, { prompt, country: code, json }: Options) => {
      let trials: Trial[] = [];
      await withApp(
        terminal,
        async (services) => (trials = await services.tryEngines({ engine, prompt, country: code })),
        printer(json, describeAll),
      );
      // An engine that is off is an error only if it was requested by name.
      if (trials.some(({ state }) => state === 'failed' || (engine && (state === 'off' || state === 'refused')))) {
        throw new CommanderError(1, 'sightline.engineFailed', 'An engine could not be tested');
      }
    });

  return engines;
}

const NAMES: readonly string[] = [...ENGINES, ...UI_SERIES];

function engineName(name: string): string {
  if (NAMES.includes(name) || isCustomEngineId(name)) return name;
  throw new InvalidArgumentError(`Allowed choices are ${NAMES.join(', ')}, or a custom engine such as x_grok.`);
}

function country(code: string): string {
  if (!isCountry(code)) throw new InvalidArgumentError('Must be a country code such as us, de or uk.');
  return code;
}

function describeAll(trials: Trial[]): string {
  const lines = trials.map(describe);
  if (!trials.some(({ isSimulated }) => isSimulated)) return lines.join('\n\n');
  return ['Simulated: no provider key is set, so no real engine was queried.', ...lines].join('\n\n');
}

function describe(trial: Trial): string {
  const { engine, state, reason, source, model, text, cited } = trial;
  if (state === 'off') return `${engine}: off. ${reason}`;
  if (state === 'refused') return `${engine}: not supported. ${reason}`;
  if (state === 'failed') return `${engine}: FAILED (${source}) after ${seconds(trial)}\n${indent(reason ?? '')}`;
  if (state === 'no_answer') return `${engine}: no AI answer shown (${source}) in ${seconds(trial)}, ${costOf(trial)}`;
  const head = `${engine}: answered by ${source}${model && model !== source ? ` (${model})` : ''} in ${seconds(trial)}, ${costOf(trial)}`;
  const sources = cited.map(({ url, title }, index) => `${index + 1}. ${title ? `${title}: ` : ''}${url}`);
  return [head, indent(shorten(text)), indent(sources.join('\n') || 'No citations.')].join('\n');
}

function costOf({ cost, expectedCost }: Trial): string {
  return cost === null ? `cost not reported (about $${expectedCost.toFixed(4)})` : `$${cost.toFixed(4)}`;
}

function seconds({ latencyMs }: Trial): string {
  return `${(latencyMs / 1000).toFixed(1)} s`;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > SHORT ? `${line.slice(0, SHORT).toWellFormed()}…` : line;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}
