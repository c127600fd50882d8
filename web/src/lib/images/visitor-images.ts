import { useEffect, useRef, type RefObject } from 'react';
import { call } from '../api/request.js';
import { local } from '../storage.js';
import { isKnown, shownToken } from '../api/shown-token.js';

/** In ms. The request runs while the user fills in the login form, so few users wait for it. */
const WITHIN_MS = 10_000;

/** `localStorage`, not `sessionStorage`: the link in the verification mail opens another tab. */
const NOTE = 'likeness.brought';

export type BroughtImages = { count: number; newest: string };

/** Call it before a login or registration, which adopts the guest images. */
export async function noteVisitorImages(): Promise<void> {
  if (shownToken.getState() !== undefined || !isKnown()) return;
  try {
    const list = await call('GET /api/images', {
      query: { origin: 'ai_generated', page: 1, limit: 1 },
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const [newest] = list.images;
    if (newest) local.write(NOTE, JSON.stringify({ count: list.total, newest: newest.id }));
  } catch {
    // The images still move to the account, only without the message.
  }
}

export function useNotedVisitorImages(): RefObject<Promise<void> | undefined> {
  const noted = useRef<Promise<void>>(undefined);
  useEffect(() => {
    noted.current = noteVisitorImages();
  }, []);
  return noted;
}

/** Null when there were no images or the page has already announced them. */
export function readBroughtImages(): BroughtImages | null {
  const text = local.read(NOTE) ?? '';
  return text === '' ? null : (JSON.parse(text) as BroughtImages);
}

export function forgetBroughtImages(): void {
  local.write(NOTE, '');
}
