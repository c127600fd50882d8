import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useRef, useState } from 'react';
import { HeldInView } from '../../components/held-in-view.js';
import { UNKNOWN_ERROR } from '../../lib/api/api-error.js';
import { lateComponent } from '../../lib/late-component.js';
import { useStore } from '../../lib/store/use-store.js';
import { useOnce } from '../../lib/use-once.js';
import { ProblemBox } from '../tool-page/dialogs/problem-box.js';
import { ConsentLine } from '../tool-page/form/consent-line.js';
import { leadTo } from '../tool-page/form/lead-to.js';
import { QuickStartRow } from '../tool-page/form/quick-start-row.js';
import { quickStartImagesQuery } from '../runs/run-queries.js';
import { invalidPhotos, isReading } from '../runs/photos/photos-state.js';
import { Announcement } from '../tool-page/progress/announcement.js';
import { EmptyTable } from '../tool-page/results/empty-table.js';
import { useClosingView } from '../tool-page/results/use-closing-view.js';
import { useHandedImage } from '../tool-page/results/use-handed-image.js';
import { useNewestImages } from '../tool-page/results/use-run-images.js';
import type { Problem } from '../runs/run/problem.js';
import { isBusy } from '../runs/run/run-state.js';
import { useFollow } from '../tool-page/follow/use-follow.js';
import { useRunLifecycle } from '../tool-page/follow/use-run-lifecycle.js';
import { kontextOf } from './choices/kontext.js';
import { KontextBar } from './form/kontext-bar.js';
import { KontextForm } from './form/kontext-form.js';
import { useKontextSubmit } from './form/use-kontext-submit.js';
import { useQuickStart } from './quick-start/use-quick-start.js';
import { useStartFrom } from './table/use-start-from.js';

const KontextTable = lateComponent(
  async () => (await import('./table/kontext-table.js')).KontextTable,
);
const RunDialogs = lateComponent(
  async () => (await import('../tool-page/dialogs/run-dialogs.js')).RunDialogs,
);

/** The specification gives this tool its own fallback error message. */
function inOwnWords(problem: Problem | null): Problem | null {
  if (problem?.detail !== UNKNOWN_ERROR) return problem;
  return { ...problem, detail: 'An unexpected error occurred' };
}

export function KontextSection() {
  const kontext = kontextOf(useQueryClient());
  const { run, photos, form, intake } = kontext;
  const state = useStore(run);
  const choices = useStore(form);
  const photosState = useStore(photos);
  const asksConsent = useStore(intake);
  const root = useRef<HTMLDivElement>(null);
  const formId = useId();
  const press = useKontextSubmit(kontext, root);
  const quickStart = useQuickStart(kontext, press.submit);
  const { data: gallery } = useQuery(quickStartImagesQuery);
  const startFrom = useStartFrom(kontext, root);
  const [viewedId, setViewedId] = useState<string | null>(null);
  useRunLifecycle(run);
  useFollow(root, state.phase, photos);

  const busy = isBusy(state);
  const hasEarlier = useNewestImages('kontextlens').length > 0;
  // Stays once asked, so that a dialog can close and the focus come back.
  const hasAsked = useOnce(busy || asksConsent);

  const isFilling = quickStart.step !== null;
  const isBlocked =
    isFilling ||
    choices.prompt.trim() === '' ||
    invalidPhotos(photosState).length > 0 ||
    isReading(photosState);

  const actions = useClosingView(startFrom, setViewedId);
  useHandedImage('kontextlens', startFrom);

  function startOver() {
    kontext.startOver();
    leadTo(root.current, 'photos');
  }

  return (
    <div ref={root} className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="create-settings grid min-w-0 content-start gap-7">
        <div className="grid gap-3">
          <h1 className="type-h2">KontextLens</h1>
          <p className="text-lead text-ink-2">
            Upload 1-3 images and describe what you want to see. The person comes from the first
            photo with a clear face, light and colour from the others.
          </p>
        </div>
        <h2 className="sr-only">Make images</h2>
        {gallery && gallery.length > 0 && (
          <div className="border-t border-line pt-6">
            <QuickStartRow
              quickStart={quickStart}
              offer="Up to 3 images from your gallery and a ready-made prompt."
              isLocked={busy}
            />
          </div>
        )}
        <KontextForm id={formId} kontext={kontext} press={press} isLocked={busy || isFilling} />
      </div>
      <div
        data-bottom-bar
        className="create-bar z-20 border-y border-ink bg-page py-4 lg:py-3 lg:sticky lg:bottom-0 lg:col-span-2 lg:row-start-2"
      >
        <KontextBar
          formId={formId}
          choices={choices}
          onChange={form.dispatch}
          isBusy={busy}
          isBlocked={isBlocked}
        >
          <ProblemBox problem={inOwnWords(state.problem)} onDismiss={run.dismissProblem} />
        </KontextBar>
      </div>
      <Announcement state={state} run={run} />
      <div className="create-table bg-paper lg:col-start-2 lg:row-start-1">
        <HeldInView>
          {state.run || hasEarlier ? (
            <Suspense>
              <KontextTable
                run={run}
                state={state}
                actions={actions}
                viewedId={viewedId}
                onView={setViewedId}
                onMore={() => leadTo(root.current, 'positive-prompt')}
                onStartOver={startOver}
              />
            </Suspense>
          ) : (
            <EmptyTable count={choices.imageCount} />
          )}
          <div className="pt-8 empty:hidden">
            <ConsentLine isLocked={busy} onWithdrawn={photos.forgetUploads} />
          </div>
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
