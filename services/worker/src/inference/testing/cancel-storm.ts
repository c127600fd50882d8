import { createHash, randomUUID } from 'node:crypto';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import { STUDIO_STYLES } from '../../engines/studio/styles/catalogue.js';
import type { PortraitRenderer } from '../portrait-renderer.js';
import { renderSpec } from './render-spec.js';
import { decodeImage } from '../../imaging/decode.js';

const PROMPT = { positive: 'oil painting of a friendly person, blue backdrop', negative: '' };

export type StormOptions = {
  readonly renderer: PortraitRenderer;
  readonly photos: readonly [string, string];
  readonly cancels: number;
  readonly withinMs: number;
  readonly size: number;
  readonly random: () => number;
};

type Storm = {
  readonly cancelled: number;
  readonly finished: number;
  readonly beside: readonly string[];
};

class NoLongerWanted extends Error {}

export async function cancelStorm(options: StormOptions): Promise<Storm> {
  const { renderer, cancels, withinMs, random } = options;
  const beside: string[] = [];
  let [cancelled, finished] = [0, 0];
  let isOver = false;
  const somebodyElse = async () => {
    while (!isOver) beside.push(await wholePortrait(options));
  };
  const other = somebodyElse();
  for (let index = 0; index < cancels; index += 1) {
    const cancel = new AbortController();
    const timer = setTimeout(() => cancel.abort(new NoLongerWanted()), withinMs * random());
    try {
      await renderer.render({
        spec: specOf(options, index),
        onNews: () => undefined,
        signal: cancel.signal,
      });
      finished += 1;
    } catch (error) {
      if (!(error instanceof NoLongerWanted)) throw error;
      cancelled += 1;
    } finally {
      clearTimeout(timer);
    }
  }
  isOver = true;
  await other;
  return { cancelled, finished, beside };
}

export async function wholePortrait(options: StormOptions): Promise<string> {
  const wanted = { ...specOf(options, 0), render_id: '00000000-0000-4000-8000-000000000001' };
  const signal = new AbortController().signal;
  const order = { spec: wanted, onNews: () => undefined, signal };
  const portrait = await options.renderer.render(order);
  if (portrait.status !== 'rendered') throw new Error(`ended as ${portrait.status}`);
  const { data } = await decodeImage(portrait.master);
  return createHash('sha256').update(data).digest('hex');
}

function specOf({ photos, size }: StormOptions, index: number): RenderSpec {
  const styles = STUDIO_STYLES;
  const style = index % (styles.length + 2);
  const [object_key] = photos;
  // Both references show one person, because different people are rejected.
  const [first, second] = [object_key, object_key].map((key) => ({
    id: randomUUID(),
    object_key: key,
    has_face: true,
  }));
  const ordered =
    style < styles.length
      ? { tool: 'lenszero', style: styles[style].id, prompt: null, references: [first] }
      : style === styles.length
        ? { tool: 'lenszero', style: null, prompt: PROMPT, references: [] }
        : { tool: 'kontextlens', style: null, prompt: PROMPT, references: [first, second] };
  return renderSpec({
    ...(ordered as Pick<RenderSpec, 'tool' | 'style' | 'prompt' | 'references'>),
    head_pose: index % 5 === 4 ? { kind: 'default', key: 'close-up' } : null,
    seed: index,
    size,
  });
}
