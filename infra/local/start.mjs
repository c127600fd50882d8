import { runProduct } from './bootstrap/run-product.mjs';

await runProduct('infra/local/dist/start.js', process.argv.slice(2));
