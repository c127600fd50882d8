import { checkDeclaration, toRequest, type DeclarationFields } from './declaration-form.js';
import { declared, receiptText } from './declaration-words.js';

const fields: DeclarationFields = {
  name: ' Ada ',
  email: 'ada@example.com',
  contract: 'Professional',
  reason: '',
  isForCause: false,
  effectiveOn: '',
};
const today = '2026-11-20';

it.each<[Partial<DeclarationFields>, string]>([
  [{ name: ' ' }, 'name'],
  [{ email: '' }, 'email'],
  [{ email: 'ada' }, 'email'],
  [{ contract: '' }, 'contract'],
  [{ isForCause: true }, 'reason'],
  [{ effectiveOn: '2026-11-19' }, 'effectiveOn'],
])('%j is wrong', (changes, field) => {
  expect(checkDeclaration('cancellation', { ...fields, ...changes }, today)?.field).toBe(field);
});

it('requires neither reason nor date for a withdrawal', () => {
  expect(checkDeclaration('withdrawal', { ...fields, isForCause: true }, today)).toBeNull();
  expect(toRequest('withdrawal', fields)).toEqual({
    kind: 'withdrawal',
    name: 'Ada',
    email: 'ada@example.com',
    contract: 'Professional',
  });
});

it('sends a cancellation for cause, effective immediately', () => {
  const cause = { ...fields, isForCause: true, reason: 'Fraud', effectiveOn: '2026-12-31' };
  expect(toRequest('cancellation', cause)).toMatchObject({
    reason: 'For an important reason: Fraud',
  });
  expect(toRequest('cancellation', cause)).not.toHaveProperty('effective_on');
  const later = toRequest('cancellation', { ...fields, effectiveOn: '2026-12-31' });
  expect(later.effective_on).toBe('2026-12-31');
});

it('gives a receipt with the declaration and its time', () => {
  const request = toRequest('cancellation', fields);
  const text = receiptText(request, { id: 'n-1', received_at: '2026-11-20T17:13:33.000Z' });
  expect(declared(request)).toContainEqual(['Takes effect', 'As early as possible']);
  expect(text).toContain('Name: Ada');
  expect(text).toContain('2026');
  expect(text).toContain(':33');
  expect(text).toContain('Number: n-1');
});
