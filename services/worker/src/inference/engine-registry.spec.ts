import { engineNameFor } from './engine-registry.js';

const photo = { id: '00000000-0000-4000-8000-000000000001', object_key: 'photos/1' };

describe('engineNameFor', () => {
  it.each([
    ['studio', { tool: 'lenszero', style: 'oil-painting', references: [photo] }],
    ['avatar', { tool: 'lenszero', style: null, references: [] }],
    ['multi-reference', { tool: 'lenszero', style: null, references: [photo] }],
    ['multi-reference', { tool: 'kontextlens', style: null, references: [photo, photo] }],
    ['multi-reference', { tool: 'kontextlens', style: null, references: [] }],
  ] as const)('gives %s to %j', (engine, order) => {
    expect(engineNameFor({ ...order, references: [...order.references] })).toBe(engine);
  });
});
