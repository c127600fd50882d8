import { sharePost } from './post-page.js';

const post = { title: 'Light & lamp', url: 'https://likeness.test/blog/light' };
const abort = Object.assign(new Error('closed'), { name: 'AbortError' });

describe('sharing a post', () => {
  it('uses the share sheet of the device', async () => {
    const shared: unknown[] = [];
    const share = async (data: unknown) => void shared.push(data);
    expect(await sharePost(post, { share, open: () => shared.push('opened') })).toBe(true);
    expect(shared).toEqual([post]);
  });

  it('opens a chat without a share sheet', async () => {
    const opened: string[] = [];
    expect(await sharePost(post, { open: (url) => opened.push(url) })).toBe(true);
    expect(new URL(opened[0] ?? '').searchParams.get('text')).toBe(`${post.title} ${post.url}`);
  });

  it('fails when the share sheet fails, not when the user closes it', async () => {
    const fail = (error: Error) => ({ share: () => Promise.reject(error), open: () => {} });
    expect(await sharePost(post, fail(new Error('no')))).toBe(false);
    expect(await sharePost(post, fail(abort))).toBe(true);
  });
});
