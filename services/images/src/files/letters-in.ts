import type { PixelBox } from '@likeness/contracts/http/download-formats';
import { sharp } from '@likeness/service-kit/pictures/picture-library';

const SIDE = 256;
/** In 8-bit steps. */
const FAR = 48;

/** Whether a box of a meme, in shares of its sides, has letters: it differs from the origin there. */
export async function lettersIn(meme: Buffer, origin: Buffer): Promise<(box: PixelBox) => boolean> {
  const [written, plain] = await Promise.all(
    [meme, origin].map((file) =>
      sharp(file).resize(SIDE, SIDE, { fit: 'fill' }).flatten().greyscale().raw().toBuffer(),
    ),
  );
  const letters = Array.from(written?.keys() ?? []).filter(
    (at) => Math.abs((written?.[at] ?? 0) - (plain?.[at] ?? 0)) > FAR,
  );
  return ({ x, y, width, height }) =>
    letters.some((at) => {
      const [u, v] = [(at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE];
      return u >= x && u <= x + width && v >= y && v <= y + height;
    });
}
