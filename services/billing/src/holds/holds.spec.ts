import { member, type RunningBilling, startRunningBilling } from '../testing/running-billing.js';

describe('holds', () => {
  let billing: RunningBilling;
  beforeAll(async () => {
    billing = await startRunningBilling();
  });
  afterAll(() => billing.close());

  it('are for services alone', async () => {
    expect((await billing.post(member(), '/internal/holds', {})).status).toBe(401);
  });
});
