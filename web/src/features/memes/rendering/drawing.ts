import { drawLettering, type Lettering } from '../lettering/draw-text.js';

/** Without a picture, the lettering is on a transparent background. */
export type Drawing = {
  readonly picture: Blob | null;
  readonly width: number;
  readonly height: number;
  readonly stageWidth: number;
  readonly lettering: Lettering;
};

export const EXPORT_TYPE = 'image/png';
export const EXPORT_QUALITY = 0.95;

export async function draw(
  canvas: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { picture, width, height, stageWidth, lettering }: Drawing,
): Promise<void> {
  if (picture) {
    const bitmap = await createImageBitmap(picture);
    canvas.imageSmoothingQuality = 'high';
    canvas.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
  }
  drawLettering(canvas, lettering, width / stageWidth);
}
