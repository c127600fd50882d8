import { startService } from '@likeness/service-kit/start-service';
import { loadEnv } from './env.js';
import { imagesApp } from './images.app.js';

await startService(imagesApp, loadEnv());
