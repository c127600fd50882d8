import { Share2 } from 'lucide-react';
import { Button } from '../../components/button.js';
import { toasts } from '../../components/toast-store.js';
import { useBusy } from '../../lib/use-busy.js';
import * as text from './messages/en.js';
import { sharePost } from './share-post.js';

function open(url: string) {
  // With `noopener`, `window.open` returns null even on success.
  window.open(url, '_blank', 'noopener');
}

export function ShareButton({ title }: { title: string }) {
  const [isBusy, run] = useBusy();

  async function share() {
    const post = { title, url: window.location.origin + window.location.pathname };
    const native = 'share' in navigator && { share: navigator.share.bind(navigator) };
    const isShared = await sharePost(post, { ...native, open });
    if (!isShared) toasts.add('error', text.notShared);
  }

  return (
    <Button busy={isBusy} className="noscript:hidden" onClick={() => run(share)}>
      <Share2 aria-hidden />
      {text.share}
    </Button>
  );
}
