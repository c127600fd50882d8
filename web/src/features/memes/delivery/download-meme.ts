import * as text from '../messages/en.js';
import type { Device } from '../rendering/export-size.js';

export type Told = { readonly tone: 'success' | 'info' | 'error'; readonly title: string };

const STARTED: Record<Device, string> = {
  desktop: text.startedOnDesktop,
  mobile: text.startedOnMobile,
  ios: text.startedOnIos,
};
const FAILED: Record<Device, string> = {
  desktop: text.failedOnDesktop,
  mobile: text.failedOnPhone,
  ios: text.failedOnPhone,
};

export function wordsOfStartedDownload(device: Device): Told {
  return { tone: 'success', title: STARTED[device] };
}

export function wordsOfFailedDrawing(device: Device): Told {
  return { tone: 'error', title: FAILED[device] };
}

export function memeName(now: Date, index?: number): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[T:]/g, '-');
  return `meme-${stamp}${index === undefined ? '' : `-${index + 1}`}.png`;
}
