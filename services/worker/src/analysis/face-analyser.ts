import type {
  ExecutionProvider,
  RejectedProvider,
  SessionOptions,
} from '../models/inference-session.js';
import type { FaceMeshTopology } from '../models/face-mesh-topology.js';
import { loadModel } from '../models/load-model.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import { type DetectedFace, detectBeside, detectFaces } from './face-detection.js';
import type { Box } from './geometry.js';
import { embedFace } from './face-embedding.js';
import type { FaceMesh } from './face-landmarks.js';
import { fitFaceMesh } from './face-mesh.js';
import { ModelSession } from './model-session.js';
import { type PersonMask, segmentBody, segmentPeople, segmentSalient } from './person-mask.js';

export type AnalyserOptions = {
  readonly modelsDir?: URL | string;
  readonly providers?: readonly ExecutionProvider[];
  /** CPU threads per run. One is the fastest for all models but the voters. */
  readonly threads?: number;
};

type Sessions = {
  readonly detection: ModelSession;
  readonly mesh: ModelSession;
  readonly embedding: ModelSession;
  readonly segmentation: ModelSession;
};

/** Networks that vote on a cut-out. */
type Voters = { readonly body: ModelSession; readonly salience: ModelSession };

const DEFAULT_THREADS = 1;
const DEFAULT_VOTER_THREADS = 2;

/** One instance per thread; runs block it. */
export class FaceAnalyser {
  #voters?: Promise<Voters>;

  private constructor(
    private readonly sessions: Sessions,
    readonly topology: FaceMeshTopology,
    private readonly opened: readonly ModelSession[],
    private readonly openVoters: () => Promise<Voters>,
  ) {}

  /** @throws Error naming a missing or damaged model file and the remedy */
  static async load(options: AnalyserOptions = {}): Promise<FaceAnalyser> {
    const { modelsDir, providers = ['cpu'], threads = DEFAULT_THREADS } = options;
    const opened: ModelSession[] = [];
    const open = async (
      file: Parameters<typeof ModelSession.open>[0],
      own: Partial<SessionOptions> = {},
    ): Promise<ModelSession> => {
      const session = await ModelSession.open(file, modelsDir, { providers, threads, ...own });
      opened.push(session);
      return session;
    };
    // Only cut-outs need them, and they need most of the memory.
    const openVoters = async () => {
      const own = { threads: options.threads ?? DEFAULT_VOTER_THREADS, isFrugal: true };
      return {
        body: await open('body-segmentation.onnx', own),
        salience: await open('salience.onnx', own),
      };
    };
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
      opened,
      openVoters,
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

  detectBeside(image: RgbImage, face: Box, known: readonly DetectedFace[]) {
    return detectBeside(this.sessions.detection, image, face, known);
  }

  mesh(image: RgbImage, face: DetectedFace): Promise<FaceMesh> {
    return fitFaceMesh(this.sessions.mesh, image, face);
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

  #voting(): Promise<Voters> {
    this.#voters ??= this.openVoters();
    return this.#voters;
  }

  async dispose(): Promise<void> {
    await Promise.all(this.opened.map((session) => session.close()));
  }
}
