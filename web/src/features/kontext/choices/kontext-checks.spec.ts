import { checkKontext } from './kontext-checks.js';

const message = (part: Partial<Parameters<typeof checkKontext>[0]>) =>
  checkKontext({
    usable: 1,
    invalid: 0,
    problem: null,
    prompt: 'an oil painting',
    refusal: null,
    ...part,
  })?.message;

describe('checkKontext', () => {
  it('accepts a complete form', () => {
    expect(message({})).toBeUndefined();
  });

  it('gives the reason for a refused prompt, once it is long enough', () => {
    expect(message({ refusal: 'We don’t make that.' })).toBe('We don’t make that.');
    expect(message({ prompt: 'nude', refusal: 'We don’t make that.' })).toMatch(/at least 5/);
  });

  it('reports the first fault in the specification’s words', () => {
    expect(message({ invalid: 1, usable: 0, prompt: '' })).toBe(
      'One or more files are invalid. Please remove invalid files before proceeding.',
    );
    expect(message({ usable: 0, prompt: '' })).toBe(
      'Please upload at least one valid reference image.',
    );
    expect(message({ problem: 'Images 1 and 2 show different people.', prompt: '' })).toBe(
      'Images 1 and 2 show different people.',
    );
    expect(message({ prompt: '   ' })).toBe('Please enter a prompt to describe your vision.');
    expect(message({ prompt: ' oil ' })).toBe(
      'Please provide a more detailed description (at least 5 characters).',
    );
  });
});
