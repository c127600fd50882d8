import { productHeading, titleOf } from '../../lib/page-format.js';
import { GeneratorSection } from './generator-section.js';
import { LateShowcases } from './showcase/late-showcases.js';
import * as text from './messages.js';

export function GeneratorPage() {
  return (
    <>
      <title>{titleOf(`LensZero · ${productHeading}`)}</title>
      <GeneratorSection layout="page" heading={productHeading} />
      <div className="wrap py-section">
        <h2 className="sr-only">{text.examples}</h2>
        <LateShowcases />
      </div>
    </>
  );
}
