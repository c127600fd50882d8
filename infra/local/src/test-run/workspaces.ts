import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const rootPackage = z.object({ workspaces: z.array(z.string()) });
const workspacePackage = z.object({
  name: z.string(),
  scripts: z.record(z.string(), z.string()).default({}),
});

export type Workspace = { folder: string; name: string; scripts: Record<string, string> };

/** Every workspace of the repository, in the order of its package.json, folders sorted. */
export function workspaces(root: string): Workspace[] {
  const patterns = rootPackage.parse(readJson(join(root, 'package.json'))).workspaces;
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }).toSorted())
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({
      folder,
      ...workspacePackage.parse(readJson(join(root, folder, 'package.json'))),
    }));
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
