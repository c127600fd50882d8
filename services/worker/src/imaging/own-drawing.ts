import { sharp } from '@likeness/service-kit/pictures/picture-library';
import type { Sharp } from 'sharp';

// Our own drawings only. Uploads never reach the SVG decoder: their bytes are checked first.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

export function ownDrawing(svg: Buffer, { density }: { density?: number } = {}): Sharp {
  return sharp(svg, { density });
}
