import type { IncomingMessage } from 'node:http';
import { AppError } from '@likeness/contracts/errors/app-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { IdentityService } from '../identity/identity.service.js';
import { isSafeMethod, OriginPolicy } from '../identity/origin-policy.js';
import { RequestLimits } from '../limits/request-limits.js';
import { isPlainPath } from '../routing/plain-path.js';
import { type Route, ROUTES } from '../routing/routes.js';
import { boundedBody } from './bounded-body.js';
import { Forwarder } from './forwarder.service.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Lays the routing table into the server; a body is never parsed here. */
@Injectable()
export class ProxyRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly identity: IdentityService,
    private readonly origins: OriginPolicy,
    private readonly limits: RequestLimits,
    private readonly forwarder: Forwarder,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(async (scope) => {
      await this.limits.register(scope);
      await this.forwarder.register(scope);
      for (const route of ROUTES) {
        void scope.register((inner, _options, done) => {
          this.#lay(inner, route);
          done();
        });
      }
    });
  }

  #lay(scope: FastifyInstance, route: Route): void {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body: IncomingMessage, done) => {
      done(null, boundedBody(body, route.maxBodyBytes));
    });
    const limit = route.limit && this.limits.hook(scope, route.limit);
    scope.route({
      method: METHODS,
      url: route.path,
      onRequest: [this.#admit(route), ...(limit ? [limit] : [])],
      handler: async (request, reply) => {
        const { person, beginning } = await this.identity.identify(request.raw, route.credentials);
        if (route.beginsVisit && !isSafeMethod(request.method) && beginning.length > 0) {
          void reply.header('set-cookie', beginning);
        }
        return this.forwarder.forward(request, reply, route, person);
      },
    });
  }

  #admit(route: Route): onRequestHookHandler {
    return (request, _reply, done) => done(this.#refusal(request, route));
  }

  #refusal({ raw, method, headers }: FastifyRequest, route: Route): AppError | undefined {
    const [path = ''] = (raw.url ?? '').split('?', 1);
    if (!isPlainPath(path)) return new AppError('NOT_FOUND');
    if (!isSafeMethod(method) && !this.origins.allows(headers)) {
      return new AppError('ORIGIN_NOT_ALLOWED');
    }
    if (Number(headers['content-length'] ?? 0) > route.maxBodyBytes) {
      return new AppError('BODY_TOO_LARGE');
    }
    return undefined;
  }
}
