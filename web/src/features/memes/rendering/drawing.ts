import { drawLettering, type Lettering } from '../lettering/draw-text.js';

/** A picture file to draw; without a picture the lettering stands on nothing. */
export type Drawing = {
  readonly picture: Blob | null;
  readonly width: number;
  readonly height: number;
  /** Width of the stage on which the texts were laid out. */
  readonly stageWidth: number;
  readonly lettering: Lettering;
};

export const EXPORT_TYPE = 'image/png';
export const EXPORT_QUALITY = 0.95;

/** Draws on a canvas of the drawing's size. */
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
