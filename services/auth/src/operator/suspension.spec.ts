import { authSuite, bearer, PASSWORD } from '../testing/running-auth.js';
import { SuspensionService } from './suspension.service.js';

describe('the operator', () => {
  const auth = authSuite();

  it('suspends an account, which ends its sessions, and reinstates it', async () => {
    const suspensions = auth.app.get(SuspensionService);
    const email = await auth.verified();
    const token = bearer(await auth.login(email));
    expect(await suspensions.set(email.toUpperCase(), false)).toBe(true);
    expect((await auth.call('/api/users/me', {}, { token })).status).toBe(401);
    expect(auth.peers.told.at(-1)).toMatchObject({
      to: 'billing',
      path: '/internal/suspensions',
      body: { is_suspended: true },
    });
    const refused = await auth.login(email, PASSWORD);
    expect(refused.body).toEqual({ detail: 'LOGIN_BAD_CREDENTIALS' });
    expect(await suspensions.set(email, true)).toBe(true);
    expect((await auth.login(email, PASSWORD)).status).toBe(200);
    expect((await auth.call('/api/users/me', {}, { token })).status).toBe(401);
  });

  it('reports an unknown account', async () => {
    expect(await auth.app.get(SuspensionService).set('nobody@example.org', false)).toBe(false);
  });
});
