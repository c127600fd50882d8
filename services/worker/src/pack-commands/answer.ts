import { userInfo } from 'node:os';
import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { AnyOpenedPack } from '../packs/opened-pack.js';
import type { PackLibrary } from '../packs/pack-library.js';

export type Answer = { readonly text: string; readonly exitCode: 0 | 1 | 2 };

export type Context = {
  readonly library: PackLibrary;
  readonly packsDir: string;
  readonly threads: number;
  readonly user: string;
};

export function labelOf({ id, version }: AnyPackManifest): string {
  return `${id} ${version}`;
}

export function providerOf({ providers }: AnyOpenedPack): string {
  return providers.join(', ');
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === head.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.geteuid?.() ?? 'unknown'}`;
  }
}
