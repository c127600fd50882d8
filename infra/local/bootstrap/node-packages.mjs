import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24, root, run } from './run.mjs';
import { Stop } from './steps.mjs';

/** npm writes `node_modules/.package-lock.json` last, so an interrupted install has none. */
function installed() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(node24)) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const present = readPackages(record);
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .every(([path, entry]) => present[path]?.version === entry.version);
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

export async function nodePackages() {
  if (installed()) return 'as locked';
  console.log('  installing npm packages (one to two minutes)');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    // Without this, onnxruntime-node downloads CUDA files from outside npm.
    env: { ONNXRUNTIME_NODE_INSTALL: 'skip' },
  });
  if (!installed()) {
    throw new Stop('npm ci ended, but node_modules is not complete. Run it by hand to see why.');
  }
  return 'installed';
}
