import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlainGlobalEnvironment } from '../../jest.environment.mjs';

const modelsFolder = mkdtempSync(join(tmpdir(), 'likeness-models-'));
process.once('exit', () => rmSync(modelsFolder, { recursive: true, force: true }));

/** Shares typed arrays with the outer realm: ONNX Runtime rejects those of Jest's realm. */
export default class OnnxTestEnvironment extends PlainGlobalEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { Float32Array, BigInt64Array, Int32Array, modelsFolder });
  }
}
