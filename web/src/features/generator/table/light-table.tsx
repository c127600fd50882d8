import type { Image } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { FunFact } from '../../tool-page/progress/fun-fact.js';
import { RunPanel } from '../../tool-page/progress/run-panel.js';
import { Outcome } from '../../tool-page/results/outcome.js';
import { styleOf } from '../../../lib/recipe.js';
import { KeepOffer } from '../../tool-page/results/keep-offer.js';
import type { ResultActions } from '../../tool-page/results/result-actions.js';
import { EarlierResults, Results } from '../../tool-page/results/results.js';
import { RunViewer } from '../../tool-page/results/run-viewer.js';
import { UnmetList } from '../../tool-page/results/unmet-list.js';
import { useRunImages } from '../../tool-page/results/use-run-images.js';
import { imagesOf, isBusy, type RunState } from '../../runs/run/run-state.js';
import { factsOf } from '../../runs/run/run-view.js';
import type { Generator } from '../choices/generator.js';
import { styleLabel } from '../choices/style-options.js';
import { stylesQuery } from '../choices/styles-query.js';

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

/** Progress and results of the run, then earlier portraits. */
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
  const { phase } = state;
  const styleNameOf = useCallback(
    (style: string | null) => styleLabel(options ?? [], style),
    [options],
  );
  const nameOfImage = useCallback((image: Image) => styleNameOf(styleOf(image)), [styleNameOf]);
  const images = useRunImages(state.run, generator.tool);
  const { run, earlier } = images;
  const open = (image: Image) => onView(image.id);

  return (
    <div className="grid gap-[clamp(2rem,4vw,3.5rem)]">
      {run && isBusy(state) && (
        <RunPanel
          state={state}
          run={run}
          controller={generator.run}
          styleName={styleNameOf(run.style)}
          isRepeated={isRepeated}
        />
      )}
      {isBusy(state) && <FunFact />}
      {phase === 'finished' && run && (
        <Outcome facts={factsOf(run)} onMore={onMore} onStartOver={onStartOver} />
      )}
      {run && (
        <div className="grid gap-6">
          <Results
            run={run}
            isUntitled={phase === 'finished'}
            styleNameOf={styleNameOf}
            actions={actions}
            onOpen={open}
          />
          <UnmetList run={run} />
          {phase === 'finished' && <KeepOffer images={imagesOf(run)} />}
        </div>
      )}
      {earlier.length > 0 && (
        <EarlierResults images={earlier} styleNameOf={styleNameOf} onOpen={open} />
      )}
      <RunViewer
        images={images.all}
        imageId={viewedId}
        styleNameOf={nameOfImage}
        again={actions}
        onShow={onView}
        onClose={() => onView(null)}
        onDeletion={images.mark}
      />
    </div>
  );
}
