import type { Image } from '@likeness/contracts/http/images';
import { FunFact } from '../../tool-page/progress/fun-fact.js';
import { RunPanel } from '../../tool-page/progress/run-panel.js';
import { Outcome } from '../../tool-page/results/outcome.js';
import type { ResultActions } from '../../tool-page/results/result-actions.js';
import { EarlierResults, Results } from '../../tool-page/results/results.js';
import { RunViewer } from '../../tool-page/results/run-viewer.js';
import { UnmetList } from '../../tool-page/results/unmet-list.js';
import { useRunImages } from '../../tool-page/results/use-run-images.js';
import type { RunController } from '../../runs/run/run-controller.js';
import { isBusy, type RunState } from '../../runs/run/run-state.js';
import { factsOf } from '../../runs/run/run-view.js';

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

/** Progress and results of the run, then earlier images. */
export function KontextTable({
  run,
  state,
  actions,
  viewedId,
  onView,
  onMore,
  onStartOver,
}: KontextTableProps) {
  const { phase } = state;
  const images = useRunImages(state.run, 'kontextlens');
  const { run: made, earlier } = images;
  const open = (image: Image) => onView(image.id);
  return (
    <div className="grid gap-[clamp(2rem,4vw,3.5rem)]">
      {made && isBusy(state) && (
        <RunPanel state={state} run={made} controller={run} styleName={toolName()} />
      )}
      {isBusy(state) && <FunFact />}
      {phase === 'finished' && made && (
        <Outcome facts={factsOf(made)} onMore={onMore} onStartOver={onStartOver} />
      )}
      {made && (
        <div className="grid gap-6">
          <Results
            run={made}
            isUntitled={phase === 'finished'}
            styleNameOf={noName}
            actions={actions}
            onOpen={open}
          />
          <UnmetList run={made} />
        </div>
      )}
      {earlier.length > 0 && <EarlierResults images={earlier} styleNameOf={noName} onOpen={open} />}
      <RunViewer
        images={images.all}
        imageId={viewedId}
        styleNameOf={toolName}
        again={actions}
        onShow={onView}
        onClose={() => onView(null)}
        onDeletion={images.mark}
      />
    </div>
  );
}
