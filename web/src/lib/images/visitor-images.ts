import { fetchImages } from '../api/gallery-api.js';
import { readLocal, writeLocal } from '../local-flags.js';
import { shownToken } from '../session/shown-token.js';
import { isKnown } from '../session/use-is-known.js';

/** Asked while the login is being filled in, so that nobody waits for it but where it is never answered. */
const WITHIN_MS = 10_000;

/** In the browser and not in the tab: the link of the verification mail opens another one. */
const NOTE = 'likeness.brought';

/** What a visitor had made here when they logged in: how many images, and the newest of them. */
export type BroughtImages = { count: number; newest: string };

/**
 * Before a login or a registration, which takes the visitor's images along: notes down how many there
 * are. Where they have gone already, what was noted then stands.
 */
export async function noteVisitorImages(): Promise<void> {
  if (shownToken.getState() !== undefined || !isKnown()) return;
  try {
    const list = await fetchImages(
      { origin: 'ai_generated', page: 1, limit: 1 },
      AbortSignal.timeout(WITHIN_MS),
    );
    const [newest] = list.images;
    if (newest) writeLocal(NOTE, JSON.stringify({ count: list.total, newest: newest.id }));
  } catch {
    // Then nothing is said of them; they come along anyway.
  }
}

/** What was noted at the login; null where there was nothing, or it was told already. */
export function readBroughtImages(): BroughtImages | null {
  const text = readLocal(NOTE) ?? '';
  return text === '' ? null : (JSON.parse(text) as BroughtImages);
}

export function forgetBroughtImages(): void {
  writeLocal(NOTE, '');
}
