import { readFile } from 'node:fs/promises';
import { FaceAnalyser } from '../analysis/face-analyser.js';
import { openDiffusionEngine } from '../engines/diffusion/open-engine.js';
import { PhotoIntake } from '../engines/portrait/photo-intake.js';
import { PREVIEW_EXAMPLE, PREVIEW_SEED, writePreview } from '../engines/previews/write-preview.js';
import { decodeImage } from '../imaging/decode.js';
import { offeredStyles } from '../packs/offered-styles.js';
import type { OpenedPack } from '../packs/opened-pack.js';
import { PackGraphs } from '../packs/pack-graphs.js';

export async function previewStyles(
  pack: OpenedPack,
  threads: number,
  onPreview: (file: string) => void,
): Promise<void> {
  const image = await decodeImage(await readFile(PREVIEW_EXAMPLE));
  const graphs = new PackGraphs(pack, threads);
  const analyser = await FaceAnalyser.load({ threads });
  const photos = new PhotoIntake(analyser);
  try {
    const engine = await openDiffusionEngine(pack, { graphs, photos, threads });
    for (const { id, preview } of offeredStyles(pack)) {
      const portrait = await engine.render(
        [{ id: 'example', image }],
        { style: id, gender: 'woman', seed: PREVIEW_SEED, size: 1024, headPose: null },
        { onProgress: () => undefined, signal: new AbortController().signal },
      );
      await writePreview(portrait.image, preview);
      onPreview(preview);
    }
  } finally {
    await graphs.close();
    await analyser.dispose();
  }
}
