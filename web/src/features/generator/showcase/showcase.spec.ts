import { compactCount, samplePosts } from './social-posts.js';
import { draw } from './shuffle.js';

it('draws different entries, two or three of them highlighted', () => {
  for (const chance of [0, 0.3, 0.7, 0.999]) {
    const drawn = draw([1, 2, 3, 4, 5, 6, 7, 8], 6, () => chance);
    expect(new Set(drawn.map(({ entry }) => entry)).size).toBe(6);
    expect([2, 3]).toContain(drawn.filter(({ isHighlighted }) => isHighlighted).length);
  }
  expect(draw([], 6, Math.random)).toEqual([]);
});

it('writes counts short', () => {
  expect([999, 1_000, 12_340, 1_500_000].map(compactCount)).toEqual(['999', '1K', '12.3K', '1.5M']);
});

it('dates the sample posts within the last seven days, and has no memes in them by default', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  const posts = samplePosts(now, 'freefast');
  for (const { date } of posts) {
    expect(now - Date.parse(date)).toBeGreaterThanOrEqual(0);
    expect(now - Date.parse(date)).toBeLessThan(7 * 24 * 60 * 60 * 1000);
  }
  expect(JSON.stringify(posts)).not.toMatch(/meme/i);
  expect(JSON.stringify(samplePosts(now, 'meme'))).toMatch(/meme/i);
});
