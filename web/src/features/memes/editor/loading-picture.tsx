import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
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
      <Notice
        tone="error"
        title={text.couldNotLoad}
        action={<Button onClick={onRetry}>{text.tryAgain}</Button>}
      >
        {text.couldNotLoadHint}
      </Notice>
    </div>
  );
}
