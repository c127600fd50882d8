import { serviceClients } from '@likeness/service-kit/http/service-clients';
import { settings } from '@likeness/service-kit/wiring/settings';
import type { Provider } from '@nestjs/common';
import type { Env } from './env.js';
import { ShowcaseSettings } from './showcase/showcase.service.js';
import { PhotoCheckSettings } from './uploads/photo-check.service.js';

export function imagesSettings(env: Env): Provider[] {
  return [
    ...serviceClients({ billing: env.BILLING_URL }),
    settings(ShowcaseSettings, { folder: env.SHOWCASE_DIR }),
    settings(PhotoCheckSettings, { timeoutMs: env.PHOTO_CHECK_TIMEOUT_SECONDS * 1_000 }),
  ];
}
