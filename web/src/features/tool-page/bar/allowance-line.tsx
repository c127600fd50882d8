import type { Allowance } from '@likeness/contracts/http/generation';
import { useQuery } from '@tanstack/react-query';
import { useIsMember } from '../../../lib/session/use-session.js';
import { allowanceQuery } from '../../runs/run-queries.js';
import { timeWords } from '../../../lib/time-words.js';

function visitorWords({ generations_left, generations_per_day, next_at }: Allowance): string {
  if (generations_left > 0) {
    return `${generations_left} of ${generations_per_day} free sets left in 24 hours.`;
  }
  const next = next_at === null ? '' : ` The next one opens ${timeWords(next_at)}.`;
  return `No free sets left.${next}`;
}

function memberWords({ images_left, images_per_hour, next_at }: Allowance): string {
  if (images_left === null || images_per_hour === null) return '';
  if (images_left > 0) return `${images_left} of ${images_per_hour} images left this hour.`;
  const next = next_at === null ? '' : ` The next one opens ${timeWords(next_at)}.`;
  return `No images left this hour.${next}`;
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
        <p className="text-sm font-semibold text-warning">
          The studio is not rendering at the moment. What you create is made as soon as it is back.
        </p>
      )}
    </>
  );
}
