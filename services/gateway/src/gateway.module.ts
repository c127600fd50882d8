import type { Logger } from '@likeness/service-kit/logging/logger';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { serviceClients } from '@likeness/service-kit/http/service-clients';
import { settings } from '@likeness/service-kit/wiring/settings';
import { DocsRoutes } from './docs/docs.routes.js';
import type { Env } from './env.js';
import { StackHealthController } from './health/stack-health.controller.js';
import { StackHealthService } from './health/stack-health.service.js';
import { IdentityService, SessionResolver } from './identity/identity.service.js';
import { RequestLimits, RequestLimitSettings } from './limits/request-limits.js';
import { LiveSockets, SocketLimit, SocketLimitSettings } from './live/live-sockets.js';
import { KeptAssets, PagesRoutes } from './pages/pages.routes.js';
import { Admission } from './proxy/admission.js';
import { Drain } from './proxy/drain.js';
import { ForwarderService, Upstreams } from './proxy/forwarder.service.js';
import { ProxyRoutes } from './proxy/proxy.routes.js';
import { KnownCalls } from './routing/known-calls.js';
import { PersonSlots } from '@likeness/service-kit/limits/person-slots';
import { ClientAddresses, clientAddresses } from './identity/client-address.js';
import { allowedOrigins, OriginPolicy } from './identity/origin-policy.js';
import { VisitorCookies } from './identity/visitor-cookie.js';
import { PagesSettings } from './pages/built-pages.js';

@Module({
  controllers: [StackHealthController],
  providers: [
    Admission,
    DocsRoutes,
    Drain,
    ForwarderService,
    IdentityService,
    KeptAssets,
    LiveSockets,
    PagesRoutes,
    ProxyRoutes,
    QuickRedis,
    RequestLimits,
    SessionResolver,
    SocketLimit,
    StackHealthService,
  ],
})
export class GatewayModule {
  static register(env: Env, logger: Logger, calls: KnownCalls): DynamicModule {
    return {
      module: GatewayModule,
      imports: [ServiceKitModule.register({ name: 'gateway', env, logger })],
      providers: [...gatewaySettings(env), { provide: KnownCalls, useValue: calls }],
    };
  }
}

function gatewaySettings(env: Env): Provider[] {
  const { AUTH_URL: auth, BILLING_URL: billing, IMAGES_URL: images, LENSES_URL: lenses } = env;
  const isSecure = env.PUBLIC_URL.startsWith('https:');
  return [
    ...serviceClients({ auth }),
    { provide: Upstreams, useValue: new Upstreams({ auth, billing, images, lenses }) },
    { provide: ClientAddresses, useValue: clientAddresses(env.TRUSTED_PROXIES) },
    { provide: OriginPolicy, useValue: new OriginPolicy(allowedOrigins(env)) },
    {
      provide: VisitorCookies,
      useValue: new VisitorCookies(env.AUTH_SECRET, isSecure, env.AUTH_SECRET_ALSO),
    },
    settings(PagesSettings, { webDir: env.WEB_DIR }),
    settings(SocketLimitSettings, { perAddress: env.MAX_SOCKETS_PER_ADDRESS }),
    settings(RequestLimitSettings, {
      perMinute: {
        reads: env.RATE_READS_PER_MINUTE,
        changes: env.RATE_CHANGES_PER_MINUTE,
        prompts: env.RATE_PROMPTS_PER_MINUTE,
        uploads: env.RATE_UPLOADS_PER_MINUTE,
        generations: env.RATE_GENERATIONS_PER_MINUTE,
        declarations: env.RATE_DECLARATIONS_PER_MINUTE,
        provenance: env.RATE_PROVENANCE_PER_MINUTE,
      },
    }),
    {
      provide: PersonSlots,
      // A large body holds a service connection at the sender's pace.
      useValue: new PersonSlots({
        inAll: env.MAX_UPLOADS,
        perAddress: env.MAX_UPLOADS_PER_ADDRESS,
        perPerson: env.MAX_UPLOADS_PER_PERSON,
        code: 'TOO_MANY_REQUESTS',
        retryAfterSeconds: 5,
      }),
    },
  ];
}
