import type { Recipe } from './recipe.js';

/** Print sizes are in millimeters, at 300 dpi. The ratio of all others is width to height. */
const FORMATS = {
  '4x5': { ratio: 4 / 5 },
  '2x3': { ratio: 2 / 3 },
  '3x2': { ratio: 3 / 2 },
  'cv-35x45': { mm: [35, 45] },
  'cv-45x60': { mm: [45, 60] },
} as const satisfies Record<string, { ratio: number } | { mm: readonly [number, number] }>;

export type DownloadFormat = keyof typeof FORMATS;
export const DOWNLOAD_FORMATS = Object.keys(FORMATS) as [DownloadFormat, ...DownloadFormat[]];

/** Pixels of the largest portrait that can be enlarged. */
const MOST_TO_ENLARGE = 1024 ** 2;
export const ENLARGED_BY = 2;

export const PRINT_DPI = 300;
export const SCREEN_DPI = 72;
const MM_PER_INCH = 25.4;
/** Share of the free height above the head. */
const ABOVE = 0.4;
/** Minimum share of the height that is free above and below the head. */
const LEAST_FREE = 0.08;

/** Width to height of the picture that `mayWiden` is about. */
export const WIDE_RATIO = FORMATS['3x2'].ratio;
const STUDIO = 'studio';

type Size = { readonly width: number; readonly height: number };
export type PixelBox = Size & { readonly x: number; readonly y: number };

export function canEnlarge({ width, height }: Size): boolean {
  return width * height <= MOST_TO_ENLARGE;
}

/** Whether the engine may render the 3:2 format again, which needs the person's photo. */
export function mayWiden(recipe: Recipe | null): boolean {
  return recipe?.engine === STUDIO && Boolean(recipe.style && recipe.referenceId);
}

export type Crop = {
  readonly box: PixelBox;
  readonly size: Size;
  readonly dpi: number;
};

/**
 * The largest crop around the head. @param head in px with hair; unknown for older portraits
 * @returns null if the crop could cut the head
 */
export function cropFor(format: DownloadFormat, picture: Size, head?: PixelBox): Crop | null {
  const spec = FORMATS[format];
  const ratio = 'mm' in spec ? spec.mm[0] / spec.mm[1] : spec.ratio;
  const width = Math.round(Math.min(picture.width, picture.height * ratio));
  const height = Math.round(Math.min(picture.height, picture.width / ratio));
  if (!keepsHead({ width, height }, picture, head)) return null;
  const middle = head ? head.x + head.width / 2 : picture.width / 2;
  const top = head ? head.y - ABOVE * (height - head.height) : 0;
  const box = {
    x: clamped(middle - width / 2, picture.width - width),
    y: clamped(top, picture.height - height),
    width,
    height,
  };
  if (!('mm' in spec)) return { box, size: { width, height }, dpi: SCREEN_DPI };
  const [across, down] = spec.mm;
  return { box, size: { width: inPixels(across), height: inPixels(down) }, dpi: PRINT_DPI };
}

function inPixels(mm: number): number {
  return Math.round((mm / MM_PER_INCH) * PRINT_DPI);
}

function keepsHead({ width, height }: Size, picture: Size, head?: PixelBox): boolean {
  const isLower = height < picture.height;
  if (!head) return !isLower;
  return head.width <= width && (!isLower || head.height <= (1 - LEAST_FREE) * height);
}

function clamped(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, 0), most));
}
