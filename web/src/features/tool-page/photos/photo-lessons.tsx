import { Check, X } from 'lucide-react';
import { Frame } from '../../../components/frame.js';
import * as text from '../messages.js';

/** `npm run examples` makes `<id>.avif` and its portrait, `<id>-portrait.avif`. */
const LESSONS = [
  { id: 'front', works: true, name: text.lessonFront, portrait: text.clearPortrait },
  { id: 'whole', works: true, name: text.lessonWhole, portrait: text.clearPortrait },
  { id: 'backlight', works: false, name: text.lessonBacklight, portrait: text.darkPortrait },
  { id: 'crowd', works: false, name: text.lessonCrowd, portrait: text.crowdedPortrait },
  { id: 'screenshot', works: false, name: text.lessonScreenshot, portrait: text.coveredPortrait },
  { id: 'dim', works: false, name: text.lessonDim, portrait: text.darkPortrait },
] as const;

/** Photos that work and photos that don't, each beside the portrait made from it. */
export function PhotoLessons() {
  return (
    <div className="@container mt-2 grid w-full max-w-136 gap-3 border-t border-line pt-4 text-left">
      <p className="type-data text-ink-2">{text.photoAndPortrait}</p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 @md:grid-cols-3">
        {LESSONS.map(({ id, works, name, portrait }) => (
          <li key={id} className="grid content-start gap-1.5">
            <span className="grid grid-cols-2 gap-0.5">
              <Frame src={`/examples/lessons/${id}.avif`} />
              <Frame src={`/examples/lessons/${id}-portrait.avif`} alt={portrait} />
            </span>
            <span className="type-data flex gap-1 text-ink-2">
              {works ? (
                <Check aria-hidden className="size-4 shrink-0 text-success" />
              ) : (
                <X aria-hidden className="size-4 shrink-0 text-danger" />
              )}
              <span>
                <span className="sr-only">{works ? text.works : text.spoils} </span>
                {name}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
