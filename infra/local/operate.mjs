import { runOnNode24 } from './bootstrap/node24.mjs';
import { report } from './bootstrap/steps.mjs';

try {
  await runOnNode24('infra/local/dist/operate.js', process.argv.slice(2), {});
} catch (error) {
  report(error);
}
