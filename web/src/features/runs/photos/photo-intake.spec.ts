import { ApiError, ConnectionError } from '../../../lib/api/api-error.js';
import { createPhotoBox } from './photo-box.js';
import { createPhotoIntake } from './photo-intake.js';
import { gif, portsWith } from './photos.fixtures.js';

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function setUp({ given = true } = {}) {
  const world = { token: 'ada' as string | undefined, given, sent: [] as string[] };
  const uploads = vi.fn(async (file: File) => {
    world.sent.push(`${file.name} as ${world.token ?? 'a visitor'}`);
    return { id: `id-${file.name}`, width: 9, height: 9, duplicate: false, turned: 0 as const };
  });
  const box = createPhotoBox(portsWith({ upload: uploads }));
  const waits: number[] = [];
  const ports = {
    shownToken: () => world.token,
    personKnown: () => Promise.resolve(),
    fetchConsent: vi.fn(async () => ({ given: world.given, given_at: null })),
    giveConsent: vi.fn(async () => void (world.given = true)),
    onConsentGiven: vi.fn(),
    fail: vi.fn(),
    wait: async (ms: number) => void waits.push(ms),
  };
  const intake = createPhotoIntake([box], ports);
  const add = async (...names: string[]) => {
    await box.add(
      names.map((name) => gif(name)),
      'picker',
    );
    await settled();
  };
  const statuses = () => box.getState().photos.map(({ status }) => status);
  return { world, box, uploads, ports, waits, intake, add, statuses };
}

describe('a photo that is added', () => {
  it('is checked at once where consent was given, and the verdict is its own', async () => {
    const { add, uploads, box } = setUp();
    uploads.mockRejectedValueOnce(new ApiError(422, 'PHOTO_NO_FACE', 'No face was found.'));
    await add('a', 'b');
    expect(box.getState().photos.map(({ status, problem }) => [status, problem])).toEqual([
      ['invalid', 'No face was found.'],
      ['stored', null],
    ]);
  });

  it('asks for the consent before anything leaves the device', async () => {
    const { add, intake, world, ports, statuses } = setUp({ given: false });
    await add('a', 'b');
    expect([intake.getState(), world.sent, statuses()]).toEqual([true, [], ['ready', 'ready']]);
    await intake.agree();
    await settled();
    expect([intake.getState(), statuses()]).toEqual([false, ['stored', 'stored']]);
    expect(ports.onConsentGiven).toHaveBeenCalledTimes(1);
  });

  it('stays on the device after a refusal, without a second question before the order', async () => {
    const { add, intake, world, statuses } = setUp({ given: false });
    await add('a');
    intake.decline();
    await add('b');
    expect([intake.getState(), world.sent, statuses()]).toEqual([false, [], ['ready', 'ready']]);
    world.given = true;
    await add('c');
    expect(statuses()).toEqual(['ready', 'ready', 'stored']);
  });

  it('does not ask again while the answer is on its way', async () => {
    const { add, intake, world, ports, statuses } = setUp({ given: false });
    await add('a');
    const { promise: isSaved, resolve: save } = Promise.withResolvers<void>();
    ports.giveConsent.mockImplementationOnce(async () => {
      await isSaved;
      world.given = true;
    });
    const agreed = intake.agree();
    await add('b');
    expect(intake.getState()).toBe(false);
    save();
    await agreed;
    await settled();
    expect([intake.getState(), statuses()]).toEqual([false, ['stored', 'stored']]);
  });

  it('is not sent if the consent could not be saved', async () => {
    const { add, intake, world, ports } = setUp({ given: false });
    await add('a');
    ports.giveConsent.mockRejectedValueOnce(new ConnectionError());
    await intake.agree();
    expect([ports.fail.mock.calls.length, intake.getState(), world.sent]).toEqual([1, false, []]);
  });

  it('asks again where the consent was taken back meanwhile', async () => {
    const { add, intake, world, uploads } = setUp();
    uploads.mockImplementationOnce(async () => {
      world.given = false;
      throw new ApiError(422, 'FACE_CONSENT_REQUIRED', 'Please agree first.');
    });
    await add('a');
    expect(intake.getState()).toBe(true);
    await intake.agree();
    await settled();
    expect(world.sent).toEqual(['a as ada']);
  });

  it('is tried again while the studio is away, until it is sent or removed', async () => {
    const { add, box, uploads, waits, ports, statuses } = setUp();
    uploads.mockRejectedValueOnce(new ApiError(408, 'REQUEST_TIMEOUT', 'Too slow'));
    uploads.mockRejectedValueOnce(
      new ApiError(503, 'ENGINE_UNAVAILABLE', 'Away', { retryAfterSeconds: 9 }),
    );
    await add('a');
    expect([waits, statuses()]).toEqual([[2_000, 9_000], ['stored']]);
    for (let times = 0; times < 9; times += 1) uploads.mockRejectedValueOnce(new ConnectionError());
    await add('b');
    expect([waits.length, waits.at(-1), statuses()]).toEqual([11, 20_000, ['stored', 'stored']]);
    uploads.mockRejectedValue(new ConnectionError());
    ports.wait = async () => {
      expect(box.getState().photos.at(-1)).toMatchObject({ status: 'ready', isUnsent: true });
      box.discard(box.getState().photos.map(({ key }) => key));
    };
    await add('c');
    expect(uploads).toHaveBeenCalledTimes(14);
  });

  it('is never sent as anybody but whom the page showed when it was added', async () => {
    const { add, intake, world, ports } = setUp({ given: false });
    await add('a');
    world.token = undefined;
    intake.drop();
    expect(intake.getState()).toBe(false);
    world.given = true;
    await intake.agree();
    await add('b');
    expect(world.sent).toEqual(['b as a visitor']);

    // Another user logs in while the request about the consent is pending.
    ports.fetchConsent.mockImplementationOnce(async () => {
      world.token = 'grace';
      return { given: true, given_at: null };
    });
    await add('c');
    expect(world.sent).toEqual(['b as a visitor']);
  });
});
