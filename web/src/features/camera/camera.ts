import { createStore, type Store } from '../../lib/store/store.js';

/** Why there is no picture: not allowed, nothing there, used elsewhere, or the page isn't secure. */
export type CameraFault = 'denied' | 'missing' | 'busy' | 'insecure' | 'lost';

export type CameraState = {
  /** idle: not opened · starting: asking and opening · live: there is a picture · failed */
  status: 'idle' | 'starting' | 'live' | 'failed';
  stream: MediaStream | null;
  fault: CameraFault | null;
  /** The camera looks at the person who holds it: shown as in a mirror. */
  isFront: boolean;
  canSwitch: boolean;
  /** `null` where the camera has no light. */
  torch: 'on' | 'off' | null;
  hasTorchFailed: boolean;
};

export type CameraDevices = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;

export type Camera = Pick<Store<CameraState, never>, 'getState' | 'subscribe'> & {
  /** Opens the camera, or opens it again after a fault. */
  start: () => Promise<void>;
  /** Goes on to the other side of a phone, or to the next camera of a computer. */
  switch: () => Promise<void>;
  toggleTorch: () => Promise<void>;
  /** Lets go of the camera, also of one that is still being opened. */
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

/** The light of a phone's camera; the DOM's own types don't know it yet. */
type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean };

function hasTorch(track: MediaStreamTrack): boolean {
  const capabilities: TorchCapabilities = track.getCapabilities?.() ?? {};
  return capabilities.torch === true;
}

/**
 * One camera at a time, opened and let go of for sure: whatever comes late, such as a permission
 * given after the dialog was closed, is stopped at once.
 */
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

  /** Devices have ids only once access was given. */
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
      // Without a camera on the other side the wish gives the same one again.
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
