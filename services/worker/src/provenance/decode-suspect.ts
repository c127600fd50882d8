import { decodeImage } from '../imaging/decode.js';
import { type Suspect, suspectOf } from './fingerprint/fingerprint.js';

/** A portrait at half the width of a page keeps all detail that the mark needs. */
const SIDE = 1536;
const COARSE_SIDE = 1024;

/** @throws UnreadableImageError */
export async function decodeSuspect(file: Uint8Array): Promise<Suspect> {
  const image = await decodeImage(file, { maxSide: SIDE });
  const isCoarse = Math.max(image.width, image.height) <= COARSE_SIDE;
  return suspectOf(image, isCoarse ? image : await decodeImage(file, { maxSide: COARSE_SIDE }));
}
