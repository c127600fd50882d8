import { isAccountPath } from '@likeness/contracts/http/account-path';
import { answerErrorWith } from '@likeness/service-kit/http/error.filter';

/** What the gateway itself refuses is told as the service behind the path would tell it. */
export const answerInDialect = answerErrorWith((error, request) =>
  isAccountPath(request.raw.url?.split('?', 1)[0] ?? '')
    ? { detail: error.message }
    : error.toBody(),
);
