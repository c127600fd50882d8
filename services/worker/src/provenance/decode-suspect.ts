import { decodeImage } from '../raster/decode.js';
import { type Suspect, suspectOf } from './fingerprint/fingerprint.js';

/** A portrait that takes half the width of a page still has all that the mark needs. */
const SIDE = 1536;
/** Spots that are seen only above this are not among those kept of originals. */
const COARSE_SIDE = 1024;

/** @throws UnreadableImageError */
export async function decodeSuspect(file: Uint8Array): Promise<Suspect> {
  const image = await decodeImage(file, { maxSide: SIDE });
  const isCoarse = Math.max(image.width, image.height) <= COARSE_SIDE;
  return suspectOf(image, isCoarse ? image : await decodeImage(file, { maxSide: COARSE_SIDE }));
}
