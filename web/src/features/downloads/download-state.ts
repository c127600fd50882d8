import { locale } from '../../lib/locale.js';
import * as text from './messages.js';

const UNITS = ['kB', 'MB', 'GB'] as const;

export function byteWords(bytes: number): string {
  let value = bytes / 1_000;
  let unit = 0;
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  const digits = unit === 0 ? 0 : 1;
  const figure = (unit === 0 ? Math.ceil(value) : value).toLocaleString(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
  return text.bytes(figure, UNITS[unit] ?? '');
}

export type DownloadProgress = {
  images: number;
  loaded: number;
  total: number | null;
  files: { done: number; of: number } | null;
};

/** Null while nothing is downloaded. */
export type DownloadState = DownloadProgress | null;

/** 0 to 99, or null when unknown. Never 100, because the total may be an estimate. */
export function percentOf({ loaded, total, files }: DownloadProgress): number | null {
  if (files) return Math.min(99, Math.floor((files.done / files.of) * 100));
  if (total === null || total === 0) return null;
  return Math.min(99, Math.floor((loaded / total) * 100));
}
