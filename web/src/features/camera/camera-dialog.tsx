import { Aperture, CameraOff, SwitchCamera, Zap, ZapOff } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button, IconButton } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { FieldError } from '../../components/field-error.js';
import { useStore } from '../../lib/store/store.js';
import { CameraView } from './camera-view.js';
import {
  type Camera,
  type CameraFault,
  type CameraState,
  capture,
  CaptureError,
  createCamera,
} from './camera.js';
import * as text from './messages.js';

type CameraDialogProps = {
  onClose: () => void;
  onCapture: (photo: File) => void;
};

export function CameraDialog({ onClose, onCapture }: CameraDialogProps) {
  const shutter = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      onClose={onClose}
      size="panel"
      title={text.takePhotoTitle}
      description={text.holdFace}
      initialFocus={shutter}
    >
      <CameraBody shutter={shutter} onClose={onClose} onCapture={onCapture} />
    </Dialog>
  );
}

type CameraBodyProps = CameraDialogProps & {
  shutter: RefObject<HTMLButtonElement | null>;
};

function CameraBody({ shutter, onClose, onCapture }: CameraBodyProps) {
  const [camera] = useState(() => createCamera(navigator.mediaDevices));
  const state = useStore(camera);
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isLive = state.status === 'live';

  useEffect(() => {
    void camera.start();
    return camera.stop;
  }, [camera]);

  async function take() {
    setProblem(null);
    try {
      const photo = await capture(video.current, new Date());
      camera.stop();
      onCapture(photo);
      onClose();
    } catch (error) {
      setProblem(error instanceof CaptureError ? error.message : text.captureFailed);
    }
  }

  if (state.status === 'failed') {
    return <CameraFaultView fault={state.fault ?? 'denied'} onRetry={() => void camera.start()} />;
  }
  const said = problem ?? (state.hasTorchFailed ? text.flashlightFailed : null);
  return (
    <>
      <CameraView video={video} stream={state.stream} isFront={state.isFront} />
      <div className="grid gap-3 border-t border-line px-[clamp(1rem,3vw,1.75rem)] py-4">
        <div role="alert" className="justify-self-center empty:hidden">
          {said !== null && <FieldError>{said}</FieldError>}
        </div>
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
          <CameraControls state={state} camera={camera} />
          <Button
            ref={shutter}
            variant="primary"
            size="lg"
            busy={!isLive}
            className="col-start-2 row-start-1"
            onClick={() => void take()}
          >
            {isLive && <Aperture aria-hidden />}
            <span>{isLive ? text.takePhoto : text.openingCamera}</span>
          </Button>
        </div>
      </div>
    </>
  );
}

function CameraControls({ state, camera }: { state: CameraState; camera: Camera }) {
  const isLive = state.status === 'live';
  return (
    <>
      {isLive && state.torch !== null && (
        <IconButton
          label={state.torch === 'on' ? text.flashlightOff : text.flashlightOn}
          variant="secondary"
          aria-pressed={state.torch === 'on'}
          className="col-start-1 row-start-1 justify-self-end"
          onClick={() => void camera.toggleTorch()}
        >
          {state.torch === 'on' ? <Zap aria-hidden /> : <ZapOff aria-hidden />}
        </IconButton>
      )}
      {isLive && state.canSwitch && (
        <IconButton
          label={text.switchCamera}
          variant="secondary"
          className="col-start-3 row-start-1"
          onClick={() => void camera.switch()}
        >
          <SwitchCamera aria-hidden />
        </IconButton>
      )}
    </>
  );
}

const REASONS: Record<CameraFault, string> = {
  denied: text.denied,
  missing: text.missing,
  busy: text.busy,
  insecure: text.insecure,
  lost: text.lost,
};

function CameraFaultView({ fault, onRetry }: { fault: CameraFault; onRetry: () => void }) {
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
