import type { Image } from '@likeness/contracts/http/images';
import type { DownloadFormat } from '@likeness/contracts/http/download-formats';
import type { Language } from '@likeness/contracts/text/languages';
import { croppedUrl, fullUrl } from '../../lib/api/image-url.js';

/** @param label language of a visible AI label */
export function labeledUrl(
  image: Image,
  label: Language | undefined,
  format?: DownloadFormat,
): string {
  const url = format ? croppedUrl(image, format) : fullUrl(image);
  return label ? `${url}${url.includes('?') ? '&' : '?'}label=${label}` : url;
}
