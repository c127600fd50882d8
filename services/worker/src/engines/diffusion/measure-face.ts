import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import type { Box } from '../../analysis/geometry.js';
import { compareEmbeddings, type Likeness } from '../../analysis/likeness.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import type { Subject } from '../portrait/subject.js';

const MOST_FACES = 4;
const MIN_PRESENCE = 0.5;

export type MeasuredFace = Likeness & {
  readonly box: Box;
  /** Distance to another photo of the person that was no input. */
  readonly heldOut: Likeness | null;
};

export async function measureFace(
  analyser: FaceAnalyser,
  image: RgbImage,
  { embedding, heldOut }: Pick<Subject, 'embedding' | 'heldOut'>,
): Promise<MeasuredFace | undefined> {
  const measured: MeasuredFace[] = [];
  for (const face of (await analyser.detect(image)).slice(0, MOST_FACES)) {
    const mesh = await analyser.mesh(image, face);
    if (mesh.presence < MIN_PRESENCE) continue;
    const own = await analyser.embed(image, mesh);
    measured.push({
      ...compareEmbeddings(embedding, own),
      box: mesh.box,
      heldOut: heldOut && compareEmbeddings(heldOut.embedding, own),
    });
  }
  return measured.sort((a, b) => a.euclid - b.euclid)[0];
}
