import { plural } from '../../../../lib/plural.js';

export const download = 'Download';
export const cancel = 'Abbrechen';
export const percent = (value: number) => `${value}\u00a0%`;
export const downloading = (count: number) =>
  plural(count, {
    one: `${count} Bild wird heruntergeladen`,
    other: `${count} Bilder werden heruntergeladen`,
  });
export const preparing = 'Wird vorbereitet';
export const filesDone = (done: number, total: number, size: string) =>
  `${done} von ${total} Dateien, ${size}`;
export const sizeOf = (size: string, total: string) => `${size} von etwa ${total}`;
export const progress = (percent: number, words: string) => `${percent}\u00a0%, ${words}`;
