// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expiredFlag } from '../../lib/api/shown-token.js';
import { session } from '../../lib/session/page-session.js';
import { createStore } from '../../lib/store/store.js';
import { fakeServer } from '../../testing/fake-server.js';
import { createPhotoBox } from './photos/photo-box.js';
import { createToolRun, photoPorts } from './tool-run.js';

const ORDER = 'POST /api/lenses/portrait';
const user = { id: 'ada', credits: 5 };

it('goes on with an order after a login on the spot, without a fault', async () => {
  const server = fakeServer({
    'GET /api/users/me': { status: 200, body: user },
    'POST /api/auth/jwt/logout': { status: 204 },
    [ORDER]: { status: 401, body: { code: 'UNAUTHENTICATED', detail: 'Unauthorized' } },
  });
  await session.signIn('before');
  const { run } = createToolRun(
    {
      tool: 'lenszero',
      form: createStore((state: object) => state, {}),
      emptyForm: {},
      endpoint: 'lenses/portrait',
      photos: createPhotoBox(photoPorts('face')),
      pose: null,
      needsConsent: () => false,
    },
    new QueryClient(),
  );
  onTestFinished(async () => {
    run.forget();
    expiredFlag.dispatch(false);
    await session.logout();
  });
  void run.submit({ style: 'oil', imageCount: 1, fields: {} });
  await vi.waitFor(() => expect(expiredFlag.getState()).toBe(true));
  server.answer(ORDER, { status: 202, body: { job_id: 'j' } });
  await session.renew('after');
  await vi.waitFor(() => expect(server.sent.filter(({ call }) => call === ORDER)).toHaveLength(2));
  expect(run.getState()).toMatchObject({ phase: 'running', problem: null });
});
