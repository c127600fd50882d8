import { sharp } from './picture-library.js';
import type { Sharp } from 'sharp';

// Internal drawings only. `readPictureHeader` keeps uploaded SVG away from this decoder.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

export function ownDrawing(svg: Buffer, { density }: { density?: number } = {}): Sharp {
  return sharp(svg, { density });
}
