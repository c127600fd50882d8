import { callsOf } from '@likeness/contracts/calls/all-calls';
import type { ServiceName } from '@likeness/contracts/calls/call-definition';

/** For the operator, who needs no contract. */
const OPERATION = ['GET /health', 'GET /health/live', 'GET /health/ready', 'GET /metrics'];

/** The routes that a service must have by its calls: those and no others. */
export function expectedRoutes(service: ServiceName): string[] {
  const calls = callsOf(service).map(({ method, path }) => `${method} ${path}`);
  return [...calls, ...OPERATION].toSorted();
}
