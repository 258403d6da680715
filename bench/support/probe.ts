/** Preloaded into a server process. Reports CPU time, memory and profiles to the benchmark. */
import { type Profiler, Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export type ProbeRequest = 'cpu' | 'memory' | 'stall' | 'start profile' | 'stop profile';
export type Profile = Profiler.Profile;

const SAMPLE_EVERY_US = 250;
const STALL_RESOLUTION_MS = 5;
const session = new Session();
const loop = monitorEventLoopDelay({ resolution: STALL_RESOLUTION_MS });
loop.enable();

const handlers: Record<ProbeRequest, () => Promise<unknown>> = {
  cpu: async () => process.cpuUsage(),
  memory: async () => process.resourceUsage().maxRSS * 1024,
  stall: async () => {
    const longest = loop.max / 1_000_000 - STALL_RESOLUTION_MS;
    loop.reset();
    return Math.max(0, longest);
  },
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

process.on('message', (request: ProbeRequest) => {
  void handlers[request]().then((result) => process.send?.(result ?? null));
});
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel must not keep the server process alive.
process.channel?.unref();
