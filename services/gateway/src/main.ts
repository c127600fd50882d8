import { createLogger } from '@likeness/service-kit/logging/logger';
import { loadEnv } from './env.js';
import { startGateway } from './start-gateway.js';

const env = loadEnv();
await startGateway(env, createLogger('gateway', env.LOG_LEVEL));
