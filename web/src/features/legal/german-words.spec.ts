import { inGerman } from '../../testing/in-german.js';

inGerman();
const german = await import('./messages.js');

it('names the buttons as the law prescribes', () => {
  // BGB §312k (2) and §356a (1) and (3).
  expect(german.cancelContracts).toBe('Verträge hier kündigen');
  expect(german.cancelNow).toBe('Jetzt kündigen');
  expect(german.withdraw).toBe('Vertrag widerrufen');
  expect(german.confirmWithdrawal).toBe('Widerruf bestätigen');
});

it('writes a day as Germans do', () => {
  expect(german.onDay('2026-12-31')).toBe('31.12.2026');
});
