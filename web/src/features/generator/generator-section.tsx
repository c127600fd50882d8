import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Suspense, useCallback, useId, useRef, useState } from 'react';
import { HeldInView } from '../../components/held-in-view.js';
import { toolName } from '../../lib/images/tool-names.js';
import { lateComponent } from '../../lib/late-component.js';
import { useIsMember } from '../../lib/session/use-session.js';
import { useStore } from '../../lib/store/use-store.js';
import { useOnce } from '../../lib/use-once.js';
import { ProblemBox } from '../tool-page/dialogs/problem-box.js';
import { ConsentLine } from '../tool-page/form/consent-line.js';
import { leadTo } from '../tool-page/form/lead-to.js';
import { QuickStartRow } from '../tool-page/form/quick-start-row.js';
import { quickStartImagesQuery } from '../runs/run-queries.js';
import { invalidPhotos, isReading, usablePhotos } from '../runs/photos/photos-state.js';
import { Announcement } from '../tool-page/progress/announcement.js';
import { EmptyTable } from '../tool-page/results/empty-table.js';
import { useClosingView } from '../tool-page/results/use-closing-view.js';
import { useHandedImage } from '../tool-page/results/use-handed-image.js';
import { useNewestImages } from '../tool-page/results/use-run-images.js';
import { imagesOf, isBusy } from '../runs/run/run-state.js';
import { useFollow } from '../tool-page/follow/use-follow.js';
import { useRunLifecycle } from '../tool-page/follow/use-run-lifecycle.js';
import { generatorOf } from './choices/generator.js';
import { stylesQuery } from './choices/styles-query.js';
import { GeneratorForm } from './form/generator-form.js';
import { OptionsBar } from './form/options-bar.js';
import { useIndefinite } from './form/use-indefinite.js';
import { useSubmit } from './form/use-submit.js';
import { QUICK_START_MAX } from './quick-start/quick-start.js';
import { useQuickStart } from './quick-start/use-quick-start.js';
import { CreateSteps } from './steps/create-steps.js';
import { useStartFrom } from './table/use-start-from.js';

// Lazy-loaded with the first click, because guests don't need it earlier.
const LightTable = lateComponent(async () => (await import('./table/light-table.js')).LightTable);
const RunDialogs = lateComponent(
  async () => (await import('../tool-page/dialogs/run-dialogs.js')).RunDialogs,
);

/** `demo` is the home page's version: settings side by side, results below. */
type GeneratorSectionProps = { layout?: 'page' | 'demo'; heading?: string };

export function GeneratorSection({ layout = 'demo', heading }: GeneratorSectionProps) {
  const queryClient = useQueryClient();
  const generator = generatorOf(queryClient);
  const { run, photos, pose, form, intake } = generator;
  const state = useStore(run);
  const choices = useStore(form);
  const photosState = useStore(photos);
  const poseState = useStore(pose);
  const isMember = useIsMember();
  const asksConsent = useStore(intake);
  const root = useRef<HTMLDivElement>(null);
  const formId = useId();
  const press = useSubmit(generator, root);
  const indefinite = useIndefinite(run, isMember, press.submit);
  const quickStart = useQuickStart(generator, queryClient, press.submit);
  const { data: gallery } = useQuery({ ...quickStartImagesQuery, enabled: isMember });
  const startFrom = useStartFrom(generator, root);
  const [viewedId, setViewedId] = useState<string | null>(null);
  useRunLifecycle(run);
  useFollow(root, state.phase, photos);

  const busy = isBusy(state);
  // Stays mounted, so that a closing dialog can restore the focus.
  const hasAsked = useOnce(busy || asksConsent);

  const hasEarlier = useNewestImages('lenszero').length > 0;
  const isBare = !state.run && !hasEarlier;
  const isPage = layout === 'page';
  const isLocked = busy || quickStart.step !== null;
  const isBlocked =
    quickStart.step !== null ||
    invalidPhotos(photosState).length + invalidPhotos(poseState).length > 0 ||
    isReading(photosState) ||
    isReading(poseState) ||
    (choices.style === 'prompt-only' && choices.positivePrompt.trim() === '');

  const actions = useClosingView(startFrom, setViewedId);
  const { isSuccess: hasStyles } = useQuery(stylesQuery);
  useHandedImage('lenszero', startFrom, hasStyles);

  const startOver = useCallback(() => {
    generator.startOver();
    leadTo(root.current, 'photos');
  }, [generator]);

  const step = busy
    ? 2
    : state.phase === 'finished' && imagesOf(state.run).length > 0
      ? 3
      : photosState.photos.length > 0 || choices.style !== null
        ? 1
        : 0;
  return (
    <div
      ref={root}
      className={clsx(isPage ? 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : 'grid gap-8')}
    >
      <div className={clsx('grid min-w-0 content-start gap-7', isPage && 'create-settings')}>
        {heading !== undefined && (
          <div className="grid gap-1">
            <p className="type-data text-ink-2">{toolName('lenszero')}</p>
            <h1 className="type-h2">{heading}</h1>
          </div>
        )}
        {isPage && <CreateSteps current={step} />}
        {isPage && <h2 className="sr-only">Make portraits</h2>}
        {isMember && gallery && gallery.length > 0 && (
          <div className={clsx(isPage && 'border-t border-line pt-6')}>
            <QuickStartRow
              quickStart={quickStart}
              offer={`One of your photos, a random style, up to ${QUICK_START_MAX} portraits.`}
              isLocked={busy}
            />
          </div>
        )}
        <GeneratorForm
          id={formId}
          generator={generator}
          press={press}
          isLocked={isLocked}
          isWide={!isPage}
        />
        <ConsentLine isLocked={busy} onWithdrawn={photos.forgetUploads} />
      </div>
      <div
        data-bottom-bar={isPage || undefined}
        className={clsx(
          isPage
            ? 'create-bar z-20 border-y border-ink bg-page py-4 lg:py-3 lg:sticky lg:bottom-0 lg:col-span-2 lg:row-start-2'
            : 'border-t border-ink pt-5',
        )}
      >
        <OptionsBar
          formId={formId}
          form={choices}
          hasPhotos={usablePhotos(photosState).length > 0}
          onChange={(change) => {
            form.dispatch(change);
            press.forget('count');
          }}
          indefinite={indefinite}
          isBusy={busy}
          isBlocked={isBlocked}
        >
          <ProblemBox problem={state.problem} onDismiss={run.dismissProblem} />
        </OptionsBar>
      </div>
      <Announcement state={state} run={run} />
      <div
        className={clsx(
          isPage && 'create-table bg-paper lg:col-start-2 lg:row-start-1',
          isPage && isBare && 'max-lg:hidden',
        )}
      >
        <HeldInView>
          {!isBare ? (
            <Suspense>
              <LightTable
                generator={generator}
                state={state}
                isRepeated={indefinite.isOn}
                actions={actions}
                viewedId={viewedId}
                onView={setViewedId}
                onMore={() => leadTo(root.current, 'style')}
                onStartOver={startOver}
              />
            </Suspense>
          ) : (
            isPage && <EmptyTable count={choices.imageCount} />
          )}
        </HeldInView>
      </div>
      {(hasAsked || state.problem !== null) && (
        <Suspense>
          <RunDialogs
            state={state}
            run={run}
            intake={intake}
            onProblemClosed={() => leadTo(root.current, 'submit')}
          />
        </Suspense>
      )}
    </div>
  );
}
