import { declarationChecks } from './declaration-form.js';
import { type DeclarationFields, declared, receiptText, toRequest } from './declaration-request.js';

const fields: DeclarationFields = {
  name: ' Ada ',
  email: 'ada@example.com',
  contract: 'Professional',
  reason: '',
  is_for_cause: false,
  effective_on: '',
};

it.each<[Partial<DeclarationFields>, string, string]>([
  [{ name: ' ' }, 'name', 'Required'],
  [{ email: '' }, 'email', 'Required'],
  [{ email: 'ada' }, 'email', 'Please enter a valid email address.'],
  [{ contract: '' }, 'contract', 'Required'],
  [{ is_for_cause: true }, 'reason', 'Required'],
  [{ effective_on: '2020-11-19' }, 'effective_on', 'Please choose today or a later date.'],
])('%j is wrong in %s: %s', (changes, field, message) => {
  const [fault] = declarationChecks.cancellation({ ...fields, ...changes }).error?.issues ?? [];
  expect(fault).toMatchObject({ path: [field], message });
});

it('requires neither reason nor date for a withdrawal', () => {
  expect(declarationChecks.withdrawal({ ...fields, is_for_cause: true }).success).toBe(true);
  expect(toRequest('withdrawal', fields)).toEqual({
    kind: 'withdrawal',
    name: 'Ada',
    email: 'ada@example.com',
    contract: 'Professional',
  });
});

it('sends a cancellation for cause, effective immediately', () => {
  const cause = { ...fields, is_for_cause: true, reason: 'Fraud', effective_on: '2026-12-31' };
  expect(toRequest('cancellation', cause)).toMatchObject({
    reason: 'For an important reason: Fraud',
  });
  expect(toRequest('cancellation', cause)).not.toHaveProperty('effective_on');
  const later = toRequest('cancellation', { ...fields, effective_on: '2026-12-31' });
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
