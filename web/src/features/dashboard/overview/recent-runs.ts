import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Image } from '@likeness/contracts/http/images';
import * as text from './messages/en.js';

export type RecentRun = {
  id: string;
  tool: string;
  style: string | null;
  begunAt: string;
  images: readonly Image[];
  rendering: number;
  queued: number;
};

const MOST = 5;

type Part = Pick<RecentRun, 'id' | 'tool' | 'style' | 'begunAt'>;

function begin(runs: Map<string, RecentRun>, part: Part): RecentRun {
  const known = runs.get(part.id) ?? { ...part, images: [], rendering: 0, queued: 0 };
  runs.set(part.id, known);
  return known;
}

export function recentRuns(jobs: readonly RenderJob[], images: readonly Image[]): RecentRun[] {
  const runs = new Map<string, RecentRun>();
  for (const { generation_id: id, tool, style, created_at, state } of jobs) {
    const run = begin(runs, { id, tool, style, begunAt: created_at });
    const count = state === 'rendering' ? 'rendering' : 'queued';
    runs.set(id, { ...run, [count]: run[count] + 1 });
  }
  for (const image of images) {
    const { creation_method_name: tool, creation_method_config: recipe, created_at } = image;
    const id = recipe?.generation_id;
    if (tool === null || id === undefined) continue;
    const run = begin(runs, { id, tool, style: recipe?.style ?? null, begunAt: created_at });
    runs.set(id, { ...run, images: [...run.images, image] });
  }
  const isOver = ({ rendering, queued }: RecentRun) => rendering + queued === 0;
  return [...runs.values()]
    .toSorted(
      (a, b) =>
        Number(isOver(a)) - Number(isOver(b)) || Date.parse(b.begunAt) - Date.parse(a.begunAt),
    )
    .slice(0, MOST);
}

export function stateWords({ images, rendering, queued }: RecentRun): string {
  if (rendering + queued === 0) return text.done(images.length);
  const parts = [
    rendering > 0 && text.inProgress(rendering),
    queued > 0 && text.waiting(queued),
    images.length > 0 && text.finished(images.length),
  ];
  return parts.filter(Boolean).join(', ');
}
