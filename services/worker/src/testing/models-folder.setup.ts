import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    modelsFolder: string;
  }
}

/** @returns the cleanup, because a test process ends without its exit handlers */
export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'likeness-models-'));
  provide('modelsFolder', folder);
  return () => rmSync(folder, { recursive: true });
}
