import { CommandFailed } from './run.mjs';

/** A problem that the user can solve; printed without a stack. */
export class Stop extends Error {}

const paint = (code, text) => (process.stdout.isTTY ? `\u001b[${code}m${text}\u001b[0m` : text);

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function printStep(ok, title, detail) {
  const mark = ok ? paint(32, '✓') : paint(31, '✗');
  console.log(`${mark} ${title.padEnd(22)} ${paint(2, detail)}`);
}

/** Prints a step with its time. `work` returns the detail to show. */
export async function step(title, work) {
  const since = performance.now();
  try {
    const detail = await work();
    printStep(true, title, `${seconds(since).padStart(7)}  ${detail}`);
  } catch (error) {
    printStep(false, title, seconds(since).padStart(7));
    throw error;
  }
}

export function report(error) {
  if (error instanceof CommandFailed) console.error(`\n${error.output.trim()}\n\n${error.message}`);
  else if (error instanceof Stop) console.error(`\n${error.message}`);
  else console.error(error);
  process.exitCode = 1;
}
