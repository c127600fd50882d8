import { runOnNode24 } from './node24.mjs';
import { prepareMachine, prepareProduct } from './prepare.mjs';
import { report } from './steps.mjs';

/** Runs a built script with the command line's arguments once the machine and the product are ready. */
export async function runProduct(script) {
  try {
    const env = await prepareMachine();
    await prepareProduct();
    await runOnNode24(script, process.argv.slice(2), env);
  } catch (error) {
    report(error);
  }
}
