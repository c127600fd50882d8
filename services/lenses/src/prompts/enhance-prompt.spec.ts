import { enhancePrompt } from './enhance-prompt.js';

describe('enhancing a prompt', () => {
  it('keeps what was written and says what it adds', () => {
    const { prompt, added } = enhancePrompt('positive', 'a knight. ');
    expect(added.length).toBeGreaterThan(2);
    expect(prompt).toBe(['a knight', ...added].join(', '));
  });

  it('adds nothing on what the prompt speaks of itself', () => {
    const written =
      'headshot in golden hour sun, muted tones, city street background, painterly texture';
    expect(enhancePrompt('positive', written)).toEqual({ prompt: written, added: [] });
  });

  it('is done once: enhanced words stay as they are', () => {
    for (const kind of ['positive', 'negative'] as const) {
      const once = enhancePrompt(kind, 'a vintage and moody person').prompt;
      expect(enhancePrompt(kind, once)).toEqual({ prompt: once, added: [] });
    }
  });

  it('follows the mood', () => {
    expect(enhancePrompt('positive', 'a moody queen').added).toContain('soft dramatic lighting');
    expect(enhancePrompt('positive', 'a cheerful queen').added).toContain('bright even light');
  });

  it('leaves what is too short alone', () => {
    expect(enhancePrompt('positive', 'owl ')).toEqual({ prompt: 'owl', added: [] });
  });

  it('names the usual faults for a negative prompt', () => {
    const { added } = enhancePrompt('negative', 'blurry hats');
    expect(added).toContain('harsh shadows');
    expect(added).not.toContain('blurry');
  });
});
