import path from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { OnModuleInit } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlainPath } from '../routing/plain-path.js';

/** Near what the slowest level saves, at a fraction of its time. */
const BROTLI_QUALITY = 5;
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const ONE_HOUR_SECONDS = 60 * 60;
const NEVER_A_PAGE = /^\/(?:api|internal)(?:\/|$)/i;

/** Serves the built pages; every address that is no file is a route of the page itself. */
export class PagesRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly webDir: string,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(async (scope) => {
      await scope.register(compress, {
        encodings: ['br', 'gzip'],
        brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
      });
      await scope.register(serveStatic, {
        root: path.resolve(this.webDir),
        serve: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          void reply.header('cache-control', cacheControl(path.relative(this.webDir, file)));
        },
      });
      scope.get('/*', (request, reply) => answer(request, reply));
    });
  }
}

function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [pathname = '/'] = (request.raw.url ?? '/').split('?', 1);
  const isOurs = pathname === '/' || isPlainPath(pathname);
  if (!isOurs || NEVER_A_PAGE.test(pathname)) throw new AppError('NOT_FOUND');
  const isFile = path.posix.basename(pathname).includes('.');
  if (isFile) return reply.sendFile(pathname);
  const accepted = request.headers.accept ?? '*/*';
  if (!/text\/html|\*\/\*/.test(accepted)) throw new AppError('NOT_FOUND');
  return reply.sendFile('index.html');
}

/** Built assets carry their content's hash in the name; pages must be asked for again. */
function cacheControl(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  return file.endsWith('.html') ? 'no-cache' : `public, max-age=${ONE_HOUR_SECONDS}`;
}
