import type { Image } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { UnmetList } from '../../kontext/run/unmet-list.js';
import { FunFact } from '../facts/fun-fact.js';
import type { Generator } from '../generator.js';
import { stylesQuery } from '../generator-queries.js';
import { Outcome } from '../run/outcome.js';
import { styleOf } from '../run/recipe.js';
import type { ResultActions } from '../run/result-actions.js';
import { EarlierResults, Results } from '../run/results.js';
import { allPortraits } from '../run/run-controller.js';
import { RunPanel } from '../run/run-panel.js';
import type { RunState } from '../run/run-state.js';
import { factsOf } from '../run/run-view.js';
import { Viewer } from '../run/viewer.js';
import { styleLabel } from '../styles/style-options.js';

type LightTableProps = {
  generator: Generator;
  state: RunState;
  isRepeated: boolean;
  actions: ResultActions;
  viewedId: string | null;
  onView: (imageId: string | null) => void;
  onMore: () => void;
  onStartOver: () => void;
};

/** Where portraits come up: progress, what came out, and what was made before. */
export function LightTable({
  generator,
  state,
  isRepeated,
  actions,
  viewedId,
  onView,
  onMore,
  onStartOver,
}: LightTableProps) {
  const { data: options } = useQuery(stylesQuery);
  const { phase, run, preparing, earlier } = state;
  const styleNameOf = useCallback(
    (style: string | null) => styleLabel(options ?? [], style),
    [options],
  );
  const nameOfImage = useCallback((image: Image) => styleNameOf(styleOf(image)), [styleNameOf]);
  const portraits = useMemo(() => allPortraits(state), [state]);
  const open = (image: Image) => onView(image.id);

  const isRunning = phase === 'uploading' || phase === 'running' || phase === 'settling';
  const style = preparing?.plan.style ?? run?.form.style ?? null;
  return (
    <div className="grid gap-[clamp(2rem,4vw,3.5rem)]">
      {isRunning && (
        <RunPanel
          state={state}
          run={generator.run}
          styleName={styleNameOf(style)}
          isRepeated={isRepeated}
        />
      )}
      {isRunning && <FunFact />}
      {phase === 'finished' && run && (
        <Outcome facts={factsOf(run)} onMore={onMore} onStartOver={onStartOver} />
      )}
      {run && phase !== 'uploading' && (
        <div className="grid gap-6">
          <Results
            run={run}
            isUntitled={phase === 'finished'}
            styleNameOf={styleNameOf}
            actions={actions}
            onOpen={open}
          />
          <UnmetList run={run} />
        </div>
      )}
      {earlier.length > 0 && (
        <EarlierResults images={earlier} styleNameOf={styleNameOf} onOpen={open} />
      )}
      <Viewer
        images={portraits}
        imageId={viewedId}
        styleNameOf={nameOfImage}
        actions={actions}
        onShow={onView}
        onClose={() => onView(null)}
      />
    </div>
  );
}
