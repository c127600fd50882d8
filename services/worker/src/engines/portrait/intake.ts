import { floor, max, min } from '../../imaging/math.js';
import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import type { DetectedFace } from '../../analysis/face-detection.js';
import type { FaceMesh } from '../../analysis/face-landmarks.js';
import { faceQuality } from '../../analysis/face-quality.js';
import { sizeOf } from '../../analysis/geometry.js';
import { openedUp, repaired } from '../../analysis/repair/repair-photo.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { PhotoRefusedError } from './engine-errors.js';
import type { Reference } from './portrait-engine.js';
import { findPerson, type KnownFace, type PhotoOfPeople } from './identity.js';
import { bestFirst, type PhotoWish } from './photo-order.js';
import type { Subject } from './subject.js';

/** Narrowest face in photo pixels for a 1024 px portrait. */
const SMALLEST_FACE = 48;
const MOST_FACES = 8;
const MIN_PRESENCE = 0.5;

type Sighted = { readonly detected: readonly DetectedFace[]; readonly faces: readonly KnownFace[] };
type SightedPhoto = Sighted & { readonly image: RgbImage };

export type Sighting = {
  readonly referenceIndex: number;
  readonly image: RgbImage;
  readonly face: KnownFace;
  readonly others: readonly DetectedFace[];
};

/** Skips photos without a face. @throws PhotoRefusedError for no usable face or several people */
export async function sightPerson(
  analyser: FaceAnalyser,
  references: readonly Reference[],
): Promise<Sighting[]> {
  const photos: (PhotoOfPeople & SightedPhoto)[] = [];
  for (const [index, { image }] of references.entries()) {
    const sighted = await sightRepaired(analyser, image);
    if (sighted.faces.length > 0) photos.push({ index, ...sighted });
  }
  if (photos.length === 0) {
    throw new PhotoRefusedError(
      'PHOTO_NO_FACE',
      'No face could be found. Use a photo that shows your face from the front.',
    );
  }
  const person = findPerson(photos);
  const sightings = person.map(({ index, face }): Sighting => {
    const { image, detected } = photos.find((photo) => photo.index === index)!;
    const others = detected.filter((other) => other !== face.detected);
    return { referenceIndex: index, image, face, others };
  });
  const usable = sightings.filter(({ face }) => isLargeEnough(face));
  if (usable.length === 0) {
    throw new PhotoRefusedError(
      'PHOTO_FACE_TOO_SMALL',
      'The face is too small. Use a photo taken from nearer.',
    );
  }
  return usable;
}

export function chooseSubject(sightings: readonly Sighting[], wish: PhotoWish = {}): Subject {
  const [best, next] = bestFirst(sightings, wish);
  const { referenceIndex, image, face, others } = best;
  return {
    referenceIndex,
    image,
    mesh: face.mesh,
    embedding: face.embedding,
    others,
    heldOut: next ? { referenceIndex: next.referenceIndex, embedding: next.face.embedding } : null,
  };
}

/** The photo without faults that would spoil the portrait. */
export async function sightRepaired(
  analyser: FaceAnalyser,
  photo: RgbImage,
): Promise<SightedPhoto> {
  const opened = await openedUp(photo);
  const sighted = await sightFaces(analyser, opened);
  const [main] = sighted.faces;
  const image = main ? repaired(opened, main.mesh) : opened;
  return { image, ...(image === opened ? sighted : await sightFaces(analyser, image)) };
}

async function sightFaces(analyser: FaceAnalyser, image: RgbImage): Promise<Sighted> {
  const detected = await analyser.detect(image);
  const faces: KnownFace[] = [];
  for (const face of detected.slice(0, MOST_FACES)) {
    const mesh = await analyser.mesh(image, face);
    if (mesh.presence < MIN_PRESENCE) continue;
    const embedding = await analyser.embed(image, mesh);
    faces.push({
      detected: face,
      mesh,
      embedding,
      sharpness: sharpness(image, mesh),
      sideContrast: faceQuality(image, mesh.box).sideContrast,
      room: roomAround(image, mesh),
    });
  }
  faces.sort((a, b) => sizeOf(b.mesh.box) - sizeOf(a.mesh.box));
  return { detected, faces };
}

export function isLargeEnough({ mesh }: KnownFace): boolean {
  return mesh.box.width >= SMALLEST_FACE;
}

function roomAround({ width: across }: RgbImage, { box }: FaceMesh): KnownFace['room'] {
  const { x, y, width, height } = box;
  return { above: y / height, left: x / width, right: (across - x - width) / width };
}

/** Deviation of neighbor differences relative to contrast, on about 64 samples a side. */
function sharpness(image: RgbImage, mesh: FaceMesh): number {
  const { x, y, width, height } = mesh.box;
  const step = max(1, floor(width / 64));
  const { data, width: w, height: h } = image;
  let [edges, total, squares, count] = [0, 0, 0, 0];
  for (let v = max(1, floor(y)); v < min(h - 1, y + height); v += step) {
    for (let u = max(1, floor(x)); u < min(w - 1, x + width); u += step) {
      const i = (v * w + u) * 3 + 1;
      const value = data[i];
      edges += (data[i + 3] - value) ** 2 + (data[i + 3 * w] - value) ** 2;
      total += value;
      squares += value * value;
      count++;
    }
  }
  if (count === 0) return 0;
  const variance = squares / count - (total / count) ** 2;
  return edges / count / (variance + 1);
}
