import { Link } from '@tanstack/react-router';
import { Coins } from 'lucide-react';
import { useUser } from '../../lib/session/use-session.js';
import * as text from './messages/en.js';

export function CreditsLink() {
  const user = useUser();
  if (!user) return null;
  return (
    <Link
      to="/account"
      hash="credits"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 max-[25rem]:px-1 text-control font-medium text-ink-2 tabular-nums hover:bg-ink/6 hover:text-ink"
    >
      <Coins aria-hidden className="size-4.5 max-[25rem]:hidden" strokeWidth={1.75} />
      {user.credits}
      <span className="max-sm:sr-only">{text.credits(user.credits)}</span>
    </Link>
  );
}
