import { createLogger } from '@likeness/service-kit/logging/logger';
import { loadEnv } from './env.js';
import { startBilling } from './start-billing.js';

const env = loadEnv();
await startBilling(env, createLogger('billing', env.LOG_LEVEL));
