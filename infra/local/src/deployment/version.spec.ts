import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.js';

/** Makes git fail, as in an image's build. */
const WITHOUT_GIT = { GIT_DIR: '/nowhere' };

test('the version of a build has the commit, with and without git', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'likeness-version-'));
  const run = (command: string, args: readonly string[], env = {}) =>
    execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...env },
    });
  const git = (...words: string[]) =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words]).trim();
  const version = (env: Record<string, string>) =>
    run('sh', [join(repositoryRoot, 'infra/docker/version.sh')], {
      VERSION: '',
      REVISION: '',
      ...env,
    });
  try {
    writeFileSync(join(cwd, 'package.json'), '{\n  "version": "1.2.3",\n  "private": true\n}\n');
    expect(version(WITHOUT_GIT)).toBe('1.2.3');
    git('init', '--initial-branch', 'work');
    git('add', '.');
    git('commit', '--message', 'one');
    const commit = git('rev-parse', 'HEAD').slice(0, 8);
    expect(commit).toContain(version({}).replace('1.2.3+', ''));
    for (const change of [['status'], ['pack-refs', '--all'], ['checkout', '--detach']]) {
      git(...change);
      expect(version(WITHOUT_GIT)).toBe(`1.2.3+${commit}`);
    }
    expect(version({ VERSION: '2.0.0', REVISION: 'abc1234' })).toBe('2.0.0+abc1234');
  } finally {
    rmSync(cwd, { recursive: true });
  }
});
