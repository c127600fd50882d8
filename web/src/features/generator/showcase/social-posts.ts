import { areClaimsShown } from '../../../lib/marketing-claims.js';
import type { PageFormat } from '../../../lib/page-format.js';
import * as text from './messages.js';

export type SocialPost = {
  id: string;
  platform: 'tiktok' | 'instagram';
  type: 'video' | 'image';
  title: string;
  description: string;
  thumbnail: string;
  isMeme?: boolean;
  url: string;
  /** Null unless the operator can prove such figures. */
  counts: { likes: number; comments: number; shares: number } | null;
  date: string;
  duration: string | null;
};

const HOUR_MS = 60 * 60 * 1000;

type Sample = Omit<SocialPost, 'date' | 'url' | 'counts'> & {
  counts: NonNullable<SocialPost['counts']>;
  hoursAgo: number;
};

const SAMPLES: readonly Sample[] = [
  {
    id: 'sample-oil',
    platform: 'instagram',
    type: 'image',
    title: text.oilTitle,
    description: text.oilText,
    thumbnail: '/examples/oil-s.webp',
    counts: { likes: 12_340, comments: 214, shares: 1_020 },
    hoursAgo: 9,
    duration: null,
  },
  {
    id: 'sample-neon',
    platform: 'tiktok',
    type: 'video',
    title: text.neonTitle,
    description: text.neonText,
    thumbnail: '/examples/neon-s.webp',
    counts: { likes: 48_200, comments: 1_310, shares: 5_600 },
    hoursAgo: 53,
    duration: '0:24',
  },
  {
    id: 'sample-headshot',
    platform: 'instagram',
    type: 'image',
    title: text.headshotTitle,
    description: text.headshotText,
    thumbnail: '/examples/headshot-s.webp',
    counts: { likes: 8_730, comments: 96, shares: 410 },
    hoursAgo: 130,
    duration: null,
  },
];

const MEME_SAMPLE: Sample = {
  id: 'sample-meme',
  platform: 'tiktok',
  type: 'image',
  title: text.memeTitle,
  description: text.memeText,
  thumbnail: '/examples/styles/pop-art.webp',
  isMeme: true,
  counts: { likes: 91_400, comments: 2_180, shares: 14_900 },
  hoursAgo: 20,
  duration: null,
};

const HOMES = { tiktok: 'https://www.tiktok.com/', instagram: 'https://www.instagram.com/' };

export function samplePosts(
  now: number,
  format: PageFormat,
  areCountsShown = areClaimsShown,
): SocialPost[] {
  const samples = format === 'meme' ? [MEME_SAMPLE, ...SAMPLES] : SAMPLES;
  return samples.map(({ hoursAgo, counts, ...sample }) => ({
    ...sample,
    counts: areCountsShown ? counts : null,
    url: HOMES[sample.platform],
    date: new Date(now - hoursAgo * HOUR_MS).toISOString(),
  }));
}

const UNITS = [
  [1_000_000, text.millions],
  [1_000, text.thousands],
] as const;

/** 12340 becomes 12.3K. `Intl` needs more time to start than the posts to render. */
export function compactCount(count: number): string {
  // 999,950 and more would round to 1000K.
  const [size, words] = UNITS.find(([from]) => count >= from * 0.999_95) ?? [1, String];
  return words(Math.round((count / size) * 10) / 10);
}
