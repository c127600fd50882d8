import { setTimeout as pause } from 'node:timers/promises';
import { personPixels } from '@likeness/testing/photos/people';
import { jpegPhoto, type SamplePhoto } from '@likeness/testing/photos/sample-photo';
import { TestStack } from '@likeness/testing/test-stack';
import type { Sharp } from 'sharp';
import { eventually } from '../client/eventually.js';
import { numbered, Visitor } from '../client/visitor.js';

const STARTS = 10;
const STYLE = 'studio headshot';
/** Time to choose a style. */
const CHOOSING_MS = 2_000;
const RATIO_BAR = 1.3;

/** The wait of the first person after a start, against the next one's; all photos are new. */
const stack = new TestStack({ port: 22600 });
const firsts: number[] = [];
const byNext: number[] = [];
const byAgain: number[] = [];
try {
  const photos = await Promise.all(
    [personPixels('ponytail'), personPixels('ponytail').flop()].map(asPhoto),
  );
  for (let start = 0; start < STARTS; start += 1) {
    await stack.start({
      ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000',
      WORKER_WARM_UP: 'true',
    });
    const waits: number[] = [];
    let again = NaN;
    for (const photo of photos) {
      const visitor = new Visitor(stack.address);
      await visitor.agreeToFaceAnalysis();
      await visitor.listen();
      const { body: uploaded } = await visitor.upload(photo);
      await pause(CHOOSING_MS);
      waits.push(await portrait(visitor, uploaded.id));
      if (waits.length === photos.length) again = await portrait(visitor, uploaded.id);
      visitor.leave();
    }
    const [first = NaN, next = NaN] = waits;
    firsts.push(first);
    byNext.push(first / next);
    byAgain.push(first / again);
    await stack.stop();
  }
  print('first portrait after a start', median(firsts), 'ms');
  print('first portrait after a start, by the next person’s', median(byNext), '×', RATIO_BAR);
  print('first portrait after a start, by the next person’s, worst', Math.max(...byNext), '×');
  print('first portrait after a start, by one more of a known photo', median(byAgain), '×');
} finally {
  await stack.discard();
}

async function asPhoto(pixels: Sharp): Promise<SamplePhoto> {
  return jpegPhoto('person', await pixels.jpeg({ quality: 92 }).toBuffer());
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
