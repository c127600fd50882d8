import base from '../../jest.config.mjs';

export default {
  ...base,
  testEnvironment: './failure-environment.mjs',
  setupFiles: ['<rootDir>/src/client/describe-failure.setup.ts'],
};
