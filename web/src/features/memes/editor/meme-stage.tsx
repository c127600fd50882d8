import type { MemeColour } from '@likeness/contracts/http/memes';
import { type RefObject, useEffect, useRef } from 'react';
import { useObjectUrl } from '../../../lib/use-object-url.js';
import { drawLettering } from '../lettering/draw-text.js';
import type { LaidOutText, Place, Stage } from '../lettering/lay-out-text.js';
import * as text from '../messages.js';
import type { LaidOutDraft } from './lay-out-draft.js';
import {
  type DraftAction,
  type MemeDraft,
  MOST_CHARACTERS,
  type Side,
  SIDE_NAMES,
  SIDES,
} from './meme-draft.js';
import { TextHandle } from './text-handle.js';
import type { LoadedPicture } from './use-meme-picture.js';

/** In px: phones zoom into smaller inputs. */
const READABLE = 16;
const LINES = 1.25;

type InlineTextProps = {
  name: string;
  text: string;
  place: Place;
  stage: Stage;
  laidOut: LaidOutText | undefined;
  onWrite: (text: string) => void;
  onEnd: () => void;
};

export type Writing = { readonly side: Side; readonly isNow: boolean };

type MemeStageProps = {
  element: RefObject<HTMLDivElement | null>;
  picture: LoadedPicture;
  stage: Stage | null;
  draft: MemeDraft;
  laidOut: LaidOutDraft;
  placeholders: LaidOutDraft;
  writing: Writing | null;
  onWriting: (writing: Writing) => void;
  onChange: (action: DraftAction) => void;
};

type LetteringCanvasProps = {
  stage: Stage;
  laidOut: LaidOutDraft;
  placeholders: LaidOutDraft;
  colour: MemeColour;
  hidden: Side | null;
};

function LetteringCanvas({ stage, laidOut, placeholders, colour, hidden }: LetteringCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const scale = window.devicePixelRatio;
    context.canvas.width = Math.round(stage.width * scale);
    context.canvas.height = Math.round(stage.height * scale);
    const texts = SIDES.filter((side) => side !== hidden).flatMap(
      (side) => laidOut[side] ?? placeholders[side] ?? [],
    );
    drawLettering(context, { texts, colour }, scale);
  }, [stage, laidOut, placeholders, colour, hidden]);

  return (
    <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 size-full" />
  );
}

export function MemeStage({
  element,
  picture,
  stage,
  draft,
  laidOut,
  placeholders,
  writing,
  onWriting,
  onChange,
}: MemeStageProps) {
  const url = useObjectUrl(picture.file);
  const written = writing?.isNow ? writing.side : null;
  const ratio = picture.width / picture.height;
  return (
    <div
      ref={element}
      className="relative overflow-hidden rounded-frame bg-well select-none"
      style={{ aspectRatio: ratio, width: `min(100cqw, calc(100cqh * ${ratio}))` }}
    >
      <img src={url} alt={text.picture} draggable={false} className="size-full" />
      {stage && (
        <LetteringCanvas
          stage={stage}
          laidOut={laidOut}
          placeholders={placeholders}
          colour={draft.colour}
          hidden={written}
        />
      )}
      {stage &&
        SIDES.filter((side) => draft[side].isOn).map((side) => {
          const { text: words, place } = draft[side];
          const given = { name: SIDE_NAMES[side], text: words, place, stage };
          return side === written ? (
            <InlineText
              key={side}
              {...given}
              laidOut={laidOut[side]}
              onWrite={(next) => onChange({ type: 'wrote', side, text: next })}
              onEnd={() => onWriting({ side, isNow: false })}
            />
          ) : (
            <TextHandle
              key={side}
              {...given}
              laidOut={laidOut[side] ?? placeholders[side]}
              wasWritten={writing?.side === side}
              onMove={(moved) => onChange({ type: 'moved', side, place: moved })}
              onEdit={() => onWriting({ side, isNow: true })}
            />
          );
        })}
    </div>
  );
}

function InlineText({
  name,
  text: written,
  place,
  stage,
  laidOut,
  onWrite,
  onEnd,
}: InlineTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const fontSize = Math.max(READABLE, Math.min(40, laidOut?.fontSize ?? READABLE * 1.5));
  const height = Math.min(
    stage.height * 0.6,
    Math.max(52, (laidOut?.lines.length ?? 1) * fontSize * LINES + 20),
  );
  const middle = laidOut ? laidOut.top + laidOut.height / 2 : (place.y / 100) * stage.height;

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  return (
    <textarea
      ref={field}
      aria-label={text.finishText(name)}
      dir="auto"
      value={written}
      maxLength={MOST_CHARACTERS}
      onChange={(event) => onWrite(event.target.value)}
      onBlur={onEnd}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnd();
      }}
      className="absolute inset-x-[3%] resize-none rounded-control border-2 border-white bg-black/75 px-3 py-2 text-center font-bold text-white uppercase outline-none"
      style={{
        top: Math.min(stage.height - height, Math.max(0, middle - height / 2)),
        height,
        fontSize,
        lineHeight: LINES,
      }}
    />
  );
}
