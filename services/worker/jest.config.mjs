import base from '../../jest.config.mjs';

export default { ...base, testEnvironment: './onnx-test-environment.mjs' };
