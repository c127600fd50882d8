import type { IncomingMessage } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { AppError } from '@likeness/contracts/errors/app-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Identity } from '../identity/identity.service.js';
import { isSafeMethod } from '../identity/origin-policy.js';
import { RequestLimits } from '../limits/request-limits.js';
import { type Route, ROUTES } from '../routing/routes.js';
import { Admission } from './admission.js';
import { ForwarderService } from './forwarder.service.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Registers all routes. Bodies are never parsed here. */
@Injectable()
export class ProxyRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly admission: Admission,
    private readonly limits: RequestLimits,
    private readonly forwarder: ForwarderService,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    void fastify.register(async (scope) => {
      await this.limits.register(scope);
      await this.forwarder.register(scope);
      for (const route of ROUTES) {
        void scope.register((inner, _options, done) => {
          this.#register(inner, route);
          done();
        });
      }
      void scope.register((inner, _options, done) => {
        refuseRest(inner);
        done();
      });
    });
  }

  #register(scope: FastifyInstance, route: Route): void {
    takeBodiesUnparsed(scope, route.maxBodyBytes);
    const limit = route.limit && this.limits.hook(scope, route.limit);
    scope.route({
      method: route.method === 'GET' ? ['GET', 'HEAD'] : route.method,
      url: route.path,
      onRequest: [this.#admit(route), ...(limit ? [limit] : [])],
      handler: async (request, reply) => {
        const identity = await this.admission.caller(request, route);
        const cookies = cookiesFor(identity, request.method, route);
        if (cookies.length > 0) void reply.header('set-cookie', cookies);
        const { person } = identity;
        this.admission.takeSlot(request, person);
        return this.forwarder.forward(request, reply, route, person);
      },
    });
  }

  #admit(route: Route): onRequestHookHandler {
    return (request, _reply, done) => done(this.admission.refusal(request, route));
  }
}

function cookiesFor(
  { visitCookies, renewedCookies }: Identity,
  method: string,
  { beginsVisit, renewsVisit }: Route,
): readonly string[] {
  if (beginsVisit && !isSafeMethod(method)) return [...visitCookies, ...renewedCookies];
  return renewsVisit ? renewedCookies : [];
}

function takeBodiesUnparsed(scope: FastifyInstance, maxBodyBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body: IncomingMessage, done) => {
    done(null, boundedBody(body, maxBodyBytes));
  });
  // A rejected client may still be sending its body, and must see the response.
  scope.addHook('onResponse', (request, _reply, done) => {
    if (request.body instanceof Readable) request.body.destroy();
    done();
  });
}

function refuseRest(scope: FastifyInstance): void {
  takeBodiesUnparsed(scope, 0);
  scope.route({
    method: METHODS,
    url: '/api/*',
    handler: () => {
      throw new AppError('NOT_FOUND');
    },
  });
}

/** Streams a body to its service, and fails with BODY_TOO_LARGE past `maxBytes`. */
function boundedBody(source: Readable, maxBytes: number): Readable {
  let seen = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(new AppError('BODY_TOO_LARGE'));
      else done(null, chunk);
    },
  });
  // A rejected request may have no listener on the body.
  bounded.on('error', () => undefined);
  source.on('error', (error) => bounded.destroy(error));
  source.once('close', () => {
    if (!source.readableEnded) bounded.destroy(new Error('the client went away'));
  });
  bounded.once('close', () => {
    source.unpipe(bounded);
    source.resume();
  });
  return source.pipe(bounded);
}
