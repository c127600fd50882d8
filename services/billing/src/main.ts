import { startService } from '@likeness/service-kit/start-service';
import { loadEnv } from './env.js';
import { billingApp } from './billing.app.js';

await startService(billingApp, loadEnv());
