import { AppError } from '@likeness/contracts/errors/app-error';

/** Of 255: fainter than this is nothing. */
const FAINT = 24;
/** Of 255: a channel this near to nothing or all is one of the eight colours of meme texts. */
const NEAR = 40;
/** Parts of the picture that may be written on, and in other colours: edges of letters, and emoji. */
const MOST_COVERED = 0.6;
const MOST_COLOURED = 0.2;

/**
 * Takes away what is too faint to be lettering, and refuses what is no lettering: our signature says
 * that a meme is an edited picture of ours, so most of that picture must still be seen, and no other
 * one may lie on it.
 * @param rgba four bytes a pixel, changed in place
 * @throws AppError LETTERING_INVALID
 */
export function assertLettering(rgba: Uint8Array): void {
  let covered = 0;
  let coloured = 0;
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3]!;
    if (alpha < FAINT) {
      rgba[i + 3] = 0;
      continue;
    }
    covered += 1;
    if (!isPure(rgba[i]!) || !isPure(rgba[i + 1]!) || !isPure(rgba[i + 2]!)) coloured += 1;
  }
  const pixels = rgba.length / 4;
  if (covered === 0 || covered > pixels * MOST_COVERED || coloured > pixels * MOST_COLOURED) {
    throw new AppError('LETTERING_INVALID');
  }
}

function isPure(channel: number): boolean {
  return channel <= NEAR || channel >= 255 - NEAR;
}
