import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { Spinner } from '../../../components/spinner.js';

export function LoadingPicture() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-ink-2">
      <Spinner />
      Loading the image
    </p>
  );
}

export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="place-self-center px-4">
      <Notice
        tone="error"
        title="Failed to load image"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        Check your connection. Your text is kept.
      </Notice>
    </div>
  );
}
