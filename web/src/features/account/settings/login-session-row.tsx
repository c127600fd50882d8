import type { LoginSession } from '@likeness/contracts/http/sessions';
import { Button } from '../../../components/button.js';
import { momentWords } from '../../../lib/date-words.js';
import { useBusy } from '../../../lib/use-busy.js';

type LoginSessionRowProps = { session: LoginSession; onEnd: () => Promise<void> };

export function LoginSessionRow({ session, onEnd }: LoginSessionRowProps) {
  const [isBusy, run] = useBusy();
  const { device, created_at: begun, last_used_at: used, is_current: isCurrent } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 last:border-b">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-ink-2">
          Logged in <time dateTime={begun}>{momentWords(begun)}</time>
          {!isCurrent && (
            <>
              , last used <time dateTime={used}>{momentWords(used)}</time>
            </>
          )}
        </p>
      </div>
      {isCurrent ? (
        <p className="py-2 text-sm text-ink-2">This browser</p>
      ) : (
        <Button
          aria-label={`Log out ${device}, last used ${momentWords(used)}`}
          busy={isBusy}
          disabled={isBusy}
          onClick={() => run(onEnd)}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
