import { productHeading } from '../../lib/page-format.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { GeneratorSection } from './generator-section.js';
import { LateShowcases } from './showcase/late-showcases.js';

export function GeneratorPage() {
  usePageTitle(`LensZero · ${productHeading}`);
  return (
    <>
      <GeneratorSection layout="page" heading={productHeading} />
      <div className="wrap py-section">
        <h2 className="sr-only">Examples</h2>
        <LateShowcases />
      </div>
    </>
  );
}
