import { titleOf } from '../../lib/head/site-title.js';
import { KontextSection } from './kontext-section.js';

export function KontextPage() {
  return (
    <>
      <title>{titleOf('KontextLens')}</title>
      <KontextSection />
    </>
  );
}
