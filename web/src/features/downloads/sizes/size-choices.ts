import { type Image, MEME_METHOD } from '@likeness/contracts/http/images';
import {
  canEnlarge,
  type Crop,
  cropFor,
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  ENLARGED_BY,
  mayWiden,
  SCREEN_DPI,
  WIDE_RATIO,
} from '@likeness/contracts/http/download-formats';
import * as text from './messages.js';

type FileFormat = DownloadFormat | 'large';

export type SizeChoice = {
  value: FileFormat | 'whole' | 'round';
  /** Absent for the whole picture. */
  format?: FileFormat;
  label: string;
  crop: Crop;
  /** Size of the wide picture that may replace the crop. */
  widened?: Crop['size'];
  /** A crop would cut the head, so the size exists only if the portrait can be widened. */
  needsWidening?: boolean;
};

const LABELS: Record<DownloadFormat, string> = {
  '4x5': text.portrait4x5,
  '2x3': text.portrait2x3,
  '3x2': text.landscape3x2,
  'cv-35x45': text.cvPhoto35x45,
  'cv-45x60': text.cvPhoto45x60,
};

/** A meme's letters and an uploaded photo are never cropped. */
export function hasSizes({ creation_method_name: method }: Image): boolean {
  return method !== null && method !== MEME_METHOD;
}

/** @param isMember guests can't enlarge @param canWiden false once the server found no room */
export function sizeChoices(
  image: Image,
  isMember: boolean,
  canWiden = true,
): { choices: SizeChoice[]; missing: string[] } {
  const { width, height } = image;
  const size = { width, height };
  const crop: Crop = { box: { x: 0, y: 0, ...size }, size, dpi: SCREEN_DPI };
  const whole: SizeChoice[] =
    width === height
      ? [
          { value: 'whole', label: text.square, crop },
          { value: 'round', label: text.round, crop },
        ]
      : [{ value: 'whole', label: text.whole, crop }];
  const large = { width: ENLARGED_BY * width, height: ENLARGED_BY * height };
  const larger: SizeChoice[] =
    isMember && canEnlarge(size)
      ? [{ value: 'large', format: 'large', label: text.large, crop: { ...crop, size: large } }]
      : [];
  const crops = DOWNLOAD_FORMATS.map((format) => formatChoice(image, format, canWiden));
  return {
    choices: [...whole, ...larger, ...crops.filter((choice) => choice !== null)],
    missing: DOWNLOAD_FORMATS.filter((_, at) => !crops[at]).map((format) => LABELS[format]),
  };
}

function formatChoice(image: Image, format: DownloadFormat, canWiden: boolean): SizeChoice | null {
  const { width, height, creation_method_config: recipe } = image;
  const choice = { value: format, format, label: LABELS[format] };
  const crop = cropFor(format, { width, height }, recipe?.head);
  if (format !== '3x2' || !canWiden || !mayWiden(recipe)) return crop && { ...choice, crop };
  const widened = { width: WIDE_RATIO * height, height };
  if (crop) return { ...choice, crop, widened };
  const box = { x: (width - widened.width) / 2, y: 0, ...widened };
  return {
    ...choice,
    crop: { box, size: widened, dpi: SCREEN_DPI },
    widened,
    needsWidening: true,
  };
}

export function sizeWords({ crop: { size, dpi }, widened, needsWidening }: SizeChoice): string {
  if (widened && !needsWidening) return text.upTo(text.pixels(widened.width, widened.height));
  const { width, height } = size;
  return dpi === SCREEN_DPI ? text.pixels(width, height) : text.pixelsAt(width, height, dpi);
}
