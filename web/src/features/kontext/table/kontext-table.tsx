import type { Image } from '@likeness/contracts/http/images';
import { useMemo } from 'react';
import { FunFact } from '../../generator/facts/fun-fact.js';
import { Outcome } from '../../generator/run/outcome.js';
import type { ResultActions } from '../../generator/run/result-actions.js';
import { EarlierResults, Results } from '../../generator/run/results.js';
import { allPortraits, type RunController } from '../../generator/run/run-controller.js';
import { RunPanel } from '../../generator/run/run-panel.js';
import type { RunState } from '../../generator/run/run-state.js';
import { factsOf } from '../../generator/run/run-view.js';
import { Viewer } from '../../generator/run/viewer.js';
import { UnmetList } from '../run/unmet-list.js';

/** There are no styles here; one picture by itself carries the tool's name. */
const toolName = () => 'KontextLens';
const noName = () => '';

type KontextTableProps = {
  run: RunController;
  state: RunState;
  actions: ResultActions;
  viewedId: string | null;
  onView: (imageId: string | null) => void;
  onMore: () => void;
  onStartOver: () => void;
};

/** Where images come up: progress, what came out, and what could not be honoured. */
export function KontextTable({
  run,
  state,
  actions,
  viewedId,
  onView,
  onMore,
  onStartOver,
}: KontextTableProps) {
  const { phase, earlier } = state;
  const images = useMemo(() => allPortraits(state), [state]);
  const open = (image: Image) => onView(image.id);
  const isRunning = phase === 'uploading' || phase === 'running' || phase === 'settling';
  return (
    <div className="grid gap-[clamp(2rem,4vw,3.5rem)]">
      {isRunning && <RunPanel state={state} run={run} styleName={toolName()} />}
      {isRunning && <FunFact />}
      {phase === 'finished' && state.run && (
        <Outcome facts={factsOf(state.run)} onMore={onMore} onStartOver={onStartOver} />
      )}
      {state.run && phase !== 'uploading' && (
        <div className="grid gap-6">
          <Results
            run={state.run}
            isUntitled={phase === 'finished'}
            styleNameOf={noName}
            actions={actions}
            onOpen={open}
          />
          <UnmetList run={state.run} />
        </div>
      )}
      {earlier.length > 0 && <EarlierResults images={earlier} styleNameOf={noName} onOpen={open} />}
      <Viewer
        images={images}
        imageId={viewedId}
        styleNameOf={toolName}
        actions={actions}
        onShow={onView}
        onClose={() => onView(null)}
      />
    </div>
  );
}
