import { whereToLead } from './use-follow.js';

const lost = { hasInvalid: false, isFocusLost: true };
const kept = { hasInvalid: false, isFocusLost: false };

describe('the keyboard', () => {
  it.each(['idle', 'finished'] as const)(
    'comes back to the press when the consent is declined (then %s)',
    (phase) => {
      expect(whereToLead('consent', phase, lost)).toBe('submit');
      expect(whereToLead('consent', phase, kept)).toBe('submit');
    },
  );

  it('stays in the dialog while that is open, and in the run that follows it', () => {
    expect(whereToLead('checking', 'consent', lost)).toBeNull();
    expect(whereToLead('consent', 'checking', lost)).toBeNull();
    expect(whereToLead('checking', 'uploading', lost)).toBeNull();
  });

  it('goes to the photos that were refused, else to the press', () => {
    expect(whereToLead('uploading', 'idle', { ...lost, hasInvalid: true })).toBe('photos');
    expect(whereToLead('uploading', 'idle', kept)).toBe('submit');
    expect(whereToLead('running', 'idle', kept)).toBe('submit');
  });

  it('goes to the outcome, and to the press after a fault, only when nothing else has it', () => {
    expect(whereToLead('settling', 'finished', lost)).toBe('outcome');
    expect(whereToLead('settling', 'finished', kept)).toBeNull();
    expect(whereToLead('checking', 'idle', lost)).toBe('submit');
    expect(whereToLead('checking', 'idle', kept)).toBeNull();
  });
});
