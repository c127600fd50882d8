import type { Mock } from 'vitest';
import { type CameraDevices, capture, captureName, createCamera } from './camera.js';

type FakeTrack = EventTarget & {
  stop: () => void;
  isStopped: boolean;
  getSettings: () => MediaTrackSettings;
  getCapabilities: () => object;
  applyConstraints: Mock<() => Promise<void>>;
};

function makeTrack(settings: MediaTrackSettings, capabilities: object = {}): FakeTrack {
  const track = Object.assign(new EventTarget(), {
    isStopped: false,
    stop: () => {
      track.isStopped = true;
    },
    getSettings: () => settings,
    getCapabilities: () => capabilities,
    applyConstraints: vi.fn(() => Promise.resolve()),
  });
  return track;
}

const streamOf = (track: FakeTrack) =>
  ({ getTracks: () => [track], getVideoTracks: () => [track] }) as unknown as MediaStream;

const input = (deviceId: string) => ({ kind: 'videoinput', deviceId }) as MediaDeviceInfo;

function setUp(tracks: FakeTrack[], cameras = ['a']) {
  const asked: MediaTrackConstraints[] = [];
  const devices: CameraDevices = {
    getUserMedia: (constraints) => {
      asked.push(constraints?.video as MediaTrackConstraints);
      const track = tracks[asked.length - 1];
      return track ? Promise.resolve(streamOf(track)) : Promise.reject(named('NotFoundError'));
    },
    enumerateDevices: () => Promise.resolve(cameras.map(input)),
  };
  return { camera: createCamera(devices), devices, asked };
}

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

describe('the camera', () => {
  it('asks for 1280 × 720 of the front camera and shows it', async () => {
    const { camera, asked } = setUp([makeTrack({ facingMode: 'user' })]);
    await camera.start();
    expect(asked[0]).toEqual({
      width: { ideal: 1280 },
      height: { ideal: 720 },
      facingMode: { ideal: 'user' },
    });
    expect(camera.getState()).toMatchObject({
      status: 'live',
      isFront: true,
      canSwitch: false,
      torch: null,
    });
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['SomethingElse', 'denied'],
  ])('tells what %s means', async (name, fault) => {
    const { camera, devices } = setUp([]);
    devices.getUserMedia = () => Promise.reject(named(name));
    await camera.start();
    expect(camera.getState()).toMatchObject({ status: 'failed', fault, stream: null });
  });

  it('reports an insecure page without media devices', async () => {
    const camera = createCamera(undefined);
    await camera.start();
    expect(camera.getState()).toMatchObject({ status: 'failed', fault: 'insecure' });
  });

  it('stops a stream that arrives after closing', async () => {
    const track = makeTrack({});
    const { camera } = setUp([track]);
    const opening = camera.start();
    camera.stop();
    await opening;
    expect(track.isStopped).toBe(true);
    expect(camera.getState().status).toBe('idle');
  });

  it('switches to the other side of a phone and releases the first camera', async () => {
    const front = makeTrack({ facingMode: 'user', deviceId: 'a' });
    const rear = makeTrack({ facingMode: 'environment', deviceId: 'b' });
    const { camera, asked } = setUp([front, rear], ['a', 'b']);
    await camera.start();
    expect(camera.getState().canSwitch).toBe(true);
    await camera.switch();
    expect(front.isStopped).toBe(true);
    expect(asked[1]).toMatchObject({ facingMode: { ideal: 'environment' } });
    expect(camera.getState().isFront).toBe(false);
  });

  it.each([
    ['none reports its direction', {}, ['a', 'b']],
    ['both face the same way', { facingMode: 'user' }, ['a', 'a', 'b']],
  ])('switches to the next camera when %s', async (_when, side, ids) => {
    const { camera, asked } = setUp(
      ids.map((deviceId) => makeTrack({ deviceId, ...side })),
      ['a', 'b'],
    );
    await camera.start();
    await camera.switch();
    expect(asked.at(-1)).toMatchObject({ deviceId: { exact: 'b' } });
    expect(asked).toHaveLength(ids.length);
  });

  it('turns the torch on and off, and reports failures', async () => {
    const track = makeTrack({ facingMode: 'environment' }, { torch: true });
    const { camera } = setUp([track]);
    await camera.start();
    await camera.toggleTorch();
    expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
    expect(camera.getState().torch).toBe('on');
    track.applyConstraints.mockRejectedValueOnce(new Error('no'));
    await camera.toggleTorch();
    expect(camera.getState()).toMatchObject({ torch: 'on', hasTorchFailed: true });
  });

  it('detects an unplugged camera', async () => {
    const track = makeTrack({});
    const { camera } = setUp([track]);
    await camera.start();
    track.dispatchEvent(new Event('ended'));
    expect(camera.getState()).toMatchObject({ status: 'failed', fault: 'lost' });
  });
});

it('names a capture by its time', () => {
  expect(captureName(new Date(2026, 10, 20, 9, 5, 7))).toBe('camera-20261120-090507.png');
});

it('fails without a video', async () => {
  await expect(capture(null, new Date())).rejects.toThrow('Video element not found');
});
