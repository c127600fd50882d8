import { execFileSync } from 'node:child_process';
import { inheritedEnvironment } from '@likeness/local/env';
import { Problem } from '@likeness/local/process/problem';

/** A tag or a commit: the given one, or the last tag. @throws Problem if there is none */
export function lastRelease(given = inheritedEnvironment().UPGRADE_FROM): string {
  const release =
    given || git('tag', '--list', 'v*', '--merged=HEAD', '--sort=-v:refname').split('\n')[0];
  if (release) return release;
  const problem = new Problem(
    'This checkout has no tags: set UPGRADE_FROM to the commit of the last release.',
  );
  problem.stack = problem.message;
  throw problem;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' });
}
