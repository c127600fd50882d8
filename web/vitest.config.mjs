import { defineConfig } from 'vitest/config';

const conditions = ['source', 'node'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    globals: true,
    include: ['src/**/*.spec.{ts,tsx}'],
    setupFiles: ['src/testing/language.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    sequence: { hooks: 'list' },
    passWithNoTests: true,
  },
});
