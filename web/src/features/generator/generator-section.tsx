import type { Image } from '@likeness/contracts/http/images';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from '../../lib/store/use-store.js';
import { ConsentDialog } from './dialogs/consent-dialog.js';
import { ProblemDialogs } from './dialogs/problem-dialogs.js';
import { emptyForm } from './form/form-state.js';
import { GeneratorForm } from './form/generator-form.js';
import { leadTo } from './form/lead-to.js';
import { generatorOf } from './generator.js';
import { stylesQuery } from './generator-queries.js';
import { Announcement } from './run/announcement.js';
import { Outcome } from './run/outcome.js';
import { styleOf } from './run/recipe.js';
import { EarlierResults, Results } from './run/results.js';
import { allPortraits } from './run/run-controller.js';
import { RunPanel } from './run/run-panel.js';
import { factsOf } from './run/run-view.js';
import { useFollow } from './run/use-follow.js';
import { useRunLifecycle } from './run/use-run-lifecycle.js';
import { Viewer } from './run/viewer.js';
import { styleLabel } from './styles/style-options.js';

/** The portrait generator for guests: settings, progress and results, for the page to frame. */
export function GeneratorSection() {
  const generator = generatorOf(useQueryClient());
  const { run, photos, form } = generator;
  const state = useStore(run);
  const { data: options } = useQuery(stylesQuery);
  const [viewedId, setViewedId] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const { phase } = state;
  useRunLifecycle(run);
  useFollow(root, phase, photos);

  const styleNameOf = useCallback(
    (style: string | null) => styleLabel(options ?? [], style),
    [options],
  );
  const nameOfImage = useCallback((image: Image) => styleNameOf(styleOf(image)), [styleNameOf]);
  const portraits = useMemo(() => allPortraits(state), [state]);
  const open = (image: Image) => setViewedId(image.id);

  function startOver() {
    photos.remove(photos.getState().photos.map(({ key }) => key));
    form.dispatch(emptyForm);
    run.putAway();
    leadTo(root.current, 'photos');
  }

  const isRunning = phase === 'uploading' || phase === 'running' || phase === 'settling';
  const plannedStyle =
    phase === 'uploading' ? form.getState().style : (state.run?.form.style ?? null);
  return (
    <div ref={root} className="grid gap-[clamp(2rem,4vw,3.5rem)]">
      <GeneratorForm generator={generator} />
      <Announcement state={state} />
      {isRunning && <RunPanel state={state} run={run} styleName={styleNameOf(plannedStyle)} />}
      {phase === 'finished' && state.run && (
        <Outcome
          facts={factsOf(state.run)}
          onMore={() => leadTo(root.current, 'style')}
          onStartOver={startOver}
        />
      )}
      {state.run && phase !== 'uploading' && (
        <Results
          run={state.run}
          isUntitled={phase === 'finished'}
          styleNameOf={styleNameOf}
          onOpen={open}
        />
      )}
      {state.earlier.length > 0 && (
        <EarlierResults images={state.earlier} styleNameOf={styleNameOf} onOpen={open} />
      )}
      <Viewer
        images={portraits}
        imageId={viewedId}
        styleNameOf={nameOfImage}
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
