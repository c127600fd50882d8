import { createLogger } from '@likeness/service-kit/logging/logger';
import { loadEnv } from './env.js';
import { startAuth } from './start-auth.js';

const env = loadEnv();
await startAuth(env, createLogger('auth', env.LOG_LEVEL));
