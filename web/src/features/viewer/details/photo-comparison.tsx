import type { Image } from '@likeness/contracts/http/images';
import { useState } from 'react';
import { CompareSlider } from '../../../components/compare-slider.js';
import { displayUrl } from '../../../lib/api/image-url.js';
import { useAnotherTry } from '../../../lib/use-another-try.js';

const picture = 'absolute inset-0 size-full object-cover';

export function PhotoComparison({ image, photoId }: { image: Image; photoId: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  const isMissing = missing === photoId;
  useAnotherTry(isMissing, () => setMissing(null));
  if (isMissing) {
    return <p className="text-sm text-ink-2">The original photo is no longer stored.</p>;
  }
  return (
    <div className="max-lg:max-w-sm">
      <CompareSlider
        ratio="square"
        label="Your photo or the portrait: move to compare"
        valueText={(percent) => `${percent}% your photo, ${100 - percent}% the portrait`}
        after={<img src={displayUrl(image, 512)} alt="The portrait" className={picture} />}
        before={
          <img
            src={displayUrl({ url: `images/${photoId}/file` }, 512)}
            alt="Your photo"
            onError={() => setMissing(photoId)}
            className={picture}
          />
        }
      />
      <p aria-hidden className="type-data flex justify-between pt-1.5 text-ink-2">
        <span>Your photo</span>
        <span>Portrait</span>
      </p>
    </div>
  );
}
