import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runOnNode24 } from './bootstrap/node24.mjs';
import { node24, root } from './bootstrap/run.mjs';
import { report, Stop } from './bootstrap/steps.mjs';

const entry = 'infra/local/dist/operate.js';

try {
  if (!existsSync(node24) || !existsSync(join(root, entry))) {
    throw new Stop(
      'Nothing is built yet. Run npm start first: it installs, builds and starts all.',
    );
  }
  await runOnNode24(entry, process.argv.slice(2), {});
} catch (error) {
  report(error);
}
