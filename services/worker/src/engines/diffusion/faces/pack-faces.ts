import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import { squareCrop, sampleAffine } from '../../../imaging/affine.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { areaOf, type Box, overlapArea } from '../../../analysis/geometry.js';
import { Graph, type GraphSource, type Values } from '../graphs/graph.js';
import { intoPlanes } from '../graphs/into-planes.js';
import { alignedFace } from './align-face.js';
import { type FivePoints, fivePoints } from './five-points.js';
import { decodeScrfd, type FoundFace, type ScrfdLevel } from './scrfd.js';

type FaceSettings = NonNullable<PackManifest['face']>;

const STRIDES = [8, 16, 32] as const;
const LEAST_OVERLAP = 0.3;

/** Face models of a pack: InstantID requires exactly these embeddings and points. */
export class PackFaces {
  private constructor(
    private readonly detector: Graph,
    private readonly embedder: Graph,
    private readonly settings: FaceSettings,
  ) {}

  static async open(source: GraphSource, settings: FaceSettings): Promise<PackFaces> {
    const [detector, embedder] = await Graph.openAll(source, ['face_detector', 'face_embedder']);
    return new PackFaces(detector, embedder, settings);
  }

  async pointsAt(image: RgbImage, expected: Box): Promise<FivePoints | undefined> {
    const covered = (face: FoundFace) => overlapArea(face.box, expected) / areaOf(expected);
    const [best] = (await this.detect(image))
      .filter((face) => covered(face) >= LEAST_OVERLAP)
      .sort((a, b) => covered(b) - covered(a));
    return best?.points;
  }

  /** Faces in photo pixels, highest score first. */
  async detect(image: RgbImage): Promise<FoundFace[]> {
    const { detectorSize: size, scoreThreshold } = this.settings;
    const side = Math.max(image.width, image.height);
    const map = squareCrop({ centreX: side / 2, centreY: side / 2, side, angle: 0 }, size);
    const pixels = planes(sampleAffine(image, map, size, size, 'black'), 127.5, 128);
    const input = this.detector.tensor('image', pixels, [1, 3, size, size]);
    const levels = levelsOf(await this.detector.run({ image: input }));
    const scale = side / size;
    return decodeScrfd(levels, size, scoreThreshold).map((face) => enlarged(face, scale));
  }

  /** 512 values, not normalized. */
  async embed(image: RgbImage, points: FivePoints): Promise<Float32Array> {
    const { embedderSize: size, embedderNormalises } = this.settings;
    const crop = alignedFace(image, points, size);
    const pixels = embedderNormalises ? planes(crop, 0, 1) : planes(crop, 127.5, 127.5);
    const input = this.embedder.tensor('image', pixels, [1, 3, size, size]);
    const { embedding } = await this.embedder.run({ image: input });
    return embedding.data;
  }
}

function levelsOf(answers: Readonly<Record<string, Values>>): ScrfdLevel[] {
  return STRIDES.map((stride) => ({
    stride,
    scores: answers[`score_${stride}`].data,
    boxes: answers[`bbox_${stride}`].data,
    points: answers[`kps_${stride}`].data,
  }));
}

/** Interleaved to planar, `(value − middle) / range`. */
function planes(pixels: Float32Array, middle: number, range: number): Float32Array {
  return intoPlanes(pixels, new Float32Array(pixels.length), (level) => (level - middle) / range);
}

function enlarged({ score, box, points }: FoundFace, scale: number): FoundFace {
  return {
    score,
    box: {
      x: box.x * scale,
      y: box.y * scale,
      width: box.width * scale,
      height: box.height * scale,
    },
    points: fivePoints((n) => [points[n][0] * scale, points[n][1] * scale]),
  };
}
