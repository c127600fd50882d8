import type { Box } from '../../analysis/geometry.js';

/** Colours by which the parts of a drawing are told apart once it is pixels; ink is black. */
export const MARKERS = { skin: 'ff0000', hair: '00ff00', clothing: '0000ff' } as const;

/** A person drawn in markers, as the inside of an SVG, in units of its own. */
export type Drawing = {
  readonly svg: string;
  /** Middle of the shoulders, top of a usual frame, its side, and where the drawing is cut off. */
  readonly bust: {
    readonly x: number;
    readonly y: number;
    readonly side: number;
    readonly bottom: number;
  };
  /** Where the eyes, or glasses, are: broad ink there is ink. */
  readonly eyes: Box;
  /** How the canonical face mesh lies on the drawn face. */
  readonly face: {
    readonly x: number;
    readonly y: number;
    /** Units per centimetre of the mesh. */
    readonly across: number;
    readonly down: number;
    /** Degrees, positive to the right edge of the picture. */
    readonly yaw: number;
  };
  /** What is drawn in the hair's marker, and what in broad ink; thin ink is always a line. */
  readonly markedHair: 'hair' | 'hat';
  readonly broadInk: 'ink' | 'hair' | 'hat';
  /** Wishes for which the collection has no part, in words. */
  readonly missing: readonly string[];
};

export function mirrored(drawing: Drawing): Drawing {
  const { svg, bust, face, eyes } = drawing;
  return {
    ...drawing,
    svg: `<g transform="translate(${2 * bust.x} 0) scale(-1 1)">${svg}</g>`,
    eyes: { ...eyes, x: 2 * bust.x - eyes.x - eyes.width },
    face: { ...face, x: 2 * bust.x - face.x, yaw: -face.yaw },
  };
}
