import type { Image } from '@likeness/contracts/http/images';
import { useReducer } from 'react';
import { type DraftAction, type MemeDraft, reduceDraft, startDraft } from './meme-draft.js';

/** Unfinished memes by picture, for the lifetime of the page. Evicts the oldest. */
const kept = new Map<string, MemeDraft>();
const MOST_KEPT = 50;

function keep(imageId: string, draft: MemeDraft): MemeDraft {
  kept.delete(imageId);
  kept.set(imageId, draft);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return draft;
}

export function useDraft({
  id,
  width,
  height,
}: Pick<Image, 'id' | 'width' | 'height'>): [MemeDraft, (action: DraftAction) => void] {
  return useReducer(
    (draft: MemeDraft, action: DraftAction) => keep(id, reduceDraft(draft, action)),
    id,
    () => kept.get(id) ?? startDraft(width / height),
  );
}
