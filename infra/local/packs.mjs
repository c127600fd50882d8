import { turbo } from './bootstrap/build.mjs';
import { runOnNode24 } from './bootstrap/node24.mjs';
import { report, step } from './bootstrap/steps.mjs';

try {
  await step('build', () => turbo(['build'], ['--filter=@likeness/worker']));
  await runOnNode24('services/worker/dist/pack-commands/main.js', process.argv.slice(2), {});
} catch (error) {
  report(error);
}
