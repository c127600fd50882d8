import {
  accountPlanJob,
  accountSnapshotJob,
  expiryTellJob,
  paymentTellJob,
} from './accounts.jobs.js';

it.each([accountPlanJob, accountSnapshotJob, expiryTellJob, paymentTellJob])(
  'facts are retried for more than a day: $name',
  ({ tries, backoffMs }) => {
    const seconds = (backoffMs * (2 ** (tries - 1) - 1)) / 1_000;
    expect(seconds).toBeGreaterThan(24 * 3_600);
  },
);
