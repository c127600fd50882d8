import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type RunningTimeStamps,
  startTimeStamps,
} from '@likeness/stand-ins/testing/running-time-stamps';
import { CLOCK_ALONE } from '@likeness/testing/clock-alone';
import { type CBORBox, SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { history, noise } from '../testing/signed-picture.js';
import { KeyFolder } from './key-folder.js';
import { issueSigner } from './local-authority.js';
import { openAsset } from './open-asset.js';
import { Provenance } from './provenance.js';

const AUTH_SECRET = 'x'.repeat(32);
const AWAY = 'http://127.0.0.1:9/';
const DAY_MS = 24 * 3_600_000;
let root: string;
let folder: string;
let responder: RunningTimeStamps;
let failures: unknown[];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'stamps-'));
  responder = await startTimeStamps();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(root, 'data-'));
  failures = [];
  responder.behave({});
});
afterAll(async () => {
  await responder.close();
  await rm(root, { recursive: true });
});

function open(...C2PA_TIMESTAMP_URL: string[]): Promise<Provenance> {
  if (C2PA_TIMESTAMP_URL.length === 0) C2PA_TIMESTAMP_URL.push(responder.url);
  const settings = { DATA_DIR: folder, AUTH_SECRET, C2PA_TIMESTAMP_URL };
  return Provenance.open(settings, (error) => failures.push(error));
}

function stampsOf(file: Buffer): Buffer[] {
  const store = SuperBox.fromBuffer(new Uint8Array(openAsset(file)?.getManifestJUMBF() ?? []));
  const [manifest] = store.contentBoxes as SuperBox[];
  const box = manifest?.getByPath('c2pa.signature')?.contentBoxes[0] as CBORBox;
  type Header = { sigTst2?: { tstTokens: { val: Uint8Array }[] } };
  const [, header] = box.content as [unknown, Header];
  return (header.sigTst2?.tstTokens ?? []).map(({ val }) => Buffer.from(val));
}

it('a picture has the bare token of the configured authority', async () => {
  const provenance = await open();
  const file = await provenance.sign(await noise('jpeg'), history());
  const [stamp, ...others] = stampsOf(file);
  expect(others).toEqual([]);
  // A sequence with an object identifier: ContentInfo, not TimeStampResp (RFC 3161).
  expect([stamp?.[0], stamp?.[4]]).toEqual([0x30, 0x06]);
  // Strict readers require the TSTInfo as one primitive string (DER), and a key identifier (C2PA).
  const content = stamp?.indexOf(Buffer.from('060b2a864886f70d0109100104', 'hex')) ?? -1;
  expect(stamp?.[content + 15]).toBe(0x04);
  expect(stamp?.includes(Buffer.from('0603551d23', 'hex'))).toBe(true);
  expect(failures).toEqual([]);
  expect(await provenance.readCredentials(file)).toMatchObject({ valid: true, own: true });
});

describe('after the certificate expires', () => {
  const issued = new Date(Date.now() - 400 * DAY_MS);
  const then = new Date(issued.getTime() + 10 * DAY_MS);

  beforeEach(async () => {
    const where = path.join(folder, 'provenance');
    await new KeyFolder(where).add(await issueSigner(issued), issued);
    responder.behave({ time: then });
  });

  async function signedThen(provenance: Promise<Provenance>): Promise<Buffer> {
    return inTime(then, async () => (await provenance).sign(await noise('jpeg'), history()));
  }

  it('only a stamped picture stays valid', async () => {
    const stamped = await signedThen(open());
    const plain = await signedThen(Provenance.open({ DATA_DIR: folder, AUTH_SECRET }));
    const today = await open();
    expect(await today.readCredentials(stamped)).toMatchObject({ valid: true, own: true });
    expect(await today.readCredentials(plain)).toMatchObject({ present: true, valid: false });
  });

  it('ignores a stamp of an unknown authority', async () => {
    const stamped = await signedThen(open());
    const stranger = await Provenance.open({ DATA_DIR: path.join(folder, 'other'), AUTH_SECRET });
    expect(await stranger.readCredentials(stamped)).toMatchObject({ present: true, valid: false });
  });

  it('ignores a stamp of another picture', async () => {
    const one = await signedThen(open());
    const [mine] = stampsOf(one);
    let theirs: Buffer | undefined;
    while (theirs?.length !== mine?.length) [theirs] = stampsOf(await signedThen(open()));
    theirs?.copy(one, one.indexOf(mine ?? 'none'));
    const today = await open();
    expect(await today.readCredentials(one)).toMatchObject({ present: true, valid: false });
  });
});

it.each([
  ['is away', [AWAY], {}],
  ['answers with something else', [], { spoil: () => Buffer.from('<html>') }],
  ['signs wrongly', [], { spoil: (b: Buffer) => flipped(b, b.length - 5) }],
  ['confirms something else', [], { spoil: (b: Buffer) => flipped(b, b.indexOf(IMPRINT) + 8) }],
])(
  'with an authority that %s the picture is signed without a stamp',
  async (_what, urls, behaviour) => {
    responder.behave(behaviour);
    const provenance = await open(...urls);
    const file = await provenance.sign(await noise('jpeg'), history());
    expect(stampsOf(file)).toEqual([]);
    expect(failures).toHaveLength(1);
    expect(await provenance.readCredentials(file)).toMatchObject({ valid: true, own: true });
  },
);

it('asks the next authority at once if the first fails', async () => {
  let answers = 0;
  const spoil = (b: Buffer) => (answers++ === 1 ? Buffer.from('<html>') : b);
  responder.behave({ spoil });
  const provenance = await open(`${responder.url}?first`, responder.url);
  for (let i = 0; i < 3; i++) {
    expect(stampsOf(await provenance.sign(await noise('jpeg'), history()))).toHaveLength(1);
  }
  expect([answers, failures.length]).toEqual([4, 1]);
});

it('rejects a replayed stamp', async () => {
  responder.behave({ repeats: true });
  const provenance = await open();
  const files = [
    await provenance.sign(await noise('jpeg'), history()),
    await provenance.sign(await noise('jpeg'), history()),
  ];
  expect(stampsOf(files[1] ?? Buffer.alloc(0))).toEqual([]);
  expect(failures).toHaveLength(1);
});

it('waits once for a hanging authority, then pauses', async () => {
  responder.behave({ hangs: true });
  const before = responder.asked;
  const provenance = await open();
  for (let i = 0; i < 3; i++) {
    const file = await provenance.sign(await noise('jpeg'), history());
    expect(await provenance.readCredentials(file)).toMatchObject({ valid: true });
  }
  expect(responder.asked - before).toBe(1);
  expect(failures).toHaveLength(1);
});

it('the second stamp reserves only the needed bytes', async () => {
  const provenance = await open();
  const sizes: number[] = [];
  for (let i = 0; i < 3; i++) {
    const file = await provenance.sign(await noise('jpeg'), history());
    sizes.push(openAsset(file)?.getManifestJUMBF()?.length ?? 0);
    expect(stampsOf(file)).toHaveLength(1);
    expect(await provenance.readCredentials(file)).toMatchObject({ valid: true });
  }
  expect(Math.max(sizes[1] ?? 0, sizes[2] ?? 0)).toBeLessThan((sizes[0] ?? 0) - 6_000);
});

it('drops a stamp that exceeds its reserve and enlarges the next reserve', async () => {
  const provenance = await open();
  await provenance.sign(await noise('jpeg'), history());
  responder.behave({ longer: true });
  const file = await provenance.sign(await noise('jpeg'), history());
  expect(stampsOf(file)).toEqual([]);
  expect(failures).toHaveLength(1);
  expect(await provenance.readCredentials(file)).toMatchObject({ valid: true });
});

/** Precedes the message imprint: tag and length of a SHA-256 hash. */
const IMPRINT = Buffer.from('0420', 'hex');

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] ^= 1;
  return copy;
}

/** Mocks only the date, so that network timers work. */
async function inTime<T>(time: Date, work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ now: time, doNotFake: [...CLOCK_ALONE] });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}
