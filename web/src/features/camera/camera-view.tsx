import { clsx } from 'clsx';
import { useEffect, type RefObject } from 'react';
import { Spinner } from '../../components/spinner.js';

type CameraViewProps = {
  video: RefObject<HTMLVideoElement | null>;
  stream: MediaStream | null;
  isFront: boolean;
};

function attach(video: HTMLVideoElement | null, stream: MediaStream | null): void {
  if (video) video.srcObject = stream;
}

/** The running picture, a mirror for the front camera, with an outline to hold the face in. */
export function CameraView({ video, stream, isFront }: CameraViewProps) {
  useEffect(() => attach(video.current, stream), [video, stream]);

  return (
    <div className="relative grid h-full place-items-center overflow-hidden bg-black sm:aspect-video sm:max-h-[calc(100dvh-15rem)] sm:w-full">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label="Camera picture"
        className={clsx('size-full object-contain', isFront && '-scale-x-100')}
      />
      {stream ? (
        <svg
          aria-hidden
          viewBox="0 0 160 90"
          className="pointer-events-none absolute inset-0 size-full fill-none stroke-white [stroke-linecap:round]"
        >
          <ellipse
            cx="80"
            cy="43"
            rx="21"
            ry="28"
            strokeWidth="0.6"
            strokeDasharray="3 2"
            className="[filter:drop-shadow(0_0_0.6px_#000)]"
          />
          <path d="M80 11v4M80 71v4M55 43h4M101 43h4" strokeWidth="0.8" className="stroke-mark" />
        </svg>
      ) : (
        <p role="status" className="absolute flex items-center gap-2.5 text-white">
          <Spinner />
          Waiting for the camera
        </p>
      )}
    </div>
  );
}
