import type { Tool } from '@likeness/contracts/generation/tool';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { faceConsentQuery } from '../../lib/face-consent-query.js';
import { takeHandedImage } from '../../lib/handed-image.js';
import { lateComponent, lazyComponent } from '../../lib/late-component.js';
import { useIsKnown } from '../../lib/api/shown-token.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { useStore } from '../../lib/store/store.js';
import { useOnce } from '../../lib/use-once.js';
import { useWindowEvents } from '../../lib/use-window-events.js';
import { usablePhotos } from '../runs/photos/photos-state.js';
import { quickStartImagesQuery } from '../runs/run-queries.js';
import type { RunController } from '../runs/run/run-controller.js';
import { useFollow } from './follow/use-follow.js';
import * as text from './messages.js';
import { Announcement } from './progress/announcement.js';
import type { StyleNames } from './results/result-column.js';
import { columnsFor, ResultGrid } from './results/result-grid.js';
import { useNewestImages } from './results/use-newest-images.js';
import { type ResultActions } from './tool/use-start-from.js';
import { leadTo } from './tool/lead-to.js';
import type { ToolPageState } from './tool/use-tool-page.js';

/** Space for the window's header and bottom bar, in px. */
const MARGIN = 144;

/** Content taller than the window scrolls with its neighbor, so that all of it stays reachable. */
function HeldInView({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  const measure = () => {
    const element = box.current;
    if (element) element.dataset.fits = String(element.offsetHeight + MARGIN <= window.innerHeight);
  };

  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useWindowEvents({ resize: measure });

  return (
    <div ref={box} data-held className="top-8 data-[fits=true]:lg:sticky">
      {children}
    </div>
  );
}

// Loaded when first shown, because guests don't need them earlier.
const ResultColumn = lateComponent(
  async () => (await import('./results/result-column.js')).ResultColumn,
);
const RunDialogs = lateComponent(async () => (await import('./dialogs/run-dialogs.js')).RunDialogs);
const QuickStartRow = lazyComponent(
  async () => (await import('./form/quick-start-row.js')).QuickStartRow,
);
const ConsentLine = lateComponent(async () => (await import('./form/consent-line.js')).ConsentLine);

type ToolPageProps = {
  page: ToolPageState;
  /** `demo` is the home page's version: settings side by side, results below. */
  layout?: 'page' | 'demo';
  /** Above the form. */
  head?: ReactNode;
  /** The form. */
  children: ReactNode;
  /** The bottom bar. */
  bar: ReactNode;
  styleNames?: StyleNames;
  /** Create Indefinitely started the run. */
  isRepeated?: boolean;
  /** False until the form can be filled in from an image. */
  isReady?: boolean;
};

export function ToolPage({ page, layout = 'page', head, children, bar, ...rest }: ToolPageProps) {
  const { tool, root, state } = page;
  const isPage = layout === 'page';
  useRunLifecycle(tool.run);
  useFollow(root, state.phase, tool.photos);
  useHandedImage(tool.tool, page.actions, rest.isReady);

  return (
    <div
      ref={root}
      className={clsx(
        isPage ? 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'flex flex-col gap-8',
      )}
    >
      <div className={clsx('grid min-w-0 content-start gap-7', isPage && 'create-settings')}>
        {head}
        <QuickStartOffer page={page} isPage={isPage} />
        {children}
        <GivenConsent page={page} />
      </div>
      <div
        data-bottom-bar={isPage || undefined}
        // After a photo, the button stays in view: of phones' bar, its last row.
        data-floating={
          (!isPage && state.phase === 'idle' && usablePhotos(page.photos).length > 0) || undefined
        }
        className={
          isPage
            ? 'create-bar z-20 border-y border-ink bg-page py-4 lg:py-3 lg:sticky lg:bottom-0 lg:col-span-2 lg:row-start-2'
            : 'border-t border-ink pt-5 data-floating:max-lg:contents data-floating:lg:sticky data-floating:lg:bottom-0 data-floating:lg:z-20 data-floating:lg:bg-paper data-floating:lg:pb-5'
        }
      >
        {bar}
      </div>
      <Announcement state={state} run={tool.run} />
      <Table page={page} isPage={isPage} {...rest} />
      <Dialogs page={page} />
    </div>
  );
}

type PartProps = { page: ToolPageState; isPage: boolean };

/** For members with images. */
function QuickStartOffer({ page, isPage }: PartProps) {
  const isMember = useIsMember();
  const { data: gallery } = useQuery({ ...quickStartImagesQuery, enabled: isMember });
  const { step, fault } = page.quickStart;
  // A gallery that another device has emptied: the row stays to say so.
  const isUnderWay = step !== null || fault !== null;
  if (!isMember || !gallery || (gallery.length === 0 && !isUnderWay)) return null;
  return (
    <Suspense>
      <div className={clsx(isPage && 'border-t border-line pt-6')}>
        <QuickStartRow
          quickStart={page.quickStart}
          offer={page.tool.words.quickStartOffer}
          isLocked={page.isBusy}
        />
      </div>
    </Suspense>
  );
}

function GivenConsent({ page: { tool, isBusy } }: Pick<PartProps, 'page'>) {
  const { data: consent } = useQuery({ ...faceConsentQuery, enabled: useIsKnown() });
  if (!consent?.given) return null;
  return <ConsentLine isLocked={isBusy} onWithdrawn={tool.photos.forgetUploads} />;
}

type TableProps = PartProps & Pick<ToolPageProps, 'styleNames' | 'isRepeated'>;

function Table({ page, isPage, styleNames, isRepeated }: TableProps) {
  const hasEarlier = useNewestImages(page.tool.tool).length > 0;
  const isBare = !page.state.run && !hasEarlier;
  return (
    <div
      className={clsx(
        isPage && 'create-table bg-paper lg:col-start-2 lg:row-start-1',
        isPage && isBare && 'max-lg:hidden',
      )}
    >
      <HeldInView>
        {!isBare ? (
          <ResultColumn page={page} styleNames={styleNames} isRepeated={isRepeated} />
        ) : (
          isPage && <EmptyTable count={page.choices.imageCount} />
        )}
      </HeldInView>
    </div>
  );
}

function Dialogs({ page: { tool, state, root, isBusy } }: Pick<PartProps, 'page'>) {
  const asksConsent = useStore(tool.intake);
  // Stays mounted, so that a closing dialog can restore the focus.
  const hasAsked = useOnce(isBusy || asksConsent);
  if (!hasAsked && state.problem === null) return null;
  return (
    <RunDialogs
      state={state}
      run={tool.run}
      intake={tool.intake}
      onProblemClosed={() => leadTo(root.current, 'submit')}
    />
  );
}

/** Empty frames, one per requested portrait, before the first run. */
function EmptyTable({ count }: { count: number }) {
  return (
    <section aria-label={text.generatedImages} className="grid gap-5 max-lg:hidden">
      <div className="grid gap-1">
        <h3 className="type-h3">{text.willAppearHere}</h3>
        <p className="text-ink-2">{text.howWeMeasure}</p>
      </div>
      <ResultGrid columns={columnsFor(count)}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <span className="crop-marks block aspect-square rounded-frame bg-well/50 [--crop-color:var(--color-edge)] [--crop-length:14px] [--crop-width:1px]" />
            <span className="type-data block min-h-7 pt-1 text-ink-3">
              {String(index + 1).padStart(2, '0')}
            </span>
          </li>
        ))}
      </ResultGrid>
    </section>
  );
}

/** Begins from an image that another page has handed to this tool, once what it needs is there. */
function useHandedImage(tool: Tool, actions: ResultActions, isReady = true): void {
  const begin = useEffectEvent(() => {
    const handed = takeHandedImage(tool);
    if (handed?.keepsSeed) actions.onSameSeed(handed.image);
    else if (handed) actions.onMore(handed.image);
  });

  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);
}

/** Asks the server for the person's run when the page opens, is seen again, or its network changes. */
function useRunLifecycle(run: RunController): void {
  const refresh = () => void run.refresh();
  useEffect(() => void run.refresh(), [run]);
  useWindowEvents({
    online: refresh,
    offline: refresh,
    visibilitychange: () => document.visibilityState === 'visible' && refresh(),
  });
}
