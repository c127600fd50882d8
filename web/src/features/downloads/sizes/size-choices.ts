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
} from '@likeness/contracts/photos/download-formats';
import * as text from './messages/en.js';

type FileFormat = DownloadFormat | 'large';

export type SizeChoice = {
  value: FileFormat | 'whole' | 'round';
  /** Absent for the whole picture. */
  format?: FileFormat;
  label: string;
  crop: Crop;
  /** Size of the wide picture that may replace the crop. */
  widened?: Crop['size'];
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

/** @param isMember guests can't enlarge */
export function sizeChoices(
  image: Image,
  isMember: boolean,
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
  const crops = DOWNLOAD_FORMATS.map((value) => ({
    value,
    format: value,
    label: LABELS[value],
    crop: cropFor(value, size, image.creation_method_config?.head),
    ...(value === '3x2' &&
      mayWiden(image.creation_method_config) && {
        widened: { width: WIDE_RATIO * height, height },
      }),
  }));
  return {
    choices: [
      ...whole,
      ...larger,
      ...crops.flatMap(({ crop, ...rest }) => (crop ? [{ ...rest, crop }] : [])),
    ],
    missing: crops.flatMap((choice) => (choice.crop ? [] : [choice.label])),
  };
}

export function sizeWords({ crop: { size, dpi }, widened }: SizeChoice): string {
  if (widened) return text.upTo(text.pixels(widened.width, widened.height));
  const { width, height } = size;
  return dpi === SCREEN_DPI ? text.pixels(width, height) : text.pixelsAt(width, height, dpi);
}
