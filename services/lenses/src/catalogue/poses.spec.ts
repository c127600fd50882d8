import { defaultHeadPosesSchema } from '@likeness/contracts/http/poses';
import { posesAnnounceJob } from '@likeness/contracts/jobs/results.jobs';
import { until } from '@likeness/testing/until';
import { lensesSuite, visitor } from '../testing/running-lenses.js';

const CALL = '/api/images/default-headposes';

describe('default head poses', () => {
  const lenses = lensesSuite();

  const list = async () =>
    defaultHeadPosesSchema.parse(await (await lenses.as(visitor(), CALL)).json()).images;

  it('are those that engines announced, with their pictures', async () => {
    expect(await list()).toEqual([
      'images/default-headposes/default_front.webp',
      'images/default-headposes/default_three-quarter-left.webp',
    ]);
    await lenses.objects.put('poses/front.webp', Buffer.from('RIFF'));
    const response = await lenses.as(visitor(), `${CALL}/default_front.webp`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await response.text()).toBe('RIFF');
    const etag = response.headers.get('etag') ?? '';
    const again = await lenses.as(visitor(), `${CALL}/default_front.webp`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it.each(['default_none.webp', 'default_three-quarter-left.webp', '..%2f..%2fetc%2fpasswd'])(
    'that are not there are not found: %s',
    async (file) => {
      expect((await lenses.as(visitor(), `${CALL}/${file}`)).status).toBe(404);
    },
  );

  it('are replaced by what the engine announces next', async () => {
    const poses = [{ key: 'profile', picture_key: 'poses/profile.webp' }];
    await lenses.sender.add(posesAnnounceJob, { engine: 'studio', version: 'next', poses });
    await until(
      async () => (await list()).join() === 'images/default-headposes/default_profile.webp',
    );
  });
});
