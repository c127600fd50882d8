import type { Image } from '@likeness/contracts/http/images';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** The day of a time, as it is shown with an image. */
export function dateWords(time: string | null | undefined): string {
  if (!time) return 'Date not available';
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? 'Invalid Date' : day.format(date);
}

/** The day on which an image is removed, in few words; null for never. */
export function expiryWords(expiresAt: string | null): string | null {
  const date = expiresAt === null ? null : new Date(expiresAt);
  return date && !Number.isNaN(date.getTime()) ? `until ${dayOfYear.format(date)}` : null;
}

/** `1 image`, `2 images`. */
export function imageCount(count: number): string {
  return `${count} ${count === 1 ? 'image' : 'images'}`;
}

/** What an image is called before its picture can be seen. */
export function imageLabel(image: Image): string {
  const kind = image.creation_method_name === null ? 'Uploaded photo' : 'Generated image';
  const reaction = image.reaction && (image.reaction === 'like' ? ', liked' : ', disliked');
  return `${kind} of ${dateWords(image.created_at)}${reaction ?? ''}`;
}
