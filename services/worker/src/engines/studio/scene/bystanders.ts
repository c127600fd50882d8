import type { FaceAnalyser } from '../../../analysis/face-analyser.js';
import type { Subject } from '../../portrait/subject.js';

/** Adds neighbors whose faces are too small, hidden or cut off for the search of photos. */
export async function withBystanders(analyser: FaceAnalyser, subject: Subject): Promise<Subject> {
  const { image, mesh, others } = subject;
  const beside = await analyser.detectBeside(image, mesh.box, others);
  return { ...subject, others: [...others, ...beside] };
}
