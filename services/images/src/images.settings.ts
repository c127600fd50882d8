import { serviceClients } from '@likeness/service-kit/http/service-clients';
import { PersonLimitSettings } from '@likeness/service-kit/limits/person-limit';
import { settings } from '@likeness/service-kit/wiring/settings';
import type { Provider } from '@nestjs/common';
import type { Env } from './env.js';
import { LabelIconSettings } from './files/label-icons.js';
import { ShowcaseSettings } from './showcase/showcase.service.js';
import { PhotoCheckSettings } from './uploads/photo-check.service.js';

/** As many as a member's renders in an hour. */
const WIDE_PER_HOUR = 50;

export function imagesSettings(env: Env): Provider[] {
  return [
    ...serviceClients({ billing: env.BILLING_URL }),
    settings(ShowcaseSettings, { folder: env.SHOWCASE_DIR }),
    settings(LabelIconSettings, { folder: env.AI_LABEL_ICONS }),
    settings(PersonLimitSettings, {
      name: 'wide',
      max: WIDE_PER_HOUR,
      windowSeconds: 3_600,
      detail: 'You have made many wide pictures in the last hour. Please try again later.',
    }),
    settings(PhotoCheckSettings, { timeoutMs: env.PHOTO_CHECK_TIMEOUT_SECONDS * 1_000 }),
  ];
}
