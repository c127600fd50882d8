import { clsx } from 'clsx';
import { useEffect, useState, type RefObject } from 'react';
import { Spinner } from '../../components/button.js';
import * as text from './messages.js';

type CameraViewProps = {
  video: RefObject<HTMLVideoElement | null>;
  stream: MediaStream | null;
  isFront: boolean;
};

const USUAL_RATIO = 16 / 9;

function attach(video: HTMLVideoElement | null, stream: MediaStream | null): void {
  if (video) video.srcObject = stream;
}

function Guide() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      className="pointer-events-none absolute inset-0 size-full fill-none stroke-[#fff] [stroke-linecap:round]"
    >
      <ellipse
        cx="50"
        cy="48"
        rx="24"
        ry="32"
        strokeWidth="0.7"
        strokeDasharray="3.2 2.4"
        className="[filter:drop-shadow(0_0_0.6px_#000)]"
      />
      <path
        d="M50 12v5M50 79v5M21 48h5M74 48h5"
        strokeWidth="1"
        className="stroke-mark [filter:drop-shadow(0_0_0.4px_#000)]"
      />
    </svg>
  );
}

export function CameraView({ video, stream, isFront }: CameraViewProps) {
  const [ratio, setRatio] = useState(USUAL_RATIO);

  useEffect(() => attach(video.current, stream), [video, stream]);

  const measure = () => {
    const { videoWidth = 0, videoHeight = 0 } = video.current ?? {};
    if (videoHeight > 0) setRatio(videoWidth / videoHeight);
  };

  return (
    <div className="relative grid h-full min-h-0 place-items-center overflow-hidden bg-[#0d0b0a] [container-type:size] sm:aspect-video sm:h-auto sm:max-h-[calc(100dvh-15rem)]">
      <div
        className="relative"
        style={{ width: `min(100cqw, calc(100cqh * ${ratio}))`, aspectRatio: ratio }}
      >
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={text.cameraPicture}
          onLoadedMetadata={measure}
          onResize={measure}
          className={clsx('size-full object-contain', isFront && '-scale-x-100')}
        />
        {stream && <Guide />}
      </div>
      {!stream && (
        <p role="status" className="absolute flex items-center gap-2.5 text-[#f5f3f1]">
          <Spinner />
          {text.waitingForCamera}
        </p>
      )}
    </div>
  );
}
