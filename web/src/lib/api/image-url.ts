import type { DISPLAY_WIDTHS, Image } from '@likeness/contracts/http/images';

type DisplayWidth = (typeof DISPLAY_WIDTHS)[number];
type ImageRef = Pick<Image, 'url'>;

/** A path the server gives is relative to `/api/` unless it starts with a slash. */
function resolve({ url }: ImageRef): string {
  return url.startsWith('/') ? url : `/api/${url}`;
}

/** Address of an image as WebP, `width` px wide. */
export function displayUrl(image: ImageRef, width: DisplayWidth): string {
  return `${resolve(image)}?w=${width}`;
}

/** Address of the full image, answered as an attachment. */
export function downloadUrl(image: ImageRef): string {
  return `${resolve(image)}?download=1`;
}

/** Address of the preview of an uploaded photo. */
export function uploadPreviewUrl(uploadId: string): string {
  return displayUrl({ url: `images/${uploadId}/file` }, 256);
}

/** Address of a person's profile photo. */
export function profilePictureUrl(url: string): string {
  return resolve({ url });
}

/** Address of a head pose that comes with the studio. */
export function defaultPoseUrl(path: string): string {
  return resolve({ url: path });
}
