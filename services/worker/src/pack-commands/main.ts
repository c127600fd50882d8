import { loadPackEnv } from '../env.js';
import { PackLibrary } from '../packs/pack-library.js';
import { operatorName } from './answer.js';
import { answerCommand } from './pack-commands.js';

const settings = loadPackEnv();
const { text, exitCode } = await answerCommand(process.argv.slice(2), {
  library: new PackLibrary(settings),
  packsDir: settings.packsDir,
  threads: settings.threads,
  user: operatorName(),
});
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
