import { member, visitor } from '../testing/images-app.js';
import { DownloadSlots } from './download-slots.js';

const refused = (code: string) => expect.objectContaining({ code }) as Error;

it('an address has four places, however many visitors it makes of itself', () => {
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

it('an owner has two places, from whatever address', () => {
  const slots = new DownloadSlots();
  const person = member();
  slots.take(person);
  slots.take({ ...person, address: '198.51.100.9' });
  expect(() => slots.take({ ...person, address: '198.51.100.10' })).toThrow(
    refused('DOWNLOADS_RUNNING'),
  );
});

it('the service has sixteen places', () => {
  const slots = new DownloadSlots();
  for (let i = 0; i < 16; i += 1) slots.take({ ...member(), address: `198.51.100.${i}` });
  expect(() => slots.take(visitor())).toThrow(refused('SERVICE_BUSY'));
});
