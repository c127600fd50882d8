import { callsOf } from '@likeness/contracts/calls/all-calls';
import type { Call, ServiceName } from '@likeness/contracts/calls/call-definition';
import { hostileValue } from '@likeness/contracts/testing/hostile-value';

const TEXTS = ['a\0b', 'a\ud800b'];

/** Sends texts that can't be stored to each JSON call. @returns the calls that don't refuse them */
export async function acceptedUnstorable(
  service: ServiceName,
  send: (path: string, init: RequestInit) => Promise<{ readonly status: number }>,
): Promise<string[]> {
  const accepted: string[] = [];
  for (const { method, path, body, bodyType = 'application/json' } of callsOf(service) as Call[]) {
    if (!body || bodyType !== 'application/json' || path.startsWith('/internal/')) continue;
    for (const text of TEXTS) {
      const { status } = await send(path.replaceAll(/:\w+/g, crypto.randomUUID()), {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(hostileValue(body, text, 1)),
      });
      if (status < 400 || status >= 500) accepted.push(`${method} ${path}: ${status}`);
    }
  }
  return accepted;
}
