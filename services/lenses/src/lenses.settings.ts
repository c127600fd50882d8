import { serviceClients } from '@likeness/service-kit/http/service-clients';
import { settings } from '@likeness/service-kit/wiring/settings';
import type { Provider } from '@nestjs/common';
import type { Env } from './env.js';
import { AllowanceLimits } from './generation/allowance.service.js';
import { HourlyLimits } from './generation/hourly-limit.service.js';
import { QueueLimitSettings } from './generation/queue-limits.service.js';

export function lensesSettings(env: Env): Provider[] {
  return [
    ...serviceClients({ images: env.IMAGES_URL, billing: env.BILLING_URL }),
    settings(HourlyLimits, {
      member: env.STARTER_IMAGES_PER_HOUR,
      subscriber: env.PRO_IMAGES_PER_HOUR,
    }),
    settings(QueueLimitSettings, { unpaidPerAddress: env.UNPAID_IMAGES_PER_ADDRESS }),
    settings(AllowanceLimits, {
      perDay: env.ANONYMOUS_GENERATIONS_PER_DAY,
      perAddress: env.ANONYMOUS_GENERATIONS_PER_ADDRESS,
      secret: env.AUTH_SECRET,
    }),
  ];
}
