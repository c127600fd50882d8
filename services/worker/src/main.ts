import { startService } from '@likeness/service-kit/start-service';
import { loadEnv } from './env.js';
import { workerApp } from './worker.app.js';

await startService(workerApp, loadEnv());
