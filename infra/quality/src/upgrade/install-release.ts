import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Puts a tag or commit of this repository into a folder and builds it. */
export function installRelease(release: string, folder: string): void {
  const archive = join(folder, 'release.tar');
  execFileSync('git', ['archive', '--output', archive, release]);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'ignore' });
  npm('ci');
  npm('exec', '--', 'turbo', 'run', 'build', 'models');
}
