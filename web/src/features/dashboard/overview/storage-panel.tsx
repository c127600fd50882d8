import type { ImageList } from '@likeness/contracts/http/images';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/use-session.js';
import { tierOf } from '../../../lib/session/tier-of.js';
import { dateWords } from '../../../lib/date-words.js';
import { imageCount } from '../../../lib/images/image-words.js';
import * as text from './messages/en.js';
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
  if (!expiring) return text.nothingExpires;
  return text.firstOn(imageCount(expiring.count), dateWords(expiring.first_at));
}

export function StoragePanel({ list }: { list: ImageList }) {
  const { user } = useSession();
  const isSubscriber = tierOf(user) === 'subscriber';
  return (
    <Panel
      title={text.storage}
      more={
        !isSubscriber && (
          <Link to="/pricing" className="link text-sm">
            {text.keepEverything}
          </Link>
        )
      }
    >
      <dl>
        <Line name={text.generated} value={imageCount(list.counts?.ai_generated ?? 0)} />
        <Line name={text.uploaded} value={imageCount(list.counts?.user_provided ?? 0)} />
        <Line name={text.keptFor} value={isSubscriber ? text.whileSubscribed : text.ninetyDays} />
        <Line name={text.expiringSoon} value={expiryLine(list.expiring)} />
      </dl>
    </Panel>
  );
}
