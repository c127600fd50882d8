import type { Image } from '@likeness/contracts/http/images';
import { downloadUrl } from '../../../lib/api/image-url.js';
import { call } from '../../../lib/api/request.js';

const TIMEOUT_MS = 30_000;

/** Rejects after 30 seconds, and with an `ApiError` when the server refuses the image. */
export async function fetchPicture(
  image: Pick<Image, 'id' | 'url'>,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await fetch(downloadUrl(image), {
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.ok) return response.blob();
  // The file route answers 404 for every refusal; the API call gives the real reason.
  await call('GET /api/images/:id', { params: { id: image.id }, signal });
  throw new Error(`The picture was answered with ${response.status}`);
}

export type Device = 'desktop' | 'mobile' | 'ios';

/** Longest side in px that each device can draw and store. */
const CAPS: Record<Device, number> = { desktop: Infinity, mobile: 1920, ios: 2048 };

type Size = { readonly width: number; readonly height: number };

export function exportSize({ width, height }: Size, device: Device): Size {
  const scale = Math.min(1, CAPS[device] / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

type Agent = { readonly userAgent: string; readonly maxTouchPoints: number };

/** An iPad's user agent says Macintosh, but the device has touch points. */
export function deviceOf({ userAgent, maxTouchPoints }: Agent): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'ios';
  return /Android|Mobile/.test(userAgent) ? 'mobile' : 'desktop';
}
