import type { Image } from '@likeness/contracts/http/images';
import { useQuery } from '@tanstack/react-query';
import { ImageOff, RotateCw } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/request.js';
import * as text from '../messages/en.js';

function reasonOf(error: Error | null): string {
  if (error instanceof ConnectionError) return error.message;
  if (error instanceof ApiError && error.status === 404) return text.notKept;
  return text.notInTime;
}

/** An `img` gives no reason for a failure, so a request finds it, such as an expired session. */
export function PictureFault({ image, onRetry }: { image: Image; onRetry: () => void }) {
  const { error, isPending } = useQuery({
    queryKey: ['picture-fault', image.id],
    queryFn: ({ signal }) => call('GET /api/images/:id', { params: { id: image.id }, signal }),
    retry: false,
    gcTime: 0,
  });
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 px-6 text-center text-ink-2 [&_svg]:size-7"
    >
      <ImageOff aria-hidden strokeWidth={1.5} />
      <p className="type-h4 text-ink">{text.unavailable}</p>
      {!isPending && <p className="text-sm">{reasonOf(error)}</p>}
      <Button onClick={onRetry}>
        <RotateCw aria-hidden className="size-4.5!" />
        {text.tryAgain}
      </Button>
    </div>
  );
}
