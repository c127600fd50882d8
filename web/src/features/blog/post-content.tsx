import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { Frame } from '../../components/frame.js';
import { TextColumn } from '../../components/text-column.js';
import { exampleName, exampleSize } from '../../lib/example-pictures.js';
import * as text from './messages.js';
import type { PostBlock } from './post.js';

type Image = Extract<PostBlock, { type: 'image' }>;
type Part = Exclude<PostBlock, Image> | { type: 'images'; images: Image[] };

function partsOf(content: readonly PostBlock[]): Part[] {
  const parts: Part[] = [];
  for (const block of content) {
    const last = parts.at(-1);
    if (block.type !== 'image') parts.push(block);
    else if (last?.type === 'images') last.images.push(block);
    else parts.push({ type: 'images', images: [block] });
  }
  return parts;
}

export function PostContent({ content }: { content: readonly PostBlock[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {partsOf(content).map((part, index) => {
        if (part.type === 'text') return <TextColumn key={index} html={part.content} />;
        if (part.type === 'video') return <Video key={part.src} {...part} />;
        return <Images key={index} images={part.images} isFirst={index === 0} />;
      })}
    </div>
  );
}

function Images({ images, isFirst }: { images: readonly Image[]; isFirst: boolean }) {
  const [only] = images;
  if (images.length === 1 && only && isWide(only)) {
    return (
      <img
        src={only.src}
        alt={only.alt}
        {...exampleSize(only.src)}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="w-full max-w-[68ch] rounded-frame"
      />
    );
  }
  return (
    <div
      className={clsx(
        'grid gap-x-4 gap-y-3',
        images.length === 1
          ? 'max-w-sm'
          : 'max-w-[68ch] grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))]',
      )}
    >
      {images.map(({ src, alt }) => {
        const { width, height } = exampleSize(src);
        return (
          <Frame
            key={src}
            src={src}
            alt={alt}
            name={exampleName(src)}
            ratio={width === height ? 'square' : 'portrait'}
            eager={isFirst}
          />
        );
      })}
    </div>
  );
}

function isWide({ src }: Image) {
  const { width, height } = exampleSize(src);
  return width > 2 * height;
}

/** Only a link: the page loads nothing from third parties until the user clicks. */
function Video({ src, title }: { src: string; title: string }) {
  return (
    <a
      href={`https://www.youtube.com/watch?v=${src}`}
      target="_blank"
      rel="noopener"
      className="flex min-h-16 max-w-[68ch] items-center gap-3 rounded-panel border border-line bg-paper p-4 hover:border-ink"
    >
      <Play aria-hidden className="size-6 flex-none" strokeWidth={1.5} />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-2">{text.opensYouTube}</span>
      </span>
    </a>
  );
}
