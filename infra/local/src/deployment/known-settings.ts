import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceName } from '@likeness/contracts/names/services';
import { repositoryRoot } from '../repository-root.js';

export const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

export const names = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

const SETTING = /^\s+([A-Z][A-Z0-9_]{3,}):/gm;
const SHARED = read('shared/service-kit/src/env/shared-env.ts');

/** The container runtime sets these for GPUs. */
const SET_BY_RUNTIME = ['CUDA_VISIBLE_DEVICES'];

/** Settings that a process's `env.ts` reads, with shared groups. */
export function settingsOf(process: ServiceName): string[] {
  const own = read(`services/${process}/src/env.ts`);
  const groups = names(own, /^\s+\.\.\.(\w+Env),$/gm);
  const taken = groups.flatMap((group) => {
    const [, body = ''] =
      new RegExp(`export const ${group} = \\{\\n(.*?)\\n\\};`, 's').exec(SHARED) ?? [];
    return names(body, SETTING);
  });
  return [...new Set([...taken, ...names(own, SETTING)])]
    .filter((name) => !SET_BY_RUNTIME.includes(name))
    .toSorted();
}

export function readEnvFile(file: string): Record<string, string> {
  const lines = read(file).matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return Object.fromEntries(Array.from(lines, ([, name = '', value = '']) => [name, value]));
}

/** Settings that a process gets from secrets, by the list for whoever makes them. */
export function secretKeysOf(manifest: string): string[] {
  const listed = new Map<string, string[]>();
  for (const row of read('k8s/README.md').matchAll(/^\| (`[a-z].*?) +\| (`[A-Z].*?) +\|/gm)) {
    const [secrets = [], keys = []] = row.slice(1).map((cell) => names(cell, /`([\w-]+)`/g));
    for (const secret of secrets) listed.set(secret, keys);
  }
  const given = names(read(manifest) + read('k8s/base/process.yaml'), /Ref:\n\s+name: (\S+)\n/g);
  return given
    .filter((name) => !name.endsWith('-settings'))
    .flatMap((name) => listed.get(name) ?? [`${name}, which k8s/README.md does not list`]);
}
