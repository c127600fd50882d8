import { createRequire } from 'node:module';
import path from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

const DOCUMENT = createRequire(import.meta.url).resolve('@likeness/contracts/openapi.json');

/** The viewer's own bar holds a maker's logo and a field for other addresses. */
const NO_TOP_BAR = '.swagger-ui .topbar { display: none }';

/** The viewer writes its own styles; its scripts come from us like everybody's. */
const VIEWER_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/** The API's description for people (`/api/docs`) and programs (`/api/docs/openapi.json`). */
@Injectable()
export class DocsRoutes implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(async (scope) => {
      await scope.register(swagger, {
        mode: 'static',
        specification: { path: DOCUMENT, baseDir: path.dirname(DOCUMENT) },
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
