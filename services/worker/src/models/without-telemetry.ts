/**
 * ONNX Runtime 1.29 and later stores a device id and sends telemetry unless this variable is set
 * before it loads. Users have not consented to that.
 */
// eslint-disable-next-line no-restricted-properties -- a setting of the library, for its eyes only
process.env.ORT_DISABLE_TELEMETRY = '1';
