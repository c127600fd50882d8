import { AsyncLocalStorage } from 'node:async_hooks';
import { type Owner, ownerKey } from '@likeness/contracts/identity/owner';
import type { Principal } from '@likeness/contracts/identity/principal';
import type { TurnTaker } from '@likeness/queue/turns';
import type { FastifyInstance } from 'fastify';

type Known = { principal?: Principal };

const requests = new AsyncLocalStorage<Known>();

/** Work of a request takes the turns of its person. */
export function followRequests(fastify: FastifyInstance): void {
  // Body events run in the connection's context, so the request is entered after them.
  fastify.addHook('preValidation', (request, _reply, done) => requests.run(request as Known, done));
}

/** @returns undefined outside of a person's request */
export function currentTaker(): TurnTaker | undefined {
  const principal = requests.getStore()?.principal;
  if (principal?.kind !== 'person') return undefined;
  const { owner, address, tier } = principal;
  return { owner: ownerKey(owner), address, isPaid: tier === 'subscriber' };
}

/** For a request that a service sends for a person. */
export function onBehalfOf<T>(owner: Owner, work: () => Promise<T>): Promise<T> {
  const principal: Principal = { kind: 'person', owner, tier: 'guest', address: ownerKey(owner) };
  return requests.run({ principal }, work);
}
