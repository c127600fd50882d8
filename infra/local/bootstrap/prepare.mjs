import { turbo, writeVersion } from './build.mjs';
import { nodePackages } from './node-packages.mjs';
import { signalRunning } from './run.mjs';
import { Stop, step } from './steps.mjs';
import { chromium, promtool, redisServer } from './system-packages.mjs';

/** Fails before minutes of installing. */
function checkMachine() {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 18) throw new Stop(`Node 18 or newer is needed; this is ${process.version}.`);
  if (process.env.NODE_ENV === 'production') {
    throw new Stop(
      'NODE_ENV: expected anything but "production". This starts local stand-ins for outside ' +
        'services; a production set-up runs the images under k8s/ or docker-compose.yml.',
    );
  }
}

function stopWithChildren() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      signalRunning(signal);
      process.exit(130);
    });
  }
}

/** Installs npm packages, Redis and, for tests, a browser. @returns environment for later steps */
export async function prepareMachine({ browser = false, alerts = false } = {}) {
  stopWithChildren();
  checkMachine();
  const env = {};
  // System and npm packages come from different servers, so they download in parallel.
  const fromSystem = (async () => {
    await step('Redis', async () => {
      const { path, how } = await redisServer();
      if (path) env.REDIS_SERVER = path;
      return how;
    });
    if (!browser) return;
    await step('Chromium', async () => {
      const { path, how } = await chromium();
      env.CHROME_PATH = path;
      return how;
    });
  })();
  const fromNpm = step('npm packages', nodePackages);
  for (const outcome of await Promise.allSettled([fromSystem, fromNpm])) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
  // Needs node_modules.
  if (alerts) {
    await step('promtool', async () => {
      const { path, how } = await promtool();
      env.PROMTOOL = path;
      return how;
    });
  }
  return env;
}

/** Builds workspaces and converts models if their inputs have changed. */
export async function prepareProduct() {
  await step('version', writeVersion);
  await step('build and models', () => turbo(['build', 'models']));
}
