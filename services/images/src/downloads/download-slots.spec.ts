import { member, visitor } from '../testing/images-app.js';
import { DownloadSlots } from './download-slots.js';

const refused = (code: string) => expect.objectContaining({ code }) as Error;

it('limits an address to four downloads, across visitors', () => {
  const slots = new DownloadSlots();
  const held = Array.from({ length: 4 }, () => slots.take(visitor()));
  expect(() => slots.take(visitor())).toThrow(refused('DOWNLOADS_RUNNING'));
  const elsewhere = slots.take(member());
  held[0]?.();
  held[0]?.();
  slots.take(visitor());
  expect(() => slots.take(visitor())).toThrow(refused('DOWNLOADS_RUNNING'));
  elsewhere();
});

it('limits an owner to two downloads, across addresses', () => {
  const slots = new DownloadSlots();
  const person = member();
  slots.take(person);
  slots.take({ ...person, address: '198.51.100.9' });
  expect(() => slots.take({ ...person, address: '198.51.100.10' })).toThrow(
    refused('DOWNLOADS_RUNNING'),
  );
});

it('lets others download however many accounts do', () => {
  const slots = new DownloadSlots();
  for (let i = 0; i < 40; i += 1) slots.take({ ...member(), address: `198.51.100.${i}` });
  expect(() => slots.take(visitor())).not.toThrow();
});
