import { runProduct } from './bootstrap/run-product.mjs';

await runProduct('infra/load/dist/faults/main.js');
