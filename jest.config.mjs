import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const swc = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));

/** Shared by all workspaces; each sets its own `--rootDir`. */
export default {
  testEnvironment: fileURLToPath(new URL('jest.environment.mjs', import.meta.url)),
  testMatch: ['<rootDir>/{src,e2e}/**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', { ...swc, sourceMaps: 'inline' }] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  testTimeout: 60_000,
  maxWorkers: 1,
  passWithNoTests: true,
};
