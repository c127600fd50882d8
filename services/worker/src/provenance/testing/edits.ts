import sharp from 'sharp';
import { seededRandom } from '../../imaging/random.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { asJpeg } from './attacks.js';
import {
  type Apply,
  box,
  contrast,
  CROSSED,
  cropAnywhere,
  curves,
  grey,
  jpeg,
  lineAcross,
  meme,
  SEPIA,
  stamped,
  stickers,
  inTurn,
  vignette,
} from './edit-steps.js';

export type Edit = {
  readonly kind: EditKind;
  readonly name: string;
  readonly apply: Apply;
};

type EditKind = 'text' | 'meme' | 'greyscale' | 'colour grade' | 'crop' | 'several';

export const EDIT_BARS: { readonly [K in EditKind]: number } = {
  text: 95,
  meme: 95,
  greyscale: 95,
  'colour grade': 95,
  crop: 80,
  several: 80,
};

export const EDITS: readonly Edit[] = [
  { kind: 'text', name: 'a line across', apply: lineAcross },
  { kind: 'text', name: 'a box over 15 %', apply: box(0.15, 1) },
  { kind: 'text', name: 'a box over 30 %', apply: box(0.3, 1) },
  { kind: 'text', name: 'a translucent box over 30 %', apply: box(0.3, 0.6) },
  { kind: 'text', name: 'eight stickers', apply: stickers },
  { kind: 'meme', name: 'top and bottom line', apply: meme(1, 0.12) },
  { kind: 'meme', name: 'two lines each', apply: meme(2, 0.1) },
  {
    kind: 'meme',
    name: 'a white band above',
    apply: (picture, side) =>
      picture.extend({ top: Math.round(side / 4), background: '#fff' }).jpeg({ quality: 80 }),
  },
  { kind: 'greyscale', name: 'greyscale', apply: grey },
  {
    kind: 'greyscale',
    name: 'the red channel alone',
    apply: jpeg((picture) => picture.removeAlpha().extractChannel('red')),
  },
  { kind: 'greyscale', name: 'with contrast', apply: inTurn(grey, contrast) },
  { kind: 'colour grade', name: 'sepia', apply: jpeg((picture) => picture.recomb(SEPIA)) },
  { kind: 'colour grade', name: 'crossed channels', apply: jpeg((p) => p.recomb(CROSSED)) },
  {
    kind: 'colour grade',
    name: 'teal and orange',
    apply: curves((v, c) => v + [0.09, 0, -0.09][c] * (2 * v - 1)),
  },
  {
    kind: 'colour grade',
    name: 'warm',
    apply: curves((v, c) => v ** [0.8, 1, 1.3][c]),
  },
  {
    kind: 'colour grade',
    name: 'cold',
    apply: curves((v, c) => v ** [1.25, 1.05, 0.8][c]),
  },
  { kind: 'colour grade', name: 'more contrast', apply: contrast },
  { kind: 'colour grade', name: 'faded', apply: curves((v) => 0.16 + 0.7 * v) },
  { kind: 'colour grade', name: 'lighter', apply: curves((v) => v ** 0.6) },
  { kind: 'colour grade', name: 'darker', apply: curves((v) => v ** 1.6) },
  {
    kind: 'colour grade',
    name: 'vivid',
    apply: jpeg((picture) => picture.modulate({ saturation: 1.8, brightness: 1.08 })),
  },
  {
    kind: 'colour grade',
    name: 'hue turned by 30°',
    apply: jpeg((picture) => picture.modulate({ hue: 30 })),
  },
  { kind: 'colour grade', name: 'vignette', apply: vignette },
  { kind: 'crop', name: '60 % of each side', apply: cropAnywhere(0.6) },
  { kind: 'crop', name: '50 % of each side', apply: cropAnywhere(0.5) },
  {
    kind: 'crop',
    name: '50 % of each side, enlarged',
    apply: inTurn(cropAnywhere(0.5), (p) => p.resize(1080).jpeg({ quality: 80 })),
  },
  {
    kind: 'several',
    name: 'meme, greyscale, 60 %',
    apply: inTurn(meme(1, 0.12), grey, (p) => p.resize(614).jpeg({ quality: 75 })),
  },
  {
    kind: 'several',
    name: 'cropped to 70 %, warm, a line across',
    apply: inTurn(
      cropAnywhere(0.7),
      curves((v, c) => v ** [0.8, 1, 1.3][c]),
      lineAcross,
    ),
  },
  {
    kind: 'several',
    name: 'mirrored, faded, meme',
    apply: inTurn(
      (p) => p.flop(),
      curves((v) => 0.16 + 0.7 * v),
      meme(1, 0.12),
    ),
  },
];

export const HEAVY_EDITS: readonly Omit<Edit, 'kind'>[] = [
  { name: 'cropped to 40 % of each side', apply: cropAnywhere(0.4) },
  { name: 'cropped to 30 % of each side', apply: cropAnywhere(0.3) },
  {
    name: 'cropped to 50 % of each side, meme',
    apply: inTurn(cropAnywhere(0.5), meme(1, 0.12)),
  },
  { name: 'three lines above and below', apply: meme(3, 0.09) },
  { name: 'rows of words all over', apply: stamped },
  { name: 'a box over 50 %', apply: box(0.5, 1) },
  { name: 'reduced to 160 px', apply: (p) => p.resize(160).jpeg({ quality: 80 }) },
  { name: 'blurred', apply: (p) => p.blur(6).jpeg({ quality: 85 }) },
  { name: 'posterised', apply: curves((v) => Math.round(v * 4) / 4) },
  { name: 'negative', apply: (p) => p.negate({ alpha: false }).jpeg({ quality: 85 }) },
  {
    name: 'sheared',
    apply: (p) => p.affine([1, 0.3, 0, 1], { background: '#fff' }).jpeg({ quality: 85 }),
  },
];

export async function edited(
  image: RgbImage,
  { apply }: Pick<Edit, 'apply'>,
  seed: number,
): Promise<Buffer> {
  const file = await asJpeg(image);
  return (await apply(sharp(file), image.width, seededRandom(7_000 + seed))).toBuffer();
}
