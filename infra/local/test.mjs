import { turbo } from './bootstrap/build.mjs';
import { runOnNode24 } from './bootstrap/node24.mjs';
import { prepareMachine, prepareProduct } from './bootstrap/prepare.mjs';
import { report, step } from './bootstrap/steps.mjs';

const [workspace, ...testOptions] = process.argv.slice(2);
const runner = 'infra/local/dist/test.js';

try {
  const env = await prepareMachine({
    browser: !workspace || workspace === 'infra/e2e',
    alerts: !workspace || workspace === 'infra/local',
  });
  if (workspace) {
    await step('test runner', () => turbo(['build'], ['--filter=@likeness/local', '--only']));
    await runOnNode24(runner, [workspace, ...testOptions], env);
  } else {
    await prepareProduct();
    await runOnNode24(runner, [], env);
  }
} catch (error) {
  report(error);
}
