import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Shared by all workspaces but web; each sets its own `--rootDir`. */
export default {
  runtime: here('runtime.cjs'),
  testEnvironment: here('environment.cjs'),
  transform: {},
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts'],
  testTimeout: 60_000,
  maxWorkers: 1,
  // Open servers of a failed spec must not block the run.
  forceExit: true,
};
