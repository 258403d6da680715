/** Loaded into a server before its own code: tells the benchmark how much processor time it used, and on what. */
import { type Profiler, Session } from 'node:inspector/promises';

export type Question = 'cpu' | 'memory' | 'start profile' | 'stop profile';
export type Profile = Profiler.Profile;

const SAMPLE_EVERY_US = 250;
const session = new Session();

const answers: Record<Question, () => Promise<unknown>> = {
  cpu: async () => process.cpuUsage(),
  memory: async () => process.resourceUsage().maxRSS * 1024,
  'start profile': async () => {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US });
    await session.post('Profiler.start');
  },
  'stop profile': async () => {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    return profile;
  },
};

process.on('message', (question: Question) => {
  void answers[question]().then((answer) => process.send?.(answer ?? null));
});
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The server decides when it is done, not the channel.
process.channel?.unref();
