import { type Colour, outlineOf } from './colours.js';
import { type LaidOutText, type Measure, OUTLINE } from './lay-out-text.js';

/** The name under which the page's own meme font is added to a document or worker. */
export const MEME_FONT = 'Likeness Meme';
/** Heavy and condensed, whichever the system has; other scripts come from its own heavy fonts. */
const FAMILIES = `"${MEME_FONT}", Impact, "Haettenschweiler", "Arial Narrow", "Noto Sans", sans-serif`;

type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function fontOf(size: number): string {
  return `900 ${size}px ${FAMILIES}`;
}

/** What is drawn on a picture: the texts as they were laid out, and their colour. */
export type Lettering = { readonly texts: readonly LaidOutText[]; readonly colour: Colour };

/** @param scale pixels of the canvas for one of the stage */
export function drawLettering(canvas: Canvas, { texts, colour }: Lettering, scale: number): void {
  canvas.save();
  canvas.scale(scale, scale);
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.lineJoin = 'round';
  canvas.fillStyle = colour;
  canvas.strokeStyle = outlineOf(colour);
  for (const { lines, fontSize } of texts) {
    canvas.font = fontOf(fontSize);
    canvas.lineWidth = fontSize * OUTLINE;
    // All outlines first: none may lie over the letters of the line above.
    for (const pass of ['strokeText', 'fillText'] as const) {
      for (const { text, direction, x, y } of lines) {
        canvas.direction = direction;
        canvas[pass](text, x, y);
      }
    }
  }
  canvas.restore();
}

const MEASURED_AT = 100;
/** Far more than the words of two long texts. */
const MOST_KEPT = 20_000;

/** Measures with the fonts of the canvas; forget it when fonts have come since. */
export function measureOn(canvas: Canvas): Measure {
  const known = new Map<string, number>();
  canvas.font = fontOf(MEASURED_AT);
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const em = canvas.measureText(text).width / MEASURED_AT;
    if (known.size < MOST_KEPT) known.set(text, em);
    return em;
  };
}
