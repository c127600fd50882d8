import diagnostics from 'node:diagnostics_channel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const CREATED = 'fastify.initialization';
const BESIDE_GET = 'HEAD';

export function watchRoutes() {
  const laid = new Map<FastifyInstance, Set<string>>();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    const routes = new Set<string>();
    laid.set(fastify, routes);
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) {
        if (one !== BESIDE_GET) routes.add(`${one} ${url}`);
      }
    });
  };
  diagnostics.subscribe(CREATED, watch);
  return {
    routesOf(app: NestFastifyApplication): string[] {
      const fastify = app.getHttpAdapter().getInstance();
      return [...(laid.get(fastify) ?? [])].toSorted();
    },
    stop: () => diagnostics.unsubscribe(CREATED, watch),
  };
}
