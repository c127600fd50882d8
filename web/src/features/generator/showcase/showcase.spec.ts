import { areClaimsShown } from '../../../lib/marketing-claims.js';
import { compactCount, samplePosts } from './social-posts.js';

it('abbreviates counts', () => {
  const counts = [999, 1_000, 12_340, 999_949, 999_950, 1_500_000];
  expect(counts.map(compactCount)).toEqual(['999', '1K', '12.3K', '999.9K', '1M', '1.5M']);
});

it('dates the sample posts within the last seven days, and has no memes in them by default', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  const posts = samplePosts(now, 'freefast');
  for (const { date } of posts) {
    expect(now - Date.parse(date)).toBeGreaterThanOrEqual(0);
    expect(now - Date.parse(date)).toBeLessThan(7 * 24 * 60 * 60 * 1000);
  }
  expect(JSON.stringify(posts)).not.toMatch(/meme/i);
  const memePosts = samplePosts(now, 'meme');
  expect(memePosts.filter(({ isMeme }) => isMeme)).toHaveLength(1);
  expect(new Set(memePosts.map(({ thumbnail }) => thumbnail)).size).toBe(memePosts.length);
});

it('shows made-up counts only with the other claims, which are off by default', () => {
  expect(areClaimsShown).toBe(false);
  expect(samplePosts(0, 'meme').map(({ counts }) => counts)).toEqual([null, null, null, null]);
  const [first] = samplePosts(0, 'freefast', true);
  expect(compactCount(first?.counts?.likes ?? 0)).toBe('12.3K');
});
