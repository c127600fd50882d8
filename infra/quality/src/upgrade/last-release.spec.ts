import { execSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastRelease } from './last-release.js';

it('is the last tag, without tags the last commit of a release, and else asked for', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'likeness-checkout-'));
  const git = (command: string) =>
    execSync(`git ${command}`, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
  const commit = (message: string) => {
    git(`-c user.name=A -c user.email=a@b.example commit --allow-empty -m '${message}'`);
    return git('rev-parse --short HEAD');
  };
  git('init');
  commit('first');
  expect(() => lastRelease('', cwd)).toThrow(/^A release is not in this checkout: run git /);
  const release = commit('build: version 1.0.0');
  commit('later');
  expect(lastRelease('', cwd)).toBe(release);
  git('tag v0.9.0 HEAD~2');
  expect(lastRelease('', cwd)).toBe('v0.9.0');
  expect(() => lastRelease('v7', cwd)).toThrow(/^v7 is not in this checkout/);
  rmSync(cwd, { recursive: true });
});
