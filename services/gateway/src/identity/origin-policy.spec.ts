import { allowedOrigins } from './origin-policy.js';

it('allows both local names outside production only', () => {
  const env = { PORT: 8080, PUBLIC_URL: 'https://likeness.example/start', ALLOWED_ORIGINS: [] };
  const site = 'https://likeness.example';
  const local = ['http://127.0.0.1:8080', 'http://localhost:8080'];
  expect([...allowedOrigins({ ...env, NODE_ENV: 'production' })]).toEqual([site]);
  expect([...allowedOrigins({ ...env, NODE_ENV: 'test' })]).toEqual([site, ...local]);
});
