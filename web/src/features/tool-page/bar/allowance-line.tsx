import type { Allowance } from '@likeness/contracts/http/generation';
import { useQuery } from '@tanstack/react-query';
import { useIsMember } from '../../../lib/session/use-session.js';
import { allowanceQuery } from '../../runs/run-queries.js';
import { timeWords } from '../../../lib/time-words.js';
import * as text from '../messages/en.js';

function visitorWords({ generations_left, generations_per_day, next_at }: Allowance): string {
  if (generations_left > 0) {
    return text.setsLeft(generations_left, generations_per_day);
  }
  return next_at === null ? text.noSetsLeft : text.noSetsLeftUntil(timeWords(next_at));
}

function memberWords({ images_left, images_per_hour, next_at }: Allowance): string {
  if (images_left === null || images_per_hour === null) return '';
  if (images_left > 0) return text.imagesLeft(images_left, images_per_hour);
  return next_at === null ? text.noImagesLeft : text.noImagesLeftUntil(timeWords(next_at));
}

/** How much is left of what may be made, and whether anything is being made at present. */
export function AllowanceLine() {
  const isMember = useIsMember();
  const { data: allowance } = useQuery(allowanceQuery);
  const words = allowance && (isMember ? memberWords(allowance) : visitorWords(allowance));
  return (
    <>
      <p className="min-h-5 text-sm text-ink-2 tabular-nums">{words}</p>
      {allowance?.is_rendering === false && (
        <p className="text-sm font-semibold text-warning">{text.notRendering}</p>
      )}
    </>
  );
}
