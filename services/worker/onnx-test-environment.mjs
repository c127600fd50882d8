import { PlainGlobalEnvironment } from '../../jest.environment.mjs';

/**
 * Jest runs specs in a realm of their own, whose Float32Array is not the one that native add-ons
 * create; ONNX Runtime then refuses its own results. The worker's specs share these arrays with
 * the outer realm.
 */
export default class OnnxTestEnvironment extends PlainGlobalEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { Float32Array, BigInt64Array, Int32Array });
  }
}
