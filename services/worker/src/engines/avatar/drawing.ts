import type { Unmet } from '@likeness/contracts/generation/prompt-answers';
import type { Box } from '../../analysis/geometry.js';

/** Marker colors of the parts in the rasterized drawing; ink is black. Locks are hair below a hat; lips are skin and hair at once. */
export const MARKERS = {
  skin: 'ff0000',
  hair: '00ff00',
  clothing: '0000ff',
  locks: 'ff00ff',
  lips: 'ffff00',
} as const;

export type Drawing = {
  readonly svg: string;
  /** Middle of the shoulders; top and side of a usual frame; lower end of the drawing. */
  readonly bust: {
    readonly x: number;
    readonly y: number;
    readonly side: number;
    readonly bottom: number;
  };
  /** Eyes or glasses: broad ink inside this box stays ink. */
  readonly eyes: Box;
  readonly face: {
    readonly x: number;
    readonly y: number;
    /** Units per centimetre of the mesh. */
    readonly across: number;
    readonly down: number;
    readonly yaw: number;
  };
  /** Part drawn in the hair's marker, and part drawn in broad ink; thin ink is a line. */
  readonly markedHair: 'hair' | 'hat';
  readonly broadInk: 'ink' | 'hair' | 'hat';
  readonly missing: readonly Unmet[];
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
