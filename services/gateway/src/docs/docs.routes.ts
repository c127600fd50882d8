import { createRequire } from 'node:module';
import path from 'node:path';
import { AppError } from '@likeness/contracts/errors/app-error';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { isPlainPath } from '../routing/known-calls.js';

const DOCUMENT_FILE = createRequire(import.meta.url).resolve('@likeness/contracts/openapi.json');

/** The bar shows the vendor's logo and a field for other URLs. */
const NO_TOP_BAR = '.swagger-ui .topbar { display: none }';

/** The viewer needs inline styles; its scripts are ours. */
const VIEWER_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

@Injectable()
export class DocsRoutes implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(async (scope) => {
      scope.addHook('onRequest', (request, _reply, done) => {
        const [path = ''] = (request.raw.url ?? '').split('?', 1);
        done(isPlainPath(path) ? undefined : new AppError('NOT_FOUND'));
      });
      await scope.register(swagger, {
        mode: 'static',
        specification: { path: DOCUMENT_FILE, baseDir: path.dirname(DOCUMENT_FILE) },
      });
      await scope.register(swaggerUi, {
        routePrefix: '/api/docs',
        staticCSP: VIEWER_POLICY,
        theme: { title: 'Likeness API', css: [{ filename: 'likeness.css', content: NO_TOP_BAR }] },
      });
      scope.get('/api/docs/openapi.json', () => scope.swagger());
    });
  }
}
