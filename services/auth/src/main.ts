import { startService } from '@likeness/service-kit/start-service';
import { loadEnv } from './env.js';
import { authApp } from './auth.app.js';

await startService(authApp, loadEnv());
