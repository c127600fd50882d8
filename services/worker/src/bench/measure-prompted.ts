import { AvatarEngine } from '../engines/avatar/avatar-engine.js';
import { MultiReferenceEngine } from '../engines/multi-reference/multi-reference-engine.js';
import type { RenderStage } from '@likeness/contracts/http/generation';
import type { PortraitEngine, Reference } from '../engines/portrait/portrait-engine.js';
import type { StudioEngine } from '../engines/studio/studio-engine.js';
import { previewSink } from '../inference/preview-sink.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { unseen } from './bench-photos.js';
import { quantile, type Row } from './row.js';

const SIZE = 1024;
const AVATARS = 8;
const FIRST_BAR_MS = 2_500;
const PREVIEW_BAR = 3;

type Order = { references: readonly Reference[]; prompt: string; seed: number };
type Run = { ms: number; previewMs: number };

export async function measurePrompted(
  studio: StudioEngine,
  photos: readonly RgbImage[],
): Promise<Row[]> {
  const avatars = new AvatarEngine(studio);
  const blended = new MultiReferenceEngine(studio, studio.photos);
  const drawn: Run[] = [];
  for (let seed = 0; seed < AVATARS; seed += 1) {
    drawn.push(await run(avatars, { references: [], prompt: 'a friendly person', seed }));
  }
  const [person] = photos;
  const references = () =>
    [person, person].map((image, i) => ({ id: `reference-${i}`, image: unseen(image) }));
  const first = await run(blended, { references: references(), prompt: 'portrait', seed: 1 });
  const painted = await run(blended, { references: references(), prompt: 'oil painting', seed: 1 });
  const all = [...drawn, first, painted];
  const share = all.map(({ ms, previewMs }) => (100 * previewMs) / ms);
  const times = drawn.map(({ ms }) => ms);
  return [
    { name: 'avatar, median of eight', value: quantile(times, 0.5), unit: 'ms' },
    {
      name: 'avatar, slowest of eight',
      value: quantile(times, 1),
      unit: 'ms',
      bar: FIRST_BAR_MS,
    },
    { name: 'two references, first image', value: first.ms, unit: 'ms', bar: FIRST_BAR_MS },
    {
      name: 'two references as oil painting, first image',
      value: painted.ms,
      unit: 'ms',
      bar: FIRST_BAR_MS,
    },
    {
      name: 'previews, share of the time',
      value: quantile(share, 0.5),
      unit: '%',
      bar: PREVIEW_BAR,
    },
  ];
}

async function run(engine: PortraitEngine, { references, prompt, seed }: Order): Promise<Run> {
  const sink = previewSink(true, () => undefined);
  let previewMs = 0;
  const onPreview = (stage: RenderStage, draw: (side: number) => RgbImage) => {
    const begun = performance.now();
    sink(stage, draw);
    previewMs += performance.now() - begun;
  };
  const begun = performance.now();
  await engine.render(
    references,
    {
      style: null,
      prompt: { positive: prompt, negative: '' },
      gender: 'woman',
      seed,
      size: SIZE,
      headPose: null,
    },
    { onProgress: () => undefined, onPreview, signal: new AbortController().signal },
  );
  return { ms: performance.now() - begun, previewMs };
}
