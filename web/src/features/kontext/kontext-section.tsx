import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { UNKNOWN_ERROR } from '../../lib/api/api-error.js';
import { useOnce } from '../../lib/use-once.js';
import { useStore } from '../../lib/store/use-store.js';
import { useClosingView } from '../generator/table/use-closing-view.js';
import { QuickStartRow } from '../generator/quick-start/quick-start-row.js';
import { ProblemBox } from '../generator/dialogs/problem-box.js';
import { ConsentLine } from '../generator/form/consent-line.js';
import { leadTo } from '../generator/form/lead-to.js';
import { invalidPhotos, isReading } from '../generator/photos/photos-state.js';
import { Announcement } from '../generator/run/announcement.js';
import type { Problem } from '../generator/run/problem.js';
import { isBusy } from '../generator/run/run-state.js';
import { useFollow } from '../generator/run/use-follow.js';
import { useRunLifecycle } from '../generator/run/use-run-lifecycle.js';
import { EmptyTable } from '../generator/table/empty-table.js';
import { KontextBar } from './form/kontext-bar.js';
import { KontextForm } from './form/kontext-form.js';
import { useKontextSubmit } from './form/use-kontext-submit.js';
import { kontextOf } from './kontext.js';
import { useQuickStart } from './quick-start/use-quick-start.js';
import { useStartFrom } from './table/use-start-from.js';

// What is needed only after a press comes with the press.
const KontextTable = lazy(async () => ({
  default: (await import('./table/kontext-table.js')).KontextTable,
}));
const RunDialogs = lazy(async () => ({
  default: (await import('../generator/dialogs/run-dialogs.js')).RunDialogs,
}));

/** This tool has its own last words for an error that says nothing of itself. */
function inOwnWords(problem: Problem | null): Problem | null {
  if (problem?.detail !== UNKNOWN_ERROR) return problem;
  return { ...problem, detail: 'An unexpected error occurred' };
}

/** The multi-reference tool: settings on the left, options below, the light table on the right. */
export function KontextSection() {
  const kontext = kontextOf(useQueryClient());
  const { run, photos, form } = kontext;
  const state = useStore(run);
  const choices = useStore(form);
  const photosState = useStore(photos);
  const root = useRef<HTMLDivElement>(null);
  const formId = useId();
  const press = useKontextSubmit(kontext, root);
  const quickStart = useQuickStart(kontext, press.submit);
  const startFrom = useStartFrom(kontext, root);
  const [viewedId, setViewedId] = useState<string | null>(null);
  useRunLifecycle(run);
  useFollow(root, state.phase, photos);

  const busy = isBusy(state);
  // Stays once asked, so that a dialog can close and the focus come back.
  const hasAsked = useOnce(busy);

  const isFilling = quickStart.step !== null;
  const isBlocked =
    isFilling ||
    choices.prompt.trim() === '' ||
    invalidPhotos(photosState).length > 0 ||
    isReading(photosState);

  const actions = useClosingView(startFrom, setViewedId);

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
        <div className="border-t border-line pt-6">
          <QuickStartRow
            quickStart={quickStart}
            offer="Up to 3 images from your gallery and a ready-made prompt."
            isLocked={busy}
          />
        </div>
        <KontextForm id={formId} kontext={kontext} press={press} isLocked={busy || isFilling} />
      </div>
      <div className="create-bar z-20 border-y border-ink bg-page py-4 lg:sticky lg:bottom-0 lg:col-span-2 lg:row-start-2">
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
      <Announcement state={state} />
      <div className="create-table bg-paper lg:col-start-2 lg:row-start-1">
        {busy || state.run || state.earlier.length > 0 ? (
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
      </div>
      {(hasAsked || state.problem !== null) && (
        <Suspense>
          <RunDialogs
            state={state}
            run={run}
            onProblemClosed={() => leadTo(root.current, 'submit')}
          />
        </Suspense>
      )}
    </div>
  );
}
