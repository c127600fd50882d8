import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../components/button.js';
import { call } from '../../lib/api/request.js';
import { local } from '../../lib/storage.js';
import { locale } from '../../lib/locale.js';
import * as text from './messages.js';

const DISMISSED = 'dismissedNotice';

/** A message of the operator. A dismissal lasts for its text. */
export function SiteNotice() {
  const [notice, setNotice] = useState<string>();

  useEffect(() => {
    call('GET /api/auth/notice').then(
      (answer) => setNotice(answer.notice?.[locale]),
      // Without an answer, the page says nothing.
      () => undefined,
    );
  }, []);

  if (notice === undefined || local.read(DISMISSED) === notice) return null;
  return (
    <aside aria-label={text.notice} className="border-b border-line bg-well">
      <div className="wrap flex min-h-11 items-center justify-between gap-4 py-1 text-sm">
        <p className="min-w-0 wrap-anywhere">{notice}</p>
        <IconButton
          label={text.close}
          onClick={() => {
            local.write(DISMISSED, notice);
            setNotice(undefined);
          }}
        >
          <X aria-hidden />
        </IconButton>
      </div>
    </aside>
  );
}
