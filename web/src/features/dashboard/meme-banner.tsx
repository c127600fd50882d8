import type { Image } from '@likeness/contracts/http/images';
import { Button } from '../../components/button.js';
import { Thumbnail } from '../../components/thumbnail.js';
import { displayUrl } from '../../lib/api/image-url.js';
import * as text from './messages/en.js';

type MemeBannerProps = { images: readonly Image[]; onCreate: () => void };

export function MemeBanner({ images, onCreate }: MemeBannerProps) {
  return (
    <section
      aria-labelledby="meme-banner"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-panel bg-paper px-5 py-4"
    >
      <span aria-hidden className="flex gap-1 max-sm:hidden">
        {images.slice(0, 3).map((image) => (
          <Thumbnail
            key={image.id}
            src={displayUrl(image, 256)}
            className="h-14 w-11 rounded-frame bg-well"
          />
        ))}
      </span>
      <div className="mr-auto min-w-0">
        <h2 id="meme-banner" className="type-h4">
          {text.memes}
        </h2>
        <p className="text-sm text-ink-2">{text.memesText}</p>
      </div>
      <Button onClick={onCreate}>{text.createMemes}</Button>
    </section>
  );
}
