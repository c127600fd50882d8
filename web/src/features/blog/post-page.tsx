import { Link } from '@tanstack/react-router';
import { ArrowLeft, Share2 } from 'lucide-react';
import { Button } from '../../components/button.js';
import { PageHead } from '../../components/page-head.js';
import { toasts } from '../../components/toast-store.js';
import { type PageMeta, siteImage } from '../../lib/head/head-tags.js';
import { addressOf } from '../../lib/locale.js';
import { titleOf } from '../../lib/page-format.js';
import { site } from '../../lib/site.js';
import { useBusy } from '../../lib/use-busy.js';
import * as text from './messages.js';
import { PostContent } from './post-content.js';
import { postDate, PostFacts } from './post-facts.js';
import type { Post } from './post.js';

const pill =
  'inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-sm font-medium hover:border-ink hover:bg-ink/6 focus-visible:rounded-full';

function metaOf(post: Post): PageMeta {
  return {
    description: post.metaDescription,
    keywords: post.keywords,
    isInOneLanguage: !post.isTranslated,
    author: post.author,
    card: {
      type: 'article',
      title: post.title,
      image: post.image ? site.publicUrl + post.image.src : siteImage,
    },
    structured: structuredPost(post),
  };
}

export function PostPage({ post }: { post: Post }) {
  return (
    <article className="mx-auto w-[min(100%-2*var(--spacing-gutter),44rem)] pt-[clamp(1.25rem,3vw,2.5rem)] pb-section">
      <PageHead title={titleOf(post.title)} meta={metaOf(post)} />
      <Link to="/blog" className="link inline-flex min-h-11 items-center gap-1.5 text-ink-2">
        <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
        {text.allPosts}
      </Link>
      <header className="mt-4 mb-[clamp(2rem,4vw,3rem)] grid max-w-3xl gap-4">
        <h1 className="type-h2 wrap-anywhere">{post.title}</h1>
        <PostFacts post={post} />
        <ul aria-label={text.categories} className="flex flex-wrap gap-2">
          {post.categories.map((category) => (
            <li key={category}>
              <Link to="/blog" search={{ category }} className={pill}>
                {category}
              </Link>
            </li>
          ))}
        </ul>
      </header>
      <PostContent content={post.content} />
      <PostFooter post={post} />
    </article>
  );
}

function PostFooter({ post }: { post: Post }) {
  const connections = Object.entries(post.socialLinks ?? {});
  return (
    <footer className="mt-12 grid max-w-[68ch] gap-6 border-t border-line pt-8">
      <nav aria-labelledby="related-title">
        <h2 id="related-title" className="mb-3 type-h4">
          {text.relatedTopics}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link to="/blog" search={{ q: tag }} className={pill}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {connections.length > 0 && (
        <nav aria-labelledby="connect-title">
          <h2 id="connect-title" className="mb-3 type-h4">
            {text.connect}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {connections.map(([name, url]) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener" className={`${pill} capitalize`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ShareButton title={post.title} />
        <p className="text-sm text-ink-3">
          {text.lastUpdated} <time dateTime={post.lastModified}>{postDate(post.lastModified)}</time>
        </p>
      </div>
    </footer>
  );
}

function open(url: string) {
  // With `noopener`, `window.open` returns null even on success.
  window.open(url, '_blank', 'noopener');
}

function ShareButton({ title }: { title: string }) {
  const [isBusy, run] = useBusy();

  async function share() {
    const post = { title, url: window.location.origin + window.location.pathname };
    const native = 'share' in navigator && { share: navigator.share.bind(navigator) };
    const isShared = await sharePost(post, { ...native, open });
    if (!isShared) toasts.add('error', text.notShared);
  }

  return (
    <Button busy={isBusy} className="noscript:hidden" onClick={() => run(share)}>
      <Share2 aria-hidden />
      {text.share}
    </Button>
  );
}

function structuredPost(post: Post) {
  const address = site.publicUrl + addressOf(`/blog/${post.slug}`);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    datePublished: post.date,
    dateModified: post.lastModified,
    author: { '@type': 'Organization', name: post.author },
    publisher: { '@type': 'Organization', name: 'Likeness', url: site.publicUrl },
    mainEntityOfPage: address,
    url: address,
    keywords: post.keywords.join(', '),
    articleSection: post.categories,
    ...(post.image && { image: `${site.publicUrl}${post.image.src}` }),
  };
}

export function PostNotFound() {
  return (
    <div className="wrap py-section">
      <title>{titleOf(text.missingTitle)}</title>
      <div className="grid min-h-72 place-content-center justify-items-center gap-5 p-8 text-center crop-marks">
        <h1 className="type-h3">{text.missing}</h1>
        <Button asChild>
          <Link to="/blog">{text.backToBlog}</Link>
        </Button>
      </div>
    </div>
  );
}

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
