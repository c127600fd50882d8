import { mergeConfig } from 'vitest/config';
import base from '../../vitest.config.mjs';

export default mergeConfig(base, {
  test: {
    // Longer than the page timeout of a minute, whose error says what it waited for.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['src/client/describe-failure.setup.ts'],
  },
});
