import { sharp } from '@likeness/service-kit/pictures/picture-library';
import type { Sharp } from 'sharp';

// Internal drawings only. Upload checks keep SVG away from this decoder.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

export function ownDrawing(svg: Buffer, { density }: { density?: number } = {}): Sharp {
  return sharp(svg, { density });
}
