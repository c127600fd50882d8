import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { Provenance } from '../provenance/provenance.js';
import { CertificateWatchService } from './certificate-watch.service.js';

const AUTH_SECRET = 'x'.repeat(32);
let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'watch-'))));
afterEach(() => rm(folder, { recursive: true }));

async function watch(settings = {}) {
  const warn = jest.fn<void, Parameters<Logger['warn']>>();
  const provenance = await Provenance.open({ DATA_DIR: folder, AUTH_SECRET, ...settings });
  const logger = { warn } as unknown as Logger;
  const metrics = new Metrics();
  return {
    watch: Object.assign(new CertificateWatchService(provenance, metrics), { logger }),
    provenance,
    metrics,
    warn,
  };
}

it('exports the expiry as a metric and logs it from thirty days before', async () => {
  const { watch: watched, provenance, metrics, warn } = await watch();
  const end = await provenance.signsUntil();
  const before = (days: number) => new Date(end.getTime() - days * 24 * 3_600_000);
  await watched.run(before(31));
  expect(warn).not.toHaveBeenCalled();
  const metric = await metrics.getSingleMetric('c2pa_certificate_not_after_seconds')?.get();
  expect(metric?.values).toMatchObject([{ value: end.getTime() / 1000 }]);
  await watched.run(before(29));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ days: 29 });
});

it('prevents a start with an unusable certificate', async () => {
  const { watch: watched } = await watch({ C2PA_CERT: '/nowhere.pem', C2PA_KEY: '/nowhere.key' });
  await expect(watched.onApplicationBootstrap()).rejects.toThrow('C2PA_CERT, C2PA_KEY');
});
