import { productHeading } from '../../lib/page-format.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { GeneratorSection } from './generator-section.js';

/** The portrait generator as a page of its own, for who is signed in. */
export function GeneratorPage() {
  usePageTitle(productHeading);
  return (
    <div className="wrap pt-[clamp(1.5rem,3vw,2.75rem)] pb-section">
      <h1 className="type-h2 mb-[clamp(1.5rem,3vw,2.5rem)]">{productHeading}</h1>
      <div className="rounded-panel border border-line bg-paper p-[clamp(1.25rem,4.2vw,3.5rem)] max-sm:-mx-2">
        <h2 className="sr-only">Make portraits</h2>
        <GeneratorSection />
      </div>
    </div>
  );
}
