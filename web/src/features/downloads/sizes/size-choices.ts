import { type Image, MEME_METHOD } from '@likeness/contracts/http/images';
import {
  canEnlarge,
  type Crop,
  cropFor,
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  ENLARGED_BY,
  SCREEN_DPI,
} from '@likeness/contracts/photos/download-formats';

type FileFormat = DownloadFormat | 'large';

export type SizeChoice = {
  value: FileFormat | 'whole' | 'round';
  /** Absent for the whole picture. */
  format?: FileFormat;
  label: string;
  crop: Crop;
};

const LABELS: Record<DownloadFormat, string> = {
  '4x5': 'Portrait 4:5',
  '2x3': 'Portrait 2:3',
  '3x2': 'Landscape 3:2',
  'cv-35x45': 'CV photo 35 × 45 mm',
  'cv-45x60': 'CV photo 45 × 60 mm',
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
          { value: 'whole', label: 'Square', crop },
          { value: 'round', label: 'Square, for round profile pictures', crop },
        ]
      : [{ value: 'whole', label: 'Whole picture', crop }];
  const large = { width: ENLARGED_BY * width, height: ENLARGED_BY * height };
  const larger: SizeChoice[] =
    isMember && canEnlarge(size)
      ? [{ value: 'large', format: 'large', label: 'Large', crop: { ...crop, size: large } }]
      : [];
  const crops = DOWNLOAD_FORMATS.map((value) => ({
    value,
    format: value,
    label: LABELS[value],
    crop: cropFor(value, size, image.creation_method_config?.head),
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

export function sizeWords({ crop: { size, dpi } }: SizeChoice): string {
  const pixels = `${size.width} × ${size.height} px`;
  return dpi === SCREEN_DPI ? pixels : `${pixels}, ${dpi} dpi`;
}
