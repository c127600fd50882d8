import { kontextPlan } from './kontext-plan.js';

const plan = kontextPlan(
  {
    positivePrompt: '  an oil painting ',
    imageCount: 3,
    enhancesPositive: true,
    removesWatermark: null,
    seed: 7,
  },
  true,
);

it('sends the fields of the call', () => {
  expect(plan).toEqual({
    style: null,
    imageCount: 3,
    fields: {
      positive_prompt: 'an oil painting',
      enhance_positive_prompt: 'true',
      pro_generation: 'true',
      seed: '7',
    },
  });
});
