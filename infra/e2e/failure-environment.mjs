import { PlainGlobalEnvironment } from '../../jest.environment.mjs';

/** Prints, while everything still stands, what pages and processes showed when a test failed. */
export default class FailureEnvironment extends PlainGlobalEnvironment {
  #told = new WeakSet();

  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure' && event.name !== 'hook_failure') return;
    const failed = event.test ?? event.describeBlock ?? event.hook;
    if (this.#told.has(failed)) return;
    this.#told.add(failed);
    const description = await this.global.describeFailure?.().catch(String);
    process.stderr.write(
      `\n⨯ When "${failed.name ?? event.hook.type}" failed:\n${description}\n\n`,
    );
  }
}
