import type { Person } from '@likeness/contracts/identity/principal';
import { until } from '@likeness/testing/until';
import {
  CAPTURE,
  claimedImage,
  jobOf,
  KEEP,
  loseResult,
  peerOf,
  REVEAL,
  tellRendered,
} from '../testing/paid-image.js';
import { type RunningLenses, startLenses } from '../testing/running-lenses.js';
import { SweepService } from './sweep.service.js';

describe('a paid picture, while services are of two versions', () => {
  let lenses: RunningLenses;
  beforeAll(async () => {
    lenses = await startLenses({ perHour: 1000 });
  });
  afterAll(() => lenses.close());

  const job = (person: Person, id: string) => jobOf(lenses, person, id);
  /** Makes the render look old and runs the sweep. */
  const sweepAsOld = async (id: string) => {
    await lenses.sql.query(
      `UPDATE renders SET updated_at = now() - interval '1 minute',
         expires_at = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    lenses.app.get(SweepService).wake();
  };

  const CASES = [
    ['the other one is not sent a field that it needs', KEEP, { refuses: 'CALL_INVALID' }],
    ['the other one is not sent a field that it needs', CAPTURE, { refuses: 'CALL_INVALID' }],
    ['the other one is not sent a field that it needs', REVEAL, { refuses: 'CALL_INVALID' }],
    ['an older one refuses in its own words', KEEP, { refuses: 'FIELD_INVALID' }],
    ['an older one does not know the path', KEEP, { refuses: 'NOT_FOUND' }],
    ['an older one does not know the path', REVEAL, { refuses: 'NOT_FOUND' }],
    ['an older one leaves out a field that is needed', KEEP, { leavesOut: 'url' }],
    ['an older one leaves out a field that is needed', REVEAL, { leavesOut: 'url' }],
  ] as const;

  it.each(CASES)('waits: %s, at %s', async (_what, path, difference) => {
    const { person, id } = await claimedImage(lenses);
    const peer = peerOf(lenses, path);
    const before = peer.callsOf(path);
    peer.differ(path, difference);
    await tellRendered(lenses, id);
    await until(() => peer.callsOf(path) >= before + 3, 'tried again by its job');

    // The queue fails; from then on, the sweep retries.
    await loseResult(lenses, id);
    const byJob = peer.callsOf(path);
    await sweepAsOld(id);
    await until(() => peer.callsOf(path) > byJob, 'tried again by the sweep');
    expect((await job(person, id)).state).toBe('rendering');
    expect(lenses.billing.statesOf(person.owner.id).released).toBe(0);
    expect(lenses.images.discarded).not.toContain(`renders/${id}/1/master.jpg`);

    peer.differ(path);
    await sweepAsOld(id);
    await until(async () => (await job(person, id)).state === 'done', 'delivered');
    expect((await job(person, id)).images).toHaveLength(1);
    expect(lenses.images.isSeen(id)).toBe(true);
    expect(lenses.billing.statesOf(person.owner.id)).toEqual({ held: 0, captured: 1, released: 0 });
  });

  it('ends when its files are gone, which is no difference of versions', async () => {
    const { person, id } = await claimedImage(lenses);
    lenses.images.differ(KEEP, { refuses: 'PORTRAIT_FILES_GONE' });
    await tellRendered(lenses, id);
    await until(async () => (await job(person, id)).state === 'failed', 'ended');
    lenses.images.differ(KEEP);
    await until(() => lenses.billing.statesOf(person.owner.id).released === 1, 'paid back');
  });
});
