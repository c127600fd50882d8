import { mkdtempSync, rmSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiVersion } from '../records/event-log.js';
import { Receiver, runStandIn, webhookSecret } from '../testing/running-stand-in.js';

const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
const journal = join(folder, 'journal.jsonl');
const receiver = new Receiver();
beforeAll(() => receiver.listen());
afterAll(() => rmSync(folder, { recursive: true }));

test('events are signed, sent until they are taken, and survive both sides going down', async () => {
  const webhookUrl = receiver.url;
  const first = await runStandIn({ journal, webhookUrl });
  receiver.status = 500;
  const { id } = await first.stripe.customers.create({ email: 'ada@example.com' });
  await receiver.has('customer.created', 'customer.created');
  expect((await first.stripe.events.list()).data[0]?.pending_webhooks).toBe(1);
  await receiver.close();
  await first.close();
  receiver.received.length = 0;

  appendFileSync(journal, '{"id":"cut o');
  receiver.status = 200;
  await receiver.listen(receiver.port);
  const second = await runStandIn({ journal, webhookUrl });
  expect((await second.stripe.customers.retrieve(id)).id).toBe(id);
  await receiver.has('customer.created');
  const taken = receiver.received[0];
  const body = taken?.body ?? '';
  const signature = String(taken?.headers['stripe-signature']);
  const event = second.stripe.webhooks.constructEvent(body, signature, webhookSecret);
  expect(event).toMatchObject({ type: 'customer.created', data: { object: { id } } });
  expect(event.api_version).toBe(apiVersion);
  expect(second.stripe.getApiField('version')).toBe(apiVersion);
  expect(() => second.stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
  await second.close();
  await receiver.close();
});
