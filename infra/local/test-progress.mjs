/** A reporter that names each file as it starts, to identify a hanging file. */
export default class TestProgress {
  onTestModuleQueued({ moduleId }) {
    process.stderr.write(`RUNS ${moduleId}\n`);
  }
}
