import { startS3StandIn } from '@likeness/testing/s3-stand-in';
import { S3ObjectStore } from '@likeness/storage/s3-object-store';
import { Problem } from '../process/problem.js';
import { provideBucket } from './provide-bucket.js';

const server = await startS3StandIn({ buckets: [] });
afterAll(() => server.close());

const settings = (change: Record<string, string> = {}) => ({
  S3_ENDPOINT: server.options.endpoint,
  S3_ACCESS_KEY: server.options.accessKey,
  S3_SECRET_KEY: server.options.secretKey,
  ...change,
});

async function problem(env: Record<string, string>): Promise<string> {
  try {
    await provideBucket(env);
    return 'none';
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
}

test('without a store of the operator’s own nothing is asked for', async () => {
  expect(await problem({})).toBe('none');
});

test('a bucket that is not there is made, and one that is there stays', async () => {
  for (const _ of [1, 2]) expect(await problem(settings())).toBe('none');
  await new S3ObjectStore(server.options).check();
});

test.each([
  ['a missing key', { S3_SECRET_KEY: '' }, /S3_ACCESS_KEY and S3_SECRET_KEY: expected/],
  ['an unknown key', { S3_ACCESS_KEY: 'UNKNOWN' }, /refuses the credentials.*set S3_ACCESS_KEY/],
  ['a wrong secret', { S3_SECRET_KEY: 'wrong' }, /refuses the credentials.*S3_SECRET_KEY/],
  ['an address where nobody is', { S3_ENDPOINT: 'http://127.0.0.1:1' }, /S3_ENDPOINT says where/],
])('%s is named in one line, with what to set', async (_what, change, words) => {
  const said = await problem(settings(change));
  expect(said).toMatch(words);
  expect(said).not.toContain('\n');
});
