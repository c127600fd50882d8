import { workerData } from 'node:worker_threads';
import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { openObjectStore } from '@likeness/service-kit/storage/open-object-store';
import sharp from 'sharp';
import { FaceAnalyser } from '../analysis/face-analyser.js';
import { checkPhoto } from '../analysis/photo-verdict.js';
import { examineFile } from '../provenance/examine-file.js';
import { Provenance } from '../provenance/provenance.js';
import { decodeImage } from '../raster/decode.js';
import type { ThreadReport, ThreadSettings } from './thread-settings.js';

const settings = workerData as ThreadSettings;
const store = openObjectStore(settings.storage);
sharp.concurrency(settings.threads);
const analyser = FaceAnalyser.load({ providers: settings.providers, threads: settings.threads });

const provenance = Provenance.open(settings.provenance);

/** Runs in a thread of its own: looks at one stored photo. */
export async function check(objectKey: string): Promise<PhotoVerdict> {
  const image = await decodeImage(await store.read(objectKey));
  const verdict = await checkPhoto(await analyser, image);
  if (!verdict.ok) return verdict;
  const { box, pose } = verdict.face;
  return { ok: true, face: { box, ...pose } };
}

/** Likewise: looks where a stored file comes from; null for one that is no readable picture. */
export async function examine(objectKey: string): Promise<ProvenanceReport | null> {
  return examineFile(await store.read(objectKey), await provenance);
}

export async function warmUp(): Promise<ThreadReport> {
  await provenance;
  const { provider, rejectedProviders } = await analyser;
  return { provider, rejected: rejectedProviders };
}
