import { member, visitor } from '../testing/images-app.js';
import { downloadSlots } from './download-slots.js';

const refused = (code: string) => expect.objectContaining({ code }) as Error;

it('limits an address to four downloads, across visitors', () => {
  const slots = downloadSlots();
  const held = Array.from({ length: 4 }, () => slots.enter(visitor()));
  expect(() => slots.enter(visitor())).toThrow(refused('DOWNLOADS_RUNNING'));
  const elsewhere = slots.enter(member());
  held[0]?.();
  held[0]?.();
  slots.enter(visitor());
  expect(() => slots.enter(visitor())).toThrow(refused('DOWNLOADS_RUNNING'));
  elsewhere();
});

it('limits an owner to two downloads, across addresses', () => {
  const slots = downloadSlots();
  const person = member();
  slots.enter(person);
  slots.enter({ ...person, address: '198.51.100.9' });
  expect(() => slots.enter({ ...person, address: '198.51.100.10' })).toThrow(
    refused('DOWNLOADS_RUNNING'),
  );
});

it('lets others download however many accounts do', () => {
  const slots = downloadSlots();
  for (let i = 0; i < 40; i += 1) slots.enter({ ...member(), address: `198.51.100.${i}` });
  expect(() => slots.enter(visitor())).not.toThrow();
});
