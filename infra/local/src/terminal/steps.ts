import { styleText } from 'node:util';

export type StepResult = {
  readonly title: string;
  readonly ok: boolean;
  readonly ms: number;
  readonly note?: string;
};

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

export function printStep({ title, ok, ms, note = '' }: StepResult): void {
  const mark = ok ? styleText('green', '✓') : styleText('red', '✗');
  const time = styleText('dim', seconds(ms).padStart(8));
  console.log(`${mark} ${title.padEnd(26)} ${time}  ${note}`.trimEnd());
}

export async function timed(title: string, work: () => Promise<boolean>): Promise<StepResult> {
  const since = performance.now();
  const ok = await work();
  return { title, ok, ms: performance.now() - since };
}
