/*
 * From 1.29 on ONNX Runtime keeps a device id on disk and reports its use to its maker, unless it is
 * told not to before it is loaded. Nobody whose photo is worked on has agreed to that.
 */
// eslint-disable-next-line no-restricted-properties -- a setting of the library, for its eyes only
process.env.ORT_DISABLE_TELEMETRY = '1';
