import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Member } from '@likeness/e2e/client/member';
import type { Journey, World } from '../world.js';

const PACK = 25;
const PAUSE_MS = 1_000;

/** Buys packs without waiting for the credits. */
export const buyer: Journey = {
  name: 'buyer',
  begin: (world) => {
    let known: Promise<Member> | undefined;
    return async () => {
      known ??= join(world);
      const person = await known.catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      world.payments.add(await person.pay(PACK));
      await person.call('/api/payments/ledger');
      await sleep(PAUSE_MS);
    };
  },
};

async function join(world: World): Promise<Member> {
  const send = world.recorder.from(world.nextAddress());
  return Member.signUp(world.origin, `buyer-${randomUUID()}@example.org`, send);
}
