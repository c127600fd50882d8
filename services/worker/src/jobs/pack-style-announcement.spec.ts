import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packManifestSchema } from '@likeness/contracts/packs/pack-manifest';
import type { StylesAnnouncement } from '@likeness/contracts/jobs/results.jobs';
import type { JobSender } from '@likeness/queue/job-sender';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { FileObjectStore } from '@likeness/storage/file-object-store';
import type { OpenedPack } from '../packs/opened-pack.js';
import { PackStatus } from '../packs/pack-status.js';
import { writeSmallPack } from '../packs/testing/small-pack.js';
import { PackStyleAnnouncement } from './pack-style-announcement.js';

const folder = mkdtempSync(join(tmpdir(), 'likeness-pack-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MOON = { id: 'moon', name: 'On the moon', description: 'In a suit.', prompt: '{person}' };

function packWith(styles: readonly (typeof MOON)[]): OpenedPack {
  const written = writeSmallPack(join(folder, 'pack'), (manifest) => {
    manifest.styles = [...styles];
  });
  const manifest = packManifestSchema.parse(written);
  const { cpu } = manifest.variants;
  if (!cpu) throw new Error('the small pack runs on the CPU');
  return { folder: join(folder, 'pack'), manifest, variant: cpu, providers: ['cpu'], room: 1 };
}

it('announces styles of a pack once, and again with a new preview', async () => {
  const store = new FileObjectStore(join(folder, 'objects'));
  await store.prepare();
  const sent: StylesAnnouncement[] = [];
  const sender = {
    add: (_: unknown, announcement: StylesAnnouncement) => Promise.resolve(sent.push(announcement)),
  } as unknown as JobSender;
  const status = new PackStatus(new Metrics(), createLogger('worker', 'silent'));
  const announcement = new PackStyleAnnouncement(store, sender, status);

  status.tell([packWith([])], []);
  await announcement.send();
  expect(sent).toEqual([]);

  status.tell([packWith([MOON])], []);
  await announcement.send();
  await announcement.send();
  expect(sent).toMatchObject([
    {
      engine: 'pack-small',
      engine_name: 'Small pack',
      lane: 'diffusion-references',
      styles: [{ id: 'small--moon', sort: 99, title: 'On the moon', preview_key: null }],
    },
  ]);

  mkdirSync(join(folder, 'pack/previews'));
  writeFileSync(join(folder, 'pack/previews/moon.webp'), 'a picture');
  await announcement.send();
  expect(sent).toHaveLength(2);
  const key = sent[1]?.styles[0]?.preview_key ?? '';
  expect(key).toMatch(/^styles\/small--moon-[0-9a-f]{16}\.webp$/);
  expect((await store.read(key)).toString()).toBe('a picture');
});
