import { PlainGlobalEnvironment } from '../../jest.environment.mjs';

/** Shares typed arrays with the outer realm: ONNX Runtime rejects those of Jest's realm. */
export default class OnnxTestEnvironment extends PlainGlobalEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { Float32Array, BigInt64Array, Int32Array });
  }
}
