/** A reporter of Jest and Vitest that names each file as it starts, to identify a hanging file. */
export default class TestProgress {
  onTestFileStart({ path }) {
    process.stderr.write(`RUNS ${path}\n`);
  }

  onTestModuleQueued({ moduleId }) {
    this.onTestFileStart({ path: moduleId });
  }
}
