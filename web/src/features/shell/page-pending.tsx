import { Spinner } from '../../components/spinner.js';
import { siteTitle } from '../../lib/head/site-title.js';
import * as text from './messages/en.js';

export function PagePending() {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-ink-2">
      <title>{siteTitle}</title>
      <span className="inline-flex items-center gap-2.5">
        <Spinner className="size-5" />
        {text.loading}
      </span>
    </div>
  );
}
