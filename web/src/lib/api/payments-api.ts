import { requestNothing } from './request.js';

/** The subscription ends at the close of the current period. */
export function cancelSubscription(): Promise<void> {
  return requestNothing('payments/subscription', { method: 'DELETE' });
}
