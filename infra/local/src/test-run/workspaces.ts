import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Problem } from '../process/problem.js';

const rootPackage = z.object({ workspaces: z.array(z.string()) });
const workspacePackage = z.object({
  name: z.string(),
  scripts: z.record(z.string(), z.string()).default({}),
});

export type Workspace = { folder: string; name: string; scripts: Record<string, string> };

/** Workspaces with the script, optionally one by folder or name. @throws Problem if not found */
export function chooseWorkspaces(root: string, script: string, wanted?: string): Workspace[] {
  const all = workspaces(root).filter(({ scripts }) => scripts[script]);
  if (!wanted) return all;
  const chosen = all.filter(({ folder, name }) => wanted === folder || wanted === name);
  if (chosen.length > 0) return chosen;
  const names = all.map(({ folder }) => folder).join(', ');
  throw new Problem(
    `There is no workspace "${wanted}" with a ${script} script. There are: ${names}`,
  );
}

export type BenchSuite = { folder: string; suite: string; script: string };

const BENCH = 'bench:';

/** `bench:<suite>` scripts, optionally one suite. @throws Problem if not found */
export function chooseBenchSuites(root: string, wanted?: string): BenchSuite[] {
  const all = workspaces(root).flatMap(({ folder, scripts }) =>
    Object.keys(scripts)
      .filter((script) => script.startsWith(BENCH))
      .map((script) => ({ folder, script, suite: script.slice(BENCH.length) })),
  );
  if (!wanted) return all;
  const chosen = all.filter(({ suite }) => suite === wanted);
  if (chosen.length > 0) return chosen;
  const names = all.map(({ suite }) => suite).join(', ');
  throw new Problem(`There is no benchmark "${wanted}". There are: ${names}`);
}

function workspaces(root: string): Workspace[] {
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
