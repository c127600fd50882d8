import { styleText } from 'node:util';

export type StepResult = { title: string; ok: boolean; ms: number };

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Prints one finished step with its time. */
export function printStep({ title, ok, ms }: StepResult): void {
  const mark = ok ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`${mark} ${title.padEnd(26)} ${styleText('dim', seconds(ms).padStart(8))}`);
}

/** Times a piece of work that says itself whether it went well. */
export async function timed(title: string, work: () => Promise<boolean>): Promise<StepResult> {
  const since = performance.now();
  const ok = await work();
  return { title, ok, ms: performance.now() - since };
}
