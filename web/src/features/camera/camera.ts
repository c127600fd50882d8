import { createStore, type Store } from '../../lib/store/store.js';
import * as text from './messages.js';

export class CaptureError extends Error {
  override readonly name = 'CaptureError';
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

export function captureName(at: Date): string {
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join('');
  return `camera-${day}-${time}.png`;
}

/** Never mirrored, because only the preview is a mirror. Throws `CaptureError`. */
export async function capture(video: HTMLVideoElement | null, at: Date): Promise<File> {
  if (!video) throw new CaptureError(text.noVideo);
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) throw new CaptureError(text.captureFailed);
  context.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new CaptureError(text.captureFailed);
  return new File([blob], captureName(at), { type: 'image/png', lastModified: at.getTime() });
}

/** Permission denied, no camera, camera in use elsewhere, insecure page, or stream lost. */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'insecure' | 'lost';

export type CameraState = {
  status: 'idle' | 'starting' | 'live' | 'failed';
  stream: MediaStream | null;
  fault: CameraFault | null;
  isFront: boolean;
  canSwitch: boolean;
  torch: 'on' | 'off' | null;
  hasTorchFailed: boolean;
};

export type CameraDevices = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;

export type Camera = Pick<Store<CameraState, never>, 'getState' | 'subscribe'> & {
  start: () => Promise<void>;
  switch: () => Promise<void>;
  toggleTorch: () => Promise<void>;
  /** Releases the camera, even one that is still starting. */
  stop: () => void;
};

const closed: CameraState = {
  status: 'idle',
  stream: null,
  fault: null,
  isFront: true,
  canSwitch: false,
  torch: null,
  hasTorchFailed: false,
};

const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

const FAULTS: Record<string, CameraFault> = {
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

function faultOf(error: unknown): CameraFault {
  return (error instanceof Error ? FAULTS[error.name] : undefined) ?? 'denied';
}

/** TypeScript's DOM types lack `torch`. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean };

function hasTorch(track: MediaStreamTrack): boolean {
  const capabilities: TorchCapabilities = track.getCapabilities?.() ?? {};
  return capabilities.torch === true;
}

/** A stream that arrives late, such as after the dialog closed, stops immediately. */
export function createCamera(devices: CameraDevices | undefined): Camera {
  const { dispatch, getState, subscribe } = createStore(
    (state: CameraState, change: Partial<CameraState>) => ({ ...state, ...change }),
    closed,
  );
  let turn = 0;

  const track = () => getState().stream?.getVideoTracks()[0];

  function release() {
    turn += 1;
    for (const used of getState().stream?.getTracks() ?? []) used.stop();
  }

  async function open(wish: MediaTrackConstraints): Promise<void> {
    release();
    const mine = turn;
    dispatch({ ...closed, status: 'starting', isFront: getState().isFront });
    if (!devices) {
      dispatch({ status: 'failed', fault: 'insecure' });
      return;
    }
    try {
      const stream = await devices.getUserMedia({ audio: false, video: { ...SIZE, ...wish } });
      if (mine !== turn) {
        for (const late of stream.getTracks()) late.stop();
        return;
      }
      await show(devices, stream, mine);
    } catch (error) {
      if (mine === turn) dispatch({ status: 'failed', fault: faultOf(error) });
    }
  }

  async function show(list: CameraDevices, stream: MediaStream, mine: number): Promise<void> {
    const shown = stream.getVideoTracks()[0];
    shown?.addEventListener('ended', () => {
      if (mine === turn) dispatch({ ...closed, status: 'failed', fault: 'lost' });
    });
    dispatch({
      status: 'live',
      stream,
      isFront: shown?.getSettings().facingMode !== 'environment',
      torch: shown && hasTorch(shown) ? 'off' : null,
    });
    const cameras = await listCameras(list);
    if (mine === turn) dispatch({ canSwitch: cameras.length > 1 });
  }

  /** Devices have ids only after permission. */
  async function listCameras(list: CameraDevices): Promise<MediaDeviceInfo[]> {
    const all = await list.enumerateDevices().catch(() => []);
    return all.filter(({ kind }) => kind === 'videoinput');
  }

  const settings = () => track()?.getSettings() ?? {};

  async function openAfter(list: CameraDevices, deviceId: string | undefined): Promise<void> {
    const cameras = await listCameras(list);
    const at = cameras.findIndex((camera) => camera.deviceId === deviceId);
    const next = cameras[(at + 1) % cameras.length];
    if (next) await open({ deviceId: { exact: next.deviceId } });
  }

  return {
    getState,
    subscribe,
    start: () => open({ facingMode: { ideal: 'user' } }),
    async switch() {
      if (!devices || getState().status !== 'live') return;
      const { facingMode, deviceId } = settings();
      if (facingMode === undefined) {
        await openAfter(devices, deviceId);
        return;
      }
      const other = facingMode === 'environment' ? 'user' : 'environment';
      await open({ facingMode: { ideal: other } });
      // Without a camera on the other side, the browser returns the same one.
      const isSame = getState().status === 'live' && settings().deviceId === deviceId;
      if (isSame) await openAfter(devices, deviceId);
    },
    async toggleTorch() {
      const { torch } = getState();
      const used = track();
      if (!used || torch === null) return;
      const torchOn: MediaTrackConstraintSet & { torch: boolean } = { torch: torch === 'off' };
      try {
        await used.applyConstraints({ advanced: [torchOn] });
        if (used === track())
          dispatch({ torch: torch === 'on' ? 'off' : 'on', hasTorchFailed: false });
      } catch {
        if (used === track()) dispatch({ hasTorchFailed: true });
      }
    },
    stop() {
      release();
      dispatch(closed);
    },
  };
}
