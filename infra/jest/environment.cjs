const { console, process } = globalThis;
const exit = process.exit.bind(process);

/** The global object of the process: no VM context slows specs down or loads modules again. */
module.exports = class SharedEnvironment {
  global = globalThis;

  getVmContext() {
    return null;
  }

  async setup() {
    // Node maps stack traces to sources. Output goes to the terminal at once.
    Error.prepareStackTrace = undefined;
    globalThis.console = console;
  }

  async teardown() {
    process.exit = exit;
  }

  /** `infra/e2e` sets `describeFailure`. */
  async handleTestEvent({ name, test, hook }) {
    if (name !== 'test_fn_failure' && name !== 'hook_failure') return;
    await globalThis.describeFailure?.(test?.name ?? hook.type);
  }
};
