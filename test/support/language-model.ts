import { z } from 'zod';
import {
  createLanguageModel,
  type LanguageModelSettings,
  type Pace,
} from '../../src/gateways/language-model/create.ts';

export const KEY = 'a-key-of-ours-0123456789';
export const START = new Date('2026-11-15T12:00:00Z');

export const colors = z.object({ best: z.enum(['red', 'blue']), why: z.string().min(3) });
export const GOOD = { best: 'red', why: 'warm' };

/** The bodies of each provider for the same events. */
export const providers = [
  {
    name: 'openai' as const,
    path: '/responses',
    says: (text: string) => ({
      id: 'resp_1',
      status: 'completed',
      output: [
        { type: 'reasoning', summary: [] },
        { type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }] },
      ],
      usage: { input_tokens: 1000, output_tokens: 100 },
    }),
    refuses: (words: string) => ({
      status: 'completed',
      output: [{ type: 'message', content: [{ type: 'refusal', refusal: words }] }],
      usage: { input_tokens: 1000, output_tokens: 10 },
    }),
    cutOff: {
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
      output: [{ type: 'message', content: [{ type: 'output_text', text: '{"best":"re' }] }],
    },
    error: (type: string, message: string) => ({ error: { message, type, param: null, code: type } }),
    noMoney: {
      status: 429,
      body: {
        error: { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' },
      },
    },
  },
  {
    name: 'anthropic' as const,
    path: '/v1/messages',
    says: (text: string) => ({
      id: 'msg_1',
      type: 'message',
      stop_reason: 'end_turn',
      content: [
        { type: 'thinking', thinking: '', signature: 'x' },
        { type: 'text', text },
      ],
      usage: { input_tokens: 1000, output_tokens: 100 },
    }),
    refuses: (words: string) => ({
      stop_reason: 'refusal',
      content: [{ type: 'text', text: words }],
      usage: { input_tokens: 1000, output_tokens: 10 },
    }),
    cutOff: { stop_reason: 'max_tokens', content: [{ type: 'text', text: '{"best":"re' }] },
    error: (type: string, message: string) => ({ type: 'error', error: { type, message }, request_id: 'req_1' }),
    noMoney: {
      status: 400,
      body: {
        type: 'error',
        error: {
          type: 'invalid_request_error',
          message: 'Your credit balance is too low to access the Anthropic API.',
        },
      },
    },
  },
];

/** A model with a fake clock that advances only during waits, which are recorded and take no time. */
export function createTestModel(settings: Partial<LanguageModelSettings>, pace: Partial<Pace> = {}) {
  const waits: number[] = [];
  let time = START.getTime();
  const model = createLanguageModel(
    { provider: 'openai', model: 'some-model', apiKey: KEY, baseUrl: '', price: { input: 1, output: 10 }, ...settings },
    {
      now: () => new Date(time),
      random: () => 0,
      sleep: async (ms) => {
        waits.push(ms);
        time += ms;
      },
      ...pace,
    },
  );
  return { ...model, waits };
}
