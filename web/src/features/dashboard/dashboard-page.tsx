import type { Image } from '@likeness/contracts/http/images';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.js';
import { Notice } from '../../components/notice.js';
import { Thumbnail } from '../../components/thumbnail.js';
import { displayUrl } from '../../lib/api/image-url.js';
import { titleOf } from '../../lib/page-format.js';
import { readListsAgain } from '../../lib/images/image-cache.js';
import { imageQuery } from '../../lib/images/image-queries.js';
import {
  forgetBroughtImages,
  readBroughtImages,
  type BroughtImages,
} from '../../lib/images/visitor-images.js';
import { lateComponent } from '../../lib/late-component.js';
import type { GalleryAddress, GoTo } from '../gallery/address/gallery-address.js';
import { Gallery } from '../gallery/gallery.js';
import * as text from './messages.js';
import { newestQuery } from './dashboard-queries.js';

const BatchMemes = lateComponent(async () => (await import('../memes/batch-memes.js')).BatchMemes);
const Overview = lateComponent(async () => (await import('./overview/overview.js')).Overview);

function EmptyDashboard() {
  return (
    <section className="crop-marks grid min-h-96 content-center justify-items-center gap-5 px-6 py-14 text-center">
      <div className="grid justify-items-center gap-2">
        <h2 className="type-h2">{text.emptyTitle}</h2>
        <p className="max-w-[44ch] text-ink-2">{text.emptyText}</p>
      </div>
      <Button asChild variant="primary" size="lg">
        <Link to="/instantid">{text.startCreating}</Link>
      </Button>
    </section>
  );
}

export function DashboardPage({ address, goTo }: { address: GalleryAddress; goTo: GoTo }) {
  const newest = useQuery({ ...newestQuery, placeholderData: keepPreviousData });
  const [memesOn, setMemesOn] = useState<readonly Image[] | 'newest' | null>(null);
  const newestImages = newest.data?.images ?? [];
  const counts = newest.data?.counts;
  const isEmpty = counts && counts.ai_generated + counts.user_provided === 0;
  return (
    <div className="wrap grid gap-[clamp(1.5rem,3vw,2.5rem)] pt-[clamp(1.5rem,4vw,3rem)] pb-section">
      <title>{titleOf(text.title)}</title>
      <h1 className="type-h2">{text.title}</h1>
      <BroughtLine />
      {isEmpty ? (
        <EmptyDashboard />
      ) : (
        <>
          <MemeBanner images={newestImages} onCreate={() => setMemesOn('newest')} />
          <Gallery address={address} goTo={goTo} onMemes={setMemesOn} />
          {newest.data && <Overview list={newest.data} />}
        </>
      )}
      {memesOn && (
        <BatchMemes
          // The user may open the dialog before the list loads.
          images={memesOn === 'newest' ? newestImages : memesOn}
          onClose={() => setMemesOn(null)}
        />
      )}
    </div>
  );
}

/** Guest images arrive moments after the login. */
const TRIES = 8;
const BETWEEN_MS = 1_500;

function Line({ count, newest }: BroughtImages) {
  const queryClient = useQueryClient();
  const { isSuccess } = useQuery({
    ...imageQuery(newest),
    retry: TRIES,
    retryDelay: BETWEEN_MS,
  });

  useEffect(() => {
    if (!isSuccess) return;
    forgetBroughtImages();
    void readListsAgain(queryClient, { type: 'added' });
  }, [isSuccess, queryClient]);

  if (!isSuccess) return null;
  return <Notice tone="success" title={text.brought(count)} />;
}

function BroughtLine() {
  const [brought] = useState(readBroughtImages);
  return brought && <Line {...brought} />;
}

function MemeBanner({ images, onCreate }: { images: readonly Image[]; onCreate: () => void }) {
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
