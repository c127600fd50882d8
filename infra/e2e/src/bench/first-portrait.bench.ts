import { setTimeout as pause } from 'node:timers/promises';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import { eventually } from '../client/eventually.js';
import { numbered, Visitor } from '../client/visitor.js';

const STARTS = 10;
const STYLE = 'studio headshot';
/** Somebody chooses a style, which takes longer. */
const CHOOSING_MS = 2_000;
const RATIO_BAR = 1.3;

/** What the first person after a start waits for, beside what the next one does. */
const stack = new TestStack({ port: 22600 });
const firsts: number[] = [];
const ratios: number[] = [];
try {
  for (let start = 0; start < STARTS; start += 1) {
    await stack.start({
      ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000',
      WORKER_REHEARSAL: 'true',
    });
    const visitor = new Visitor(stack.address);
    await visitor.agreeToFaceAnalysis();
    await visitor.listen();
    const { body: photo } = await visitor.upload(await personPhoto());
    await pause(CHOOSING_MS);
    const first = await portrait(visitor, photo.id);
    const second = await portrait(visitor, photo.id);
    firsts.push(first);
    ratios.push(first / second);
    visitor.leave();
    await stack.stop();
  }
  print('first portrait after a start', median(firsts), 'ms');
  print('first portrait after a start, by the second', median(ratios), '×', RATIO_BAR);
  print('first portrait after a start, by the second, worst', Math.max(...ratios), '×');
} finally {
  await stack.discard();
}

async function portrait(visitor: Visitor, photoId: string): Promise<number> {
  visitor.events.length = 0;
  const fields = {
    ...numbered(0, 1),
    style: STYLE,
    facial_feature_image_ids: JSON.stringify([photoId]),
  };
  const begun = performance.now();
  await visitor.portrait({ fields });
  await eventually(() =>
    Promise.resolve(visitor.events.some(({ type }) => type === 'render.finished')),
  );
  return performance.now() - begun;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

function print(name: string, value: number, unit: string, bar?: number): void {
  process.stdout.write(`${JSON.stringify({ suite: 'first-portrait', name, value, unit, bar })}\n`);
}
