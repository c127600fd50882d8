import { turbo } from './bootstrap/build.mjs';
import { runOnNode24 } from './bootstrap/node24.mjs';
import { nodePackages } from './bootstrap/node-packages.mjs';
import { report, step } from './bootstrap/steps.mjs';

try {
  await step('npm packages', nodePackages);
  await step('check runner', () => turbo(['build'], ['--filter=@likeness/local']));
  await runOnNode24('infra/local/dist/check.js', process.argv.slice(2), {});
} catch (error) {
  report(error);
}
