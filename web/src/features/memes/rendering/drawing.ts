import { drawLettering, type Lettering } from '../lettering/draw-text.js';
import { loadMemeFonts } from './meme-fonts.js';

export type Drawing = {
  readonly picture: Blob;
  readonly width: number;
  readonly height: number;
  readonly stageWidth: number;
  readonly lettering: Lettering;
};

/** Browsers ignore it for PNG today. */
const EXPORT_QUALITY = 0.95;

export async function renderDrawing({
  picture,
  width,
  height,
  stageWidth,
  lettering,
}: Drawing): Promise<Blob> {
  const words = lettering.texts.flatMap(({ lines }) => lines.map(({ text }) => text));
  await loadMemeFonts(words.join(''));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The canvas has no context');
  const bitmap = await createImageBitmap(picture);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  drawLettering(context, lettering, width / stageWidth);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('No file was made'))),
      'image/png',
      EXPORT_QUALITY,
    ),
  );
}
