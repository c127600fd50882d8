import { openObjectStore } from './open-object-store.js';

test('refuses a public address without an S3 store', () => {
  const env = { DATA_DIR: '.data', S3_BUCKET: 'likeness', S3_REGION: 'us-east-1' };
  expect(() => openObjectStore({ ...env, S3_PUBLIC_URL: 'https://images.example' })).toThrow(
    'S3_ENDPOINT: expected with S3_PUBLIC_URL',
  );
});
