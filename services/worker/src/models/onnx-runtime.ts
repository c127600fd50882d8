/** The first import must run before ONNX Runtime loads. */
import './without-telemetry.js';

export { InferenceSession, Tensor } from 'onnxruntime-node';
