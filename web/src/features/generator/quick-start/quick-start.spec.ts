import { vi } from 'vitest';
import { makeImage } from '../../runs/run/run.fixtures.js';
import type { StyleOption } from '../choices/style-options.js';
import { quickStart, type QuickStartPorts } from './quick-start.js';

const style = (value: string): StyleOption => ({
  id: value,
  value,
  label: value,
  description: '',
  image: null,
  engine: null,
});

function setUp(part: Partial<QuickStartPorts> = {}) {
  const told: string[] = [];
  const choices: object[] = [];
  const waits: number[] = [];
  const takeImage = vi.fn<QuickStartPorts['takeImage']>().mockResolvedValue(undefined);
  const ports: QuickStartPorts = {
    fetchImages: () => Promise.resolve([makeImage(1), makeImage(2)]),
    fetchStyles: () =>
      Promise.resolve([style('prompt-only'), style('random'), style('oil'), style('neon')]),
    random: () => 0.99,
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    tell: (message) => void told.push(message),
    takeImage,
    choose: (choice) => void choices.push(choice),
    ...part,
  };
  return { ports, told, choices, waits, takeImage };
}

describe('Quick Start', () => {
  it('takes a photo, a real style, a gender and at most four', async () => {
    const { ports, told, choices, waits, takeImage } = setUp();
    expect(await quickStart(ports)).toBeNull();
    expect(takeImage).toHaveBeenCalledWith(makeImage(2));
    expect(choices).toEqual([{ style: 'neon' }, { gender: 'man' }, { maxCount: 4 }]);
    expect(told).toHaveLength(5);
    expect(waits.every((ms) => ms >= 500 && ms <= 800)).toBe(true);
  });

  it('never picks the synthetic entries', async () => {
    const { ports, choices } = setUp({ random: () => 0 });
    await quickStart(ports);
    expect(choices[0]).toEqual({ style: 'oil' });
  });

  it('reports missing images and missing styles', async () => {
    const empty = setUp({ fetchImages: () => Promise.resolve([]) });
    expect(await quickStart(empty.ports)).toBe(
      'No images found in your gallery. Please upload some images first.',
    );
    const bare = setUp({ fetchStyles: () => Promise.resolve([style('random')]) });
    expect(await quickStart(bare.ports)).toBe('No styles available. Please try again.');
  });
});
