import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Image } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Thumbnail } from '../../../components/thumbnail.js';
import { displayUrl } from '../../../lib/api/image-url.js';
import { dateWords } from '../../../lib/date-words.js';
import { toolName } from '../../../lib/images/tool-names.js';
import { useStyleNames } from '../../../lib/images/use-style-names.js';
import { jobsQuery } from '../dashboard-queries.js';
import * as text from './messages.js';

type RecentRun = {
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

const THUMBS = 2;

const thumb = 'size-11 rounded-frame bg-well';

function Run({ run, styleName }: { run: RecentRun; styleName: (style: string) => string }) {
  const isUnderWay = run.rendering + run.queued > 0;
  return (
    <li className="flex items-center gap-4 border-b border-line py-3 last:border-0">
      <span aria-hidden className="flex w-23 flex-none gap-1">
        {run.images.slice(0, THUMBS).map((image) => (
          <Thumbnail key={image.id} src={displayUrl(image, 256)} className={thumb} />
        ))}
        {run.images.length === 0 && <span className={thumb} />}
      </span>
      <div className="mr-auto min-w-0">
        <p className="truncate font-semibold">
          {run.style === null ? toolName(run.tool) : styleName(run.style)}
        </p>
        <p className="type-data text-ink-2">
          {stateWords(run)} · {dateWords(run.begunAt)}
        </p>
      </div>
      {isUnderWay && (
        <Link
          to={run.tool === 'kontextlens' ? '/kontextlens' : '/lenszero'}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {text.watch}
        </Link>
      )}
    </li>
  );
}

export function RunsPanel({ images }: { images: readonly Image[] }) {
  const styleName = useStyleNames();
  const { data: jobs = [], isError } = useQuery(jobsQuery);
  const runs = recentRuns(jobs, images);
  return (
    <Panel title={text.recentRuns}>
      {isError && <p className="text-sm text-ink-2">{text.noRuns}</p>}
      {runs.length === 0 ? (
        <p className="text-ink-2">{text.nothingYet}</p>
      ) : (
        <ol>
          {runs.map((run) => (
            <Run key={run.id} run={run} styleName={styleName} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

type PanelProps = {
  title: string;
  more?: ReactNode;
  children: ReactNode;
};

export function Panel({ title, more, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-3 border-t border-line pt-5"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
