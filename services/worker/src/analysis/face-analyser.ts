import { applyAffine, sampleAffine, squareCrop } from '../imaging/affine.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import type { FaceMeshTopology } from '../models/face-mesh-topology.js';
import type {
  ExecutionProvider,
  RejectedProvider,
  SessionOptions,
} from '../models/inference-session.js';
import { loadModel } from '../models/load-model.js';
import { CROP_MARGIN, angleOf, eyeOpenness } from './eye-openness.js';
import { type DetectedFace, detectBeside, detectFaces } from './face-detection.js';
import { type FaceMesh, LANDMARK, featureCentres, meshPoint } from './face-landmarks.js';
import { type Box, centreOf, distance } from './geometry.js';
import { ModelSession } from './model-session.js';
import { type PersonMask, segmentBody, segmentPeople, segmentSalient } from './person-mask.js';

/** MediaPipe's face mesh (https://arxiv.org/abs/1907.06724). A second pass recenters the crop. */
async function fitFaceMesh(
  model: ModelSession,
  image: RgbImage,
  face: DetectedFace,
): Promise<FaceMesh> {
  const { rightEye, leftEye } = face.keypoints;
  const first = await fitInCrop(model, image, face.box, angleOf(rightEye, leftEye));
  const angle = angleOf(
    meshPoint(first, LANDMARK.rightEyeOuter),
    meshPoint(first, LANDMARK.leftEyeOuter),
  );
  return fitInCrop(model, image, first.box, angle);
}

async function fitInCrop(
  model: ModelSession,
  image: RgbImage,
  box: Box,
  angle: number,
): Promise<FaceMesh> {
  const size = model.inputSize;
  const [centreX, centreY] = centreOf(box);
  const side = CROP_MARGIN * Math.max(box.width, box.height);
  const toPhoto = squareCrop({ centreX, centreY, side, angle }, size);
  const pixels = sampleAffine(image, toPhoto, size, size, 'edge');
  for (let i = 0; i < pixels.length; i++) pixels[i] /= 255;
  const { landmarks, presence } = await model.run(pixels);

  const points = new Float32Array(landmarks.length);
  for (let i = 0; i < points.length; i += 3) {
    [points[i], points[i + 1]] = applyAffine(toPhoto, landmarks[i], landmarks[i + 1]);
    points[i + 2] = (landmarks[i + 2] * side) / size;
  }
  return { points, presence: 1 / (1 + Math.exp(-presence[0])), box: boundsOf(points) };
}

function boundsOf(points: Float32Array): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 3) {
    minX = Math.min(minX, points[i]);
    maxX = Math.max(maxX, points[i]);
    minY = Math.min(minY, points[i + 1]);
    maxY = Math.max(maxY, points[i + 1]);
  }
  return { x: minX, y: minY, width: maxX - minX, height: maxY - minY };
}

/** face-api's alignment: distance from eyes to mouth relative to the crop. */
const EYE_TO_MOUTH_SHARE = 0.45;
/** Relative height of the mean of eyes and mouth. */
const FEATURES_AT_HEIGHT = 0.43;

/** face-api's `alignDlib`, but leveled: heads tilted by 20° to 30° match much better. */
async function embedFace(
  model: ModelSession,
  image: RgbImage,
  mesh: FaceMesh,
): Promise<Float32Array> {
  const { rightEye, leftEye, mouth } = featureCentres(mesh);
  const side = (distance(rightEye, mouth) + distance(leftEye, mouth)) / 2 / EYE_TO_MOUTH_SHARE;
  const angle = Math.atan2(leftEye[1] - rightEye[1], leftEye[0] - rightEye[0]);
  const below = (0.5 - FEATURES_AT_HEIGHT) * side;
  const region = {
    centreX: (rightEye[0] + leftEye[0] + mouth[0]) / 3 - Math.sin(angle) * below,
    centreY: (rightEye[1] + leftEye[1] + mouth[1]) / 3 + Math.cos(angle) * below,
    side,
    angle,
  };
  const size = model.inputSize;
  const pixels = sampleAffine(image, squareCrop(region, size), size, size, 'edge');
  const { descriptor } = await model.run(pixels);
  return descriptor;
}

export type AnalyserOptions = {
  readonly providers?: readonly ExecutionProvider[];
  /** CPU threads per run. One is the fastest for all models but the voters. */
  readonly threads?: number;
  /** An operator's network for cut-outs. */
  readonly extraVoter?: Matting;
};

type Matting = Pick<ModelSession, 'elapsedMs' | 'close'> & {
  segment(image: RgbImage): Promise<PersonMask>;
};

type Sessions = {
  readonly detection: ModelSession;
  readonly mesh: ModelSession;
  readonly embedding: ModelSession;
  readonly segmentation: ModelSession;
};

/** Networks that vote on a cut-out. */
type Voters = {
  readonly body: ModelSession;
  readonly salience: ModelSession;
  readonly fusion: ModelSession;
  readonly matting: Matting | undefined;
};

/** Presence below which a mesh has found nothing that resembles a face: noise and large letters have less, 26 of 29 blurred neighbors more. */
const NOBODY = 0.1;
const DEFAULT_THREADS = 1;
const DEFAULT_VOTER_THREADS = 2;

/** One instance per thread; runs block it. */
export class FaceAnalyser {
  #voters?: Promise<Voters>;
  #eyes?: Promise<ModelSession>;

  private constructor(
    private readonly sessions: Sessions,
    readonly topology: FaceMeshTopology,
    private readonly opened: readonly Pick<ModelSession, 'elapsedMs' | 'close'>[],
    private readonly openVoters: () => Promise<Voters>,
    private readonly openEyes: () => Promise<ModelSession>,
  ) {}

  /** @throws Error naming a missing or damaged model file and the remedy */
  static async load(options: AnalyserOptions = {}): Promise<FaceAnalyser> {
    const { providers = ['cpu'], threads = DEFAULT_THREADS, extraVoter } = options;
    const opened: Pick<ModelSession, 'elapsedMs' | 'close'>[] = extraVoter ? [extraVoter] : [];
    const open = async (
      file: Parameters<typeof ModelSession.open>[0],
      own: Partial<SessionOptions> = {},
    ): Promise<ModelSession> => {
      const session = await ModelSession.open(file, { providers, threads, ...own });
      opened.push(session);
      return session;
    };
    // Only cut-outs need them, and they need most of the memory.
    const openVoters = async () => {
      const own = { threads: options.threads ?? DEFAULT_VOTER_THREADS, isFrugal: true };
      return {
        body: await open('body-segmentation.onnx', own),
        salience: await open('salience.onnx', own),
        fusion: await open('vote-fusion.onnx', own),
        matting: extraVoter,
      };
    };
    const [detection, mesh, embedding, segmentation, topology] = await Promise.all([
      open('face-detection.onnx'),
      open('face-mesh.onnx'),
      open('face-embedding.onnx'),
      open('person-segmentation.onnx'),
      loadModel('face-mesh-topology.json'),
    ]);
    return new FaceAnalyser(
      { detection, mesh, embedding, segmentation },
      JSON.parse(new TextDecoder().decode(topology)) as FaceMeshTopology,
      opened,
      openVoters,
      () => open('eye-contours.onnx'),
    );
  }

  get provider(): ExecutionProvider {
    return this.sessions.detection.provider;
  }

  get rejectedProviders(): readonly RejectedProvider[] {
    return this.sessions.detection.rejectedProviders;
  }

  get inferenceMs(): number {
    return this.opened.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
  }

  detect(image: RgbImage, smallestTile?: number): Promise<DetectedFace[]> {
    return detectFaces(this.sessions.detection, image, smallestTile);
  }

  /** Further faces, small or half hidden; a face that the mesh finds nothing of is noise. */
  async detectBeside(
    image: RgbImage,
    face: Box,
    known: readonly DetectedFace[],
  ): Promise<DetectedFace[]> {
    const found = await detectBeside(this.sessions.detection, image, face, known);
    const meshes = await Promise.all(found.map((one) => this.mesh(image, one)));
    return found.filter((_, i) => meshes[i].presence > NOBODY);
  }

  mesh(image: RgbImage, face: DetectedFace): Promise<FaceMesh> {
    return fitFaceMesh(this.sessions.mesh, image, face);
  }

  async eyeOpenness(image: RgbImage, mesh: FaceMesh): Promise<number> {
    this.#eyes ??= this.openEyes();
    return eyeOpenness(await this.#eyes, image, mesh);
  }

  embed(image: RgbImage, mesh: FaceMesh): Promise<Float32Array> {
    return embedFace(this.sessions.embedding, image, mesh);
  }

  segment(image: RgbImage): Promise<PersonMask> {
    return segmentPeople(this.sessions.segmentation, image);
  }

  async segmentBody(image: RgbImage): Promise<PersonMask> {
    return segmentBody((await this.#voting()).body, image);
  }

  async segmentSalient(image: RgbImage): Promise<PersonMask> {
    return segmentSalient((await this.#voting()).salience, image);
  }

  /** @param planes votes, and the place in double face heights @returns probability of the person, of the networks' size */
  async joinVotes(
    image: RgbImage,
    planes: Readonly<Record<'selfie' | 'body' | 'salience' | 'x' | 'y', Float32Array>>,
  ): Promise<Float32Array> {
    const { fusion } = await this.#voting();
    const shape = [1, fusion.inputSize, fusion.inputSize, 1];
    const pixels = Float32Array.from(image.data, (v) => v / 255);
    return (await fusion.run(pixels, { values: planes, shape })).person;
  }

  /** By the operator's network, if there is one. */
  async segmentMatting(image: RgbImage): Promise<PersonMask | undefined> {
    return (await this.#voting()).matting?.segment(image);
  }

  #voting(): Promise<Voters> {
    this.#voters ??= this.openVoters();
    return this.#voters;
  }

  async close(): Promise<void> {
    await Promise.all(this.opened.map((session) => session.close()));
  }
}
