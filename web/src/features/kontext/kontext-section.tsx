import type { Image } from '@likeness/contracts/http/images';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useStore } from '../../lib/store/use-store.js';
import { ConsentDialog } from '../generator/dialogs/consent-dialog.js';
import { ProblemDialogs } from '../generator/dialogs/problem-dialogs.js';
import { leadTo } from '../generator/form/lead-to.js';
import { Announcement } from '../generator/run/announcement.js';
import { Outcome } from '../generator/run/outcome.js';
import { EarlierResults, Results } from '../generator/run/results.js';
import { allPortraits } from '../generator/run/run-controller.js';
import { RunPanel } from '../generator/run/run-panel.js';
import { factsOf } from '../generator/run/run-view.js';
import { useFollow } from '../generator/run/use-follow.js';
import { useRunLifecycle } from '../generator/run/use-run-lifecycle.js';
import { Viewer } from '../generator/run/viewer.js';
import { KontextForm } from './form/kontext-form.js';
import { kontextOf } from './kontext.js';
import { UnmetList } from './run/unmet-list.js';

/** There are no styles here: pictures carry the tool's name. */
const toolName = () => 'KontextLens';

/** The multi-reference tool: settings, progress, results and what could not be honoured. */
export function KontextSection() {
  const kontext = kontextOf(useQueryClient());
  const { run, photos } = kontext;
  const state = useStore(run);
  const [viewedId, setViewedId] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { phase } = state;
  useRunLifecycle(run);
  useFollow(root, phase, photos);

  const images = useMemo(() => allPortraits(state), [state]);
  const open = (image: Image) => setViewedId(image.id);

  function startOver() {
    kontext.forget();
    leadTo(root.current, 'photos');
  }

  const isRunning = phase === 'uploading' || phase === 'running' || phase === 'settling';
  return (
    <div ref={root} className="grid gap-[clamp(2rem,4vw,3.5rem)]">
      <KontextForm kontext={kontext} />
      <Announcement state={state} />
      {isRunning && <RunPanel state={state} run={run} styleName={toolName()} />}
      {phase === 'finished' && state.run && (
        <Outcome
          facts={factsOf(state.run)}
          onMore={() => leadTo(root.current, 'positive-prompt')}
          onStartOver={startOver}
        />
      )}
      {state.run && phase !== 'uploading' && (
        <div className="grid gap-6">
          <Results
            run={state.run}
            isUntitled={phase === 'finished'}
            styleNameOf={toolName}
            onOpen={open}
          />
          <UnmetList run={state.run} />
        </div>
      )}
      {state.earlier.length > 0 && (
        <EarlierResults images={state.earlier} styleNameOf={toolName} onOpen={open} />
      )}
      <Viewer
        images={images}
        imageId={viewedId}
        styleNameOf={toolName}
        onShow={setViewedId}
        onClose={() => setViewedId(null)}
      />
      <ConsentDialog
        open={phase === 'consent'}
        onAgree={() => void run.agree()}
        onDecline={run.decline}
      />
      <ProblemDialogs
        problem={state.problem}
        onClose={() => {
          run.dismissProblem();
          leadTo(root.current, 'submit');
        }}
      />
    </div>
  );
}
