export type Device = 'desktop' | 'mobile' | 'ios';

/** Longest side in px of what phones can draw and keep. */
const CAPS: Record<Device, number> = { desktop: Infinity, mobile: 1920, ios: 2048 };

type Size = { readonly width: number; readonly height: number };

/** The picture's own size, or as much of it as the device can take. */
export function exportSize({ width, height }: Size, device: Device): Size {
  const scale = Math.min(1, CAPS[device] / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

type Agent = { readonly userAgent: string; readonly maxTouchPoints: number };

/** A tablet of Apple calls itself a Macintosh, but is touched. */
export function deviceOf({ userAgent, maxTouchPoints }: Agent): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'ios';
  return /Android|Mobile/.test(userAgent) ? 'mobile' : 'desktop';
}
