import { mkdtempSync, rmSync, appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStripe } from '../../testing/running-stripe.js';
import { WebhookReceiver } from '../../testing/webhook-receiver.js';

const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
const journal = join(folder, 'journal.jsonl');
const receiver = new WebhookReceiver();
beforeAll(() => receiver.listen());
afterAll(() => rmSync(folder, { recursive: true }));

test('sends events until a 2xx response, across restarts of both sides', async () => {
  const webhook = { url: receiver.url, secret: 'whsec_spec', firstRetryMs: 20 };
  const first = await startStripe({ journal, webhook });
  receiver.status = 500;
  const { id } = await first.sdk().customers.create({});
  await receiver.has('customer.created', 'customer.created');
  expect(first.records.all('event')[0]?.pending_webhooks).toBe(1);
  await receiver.close();
  await first.close();
  receiver.received.length = 0;

  appendFileSync(journal, '{"id":"cut o');
  receiver.status = 200;
  await receiver.listen(receiver.port);
  const second = await startStripe({ journal, webhook });
  expect(second.records.find('customer', id)?.id).toBe(id);
  await receiver.has('customer.created');
  expect(receiver.received[0]?.event.data.object).toMatchObject({ id });
  await second.close();
  await receiver.close();
});
