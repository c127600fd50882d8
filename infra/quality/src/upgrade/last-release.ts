import { execFileSync } from 'node:child_process';
import { inheritedEnvironment } from '@likeness/local/env';
import { Problem } from '@likeness/local/process/problem';

/**
 * A tag or a commit: the given one, the last tag, or the last commit of a release.
 * @throws Problem if this checkout has none
 */
export function lastRelease(given = inheritedEnvironment().UPGRADE_FROM, cwd?: string): string {
  try {
    const release =
      given ||
      git(['tag', '--list', 'v*', '--merged=HEAD', '--sort=-v:refname'], cwd).split('\n')[0] ||
      git(['log', '-1', '--format=%h', '--grep=^build: version '], cwd).trim();
    if (git(['cat-file', '-t', `${release}^{commit}`], cwd)) return release;
  } catch {
    // The sentence below says more than git.
  }
  throw new Problem(
    `${given || 'A release'} is not in this checkout: run git fetch --tags --unshallow, or set UPGRADE_FROM to the commit of the last release.`,
  );
}

function git(args: readonly string[], cwd?: string): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });
}
