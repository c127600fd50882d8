import latin from '@fontsource/anton/files/anton-latin-400-normal.woff2?url';
import latinExtended from '@fontsource/anton/files/anton-latin-ext-400-normal.woff2?url';
import vietnamese from '@fontsource/anton/files/anton-vietnamese-400-normal.woff2?url';
import ranges from '@fontsource/anton/unicode.json';
import '@fontsource/noto-emoji/700.css';
import { MEME_FONT } from '../lettering/draw-text.js';

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
