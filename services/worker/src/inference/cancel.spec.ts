import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import { STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import { decodeImage } from '../imaging/decode.js';
import { seededRandom } from '../imaging/random.js';
import { renderSpec } from './testing/render-spec.js';
import { ASTRONAUT } from '../imaging/testing/pictures.js';
import { storedFiles } from './testing/stored-files.js';
import type { PoolProcessEnd } from './inference-pool.js';
import { PortraitRenderer } from './portrait-renderer.js';

const CANCELS = 12;
const MOMENTS = 1.5;
const MEMORY_BAR_MB = 1_200;
const PROMPT = { positive: 'oil painting of a friendly person, blue backdrop', negative: '' };

class NoLongerWanted extends Error {}

const stored = storedFiles();
const ends: PoolProcessEnd[] = [];
let renderer: PortraitRenderer;

beforeAll(async () => {
  await stored.put({ photo: ASTRONAUT });
  renderer = new PortraitRenderer(2, stored.settings, (end) => ends.push(end));
  await renderer.warmUp();
});
afterAll(async () => {
  await renderer.close();
  stored.remove();
});

/** Every fourth one is an avatar, and every fourth one of two pictures. */
function specOf(index: number): RenderSpec {
  const photo = () => ({ id: randomUUID(), object_key: 'photo', has_face: true });
  const style = STUDIO_STYLES[(3 * index) % STUDIO_STYLES.length].id;
  const ordered: Partial<RenderSpec> =
    index % 4 === 2
      ? { style: null, prompt: PROMPT, references: [] }
      : index % 4 === 3
        ? { tool: 'kontextlens', style: null, prompt: PROMPT, references: [photo(), photo()] }
        : { style, prompt: null, references: [photo()] };
  const head_pose = index % 5 === 4 ? ({ kind: 'default', key: 'close-up' } as const) : null;
  return renderSpec({ ...ordered, head_pose, seed: index });
}

/** From proc(5). */
const residentMb = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

async function wholePortrait(): Promise<string> {
  const signal = new AbortController().signal;
  const portrait = await renderer.render({ spec: specOf(0), onNews: () => undefined, signal });
  if (portrait.status !== 'rendered') throw new Error(`ended as ${portrait.status}`);
  const { data } = await decodeImage(portrait.master);
  return createHash('sha256').update(data).digest('hex');
}

it('random cancels in every engine crash nothing and affect no other render', async () => {
  const expected = await wholePortrait();
  const begun = performance.now();
  await wholePortrait();
  const withinMs = MOMENTS * (performance.now() - begun);
  const random = seededRandom(12);
  const beside: string[] = [];
  let isOver = false;
  const other = (async () => {
    while (!isOver) beside.push(await wholePortrait());
  })();
  let cancelled = 0;
  for (let index = 0; index < CANCELS; index += 1) {
    const cancel = new AbortController();
    const timer = setTimeout(() => cancel.abort(new NoLongerWanted()), withinMs * random.next());
    const order = { spec: specOf(index), onNews: () => undefined, signal: cancel.signal };
    await renderer.render(order).catch((error: unknown) => {
      if (!(error instanceof NoLongerWanted)) throw error;
      cancelled += 1;
    });
    clearTimeout(timer);
  }
  isOver = true;
  await other;

  expect(cancelled).toBeGreaterThan(CANCELS / 3);
  expect(ends.filter(({ reason }) => reason === 'crashed')).toEqual([]);
  expect(new Set(beside)).toEqual(new Set([expected]));
  expect(await wholePortrait()).toBe(expected);
  if (process.platform === 'linux') {
    const total = renderer.pids.reduce((sum, pid) => sum + residentMb(pid), 0);
    expect(total).toBeLessThan(MEMORY_BAR_MB);
  }
}, 300_000);
