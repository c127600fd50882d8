import { callsOf } from '@likeness/contracts/calls/all-calls';
import type { ServiceName } from '@likeness/contracts/calls/call-definition';

const OPERATION = ['GET /health', 'GET /health/live', 'GET /health/ready', 'GET /metrics'];

export function expectedRoutes(service: ServiceName): string[] {
  const calls = callsOf(service).map(({ method, path }) => `${method} ${path}`);
  return [...calls, ...OPERATION].toSorted();
}
