import { plural } from '../../../../lib/plural.js';

export const download = 'Download';
export const cancel = 'Cancel';
export const percent = (value: number) => `${value}%`;
export const downloading = (count: number) =>
  plural(count, { one: `Downloading ${count} image`, other: `Downloading ${count} images` });
export const preparing = 'Preparing';
export const filesDone = (done: number, total: number, size: string) =>
  `${done} of ${total} files, ${size}`;
export const sizeOf = (size: string, total: string) => `${size} of about ${total}`;
export const progress = (percent: number, words: string) => `${percent}%, ${words}`;
