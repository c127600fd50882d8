import { CameraOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.js';
import type { CameraFault } from './camera.js';

const NO_ACCESS = 'Unable to access camera. Please ensure permissions are granted.';

const REASONS: Record<CameraFault, string> = {
  denied: 'This site may not use the camera. Allow it in the browser’s site settings.',
  missing: 'No camera was found on this device. You can choose a photo from your files instead.',
  busy: 'The camera did not start. Another program may be using it.',
  insecure: 'The browser offers the camera to secure pages only.',
  lost: 'The camera was disconnected or switched off.',
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
      <p className="type-h4 max-w-[34ch]">{NO_ACCESS}</p>
      <p className="max-w-[44ch] text-sm text-ink-2">{REASONS[fault]}</p>
      {fault !== 'insecure' && (
        <Button ref={retry} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
