import latin from '@fontsource/anton/files/anton-latin-400-normal.woff2?url';
import latinExtended from '@fontsource/anton/files/anton-latin-ext-400-normal.woff2?url';
import vietnamese from '@fontsource/anton/files/anton-vietnamese-400-normal.woff2?url';
import ranges from '@fontsource/anton/unicode.json';
import '@fontsource/noto-emoji/700.css';
import { drawLettering, type Lettering, MEME_FONT } from '../lettering/draw-text.js';

const FILES = [
  { url: latin, unicodeRange: ranges.latin },
  { url: latinExtended, unicodeRange: ranges['latin-ext'] },
  { url: vietnamese, unicodeRange: ranges.vietnamese },
];

let loading: Promise<void> | undefined;

const WITHOUT_EMOJI = /[^\p{Extended_Pictographic}\p{Regional_Indicator}]/gu;

export function emojiIn(text: string): string {
  return text.replaceAll(WITHOUT_EMOJI, '');
}

/** @param text whose emoji are shown; their font comes in parts */
export async function loadMemeFonts(text: string): Promise<void> {
  const faces = () =>
    FILES.map(async ({ url, unicodeRange }) => {
      // The full weight range prevents synthetic bold on a font that is already heavy.
      const descriptors = { unicodeRange, weight: '100 900' };
      const face = new FontFace(MEME_FONT, `url(${url}) format("woff2")`, descriptors);
      document.fonts.add(await face.load());
    });
  loading ??= Promise.allSettled(faces()).then(() => undefined);
  await loading;
  const emoji = emojiIn(text);
  if (emoji === '') return;
  await document.fonts.load(`700 1em "Noto Emoji"`, emoji).catch(() => undefined);
}

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
