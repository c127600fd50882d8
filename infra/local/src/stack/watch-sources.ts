import { globSync, watch } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../terminal/command.js';

export type WatchListener = {
  said: (level: 'info' | 'error', message: string) => void;
  /** Called after a successful build; tells which processes run changed code. */
  rebuilt: (isConcerned: (processName: string) => boolean) => void;
};

const quietMs = 250;
const folders = ['services/*/src', 'shared/*/src', 'web/src', 'web/public'];

export function watchSources(root: string, listener: WatchListener): void {
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let building = false;

  const build = async () => {
    if (building) return;
    building = true;
    const sources = changed;
    changed = new Set();
    const args = ['run', 'build', '--output-logs=errors-only', '--log-order=grouped'];
    const { ok, output } = await runCommand('turbo', args, { cwd: root });
    listener.said(ok ? 'info' : 'error', ok ? 'built again' : output);
    if (ok) listener.rebuilt((name) => concerns(sources, name));
    building = false;
    if (changed.size > 0) void build();
  };

  for (const folder of globSync(folders, { cwd: root })) {
    watch(join(root, folder), { recursive: true }, () => {
      changed.add(folder);
      clearTimeout(timer);
      timer = setTimeout(() => void build(), quietMs);
    });
  }
}

/** Shared code affects every service; the page affects the gateway. */
function concerns(sources: ReadonlySet<string>, name: string): boolean {
  if (name === 'postgres' || name === 'redis') return false;
  return [...sources].some(
    (folder) =>
      folder.startsWith('shared/') ||
      folder === `services/${name}/src` ||
      (folder.startsWith('web/') && name === 'gateway'),
  );
}
