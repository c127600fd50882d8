import path from 'node:path';
import serveStatic from '@fastify/static';
import { AppError } from '@likeness/contracts/errors/app-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readdir, readFile } from 'node:fs/promises';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@likeness/contracts/text/languages';
import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';
import { hasToken } from '../identity/session-cookie.js';
import { isFileOf, PagesSettings, readBuiltPages } from './built-pages.js';
import { decoded } from './page-finder.js';

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

const IMMUTABLE = `public, max-age=${365 * 24 * 60 * 60}, immutable`;
const ONE_HOUR_SECONDS = 60 * 60;
/** Unknown paths below these never show the home page, in any spelling. */
const NEVER_A_PAGE = /^(?:https?:\/\/[^/]*)?\/+(?:api|internal)(?:\/|$)/i;

@Injectable()
export class PagesRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly settings: PagesSettings,
    private readonly kept: KeptAssets,
  ) {}

  onModuleInit(): void {
    const { webDir } = this.settings;
    const pages = readBuiltPages(webDir);
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(async (scope) => {
      await scope.register(serveStatic, {
        root: path.resolve(webDir),
        serve: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const lives = cacheControl(path.relative(webDir, file), reply.statusCode);
          void reply.header('cache-control', lives);
        },
      });
      scope.get('/*', async (request, reply) => {
        const [pathname = '/'] = (request.raw.url ?? '/').split('?', 1);
        if (NEVER_A_PAGE.test(decoded(pathname))) throw new AppError('NOT_FOUND');
        if (await isFileOf(webDir, pathname)) return reply.sendFile(pathname);
        const kept = await this.kept.find(pathname);
        if (kept) return reply.header('cache-control', IMMUTABLE).type(kept.type).send(kept.bytes);
        return answerPage(request, reply, pathname);
      });
    });

    function answerPage(request: FastifyRequest, reply: FastifyReply, pathname: string) {
      const accepted = request.headers.accept ?? '*/*';
      if (!/text\/html|\*\/\*/.test(accepted)) throw new AppError('NOT_FOUND');
      const search = (request.raw.url ?? '').slice(pathname.length);
      const german = pages.germanAddressOf(pathname);
      if (german !== undefined) {
        void reply.header('vary', 'accept-language, cookie');
        if (preferredLanguage(request.headers) === 'de') {
          return reply.redirect(german + search, 302);
        }
      }
      const login = pages.loginFor(pathname, search);
      if (login !== undefined) {
        void reply.header('vary', 'accept-language, cookie');
        if (!hasToken(request.headers.cookie)) return reply.redirect(login, 302);
      }
      const found = pages.find(pathname);
      if (found && 'file' in found) return reply.code(found.status).sendFile(found.file);
      if (found && 'moved' in found) return reply.redirect(found.moved, 301);
      // German mails link to German pages, with tokens in the query.
      if (found) return reply.redirect(found.inEnglish + search, 302);
      const isFileGone =
        pathname.startsWith('/assets/') || path.posix.basename(pathname).includes('.');
      if (isFileGone) throw new AppError('NOT_FOUND');
      return reply.redirect(/^\/de\//.test(pathname) ? '/de' : '/', 302);
    }
  }
}

/** Built assets have a content hash in their name; browsers must revalidate pages. */
function cacheControl(file: string, status: number): string {
  if (status === 404) return 'no-store';
  if (file.startsWith(`assets${path.sep}`)) return IMMUTABLE;
  const isPage = /\.html(?:\.br|\.gz)?$/.test(file);
  return isPage ? 'no-cache' : `public, max-age=${ONE_HOUR_SECONDS}`;
}

/** The language that the visitor chose, else the browser's (RFC 9110, section 12.5.4). */
function preferredLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = parseCookie(headers.cookie ?? '')[LANGUAGE_COOKIE];
  const candidate = chosen ?? new Negotiator({ headers }).language([...LANGUAGES]);
  return LANGUAGES.find((language) => language === candidate) ?? 'en';
}
