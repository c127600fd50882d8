import { authInternalCalls } from './auth/internal.calls.js';
import { newsletterCalls } from './auth/newsletter.calls.js';
import { noticeCalls } from './auth/notice.calls.js';
import { operatorCalls } from './auth/operator.calls.js';
import { signInCalls } from './auth/sign-in.calls.js';
import { userCalls } from './auth/users.calls.js';
import { billingInternalCalls } from './billing/internal.calls.js';
import { paymentCalls } from './billing/payments.calls.js';
import type { Call, OperatorCall, PublicCall } from './call-definition.js';
import type { ServiceName } from '../names/services.js';
import { healthCalls } from './gateway/health.calls.js';
import { imageCalls } from './images/images.calls.js';
import { photoCalls } from './images/photos.calls.js';
import { showcaseCalls } from './images/showcase.calls.js';
import { softBindingCalls } from './images/soft-bindings.calls.js';
import { imagesInternalCalls } from './images/internal.calls.js';
import { generationCalls } from './lenses/generation.calls.js';
import { lensesInternalCalls } from './lenses/internal.calls.js';
import { lensCalls } from './lenses/lenses.calls.js';

export const publicCalls = {
  ...signInCalls,
  ...userCalls,
  ...newsletterCalls,
  ...noticeCalls,
  ...imageCalls,
  ...photoCalls,
  ...showcaseCalls,
  ...softBindingCalls,
  ...lensCalls,
  ...generationCalls,
  ...paymentCalls,
  ...healthCalls,
} as const;

export type PublicCallName = keyof typeof publicCalls;

export const PUBLIC_CALLS: readonly PublicCall[] = Object.values(publicCalls);

/** Excluded from the OpenAPI document. */
export const OPERATOR_CALLS: readonly OperatorCall[] = Object.values<OperatorCall>(operatorCalls);

const INTERNAL_CALLS: readonly Call[] = [
  authInternalCalls,
  billingInternalCalls,
  imagesInternalCalls,
  lensesInternalCalls,
].flatMap((calls) => Object.values<Call>(calls));

export function callsOf(service: ServiceName): readonly Call[] {
  return [...PUBLIC_CALLS, ...OPERATOR_CALLS, ...INTERNAL_CALLS].filter(
    (call) => call.service === service,
  );
}
