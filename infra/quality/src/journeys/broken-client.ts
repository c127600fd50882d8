import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Journey, newVisitor } from '../world.js';

const PAUSE_MS = 250;
const json = { 'content-type': 'application/json' };

const REQUESTS: readonly [string, RequestInit][] = [
  ['/api/auth/jwt/login', { method: 'POST', headers: json, body: '{"username":' }],
  ['/api/auth/register', { method: 'POST', headers: json, body: '[]' }],
  ['/api/images?page=-1&limit=999999', {}],
  ['/api/images/not-an-id/file', {}],
  [`/api/images/${randomUUID()}/file?w=3`, {}],
  [`/api/lenses/jobs/${randomUUID()}`, { method: 'DELETE' }],
  ['/api/images', { method: 'DELETE', headers: json, body: '{"image_ids":"all"}' }],
  ['/api/users/me', { headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' } }],
  ['/api/payments/webhook', { method: 'POST', headers: json, body: '{"type":"x"}' }],
  ['/api/nowhere', {}],
  [
    '/api/images/uploads',
    {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    },
  ],
  [
    '/api/lenses/anonymous/portrait',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' },
  ],
];

export const brokenClient: Journey = {
  name: 'broken client',
  begin: (world) => async () => {
    const visitor = newVisitor(world);
    for (const [path, init] of REQUESTS) {
      if (world.isOver()) return;
      await visitor.call(path, init);
      await sleep(PAUSE_MS);
    }
  },
};
