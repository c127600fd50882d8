import type { ImageList } from '@likeness/contracts/http/images';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/use-session.js';
import { tierOf } from '../../../lib/session/tier-of.js';
import { dateWords } from '../../../lib/date-words.js';
import { imageCount } from '../../../lib/images/image-words.js';
import { Panel } from './panel.js';

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2.5 last:border-0">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right font-medium tabular-nums">{value}</dd>
    </div>
  );
}

function expiryLine(expiring: ImageList['expiring']): string {
  if (!expiring) return 'Nothing in the next 14 days';
  return `${imageCount(expiring.count)}, the first on ${dateWords(expiring.first_at)}`;
}

export function StoragePanel({ list }: { list: ImageList }) {
  const { user } = useSession();
  const isSubscriber = tierOf(user) === 'subscriber';
  return (
    <Panel
      title="Storage"
      more={
        !isSubscriber && (
          <Link to="/pricing" className="link text-sm">
            Keep everything
          </Link>
        )
      }
    >
      <dl>
        <Line name="AI generated" value={imageCount(list.counts?.ai_generated ?? 0)} />
        <Line name="Uploaded" value={imageCount(list.counts?.user_provided ?? 0)} />
        <Line name="Kept for" value={isSubscriber ? 'As long as you subscribe' : '90 days'} />
        <Line name="Expiring soon" value={expiryLine(list.expiring)} />
      </dl>
    </Panel>
  );
}
