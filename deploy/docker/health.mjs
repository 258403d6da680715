// Exits with 0 if the process in this container is healthy. A worker has no port unless HEALTH_PORT is set.
const { ROLE, PORT = '3000', HEALTH_PORT } = process.env;
const url = ROLE === 'worker' ? `http://127.0.0.1:${HEALTH_PORT}/health` : `http://127.0.0.1:${PORT}/v1/health`;
const isHealthy = async () => (await fetch(url, { signal: AbortSignal.timeout(4_000) })).ok;
process.exitCode = (await isHealthy().catch(() => false)) ? 0 : 1;
