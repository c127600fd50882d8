import { runProduct } from './bootstrap/run-product.mjs';

await runProduct('infra/e2e/dist/restore/main.js');
