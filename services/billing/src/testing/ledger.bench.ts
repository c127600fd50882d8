import { randomUUID } from 'node:crypto';
import { HoldsService } from '../holds/holds.service.js';
import { startRunningBilling } from './running-billing.js';

const SPENDERS = [1, 8, 64];
const SECONDS = 3;
const WARM_UP_MS = 500;
const PLENTY = 1_000_000;

const billing = await startRunningBilling();
const holds = billing.app.get(HoldsService);
for (const accounts of ['one account', 'many accounts'] as const) {
  for (const spenders of SPENDERS) {
    const ids = await accountsOf(accounts === 'one account' ? 1 : spenders);
    await spend(ids, spenders, WARM_UP_MS);
    const begun = performance.now();
    const count = await spend(ids, spenders, SECONDS * 1_000);
    const perSecond = (1_000 * count) / (performance.now() - begun);
    const name = `holds, ${spenders} concurrent, ${accounts}`;
    const line = { suite: 'ledger', name, value: perSecond, unit: '1/s' };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}
const { sum, wrong } = await billing.books();
process.stdout.write(
  `${JSON.stringify({ suite: 'ledger', name: 'accounts out of balance', value: Math.abs(sum) + wrong, unit: '', bar: 0 })}\n`,
);
await billing.close();

async function accountsOf(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) await billing.give(id, PLENTY);
  return ids;
}

async function spend(ids: readonly string[], spenders: number, ms: number): Promise<number> {
  const until = performance.now() + ms;
  let count = 0;
  const spender = async (index: number) => {
    while (performance.now() < until) {
      const id = randomUUID();
      const { is_covered } = await holds.hold({
        group_id: randomUUID(),
        user_id: ids[index % ids.length] ?? '',
        purpose: 'portrait',
        holds: [{ hold_id: id, image_id: id, credits: 1 }],
        expires_at: new Date(Date.now() + 600_000).toISOString(),
        must_cover: true,
      });
      if (is_covered) count += 1;
    }
  };
  await Promise.all(Array.from({ length: spenders }, (_, index) => spender(index)));
  return count;
}
