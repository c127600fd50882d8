/** The one way to ONNX Runtime: what stands first here must be read before the library is. */
import './without-telemetry.js';

export { InferenceSession, Tensor } from 'onnxruntime-node';
