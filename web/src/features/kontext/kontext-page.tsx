import { usePageTitle } from '../../lib/use-page-title.js';
import { KontextSection } from './kontext-section.js';

/** The multi-reference tool as a page, for who is signed in. */
export function KontextPage() {
  usePageTitle('KontextLens');
  return (
    <div className="wrap pt-[clamp(1.5rem,3vw,2.75rem)] pb-section">
      <div className="mb-[clamp(1.5rem,3vw,2.5rem)] grid gap-3">
        <h1 className="type-h2">KontextLens</h1>
        <p className="max-w-[60ch] text-lead text-ink-2">
          Upload 1-3 images and describe what you want to see. The person comes from the first photo
          with a clear face, light and colour from the others.
        </p>
      </div>
      <div className="rounded-panel border border-line bg-paper p-[clamp(1.25rem,4.2vw,3.5rem)] max-sm:-mx-2">
        <h2 className="sr-only">Make images</h2>
        <KontextSection />
      </div>
    </div>
  );
}
