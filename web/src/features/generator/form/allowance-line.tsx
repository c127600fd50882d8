import { useQuery } from '@tanstack/react-query';
import { useIsMember } from '../../../lib/session/use-session.js';
import { allowanceQuery } from '../generator-queries.js';
import { timeWords } from './time-words.js';

/** What a press costs and how many are left, before it is pressed. */
export function AllowanceLine() {
  const isMember = useIsMember();
  const { data: allowance } = useQuery({ ...allowanceQuery, enabled: !isMember });
  return (
    <div className="grid gap-0.5">
      <p className="font-semibold">Free, with a visible watermark</p>
      {!isMember && (
        <p className="min-h-5 text-sm text-ink-2">
          {allowance &&
            (allowance.generations_left > 0
              ? `${allowance.generations_left} of ${allowance.generations_per_day} free generations left in 24 hours.`
              : `No free generations left.${allowance.next_at === null ? '' : ` The next one opens ${timeWords(allowance.next_at)}.`}`)}
        </p>
      )}
    </div>
  );
}
