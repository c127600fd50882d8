import { execFileSync } from 'node:child_process';
import { inheritedEnvironment } from '@likeness/local/env';
import { Problem, exitWithProblem } from '@likeness/local/process/problem';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, Visitor } from '@likeness/e2e/client/visitor';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import {
  type Tell,
  customer,
  order,
  picturesOf,
  RENDERED_MS,
  runRehearsal,
  startProduct,
} from '../rehearsal.js';

/**
 * A tag or a commit: the given one, the last tag, or the last commit of a release.
 * @throws Problem if this checkout has none
 */
function lastRelease(given = inheritedEnvironment().UPGRADE_FROM): string {
  try {
    const release =
      given ||
      git(['tag', '--list', 'v*', '--merged=HEAD', '--sort=-v:refname']).split('\n')[0] ||
      git(['log', '-1', '--format=%h', '--grep=^build: version ']).trim();
    if (git(['cat-file', '-t', `${release}^{commit}`])) return release;
  } catch {
    // The sentence below says more than git.
  }
  throw new Problem(
    `${given || 'A release'} is not in this checkout: run git fetch --tags --unshallow, or set UPGRADE_FROM to the commit of the last release.`,
  );
}

function git(args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' });
}

const PORT = 26_000;

/** Upgrades a release to this version and rolls it back, with the same data. */
async function rehearseUpgrade(release: string, tell: Tell): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'likeness-release-'));
  const old = new TestStack({ port: PORT, root });
  const current = new TestStack({ port: PORT, dataDir: old.dataDir });
  try {
    installRelease(release, root);
    await startProduct(old);
    const member = await customer(old.address, 'stays@example.org');
    const guest = new Visitor(old.address);
    const people = [
      { name: 'the member', person: member, orders: () => order(member) },
      { name: 'the guest', person: guest, orders: () => orderAsGuest(guest) },
    ] as const;
    for (const [version, stack] of [
      ['this version', current],
      [`${release} again`, old],
    ] as const) {
      const before = [];
      for (const { person, orders } of people) {
        await ended(person, await orders(), RENDERED_MS);
        before.push({ pictures: await picturesOf(person), waiting: await orders() });
      }
      await (stack === old ? current : old).stop();
      await startProduct(stack);
      for (const [index, { name, person }] of people.entries()) {
        const { pictures = [], waiting = '' } = before[index] ?? {};
        const { state } = await ended(person, waiting, RENDERED_MS);
        tell(`${version} makes the portrait that ${name} ordered before`, state === 'done');
        const now = new Set(await picturesOf(person));
        const isWhole = pictures.length > 0 && pictures.every((picture) => now.has(picture));
        tell(`${version} has every picture of ${name}, byte for byte`, isWhole);
      }
      tell(`${version} keeps the session`, (await member.call('/api/users/me')).status === 200);
    }
  } finally {
    await current.discard();
    await old.discard();
    rmSync(root, { recursive: true, force: true });
  }
}

async function orderAsGuest(guest: Visitor): Promise<string> {
  const { status, body } = await guest.portrait({ photos: [await personPhoto()] });
  if (status >= 300) throw new Error(`the order answered ${status}: ${body.code}`);
  return body.job_id;
}

/** Puts a tag or commit of this repository into a folder and builds it. */
function installRelease(release: string, folder: string): void {
  const archive = join(folder, 'release.tar');
  execFileSync('git', ['archive', '--output', archive, release]);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, stdio: 'ignore' });
  npm('ci');
  npm('exec', '--', 'turbo', 'run', 'build', 'models');
}

try {
  const release = lastRelease(process.argv[2]);
  await runRehearsal('upgrade', (tell) => rehearseUpgrade(release, tell));
} catch (error) {
  exitWithProblem(error);
}
