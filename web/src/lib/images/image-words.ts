import type { Image } from '@likeness/contracts/http/images';
import { photoName } from '../photo-names.js';
import { styleOf } from '../recipe.js';
import { toolName } from './tool-names.js';

const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
/** With seconds, because all portraits of a set finish within a minute. */
const exactMoment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

export function expiryWords(expiresAt: string | null): string | null {
  const date = expiresAt === null ? null : new Date(expiresAt);
  return date && !Number.isNaN(date.getTime()) ? `until ${dayOfYear.format(date)}` : null;
}

export function imageCount(count: number): string {
  return `${count} ${count === 1 ? 'image' : 'images'}`;
}

const REACTIONS = { like: ', liked', dislike: ', disliked' };

export function imageLabel(image: Image, styleName: (style: string) => string): string {
  const { id, creation_method_name: tool, created_at, reaction } = image;
  const style = styleOf(image);
  const uploaded = photoName(id) ?? 'Uploaded photo';
  const kind = tool === null ? uploaded : style === null ? toolName(tool) : styleName(style);
  const time = exactMoment.format(Date.parse(created_at));
  return `${kind}, ${time}${reaction === null ? '' : REACTIONS[reaction]}`;
}
