import type { DISPLAY_WIDTHS, Image } from '@likeness/contracts/http/images';
import type { DownloadFormat } from '@likeness/contracts/http/download-formats';
type ImageRef = Pick<Image, 'url'> & Partial<Pick<Image, 'should_add_watermark'>>;

/** A server path is relative to `/api/` unless it starts with a slash. */
export function resolveUrl(url: string): string {
  return url.startsWith('/') ? url : `/api/${url}`;
}

/** The clean picture needs its own URL: browsers reuse pictures that a document has shown. */
const version = ({ should_add_watermark: mark }: ImageRef) => (mark === 'false' ? 'v=clean' : '');

export function displayUrl(image: ImageRef, width: (typeof DISPLAY_WIDTHS)[number]): string {
  return [`${resolveUrl(image.url)}?w=${width}`, version(image)].filter(Boolean).join('&');
}

export function croppedUrl(image: ImageRef, format: DownloadFormat): string {
  return [`${resolveUrl(image.url)}?format=${format}`, version(image)].filter(Boolean).join('&');
}

export function fullUrl(image: ImageRef): string {
  return [resolveUrl(image.url), version(image)].filter(Boolean).join('?');
}

export function downloadUrl(image: ImageRef): string {
  return `${resolveUrl(image.url)}?download=1`;
}

export function uploadPreviewUrl(uploadId: string): string {
  return displayUrl({ url: `images/${uploadId}/file` }, 512);
}
