import { CameraOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.js';
import type { CameraFault } from './camera.js';
import * as text from './messages/en.js';

const REASONS: Record<CameraFault, string> = {
  denied: text.denied,
  missing: text.missing,
  busy: text.busy,
  insecure: text.insecure,
  lost: text.lost,
};

type CameraFaultViewProps = { fault: CameraFault; onRetry: () => void };

export function CameraFaultView({ fault, onRetry }: CameraFaultViewProps) {
  const retry = useRef<HTMLButtonElement>(null);

  useEffect(() => retry.current?.focus(), []);

  return (
    <div
      role="alert"
      className="grid min-h-full content-center justify-items-center gap-3 px-6 py-16 text-center sm:min-h-96"
    >
      <CameraOff aria-hidden className="size-7 text-ink-3" strokeWidth={1.5} />
      <p className="type-h4 max-w-[34ch]">{text.noAccess}</p>
      <p className="max-w-[44ch] text-sm text-ink-2">{REASONS[fault]}</p>
      {fault !== 'insecure' && (
        <Button ref={retry} onClick={onRetry}>
          {text.tryAgain}
        </Button>
      )}
    </div>
  );
}
