import type { Image } from '@likeness/contracts/http/images';
import { toolName } from '../../../lib/images/tool-names.js';
import { lateComponent } from '../../../lib/late-component.js';
import { styleOf } from '../../../lib/recipe.js';
import { imagesOf, isBusy } from '../../runs/run/run-state.js';
import { factsOf } from '../../runs/run/run-view.js';
import { listOf } from '../../viewer/viewed-list.js';
import { leadTo } from '../tool/lead-to.js';
import { FunFact } from '../progress/fun-fact.js';
import { RunPanel } from '../progress/run-panel.js';
import type { ToolPageState } from '../tool/use-tool-page.js';
import { KeepOffer } from './keep-offer.js';
import { Outcome } from './outcome.js';
import { EarlierResults, Results } from './results.js';
import { UnmetList } from './unmet-list.js';
import { useLargeView } from './use-large-view.js';
import { useRunImages } from './use-run-images.js';

const Viewer = lateComponent(async () => (await import('../../viewer/viewer.js')).Viewer);

export type StyleNames = (style: string | null) => string;

type ResultColumnProps = {
  page: ToolPageState;
  /** Absent in a tool without styles. */
  styleNames?: StyleNames;
  isRepeated?: boolean;
};

const noNames: StyleNames = () => '';

/** Progress and results of the run, then earlier images. */
export function ResultColumn({ page, styleNames = noNames, isRepeated }: ResultColumnProps) {
  const { state, root, tool } = page;
  const images = useRunImages(state.run, tool.tool);
  const view = useLargeView(page.actions);
  const viewed = listOf(images.all, view.shownId, view.show);
  const { run, earlier } = images;
  const isFinished = state.phase === 'finished';
  const nameOf = (style: string | null) => styleNames(style) || toolName(tool.tool);
  const shown = { styleNameOf: styleNames, onOpen: ({ id }: Image) => view.show(id) };

  function startOver() {
    tool.startOver();
    leadTo(root.current, 'photos');
  }

  return (
    <div className="grid gap-[clamp(2rem,4vw,3.5rem)]">
      {run && isBusy(state) && (
        <RunPanel
          state={state}
          run={run}
          controller={tool.run}
          styleName={nameOf(run.style)}
          isRepeated={isRepeated}
        />
      )}
      {isBusy(state) && <FunFact />}
      {isFinished && run && (
        <Outcome
          facts={factsOf(run)}
          onMore={() => leadTo(root.current, tool.morePart)}
          onStartOver={startOver}
        />
      )}
      {run && (
        <div className="grid gap-6">
          <Results run={run} isUntitled={isFinished} actions={view.actions} {...shown} />
          <UnmetList run={run} />
          {isFinished && <KeepOffer images={imagesOf(run)} />}
        </div>
      )}
      {earlier.length > 0 && <EarlierResults images={earlier} {...shown} />}
      {viewed && (
        <Viewer
          list={viewed}
          styleNameOf={(image) => nameOf(styleOf(image))}
          again={view.actions}
          onClose={() => view.show(null)}
          onDeletion={images.mark}
        />
      )}
    </div>
  );
}
