import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastRelease } from './last-release.js';

describe('the last release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'likeness-checkout-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => {
    const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
    return execFileSync('git', [...person, ...args], { cwd: folder, encoding: 'utf8' }).trim();
  };
  const commit = (message: string) => {
    git('commit', '--allow-empty', '--message', message);
    return git('rev-parse', '--short', 'HEAD');
  };

  it('is the last tag, without tags the last commit of a release, and else asked for', () => {
    git('init');
    commit('first');
    expect(() => lastRelease('', folder)).toThrow(/^A release is not in this checkout: run git /);
    const release = commit('build: version 1.0.0');
    commit('later');
    expect(lastRelease('', folder)).toBe(release);
    git('tag', 'v0.9.0', 'HEAD~2');
    expect(lastRelease('', folder)).toBe('v0.9.0');
    expect(() => lastRelease('v7', folder)).toThrow(/^v7 is not in this checkout/);
  });
});
