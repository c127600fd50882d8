import type { Image } from '@likeness/contracts/http/images';
import { throughLogin } from '../../../lib/session/through-login.js';
import { STANDARD_COLOUR } from '../editor/meme-draft.js';
import { standardFloor, standardPlaces } from '../lettering/places.js';
import { measureOn } from '../lettering/draw-text.js';
import { layOutText, type Stage } from '../lettering/lay-out-text.js';
import { textSizesAt } from '../lettering/text-sizes.js';
import type { Drawing } from '../rendering/drawing.js';
import { deviceOf, exportSize } from '../rendering/export-size.js';
import { fetchPicture } from '../rendering/fetch-picture.js';
import { loadMemeFonts } from '../rendering/meme-fonts.js';
import type { TextPair } from '../samples/sample-pairs.js';

function stageWidthIn(windowWidth: number): number {
  return Math.min(720, Math.max(320, windowWidth * 0.9));
}

export async function drawingOf(
  { topText, bottomText }: TextPair,
  image: Image,
  signal: AbortSignal,
): Promise<Drawing> {
  const [picture] = await Promise.all([
    throughLogin(() => fetchPicture(image, signal)),
    loadMemeFonts(topText + bottomText),
  ]);
  const bitmap = await createImageBitmap(picture);
  const size = exportSize(bitmap, deviceOf(navigator));
  bitmap.close();
  const ratio = size.width / size.height;
  const width = stageWidthIn(window.innerWidth);
  const stage: Stage = {
    width,
    height: width / ratio,
    sizes: textSizesAt(window.innerWidth, width),
  };
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('The canvas has no context');
  const measure = measureOn(canvas);
  const places = standardPlaces(ratio);
  const floor = standardFloor(ratio, image.should_add_watermark !== 'false');
  const texts = [
    layOutText({ text: topText, place: places.top, size: 'auto', floor }, stage, measure),
    layOutText({ text: bottomText, place: places.bottom, size: 'auto', floor }, stage, measure),
  ];
  return { picture, ...size, stageWidth: width, lettering: { texts, colour: STANDARD_COLOUR } };
}
