import { sharp } from '@likeness/service-kit/pictures/picture-library';
import type { Sharp } from 'sharp';

// Only what makes portraits reads SVG, and only drawings of ours: a person's file is told by its
// bytes before it comes to any decoder.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** A drawing that came with the product or that we have put together, as a picture. */
export function ownDrawing(svg: Buffer, { density }: { density?: number } = {}): Sharp {
  return sharp(svg, { density });
}
