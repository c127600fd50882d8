import type { Image } from '@likeness/contracts/http/images';
import { Download, ImagePlus, Share2 } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Button } from '../../../components/button.js';
import { ToneIcon } from '../../../components/notice.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { canBeKept } from '../delivery/download-meme.js';
import { measureOn } from '../lettering/draw-text.js';
import { type Measure, type Stage, textSizesAt } from '../lettering/lay-out-text.js';
import * as text from '../messages.js';
import { emojiIn, loadMemeFonts } from '../rendering/drawing.js';
import { type LaidOutDraft, layOutDraft, layOutPlaceholders } from './lay-out-draft.js';
import { type DraftAction, type MemeDraft, reduceDraft, startDraft } from './meme-draft.js';
import { MemeStage, type Writing } from './meme-stage.js';
import { TextSettings } from './text-settings.js';
import { type FinishedMeme, useFinishedMeme } from './use-finished-meme.js';
import type { LoadedPicture } from './use-meme-picture.js';

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
  const [draft, change] = useDraft(image);
  const measure = useMeasure(draft.top.text + draft.bottom.text);
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
            aspectRatio={picture.width / picture.height}
            onChange={change}
          />
        </div>
      </div>
      <MemeActions meme={stage && measure && { image, picture, draft, laidOut, stage }} />
    </>
  );
}

/** Unfinished memes by picture, for the lifetime of the page. */
const kept = new Map<string, MemeDraft>();

function useDraft({
  id,
  width,
  height,
}: Pick<Image, 'id' | 'width' | 'height'>): [MemeDraft, (action: DraftAction) => void] {
  return useReducer(
    (draft: MemeDraft, action: DraftAction) => {
      const next = reduceDraft(draft, action);
      kept.set(id, next);
      return next;
    },
    id,
    () => kept.get(id) ?? startDraft(width / height),
  );
}

/** Measures again when the font of a new emoji has been loaded. */
function useMeasure(texts: string): Measure | null {
  const [measure, setMeasure] = useState<Measure | null>(null);
  const emoji = emojiIn(texts);
  useEffect(() => {
    let isGone = false;
    void loadMemeFonts(emoji).then(() => {
      const canvas = document.createElement('canvas').getContext('2d');
      if (!isGone && canvas) setMeasure(() => measureOn(canvas));
    });
    return () => {
      isGone = true;
    };
  }, [emoji]);
  return measure;
}

function useStage(element: RefObject<HTMLElement | null>): Stage | null {
  const [stage, setStage] = useState<Stage | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0) setStage({ width, height, sizes: textSizesAt(window.innerWidth, width) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return stage;
}

function MemeActions({ meme }: { meme: FinishedMeme | null }) {
  const isMember = useIsMember();
  const { isDownloading, isSharing, isSaving, told, download, share, save } = useFinishedMeme();
  const isBlank = !meme?.laidOut.top && !meme?.laidOut.bottom;
  const isOffered = isMember && meme !== null && canBeKept(meme.image);
  return (
    <div className="flex flex-wrap justify-center gap-3 border-t border-line px-[clamp(1rem,2vw,1.75rem)] py-3.5 max-sm:gap-2 max-sm:*:px-2.5 max-sm:[&>button]:flex-1">
      <p role="status" className="basis-full empty:hidden">
        {told && (
          <span className="flex items-center justify-center gap-2 text-sm font-medium">
            <ToneIcon tone={told.tone} />
            {told.title}
          </span>
        )}
      </p>
      {isOffered && (
        <Button
          aria-label={text.saveToGallery}
          disabled={isBlank}
          busy={isSaving}
          onClick={() => save(meme)}
        >
          {!isSaving && <ImagePlus aria-hidden />}
          <span className="max-sm:hidden">{text.saveToGallery}</span>
          <span className="sm:hidden">{text.save}</span>
        </Button>
      )}
      <Button disabled={!meme} busy={isSharing} onClick={() => meme && share(meme)}>
        {!isSharing && <Share2 aria-hidden />}
        <span>{text.share}</span>
      </Button>
      <Button
        variant="primary"
        disabled={!meme}
        busy={isDownloading}
        onClick={() => meme && download(meme)}
      >
        {!isDownloading && <Download aria-hidden />}
        <span>{text.download}</span>
      </Button>
    </div>
  );
}
