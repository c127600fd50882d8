import { startService } from '@likeness/service-kit/start-service';
import { loadEnv } from './env.js';
import { gatewayApp } from './gateway.app.js';

await startService(gatewayApp, loadEnv());
