import { RotateCw } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { Spinner } from '../../../components/spinner.js';
import * as text from '../messages/en.js';

export function EmptyStage({ error, onRetry }: { error: Error | null; onRetry?: () => void }) {
  return (
    <div className="grid place-content-center justify-items-center gap-3 px-6 text-center text-ink-2">
      {error === null ? (
        <p role="status" className="flex items-center gap-2.5">
          <Spinner />
          {text.loading}
        </p>
      ) : (
        <>
          <p role="alert">{error.message}</p>
          {onRetry && (
            <Button onClick={onRetry}>
              <RotateCw aria-hidden />
              {text.tryAgain}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
