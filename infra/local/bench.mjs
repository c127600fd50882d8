import { runOnNode24 } from './bootstrap/node24.mjs';
import { prepareMachine, prepareProduct } from './bootstrap/prepare.mjs';
import { report } from './bootstrap/steps.mjs';

try {
  const env = await prepareMachine();
  await prepareProduct();
  await runOnNode24('infra/local/dist/bench.js', process.argv.slice(2), env);
} catch (error) {
  report(error);
}
