import { LETTERING, type MemeColour, outlineOf } from '@likeness/contracts/http/memes';
import type { LaidOutText, Measure } from './lay-out-text.js';

export const MEME_FONT = 'LikenessMeme';
/** Scripts that the server can't draw fall back to the system's fonts. */
const FAMILIES = `"${MEME_FONT}", "Noto Emoji", Impact, "Haettenschweiler", "Arial Narrow", "Noto Sans", sans-serif`;

function fontOf(size: number): string {
  return `900 ${size}px ${FAMILIES}`;
}

export type Lettering = { readonly texts: readonly LaidOutText[]; readonly colour: MemeColour };

/** @param scale canvas pixels per stage pixel */
export function drawLettering(
  canvas: CanvasRenderingContext2D,
  { texts, colour }: Lettering,
  scale: number,
): void {
  canvas.save();
  canvas.scale(scale, scale);
  canvas.textAlign = 'center';
  canvas.lineJoin = 'round';
  canvas.fillStyle = colour;
  canvas.strokeStyle = outlineOf(colour);
  for (const { lines, fontSize } of texts) {
    canvas.font = fontOf(fontSize);
    canvas.lineWidth = fontSize * LETTERING.outline;
    // All outlines first: none may cover the letters of the line above.
    for (const pass of ['strokeText', 'fillText'] as const) {
      for (const { text, direction, x, y } of lines) {
        canvas.direction = direction;
        canvas[pass](text, x, y + LETTERING.baseline * fontSize);
      }
    }
  }
  canvas.restore();
}

const MEASURED_AT = 100;

export function measureOn(canvas: CanvasRenderingContext2D): Measure {
  const known = new Map<string, number>();
  canvas.font = fontOf(MEASURED_AT);
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const em = canvas.measureText(text).width / MEASURED_AT;
    known.set(text, em);
    return em;
  };
}
