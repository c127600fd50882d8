import base from '../jest/config.mjs';

export default {
  ...base,
  // Longer than the page timeout of a minute, whose error says what it waited for.
  testTimeout: 180_000,
  setupFilesAfterEnv: ['<rootDir>/src/client/describe-failure.setup.ts'],
};
