import { runOnNode24 } from './node24.mjs';
import { prepareMachine, prepareProduct } from './prepare.mjs';
import { report } from './steps.mjs';

export async function runProduct(script, args) {
  try {
    const env = await prepareMachine();
    await prepareProduct();
    await runOnNode24(script, args, env);
  } catch (error) {
    report(error);
  }
}
