import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import type { Logger } from '@likeness/service-kit/logging/logger';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DocsRoutes } from './docs/docs.routes.js';
import type { Env } from './env.js';
import { StackHealthController } from './health/stack-health.controller.js';
import { StackHealth } from './health/stack-health.service.js';
import { ClientAddresses, clientAddresses } from './identity/client-address.js';
import { IdentityService } from './identity/identity.service.js';
import { allowedOrigins, OriginPolicy } from './identity/origin-policy.js';
import { SessionResolver } from './identity/session-resolver.js';
import { RequestLimits } from './limits/request-limits.js';
import { LiveSockets } from './live/live-sockets.js';
import { PagesRoutes } from './pages/pages.routes.js';
import { Drain } from './proxy/drain.js';
import { Forwarder } from './proxy/forwarder.service.js';
import { PersonTokens } from './proxy/person-tokens.js';
import { ProxyRoutes } from './proxy/proxy.routes.js';
import { Upstreams } from './proxy/upstreams.js';

@Module({})
export class GatewayModule {
  static register(env: Env, logger: Logger): DynamicModule {
    const limits = {
      uploads: env.RATE_UPLOADS_PER_MINUTE,
      generations: env.RATE_GENERATIONS_PER_MINUTE,
      declarations: env.RATE_DECLARATIONS_PER_MINUTE,
    };
    return {
      module: GatewayModule,
      imports: [
        ServiceKitModule.register({
          name: 'gateway',
          logger,
          redisUrl: env.REDIS_URL,
          authSecret: env.AUTH_SECRET,
        }),
      ],
      controllers: [StackHealthController],
      providers: [
        { provide: QuickRedis, useFactory: () => new QuickRedis(env.REDIS_URL, 'gateway-quick') },
        {
          provide: SessionResolver,
          useFactory: (redis: QuickRedis, tokens: InternalTokens) => {
            const ends = { from: 'gateway', to: 'auth', baseUrl: env.AUTH_URL };
            return new SessionResolver(redis, new InternalClient(tokens, ends));
          },
          inject: [QuickRedis, InternalTokens],
        },
        { provide: ClientAddresses, useValue: clientAddresses(env.TRUSTED_PROXIES) },
        { provide: OriginPolicy, useValue: new OriginPolicy(allowedOrigins(env)) },
        {
          provide: Upstreams,
          useValue: new Upstreams({
            auth: env.AUTH_URL,
            billing: env.BILLING_URL,
            images: env.IMAGES_URL,
            lenses: env.LENSES_URL,
          }),
        },
        {
          provide: IdentityService,
          useFactory: (sessions: SessionResolver, addresses: ClientAddresses) =>
            new IdentityService(sessions, addresses, env.PUBLIC_URL.startsWith('https:')),
          inject: [SessionResolver, ClientAddresses],
        },
        {
          provide: RequestLimits,
          useFactory: (redis: QuickRedis, addresses: ClientAddresses) =>
            new RequestLimits(redis, limits, addresses),
          inject: [QuickRedis, ClientAddresses],
        },
        {
          provide: PersonTokens,
          useFactory: (tokens: InternalTokens) => new PersonTokens(tokens),
          inject: [InternalTokens],
        },
        Forwarder,
        ProxyRoutes,
        {
          provide: PagesRoutes,
          useFactory: (host: HttpAdapterHost) => new PagesRoutes(host, env.WEB_DIR),
          inject: [HttpAdapterHost],
        },
        DocsRoutes,
        StackHealth,
        Drain,
        LiveSockets,
      ],
    };
  }
}
