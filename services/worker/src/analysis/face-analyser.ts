import type { ExecutionProvider, RejectedProvider } from '../models/inference-session.js';
import type { FaceMeshTopology } from '../models/face-mesh-topology.js';
import { loadModel } from '../models/load-model.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { type DetectedFace, detectFaces } from './face-detection.js';
import { embedFace } from './face-embedding.js';
import type { FaceMesh } from './face-landmarks.js';
import { fitFaceMesh } from './face-mesh.js';
import { ModelSession } from './model-session.js';
import { type PersonMask, segmentPeople } from './person-mask.js';

export type AnalyserOptions = {
  readonly modelsDir?: URL | string;
  readonly providers?: readonly ExecutionProvider[];
  /** CPU threads per run. One is the fastest for these small models. */
  readonly threads?: number;
};

type Sessions = {
  readonly detection: ModelSession;
  readonly mesh: ModelSession;
  readonly embedding: ModelSession;
  readonly segmentation: ModelSession;
};

const DEFAULT_THREADS = 1;

/** One instance per thread; runs block it. */
export class FaceAnalyser {
  readonly topology: FaceMeshTopology;
  readonly #sessions: Sessions;

  private constructor(sessions: Sessions, topology: FaceMeshTopology) {
    this.#sessions = sessions;
    this.topology = topology;
  }

  /** @throws Error naming a missing or damaged model file and the remedy */
  static async load(options: AnalyserOptions = {}): Promise<FaceAnalyser> {
    const { modelsDir, providers = ['cpu'], threads = DEFAULT_THREADS } = options;
    const open = (file: Parameters<typeof ModelSession.open>[0]): Promise<ModelSession> =>
      ModelSession.open(file, modelsDir, { providers, threads });
    const [detection, mesh, embedding, segmentation, topology] = await Promise.all([
      open('face-detection.onnx'),
      open('face-mesh.onnx'),
      open('face-embedding.onnx'),
      open('person-segmentation.onnx'),
      loadModel('face-mesh-topology.json', modelsDir),
    ]);
    return new FaceAnalyser(
      { detection, mesh, embedding, segmentation },
      JSON.parse(new TextDecoder().decode(topology)) as FaceMeshTopology,
    );
  }

  get provider(): ExecutionProvider {
    return this.#sessions.detection.provider;
  }

  get rejectedProviders(): readonly RejectedProvider[] {
    return this.#sessions.detection.rejectedProviders;
  }

  get inferenceMs(): number {
    return this.#all().reduce((sum, session) => sum + session.elapsedMs, 0);
  }

  detect(image: RgbImage, smallestTile?: number): Promise<DetectedFace[]> {
    return detectFaces(this.#sessions.detection, image, smallestTile);
  }

  mesh(image: RgbImage, face: DetectedFace): Promise<FaceMesh> {
    return fitFaceMesh(this.#sessions.mesh, image, face);
  }

  embed(image: RgbImage, mesh: FaceMesh): Promise<Float32Array> {
    return embedFace(this.#sessions.embedding, image, mesh);
  }

  segment(image: RgbImage): Promise<PersonMask> {
    return segmentPeople(this.#sessions.segmentation, image);
  }

  async dispose(): Promise<void> {
    await Promise.all(this.#all().map((session) => session.close()));
  }

  #all(): ModelSession[] {
    return Object.values(this.#sessions);
  }
}
