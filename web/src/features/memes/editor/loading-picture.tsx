import { RetryNotice } from '../../../components/retry-notice.js';
import { Spinner } from '../../../components/spinner.js';
import * as text from '../messages/en.js';

export function LoadingPicture() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-ink-2">
      <Spinner />
      {text.loading}
    </p>
  );
}

export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="place-self-center px-4">
      <RetryNotice title={text.couldNotLoad} size="md" onRetry={onRetry}>
        {text.couldNotLoadHint}
      </RetryNotice>
    </div>
  );
}
