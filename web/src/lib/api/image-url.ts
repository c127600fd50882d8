import type { DISPLAY_WIDTHS, Image } from '@likeness/contracts/http/images';

type DisplayWidth = (typeof DISPLAY_WIDTHS)[number];
type ImageRef = Pick<Image, 'url'> & Partial<Pick<Image, 'should_add_watermark'>>;

/** A path the server gives is relative to `/api/` unless it starts with a slash. */
function resolve({ url }: ImageRef): string {
  return url.startsWith('/') ? url : `/api/${url}`;
}

/**
 * The picture at an address changes once, when its watermark is removed. A document shows again what
 * it has shown at an address without asking, so the clean picture has an address of its own.
 */
const version = ({ should_add_watermark: mark }: ImageRef) => (mark === 'false' ? 'v=clean' : '');

/** Address of an image as WebP, `width` px wide. */
export function displayUrl(image: ImageRef, width: DisplayWidth): string {
  return [`${resolve(image)}?w=${width}`, version(image)].filter(Boolean).join('&');
}

/** Address of the image as it is kept, for zooming in. */
export function fullUrl(image: ImageRef): string {
  return [resolve(image), version(image)].filter(Boolean).join('?');
}

/** Address of the full image, answered as an attachment. */
export function downloadUrl(image: ImageRef): string {
  return `${resolve(image)}?download=1`;
}

/** Address of the preview of an uploaded photo. */
export function uploadPreviewUrl(uploadId: string): string {
  return displayUrl({ url: `images/${uploadId}/file` }, 512);
}

/** Address of a person's profile photo. */
export function profilePictureUrl(url: string): string {
  return resolve({ url });
}

/** Address of an example that the operator has chosen. */
export function showcaseUrl(url: string): string {
  return resolve({ url });
}

/** Address of a head pose that comes with the studio. */
export function defaultPoseUrl(path: string): string {
  return resolve({ url: path });
}
