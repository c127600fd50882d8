/** A jest reporter that names each file as it starts, to identify a hanging file. */
export default class JestProgress {
  onTestFileStart({ path }) {
    process.stderr.write(`RUNS ${path}\n`);
  }
}
