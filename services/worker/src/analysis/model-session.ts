import { type InferenceSession, Tensor } from '../models/onnx-runtime.js';
import { type RejectedProvider, openSession } from '../models/inference-session.js';
import type { ExecutionProvider, SessionOptions } from '../models/inference-session.js';
import { loadModel } from '../models/load-model.js';
import type { ModelFile } from '../models/model-manifest.js';

export class ModelSession {
  readonly provider: ExecutionProvider;
  readonly rejectedProviders: readonly RejectedProvider[];
  readonly #session: InferenceSession;
  readonly #inputSize: number;
  #elapsedMs = 0;

  private constructor(
    session: InferenceSession,
    provider: ExecutionProvider,
    rejectedProviders: readonly RejectedProvider[],
  ) {
    this.#session = session;
    this.provider = provider;
    this.rejectedProviders = rejectedProviders;
    const [input] = session.inputMetadata;
    if (!input.isTensor) throw new Error('The model takes no tensor');
    this.#inputSize = Number(input.shape[1]);
  }

  static async open(file: ModelFile, options: SessionOptions): Promise<ModelSession> {
    const opened = await openSession(await loadModel(file), options);
    return new ModelSession(opened.session, opened.provider, opened.rejected);
  }

  get inputSize(): number {
    return this.#inputSize;
  }

  get elapsedMs(): number {
    return this.#elapsedMs;
  }

  /** @param pixels interleaved RGB in the model's scale, `inputSize² * 3` values @param more inputs of one shape */
  async run(
    pixels: Float32Array,
    more?: { values: Readonly<Record<string, Float32Array>>; shape: readonly number[] },
  ): Promise<Record<string, Float32Array>> {
    const start = performance.now();
    const image = new Tensor('float32', pixels, [1, this.#inputSize, this.#inputSize, 3]);
    const others: Record<string, Tensor> = {};
    for (const [name, values] of Object.entries(more?.values ?? {}))
      others[name] = new Tensor('float32', values, more?.shape);
    const outputs = await this.#session.run({ image, ...others });
    this.#elapsedMs += performance.now() - start;
    return Object.fromEntries(
      Object.entries(outputs).map(([name, tensor]) => [name, tensor.data as Float32Array]),
    );
  }

  close(): Promise<void> {
    return this.#session.release();
  }
}
