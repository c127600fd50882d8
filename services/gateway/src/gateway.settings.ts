import { serviceClients } from '@likeness/service-kit/http/service-clients';
import { settings } from '@likeness/service-kit/wiring/settings';
import type { Provider } from '@nestjs/common';
import { UploadSlots } from './concurrency/upload-slots.js';
import type { Env } from './env.js';
import { ClientAddresses, clientAddresses } from './identity/client-address.js';
import { allowedOrigins, OriginPolicy } from './identity/origin-policy.js';
import { VisitorCookies } from './identity/visitor-cookie.js';
import { RequestLimitSettings } from './limits/request-limits.js';
import { SocketLimitSettings } from './live/socket-limit.js';
import { PagesSettings } from './pages/built-pages.js';
import { Upstreams } from './proxy/upstreams.js';

export function gatewaySettings(env: Env): Provider[] {
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
      provide: UploadSlots,
      useValue: new UploadSlots({
        inAll: env.MAX_UPLOADS,
        perAddress: env.MAX_UPLOADS_PER_ADDRESS,
        perPerson: env.MAX_UPLOADS_PER_PERSON,
      }),
    },
  ];
}
