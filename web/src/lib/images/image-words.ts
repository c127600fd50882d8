import type { Image } from '@likeness/contracts/http/images';
import { dayLocale } from '../locale.js';
import * as text from '../messages.js';
import { photoName } from '../photo-names.js';
import { styleOf } from '../recipe.js';
import { toolName } from './tool-names.js';

const dayOfYear = new Intl.DateTimeFormat(dayLocale, { day: 'numeric', month: 'short' });
/** With seconds, because all portraits of a set finish within a minute. */
const exactMoment = new Intl.DateTimeFormat(dayLocale, {
  dateStyle: 'medium',
  timeStyle: 'medium',
});

export function expiryWords(expiresAt: string | null): string | null {
  const date = expiresAt === null ? null : new Date(expiresAt);
  return date && !Number.isNaN(date.getTime()) ? `${text.until} ${dayOfYear.format(date)}` : null;
}

export function imageCount(count: number): string {
  return `${count} ${count === 1 ? text.image : text.images}`;
}

const REACTIONS = { like: text.liked, dislike: text.disliked };

export function imageLabel(image: Image, styleName: (style: string) => string): string {
  const { id, creation_method_name: tool, created_at, reaction } = image;
  const style = styleOf(image);
  const uploaded = photoName(id) ?? text.uploadedPhoto;
  const kind = tool === null ? uploaded : style === null ? toolName(tool) : styleName(style);
  const time = exactMoment.format(Date.parse(created_at));
  return `${kind}, ${time}${reaction === null ? '' : REACTIONS[reaction]}`;
}
