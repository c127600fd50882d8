import base from '../../jest.config.mjs';

export default {
  ...base,
  // A page that waits a minute says what for; the test must not be over by then.
  testTimeout: 120_000,
  testEnvironment: './failure-environment.mjs',
  setupFiles: ['<rootDir>/src/client/describe-failure.setup.ts'],
};
