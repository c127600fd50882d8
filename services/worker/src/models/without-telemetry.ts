/** ONNX Runtime 1.29 and later sends telemetry unless this is set before loading. */
// oxlint-disable-next-line house/environment -- a setting of the library, for its eyes only
process.env.ORT_DISABLE_TELEMETRY = '1';
