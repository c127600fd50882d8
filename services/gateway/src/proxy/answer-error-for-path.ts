import { isAccountPath } from '@likeness/contracts/http/account-path';
import { answerErrorWith, errorFor } from '@likeness/service-kit/http/error.filter';

/** Formats the gateway's own errors like the service behind the path. */
export const answerErrorForPath = answerErrorWith(errorFor, (error, request) =>
  isAccountPath(request.raw.url?.split('?', 1)[0] ?? '')
    ? { detail: error.message }
    : error.toBody(),
);
