import type { Image } from '@likeness/contracts/http/images';
import { useState } from 'react';
import { CompareSlider } from '../../../components/compare-slider.js';
import { displayUrl } from '../../../lib/api/image-url.js';
import { useAnotherTry } from '../../../lib/use-another-try.js';
import * as text from '../messages/en.js';

const picture = 'absolute inset-0 size-full object-cover';

export function PhotoComparison({ image, photoId }: { image: Image; photoId: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  const isMissing = missing === photoId;
  useAnotherTry(isMissing, () => setMissing(null));
  if (isMissing) {
    return <p className="text-sm text-ink-2">{text.noPhoto}</p>;
  }
  return (
    <div className="max-lg:max-w-sm">
      <CompareSlider
        ratio="square"
        label={text.compare}
        valueText={(percent) => text.compared(percent, 100 - percent)}
        after={<img src={displayUrl(image, 512)} alt={text.thePortrait} className={picture} />}
        before={
          <img
            src={displayUrl({ url: `images/${photoId}/file` }, 512)}
            alt={text.yourPhoto}
            onError={() => setMissing(photoId)}
            className={picture}
          />
        }
      />
      <p aria-hidden className="type-data flex justify-between pt-1.5 text-ink-2">
        <span>{text.yourPhoto}</span>
        <span>{text.portrait}</span>
      </p>
    </div>
  );
}
