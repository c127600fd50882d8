import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { FaceMeshTopology } from '../models/face-mesh-topology.js';
import { loadModel } from '../models/load-model.js';
import { findStudioPose, studioPoseEntries } from '../engines/studio/1-compose/default-poses.js';
import { drawMannequin } from './mannequin.js';

const SIDE = 512;

const bytes = await loadModel('face-mesh-topology.json');
const topology = JSON.parse(new TextDecoder().decode(bytes)) as FaceMeshTopology;
for (const { key, picture } of studioPoseEntries()) {
  const pose = findStudioPose(key);
  if (!pose) continue;
  const { width, height, data } = drawMannequin(topology, pose, 2 * SIDE);
  await mkdir(new URL('.', picture), { recursive: true });
  await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(SIDE)
    .webp({ quality: 82 })
    .toFile(fileURLToPath(picture));
  process.stdout.write(`${key}\n`);
}
