import { runProduct } from './bootstrap/run-product.mjs';

// npm run bench -- engine: node infra/local/run.mjs infra/local/dist/bench.js engine
const [script, ...args] = process.argv.slice(2);
await runProduct(script, args);
