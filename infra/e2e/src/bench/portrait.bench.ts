import { randomUUID } from 'node:crypto';
import { platform } from 'node:os';
import type { RenderJob } from '@likeness/contracts/http/generation';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import { eventually } from '../client/eventually.js';
import { peakTreeMegabytes } from '../client/memory.js';
import { numbered, Visitor } from '../client/visitor.js';

const STYLES = ['studio headshot', 'oil painting', 'neon'];
const RUNS = 5;
const SETS = 3;
const MIXED_BAR_S = 6;
const MIXED = [...STYLES, 'impressionist', 'low poly', 'comic', 'pencil', 'watercolour'];
const MEMORY_BAR_MB = 1_500;

type Run = { firstNewsMs: number; totalMs: number; engineMs: number };
type Row = {
  suite: string;
  name: string;
  value: number;
  unit: string;
  bar?: number;
  higherIsBetter?: boolean;
};

/** Waiting time beyond the engine's, on an idle stack. */
const stack = new TestStack({ port: 21800 });
try {
  await stack.start({
    ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000',
    ANONYMOUS_GENERATIONS_PER_DAY: '1000',
    WORKER_WARM_UP: 'true',
    // The default of a worker without configuration.
    WORKER_CONCURRENCY: '',
  });
  const visitor = new Visitor(stack.address);
  await visitor.agreeToFaceAnalysis();
  await visitor.listen();
  const photo = await visitor.upload(await personPhoto());
  await portrait(visitor, photo.body.id, 'neon');
  const all: Run[] = [];
  for (const style of STYLES) {
    const runs: Run[] = [];
    for (let index = 0; index < RUNS; index += 1) {
      runs.push(await portrait(visitor, photo.body.id, style));
    }
    all.push(...runs);
    const overhead = median(runs.map((run) => (run.totalMs - run.engineMs) / run.totalMs));
    print({
      name: `${style}, whole wait`,
      value: median(runs.map((run) => run.totalMs)),
      unit: 'ms',
    });
    print({ name: `${style}, all but the engine`, value: overhead * 100, unit: '%', bar: 10 });
  }
  const firstNews = all.map((run) => run.firstNewsMs).sort((a, b) => a - b);
  const p95 = firstNews[Math.ceil(firstNews.length * 0.95) - 1] ?? NaN;
  print({ name: 'submit to first progress, p95', value: p95, unit: 'ms', bar: 150 });
  for (const [name, styles, bar] of [
    ['eight headshots, one run', MIXED.map(() => 'studio headshot')],
    ['eight mixed images, at once', MIXED, MIXED_BAR_S],
  ] as const) {
    const times: number[] = [];
    for (let index = 0; index < SETS; index += 1) {
      times.push(await setOf(visitor, photo.body.id, styles));
    }
    print({ name, value: median(times) / 1000, unit: 's', bar });
  }
  const value = await peakTreeMegabytes(stack.pids().worker ?? 0, async () => {
    await setOf(
      visitor,
      photo.body.id,
      MIXED.map(() => 'random'),
    );
  });
  if (platform() === 'linux') {
    print({
      name: 'worker with its processes, peak memory',
      value,
      unit: 'MB',
      bar: MEMORY_BAR_MB,
    });
  }
  visitor.leave();
} finally {
  await stack.discard();
}

async function portrait(visitor: Visitor, photoId: string, style: string): Promise<Run> {
  visitor.events.length = 0;
  const fields = {
    ...numbered(0, 1),
    style,
    facial_feature_image_ids: JSON.stringify([photoId]),
  };
  const begun = performance.now();
  const { body } = await visitor.portrait({ fields });
  const since = () => performance.now() - begun;
  const about = () =>
    visitor.events.filter(
      (event) => event.type !== 'account.changed' && event.job_id === body.job_id,
    );
  await eventually(() => Promise.resolve(about().some(({ type }) => type === 'render.progressed')));
  const firstNewsMs = since();
  const finished = await eventually(() =>
    Promise.resolve(about().find((event) => event.type === 'render.finished')),
  );
  return { firstNewsMs, totalMs: since(), engineMs: engineMs(finished.job) };
}

/** Milliseconds until the last image. A run has one style, so mixed images split into runs. */
async function setOf(
  visitor: Visitor,
  photoId: string,
  styles: readonly string[],
): Promise<number> {
  visitor.events.length = 0;
  const generation = new Set(styles).size === 1 ? randomUUID() : undefined;
  const begun = performance.now();
  const asked = styles.map(async (style, index) => {
    const facial_feature_image_ids = JSON.stringify([photoId]);
    const fields = {
      ...(generation ? numbered(index, styles.length, generation) : numbered(0, 1)),
      style,
      facial_feature_image_ids,
    };
    const { status, body } = await visitor.portrait({ fields });
    if (status !== 202) throw new Error(`a portrait was refused with ${status}`);
    return body.job_id;
  });
  const ids = new Set(await Promise.all(asked));
  await eventually(() =>
    Promise.resolve(
      [...ids].every((id) =>
        visitor.events.some((event) => event.type === 'render.finished' && event.job_id === id),
      ),
    ),
  );
  return performance.now() - begun;
}

function engineMs(job: RenderJob): number {
  const timings = job.images[0]?.creation_method_config?.timings as Record<string, number>;
  return Object.values(timings).reduce((sum, ms) => sum + ms, 0);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function print(row: Omit<Row, 'suite'>): void {
  process.stdout.write(`${JSON.stringify({ suite: 'portrait', ...row } satisfies Row)}\n`);
}
