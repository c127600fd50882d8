import type { FingerprintFile } from '@likeness/contracts/provenance/fingerprint-file';
import { visualWordsOfFile } from '@likeness/contracts/provenance/visual-words';

/** A fingerprint with a texture of its own, as workers write it. */
export function fingerprintOf(seed: number, width = 1024, height = 1024) {
  let state = seed + 1;
  const texture = Int8Array.from({ length: 64 * 64 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >> 24;
  });
  const file: FingerprintFile = {
    version: 1,
    width,
    height,
    texture: Buffer.from(texture.buffer).toString('base64'),
  };
  return { file: Buffer.from(JSON.stringify(file)), words: visualWordsOfFile(file) };
}
