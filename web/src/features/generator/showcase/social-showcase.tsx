import { clsx } from 'clsx';
import { Heart, MessageCircle, Play, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Frame } from '../../../components/frame.js';
import { MemeCaption } from '../../../components/meme-caption.js';
import { Tag } from '../../../components/tag.js';
import { shortDay } from '../../../lib/day-words.js';
import { pageFormat } from '../../../lib/page-format.js';
import { compactCount, samplePosts, type SocialPost } from './social-posts.js';
import * as text from './messages.js';

const NAMES = { tiktok: 'TikTok', instagram: 'Instagram' };

function Count({ icon: Icon, name, value }: { icon: typeof Heart; name: string; value: number }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className="size-4" strokeWidth={1.75} />
      <span className="sr-only">{name} </span>
      {compactCount(value)}
    </span>
  );
}

const columnsFor = (count: number) =>
  count === 3
    ? 'sm:grid-cols-3 lg:max-xl:*:grid-cols-1 xl:*:grid-cols-[11rem_minmax(0,1fr)]'
    : 'sm:grid-cols-2 lg:*:grid-cols-[11rem_minmax(0,1fr)]';

function Post({ post }: { post: SocialPost }) {
  return (
    <li className="grid min-w-0 grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-t border-line pt-4 max-[15rem]:grid-cols-1">
      <Frame src={post.thumbnail} alt={post.title}>
        {post.isMeme && <MemeCaption turn={5} />}
        {post.duration !== null && (
          <span className="absolute right-2 bottom-2 inline-flex items-center gap-1 rounded-[3px] bg-inverse px-1.5 py-0.5 text-on-inverse">
            <Play aria-hidden className="size-3" strokeWidth={2} />
            <span className="type-data">{post.duration}</span>
          </span>
        )}
      </Frame>
      <div className="grid content-start gap-1">
        <p className="type-data text-ink-2">
          {NAMES[post.platform]} · {shortDay(new Date(post.date))}
        </p>
        <h4 className="leading-snug font-semibold">{post.title}</h4>
        <p className="text-sm text-ink-2">{post.description}</p>
        {post.counts && (
          <p className="type-data flex flex-wrap gap-x-4 gap-y-1 pt-1 text-ink-2">
            <Count icon={Heart} name={text.likes} value={post.counts.likes} />
            <Count icon={MessageCircle} name={text.comments} value={post.counts.comments} />
            <Count icon={Share2} name={text.shares} value={post.counts.shares} />
          </p>
        )}
        <a
          href={post.url}
          target="_blank"
          rel="noreferrer"
          className="link w-fit py-1 text-sm font-semibold"
        >
          {text.openPlatform(NAMES[post.platform])}
          <span className="sr-only"> {text.inNewTab}</span>
        </a>
      </div>
    </li>
  );
}

export function SocialShowcase() {
  const id = useId();
  const [posts] = useState(() => samplePosts(Date.now(), pageFormat));

  return (
    <section aria-labelledby={id} className="grid content-start gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id={id} className="type-h3">
          {text.madeToShare}
        </h3>
        <Tag>{text.samplePosts}</Tag>
      </div>
      <ul className={clsx('grid gap-5 sm:max-lg:*:grid-cols-1', columnsFor(posts.length))}>
        {posts.map((post) => (
          <Post key={post.id} post={post} />
        ))}
      </ul>
    </section>
  );
}
