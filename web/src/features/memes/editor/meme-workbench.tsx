import { useMemo, useRef } from 'react';
import { type LaidOutDraft, layOutDraft, layOutPlaceholders } from './lay-out-draft.js';
import { MemeActions } from './meme-actions.js';
import { MemeStage, type Writing } from './meme-stage.js';
import { TextSettings } from './text-settings.js';
import { useDraft } from './use-draft.js';
import { useMeasure } from './use-measure.js';
import type { LoadedPicture } from './use-meme-picture.js';
import { useStage } from './use-stage.js';

const NOTHING: LaidOutDraft = {};

type MemeWorkbenchProps = {
  picture: LoadedPicture;
  writing: Writing | null;
  onWriting: (writing: Writing | null) => void;
};

export function MemeWorkbench({ picture, writing, onWriting }: MemeWorkbenchProps) {
  const { portrait: image } = picture;
  const element = useRef<HTMLDivElement>(null);
  const stage = useStage(element);
  const measure = useMeasure();
  const [draft, change] = useDraft(image);
  const hasWatermark = image.should_add_watermark !== 'false';
  const [laidOut, placeholders] = useMemo(() => {
    if (!stage || !measure) return [NOTHING, NOTHING];
    const setting = { stage, measure, hasWatermark };
    return [layOutDraft(draft, setting), layOutPlaceholders(draft, setting)];
  }, [draft, stage, measure, hasWatermark]);
  return (
    <>
      <div className="min-h-0 overflow-y-auto lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:overflow-hidden">
        <div className="grid h-[46dvh] place-items-center bg-page px-[clamp(1rem,2vw,1.75rem)] py-2 [container-type:size] max-lg:sticky max-lg:top-0 max-lg:z-1 lg:h-full lg:min-h-0">
          <MemeStage
            element={element}
            picture={picture}
            stage={stage}
            draft={draft}
            laidOut={laidOut}
            placeholders={placeholders}
            writing={writing}
            onWriting={onWriting}
            onChange={change}
          />
        </div>
        <div className="border-line px-[clamp(1rem,2vw,1.75rem)] py-4 lg:overflow-y-auto lg:border-l lg:px-8 lg:py-2">
          <TextSettings
            draft={draft}
            laidOut={laidOut}
            stage={stage}
            onChange={change}
            onStartOver={() =>
              change({ type: 'started over', aspectRatio: picture.width / picture.height })
            }
          />
        </div>
      </div>
      <MemeActions meme={stage && measure && { image, picture, draft, laidOut, stage }} />
    </>
  );
}
