import { serviceClients } from '@likeness/service-kit/http/service-clients';
import { PersonLimitSettings } from '@likeness/service-kit/limits/person-limit';
import { QuickRedis } from '@likeness/service-kit/redis/quick-redis';
import { settings } from '@likeness/service-kit/wiring/settings';
import type { Provider } from '@nestjs/common';
import { SessionLifetime } from './database/sessions.repository.js';
import type { Env } from './env.js';
import { ImageFilesSettings } from './export/image-files.client.js';
import { GoogleSettings, redirectAllowList } from './google/google-sign-in.service.js';
import { BrowserCookies } from './http/browser-cookies.js';
import { ImprintSettings } from './imprint/imprint.js';
import { AttemptLimitSettings, attemptLimits } from './limits/attempt-limits.js';
import { NewAccountSettings } from './limits/new-account-limits.js';
import { SiteLinks } from './mail/site-links.js';
import { SealedIds } from './tokens/sealed-ids.js';
import { OperatorSettings } from './operator/operator.settings.js';
import { SecretSeal } from './operator/secret-seal.js';
import { ServiceClients } from './service-clients/service-clients.js';

/** Settings and clients for every feature. */
export function authSettings(env: Env): Provider[] {
  const { IMAGES_URL: images, LENSES_URL: lenses, BILLING_URL: billing } = env;
  return [
    QuickRedis,
    ServiceClients,
    ...serviceClients({ images, lenses, billing }),
    settings(AttemptLimitSettings, attemptLimits(env)),
    settings(NewAccountSettings, {
      perHour: env.AUTH_RATE_ACCOUNTS_PER_HOUR,
      perDay: env.AUTH_RATE_ACCOUNTS_PER_DAY,
      secret: env.AUTH_SECRET,
    }),
    settings(PersonLimitSettings, {
      name: 'exports',
      max: env.RATE_EXPORTS_PER_DAY,
      windowSeconds: 24 * 3_600,
      detail: 'You have downloaded your data several times today. Please try again tomorrow.',
    }),
    settings(ImprintSettings, { values: env }),
    settings(ImageFilesSettings, { imagesUrl: images }),
    settings(OperatorSettings, {
      seal:
        env.OPERATOR_KEY === undefined
          ? undefined
          : new SecretSeal(env.OPERATOR_KEY, env.OPERATOR_KEY_ALSO),
      host: new URL(env.PUBLIC_URL).host,
    }),
    settings(GoogleSettings, { client: env.google, redirects: redirectAllowList(env) }),
    {
      provide: SealedIds,
      useValue: new SealedIds(env.AUTH_SECRET, env.AUTH_SECRET_ALSO),
    },
    { provide: SiteLinks, useValue: new SiteLinks(env.PUBLIC_URL) },
    { provide: SessionLifetime, useValue: new SessionLifetime(env.SESSION_IDLE_HOURS * 3_600) },
    {
      provide: BrowserCookies,
      useValue: new BrowserCookies(env.PUBLIC_URL.startsWith('https:')),
    },
  ];
}
