import type { Logger } from '@likeness/service-kit/logging/logger';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { ServiceKitModule } from '@likeness/service-kit/service-kit.module';
import { type DynamicModule, Module } from '@nestjs/common';
import { DocsRoutes } from './docs/docs.routes.js';
import type { Env } from './env.js';
import { gatewaySettings } from './gateway.settings.js';
import { StackHealthController } from './health/stack-health.controller.js';
import { StackHealthService } from './health/stack-health.service.js';
import { IdentityService } from './identity/identity.service.js';
import { SessionResolver } from './identity/session-resolver.js';
import { RequestLimits } from './limits/request-limits.js';
import { LiveSockets } from './live/live-sockets.js';
import { SocketLimit } from './live/socket-limit.js';
import { KeptAssets } from './pages/kept-assets.service.js';
import { PagesRoutes } from './pages/pages.routes.js';
import { Admission } from './proxy/admission.js';
import { Drain } from './proxy/drain.js';
import { ForwarderService } from './proxy/forwarder.service.js';
import { ProxyRoutes } from './proxy/proxy.routes.js';
import { KnownCalls } from './routing/known-calls.js';

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
