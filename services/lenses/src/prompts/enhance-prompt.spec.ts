import { enhancePrompt } from './enhance-prompt.js';

describe('enhancing a prompt', () => {
  it('keeps what was written and says what it adds', () => {
    const { prompt, added } = enhancePrompt('positive', 'a queen. ');
    expect(added).toEqual([
      'soft lighting',
      'warm tones',
      'gradient backdrop',
      'head and shoulders',
      'sharp focus',
    ]);
    expect(prompt).toBe(['a queen', ...added].join(', '));
  });

  it('adds nothing on what the prompt speaks of itself', () => {
    const written = 'Headshot in golden hour light, muted, city street, crisp';
    expect(enhancePrompt('positive', written)).toEqual({ prompt: written, added: [] });
  });

  it('leaves its own palette and backdrop to a look, and to a reference', () => {
    expect(enhancePrompt('positive', 'as an oil painting').added).toEqual([
      'soft lighting',
      'head and shoulders',
    ]);
    expect(enhancePrompt('positive', 'in the look of the second picture').added).toEqual([
      'head and shoulders',
    ]);
  });

  it('is done once: enhanced words stay as they are', () => {
    for (const kind of ['positive', 'negative'] as const) {
      const once = enhancePrompt(kind, 'a serious person').prompt;
      expect(enhancePrompt(kind, once)).toEqual({ prompt: once, added: [] });
    }
  });

  it('follows the mood', () => {
    expect(enhancePrompt('positive', 'a stern queen').added).toContain('soft dramatic lighting');
    expect(enhancePrompt('positive', 'a cheerful queen').added).toContain('bright lighting');
    expect(enhancePrompt('positive', 'walking in a forest').added).toContain('natural lighting');
  });

  it('leaves what is too short alone', () => {
    expect(enhancePrompt('positive', 'owl ')).toEqual({ prompt: 'owl', added: [] });
  });

  it('names the usual faults for a negative prompt', () => {
    const { added } = enhancePrompt('negative', 'blurry hats');
    expect(added).toEqual(['noisy', 'overexposed', 'distorted', 'text']);
  });
});
