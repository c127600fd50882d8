import { PlainGlobalEnvironment } from '../../jest.environment.mjs';

/** Prints the state of pages and processes at the moment a test fails. */
export default class FailureEnvironment extends PlainGlobalEnvironment {
  #told = new WeakSet();

  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure' && event.name !== 'hook_failure') return;
    const failed = event.test ?? event.describeBlock ?? event.hook;
    if (this.#told.has(failed)) return;
    this.#told.add(failed);
    const description = await this.global.describeFailure?.().catch(String);
    const name = failed.name ?? event.hook.type;
    // The reason is last, so that the end of a log shows it.
    process.stderr.write(`\n⨯ When "${name}" failed:\n${description}\n${event.error}\n\n`);
  }
}
