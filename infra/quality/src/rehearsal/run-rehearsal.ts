/** Called with each assertion and its result. */
export type Tell = (what: string, holds: boolean) => void;

/** Prints the assertions and sets the exit code. */
export async function runRehearsal(
  name: string,
  rehearse: (tell: Tell) => Promise<void>,
): Promise<void> {
  let failed = 0;
  const begun = Date.now();
  await rehearse((what, holds) => {
    if (!holds) failed += 1;
    console.log(`${holds ? '✓' : '✗'} ${what}`);
  });
  const seconds = Math.round((Date.now() - begun) / 1_000);
  console.log(`${name} ${failed === 0 ? 'passed' : 'failed'} after ${seconds} s`);
  process.exitCode = failed === 0 ? 0 : 1;
}
