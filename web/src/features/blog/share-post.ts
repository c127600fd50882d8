type Shared = { title: string; url: string };

type Browser = {
  share?: (data: Shared) => Promise<void>;
  open: (url: string) => void;
};

/** @returns false on failure; closing the share sheet is no failure */
export async function sharePost(post: Shared, browser: Browser): Promise<boolean> {
  try {
    if (browser.share) await browser.share(post);
    else browser.open(`https://wa.me/?text=${encodeURIComponent(`${post.title} ${post.url}`)}`);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
