import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { Injectable } from '@nestjs/common';
import { PagesSettings } from './built-pages.js';

const KEPT_SECONDS = 24 * 60 * 60;
const KEEPS_EVERY_MS = 10 * 60_000;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * Redis holds the assets of a version until a day after its last gateway ended, so a tab that was
 * open during an upgrade, a rollback or a rollout finds them at any gateway.
 */
@Injectable()
export class KeptAssets extends RepeatingService {
  protected readonly schedule = {
    everyMs: KEEPS_EVERY_MS,
    failure: 'Could not keep the assets of this version for open tabs',
  };

  constructor(
    private readonly redis: QuickRedis,
    private readonly settings: PagesSettings,
  ) {
    super();
  }

  override async onApplicationBootstrap(): Promise<void> {
    await this.redis.onApplicationBootstrap();
    this.wake();
  }

  async run(): Promise<void> {
    const folder = path.join(this.settings.webDir, 'assets');
    for (const file of await readdir(folder)) {
      if (!(path.extname(file) in TYPES)) continue;
      const key = keyOf(file);
      if ((await this.redis.client.expire(key, KEPT_SECONDS)) === 1) continue;
      await this.redis.client.set(key, await readFile(path.join(folder, file)), 'EX', KEPT_SECONDS);
    }
  }

  async find(pathname: string): Promise<{ type: string; bytes: Buffer } | undefined> {
    const { dir, base, ext } = path.posix.parse(pathname);
    const type = TYPES[ext];
    if (type === undefined || dir !== '/assets') return undefined;
    const bytes = await this.redis.client.getBuffer(keyOf(base)).catch(() => null);
    return bytes ? { type, bytes } : undefined;
  }
}

function keyOf(file: string): string {
  return `gateway:asset:${file}`;
}
