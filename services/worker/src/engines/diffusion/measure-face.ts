import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import type { Box } from '../../analysis/geometry.js';
import { compareEmbeddings, type Likeness } from '../../analysis/likeness.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import type { Subject } from '../portrait/subject.js';

const MOST_FACES = 4;
const MIN_PRESENCE = 0.5;

export type MeasuredFace = Likeness & {
  readonly box: Box;
  /** Distance to a further photo of the person, which the picture was not made from. */
  readonly heldOut: Likeness | null;
};

/** The face of a picture that is most like the person; undefined when no face is seen. */
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
