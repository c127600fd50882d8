import { startService } from '@likeness/service-kit/start-service';
import { loadEnv } from './env.js';
import { lensesApp } from './lenses.app.js';

await startService(lensesApp, loadEnv());
