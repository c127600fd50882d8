import path from 'node:path';
import serveStatic from '@fastify/static';
import { AppError } from '@likeness/contracts/errors/app-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasToken } from '../identity/session-cookie.js';
import { isFileOf, PagesSettings, readBuiltPages } from './built-pages.js';
import { KeptAssets } from './kept-assets.service.js';
import { decoded } from './page-finder.js';
import { preferredLanguage } from './page-language.js';

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
