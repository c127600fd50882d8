import { emptyForm, reduceForm, type FormState } from './form-state.js';
import { portraitPlan } from './submit-checks.js';

const form = (change: Partial<FormState>) => ({
  ...reduceForm(emptyForm, change),
  style: change.style ?? 'oil',
  gender: 'woman' as const,
});

describe('the plan of a portrait', () => {
  it('has prompts only in the prompt style', () => {
    const { fields } = portraitPlan(
      form({
        style: 'prompt-only',
        positivePrompt: ' a calm portrait ',
        enhancesPositive: true,
        seed: 7,
      }),
      false,
    );
    expect(fields).toEqual({
      style: 'prompt-only',
      gender: 'woman',
      positive_prompt: 'a calm portrait',
      negative_prompt: '',
      enhance_positive_prompt: 'true',
      enhance_negative_prompt: 'false',
      pro_generation: 'false',
      seed: '7',
    });
  });

  it('has a finish only where the style can use it', () => {
    const finish = { retouch: 'none', backdrop: 'navy', clothes: 'black' } as const;
    const fieldsOf = (style: string) => portraitPlan(form({ style, ...finish }), null).fields;
    expect(fieldsOf('Studio headshot')).toMatchObject(finish);
    expect(fieldsOf('Garden')).toEqual({
      style: 'Garden',
      gender: 'woman',
      shoulders: 'continued',
      retouch: 'none',
      clothes: 'black',
    });
    const shoulders = 'continued';
    expect(fieldsOf('Pencil')).toEqual({ style: 'Pencil', gender: 'woman', shoulders });
    const asTaken = form({ style: 'Pencil', continuesShoulders: false });
    expect(portraitPlan(asTaken, null).fields).toEqual({ style: 'Pencil', gender: 'woman' });
  });

  it('names a pose by id or by key', () => {
    const common = { label: 'x', previewUrl: 'y' };
    const gallery = form({ pose: { kind: 'gallery', id: 'u1', ...common } });
    const standard = form({ pose: { kind: 'default', key: 'left', ...common } });
    expect(portraitPlan(gallery, null).fields).toMatchObject({ head_pose_gallery_id: 'u1' });
    expect(portraitPlan(standard, null).fields).toMatchObject({ head_pose_default_key: 'left' });
  });
});

describe('the form', () => {
  it('clears the prompts with any other style', () => {
    const prompted = form({ style: 'prompt-only', positivePrompt: 'a calm one' });
    expect(reduceForm(prompted, { style: 'prompt-only' }).positivePrompt).toBe('a calm one');
    expect(reduceForm(prompted, { style: 'random' }).positivePrompt).toBe('');
  });

  it('limits prompts to 500 characters and enhances none under 5', () => {
    const long = reduceForm(emptyForm, { positivePrompt: 'x'.repeat(600), enhancesPositive: true });
    expect(long.positivePrompt).toHaveLength(500);
    expect(long.enhancesPositive).toBe(true);
    expect(reduceForm(long, { positivePrompt: 'four' }).enhancesPositive).toBe(false);
  });
});
