import { useEffect, useRef } from 'react';
import type { LaidOutText, Stage } from '../lettering/lay-out-text.js';
import type { Place } from '../lettering/places.js';
import * as text from '../messages/en.js';
import { MOST_CHARACTERS } from './meme-draft.js';

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

export function InlineText({
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
