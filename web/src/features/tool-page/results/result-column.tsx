import type { Image } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eraser, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { toolName } from '../../../lib/images/tool-names.js';
import { lateComponent } from '../../../lib/late-component.js';
import { styleOf } from '../../../lib/recipe.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { pricesQuery } from '../../pricing/price-query.js';
import { imagesOf, isBusy, type Run } from '../../runs/run/run-state.js';
import { factsOf } from '../../runs/run/run-view.js';
import { listOf } from '../../viewer/viewed-list.js';
import { FunFact } from '../progress/fun-fact.js';
import { RunPanel } from '../progress/run-panel.js';
import { type ResultActions } from '../tool/use-start-from.js';
import { leadTo } from '../tool/lead-to.js';
import type { ToolPageState } from '../tool/use-tool-page.js';
import * as text from './messages.js';
import { Outcome } from './outcome.js';
import { cleanPriceWords, keptWords, unmetOfAll } from './reasons.js';
import { EarlierResults, Results } from './results.js';
import { useRunImages } from './use-run-images.js';

const Viewer = lateComponent(async () => (await import('../../viewer/viewer.js')).Viewer);

export type StyleNames = (style: string | null) => string;

type ResultColumnProps = {
  page: ToolPageState;
  /** Absent in a tool without styles. */
  styleNames?: StyleNames;
  isRepeated?: boolean;
};

const noNames: StyleNames = () => '';

/** Progress and results of the run, then earlier images. */
export function ResultColumn({ page, styleNames = noNames, isRepeated }: ResultColumnProps) {
  const { state, root, tool } = page;
  const images = useRunImages(state.run, tool.tool);
  const view = useLargeView(page.actions);
  const viewed = listOf(images.all, view.shownId, view.show);
  const { run, earlier } = images;
  const isFinished = state.phase === 'finished';
  const nameOf = (style: string | null) => styleNames(style) || toolName(tool.tool);
  const shown = { styleNameOf: styleNames, onOpen: ({ id }: Image) => view.show(id) };

  function startOver() {
    tool.startOver();
    leadTo(root.current, 'photos');
  }

  return (
    <div className="grid gap-[clamp(2rem,4vw,3.5rem)]">
      {run && isBusy(state) && (
        <RunPanel
          state={state}
          run={run}
          controller={tool.run}
          styleName={nameOf(run.style)}
          isRepeated={isRepeated}
        />
      )}
      {isBusy(state) && <FunFact />}
      {isFinished && run && (
        <Outcome
          facts={factsOf(run)}
          onMore={() => leadTo(root.current, tool.morePart)}
          onStartOver={startOver}
        />
      )}
      {run && (
        <div className="grid gap-6">
          <Results run={run} isUntitled={isFinished} actions={view.actions} {...shown} />
          <UnmetList run={run} />
          {isFinished && <KeepOffer images={imagesOf(run)} />}
        </div>
      )}
      {earlier.length > 0 && <EarlierResults images={earlier} {...shown} />}
      {viewed && (
        <Viewer
          list={viewed}
          styleNameOf={(image) => nameOf(styleOf(image))}
          again={view.actions}
          onClose={() => view.show(null)}
          onDeletion={images.mark}
        />
      )}
    </div>
  );
}

/** What a guest can do to keep a result, and what a clean portrait costs. */
function KeepOffer({ images }: { images: readonly Image[] }) {
  const isMember = useIsMember();
  const { data: prices } = useQuery({ ...pricesQuery, enabled: !isMember });
  if (isMember || images.length === 0) return null;
  return (
    <p className="border-y border-line py-4 text-sm text-ink-2">
      {keptWords(images)}{' '}
      {text.keepLonger(
        images.length,
        <Link to="/signup" className="link">
          {text.createAccountLink}
        </Link>,
      )}{' '}
      {cleanPriceWords(prices ?? [])}{' '}
      <Link to="/pricing" className="link">
        {text.seePricing}
      </Link>
      <Link to="/signup" className="link mt-2 flex min-h-11 w-fit items-center gap-2 font-semibold">
        <Eraser aria-hidden className="size-4.5 flex-none" strokeWidth={1.75} />
        {text.removeWithAccount}
      </Link>
    </p>
  );
}

function whichOnes(numbers: readonly number[], total: number): string {
  if (numbers.length === total) return total === 1 ? '' : text.inAllImages;
  return text.inImages(numbers.length, numbers.join(', '));
}

/** Says plainly which words of the prompt are not in the pictures. */
function UnmetList({ run }: { run: Run }) {
  const id = useId();
  const made = run.slots.flatMap(({ index, image }) => (image ? [{ index, image }] : []));
  const unmet = unmetOfAll(made);
  if (unmet.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex gap-2.5 border-t border-line pt-5 text-sm">
      <Info aria-hidden className="mt-0.5 size-4.5 flex-none text-info" strokeWidth={1.75} />
      <div className="grid min-w-0 gap-1.5 wrap-anywhere">
        <h4 id={id} className="font-semibold">
          {text.couldNotDo}
        </h4>
        <ul className="grid list-disc gap-1 pl-4.5 text-ink-2">
          {unmet.map(({ words, numbers }) => (
            <li key={words}>
              <span className="text-ink">{words}</span>{' '}
              <span className="text-ink-3">{whichOnes(numbers, made.length)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The image shown large, and actions that close it first: it covers the form that they fill in. */
function useLargeView({ onMore, onSameSeed }: ResultActions) {
  const [shownId, show] = useState<string | null>(null);
  const closing = (start: (image: Image) => void) => (image: Image) => {
    show(null);
    start(image);
  };
  return {
    shownId,
    show,
    actions: { onMore: closing(onMore), onSameSeed: closing(onSameSeed) },
  };
}
