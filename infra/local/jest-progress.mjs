/** A jest reporter that names each file as it starts, so that a run that hangs can say in which. */
export default class JestProgress {
  onTestFileStart({ path }) {
    process.stderr.write(`RUNS ${path}\n`);
  }
}
