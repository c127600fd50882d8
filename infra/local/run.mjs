import { runProduct } from './bootstrap/run-product.mjs';

// npm run load -- mixed 60: node infra/local/run.mjs infra/quality/dist/load.js mixed 60
const [script, ...args] = process.argv.slice(2);
await runProduct(script, args);
