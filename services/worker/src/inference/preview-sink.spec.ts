import type { RenderStage } from '@likeness/contracts/http/generation';
import { until } from '@likeness/testing/until';
import sharp from 'sharp';
import { previewSink } from './preview-sink.js';
import type { StagePreview } from './rendered-portrait.js';

const gray = (side: number) => ({
  width: side,
  height: side,
  data: new Uint8Array(side * side * 3).fill(90),
});

async function shown(
  steps: readonly (readonly [RenderStage, number])[],
  isWatermarked: boolean,
): Promise<StagePreview[]> {
  const sent: StagePreview[] = [];
  const now = jest.spyOn(performance, 'now');
  const sink = previewSink(isWatermarked, (preview) => sent.push(preview));
  let time = 1_000;
  let drawn = 0;
  for (const [stage, pause] of steps) {
    time += pause;
    now.mockReturnValue(time);
    sink(stage, (side) => {
      drawn += 1;
      return gray(side);
    });
  }
  now.mockRestore();
  await until(() => sent.length === drawn, 'previews of all that was drawn');
  return sent;
}

async function decoded({ preview }: StagePreview) {
  const file = Buffer.from(preview.replace('data:image/webp;base64,', ''), 'base64');
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sorted = data.toSorted();
  return { width: info.width, darkest: sorted[0], lightest: sorted.at(-1)! };
}

describe('previewSink', () => {
  it('sends WebP of at most 256 px, unmarked if no watermark is due', async () => {
    const [preview] = await shown([['matte', 0]], false);
    const { width, darkest, lightest } = await decoded(preview);
    expect(preview.preview).toMatch(/^data:image\/webp;base64,/);
    expect(preview.preview.length).toBeLessThan(60_000);
    expect(width).toBe(256);
    expect(lightest - darkest).toBeLessThan(8);
  });

  it('watermarks previews of watermarked portraits', async () => {
    const [preview] = await shown([['matte', 0]], true);
    const { lightest } = await decoded(preview);
    expect(lightest).toBeGreaterThan(140);
  });

  it('shows a stage once and skips previews in quick succession', async () => {
    const sent = await shown(
      [
        ['compose', 0],
        ['matte', 100],
        ['light', 250],
        ['light', 400],
        ['style', 400],
      ],
      false,
    );
    expect(sent.map(({ stage }) => stage).toSorted()).toEqual(['compose', 'light', 'style']);
  });

  it('repeats growing stages at most once a second', async () => {
    const sent = await shown(
      [
        ['diffuse', 0],
        ['diffuse', 400],
        ['diffuse', 700],
        ['diffuse', 900],
        ['decode', 400],
      ],
      false,
    );
    const stages = sent.map(({ stage }) => stage).toSorted();
    expect(stages).toEqual(['decode', 'diffuse', 'diffuse']);
  });
});
