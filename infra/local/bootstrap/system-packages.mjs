import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandFailed, root, run } from './run.mjs';
import { Stop } from './steps.mjs';

function onPath(names) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder || '.', name);
      if (executable(path)) return path;
    }
  }
  return undefined;
}

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

async function succeeds(command, args) {
  try {
    await run(command, args);
    return true;
  } catch {
    return false;
  }
}

/** Install command as an argument list, and whether it may run without asking. */
async function installer(packages) {
  if (process.platform === 'darwin') {
    return { command: ['brew', 'install', ...packages.brew], permitted: !!onPath(['brew']) };
  }
  const install = ['apt-get', 'install', '-y', '--no-install-recommends', ...packages.apt];
  if (!onPath(['apt-get'])) return { command: install, permitted: false };
  if (process.getuid() === 0) return { command: install, permitted: true };
  const permitted = !!onPath(['sudo']) && (await succeeds('sudo', ['-n', 'true']));
  return { command: ['sudo', ...(permitted ? ['-n'] : []), ...install], permitted };
}

async function install(command) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const [program, ...args] = command;
  const at = command.indexOf('apt-get');
  if (at < 0) return run(program, args);
  const apt = [...command.slice(0, at + 1), '-o', 'DPkg::Lock::Timeout=120'];
  const [first, ...options] = apt;
  try {
    return await run(first, [...options, ...command.slice(at + 1)], { env });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    // A bare image has no package lists, or old ones.
    await run(first, [...options, 'update'], { env });
    return run(first, [...options, ...command.slice(at + 1)], { env });
  }
}

async function find(what, names, packages) {
  const present = onPath(names);
  if (present) return { path: present, how: present };
  const { command, permitted } = await installer(packages);
  const line = command.join(' ');
  if (!permitted)
    throw new Stop(`${what} is missing. Install it, then run this again:\n\n  ${line}`);
  console.log(`  installing ${what}: ${line}`);
  await install(command);
  const path = onPath(names);
  if (!path) throw new Stop(`${line} ended, but none of ${names.join(', ')} is on PATH.`);
  return { path, how: `installed ${path}` };
}

/** Installs redis-server if missing and permitted; `REDIS_URL` makes it unnecessary. */
export async function redisServer() {
  if (process.env.REDIS_URL) return { path: undefined, how: 'not needed, REDIS_URL is set' };
  return find('redis-server', ['redis-server'], { apt: ['redis-server'], brew: ['redis'] });
}

const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Chromium for the browser tests: `CHROME_PATH`, then PATH, then installed. The headless shell draws no
 * browser window, so a page costs less time and memory. Tests of WebGPU use libraries of
 * chromium-common.
 */
export async function chromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (!executable(given)) throw new Stop(`CHROME_PATH: expected a program, got ${given}`);
    return { path: given, how: given };
  }
  if (process.platform === 'darwin' && executable(macChrome)) {
    return { path: macChrome, how: macChrome };
  }
  const headless = 'chromium-headless-shell';
  const names = [headless, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const apt = [headless, 'chromium-common'];
  return find('chromium', names, { apt, brew: ['--cask', 'chromium'] });
}

/** Unpacks promtool (alert rule tests) on Debian: its package prometheus would start a server. */
export async function promtool() {
  const names = ['promtool'];
  if (onPath(names) || !onPath(['apt-get'])) {
    return find('promtool', names, { apt: ['prometheus'], brew: ['prometheus'] });
  }
  const folder = join(root, 'node_modules', '.cache', 'promtool');
  const path = join(folder, 'usr', 'bin', 'promtool');
  if (executable(path)) return { path, how: path };
  mkdirSync(folder, { recursive: true });
  const download = () => run('apt-get', ['download', 'prometheus'], { cwd: folder });
  await download().catch(async (error) => {
    if (!(error instanceof CommandFailed) || process.getuid() !== 0) throw error;
    await run('apt-get', ['update']);
    await download();
  });
  await run('sh', ['-c', 'dpkg-deb --extract prometheus_*.deb . && rm prometheus_*.deb'], {
    cwd: folder,
  });
  return { path, how: path };
}
