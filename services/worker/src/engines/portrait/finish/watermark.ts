import { readFile } from 'node:fs/promises';
import type { OutputInfo, OverlayOptions } from 'sharp';
import { ownDrawing } from '@likeness/service-kit/pictures/own-drawing';
import { LruCache } from '../lru-cache.js';

const WORDMARK = readFile(new URL('../../../../assets/watermark.svg', import.meta.url));
const WIDTH = 0.3;
const MARGIN = 0.03;

const WIDTHS_KEPT = 4;
const drawn = new LruCache<number, { data: Buffer; info: OutputInfo }>(WIDTHS_KEPT);

type Box = { x: number; y: number; width: number; height: number };

export async function watermarkFor(
  width: number,
  height: number,
  face: Box,
): Promise<OverlayOptions> {
  const markWidth = Math.round(width * WIDTH);
  const mark = await drawn.get(markWidth, () => draw(markWidth));
  const margin = Math.round(width * MARGIN);
  const right = width - mark.info.width - margin;
  const bottom = height - mark.info.height - margin;
  const corners = [
    { left: right, top: bottom },
    { left: margin, top: bottom },
    { left: right, top: margin },
    { left: margin, top: margin },
  ];
  const free = corners.find(
    ({ left, top }) =>
      left + mark.info.width < face.x ||
      left > face.x + face.width ||
      top + mark.info.height < face.y ||
      top > face.y + face.height,
  );
  return { input: mark.data, ...(free ?? corners[0]) };
}

async function draw(width: number): Promise<{ data: Buffer; info: OutputInfo }> {
  return ownDrawing(await WORDMARK, { density: 300 })
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true });
}
