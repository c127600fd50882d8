import { usePageTitle } from '../../lib/use-page-title.js';
import { KontextSection } from './kontext-section.js';

/** The multi-reference tool as a page, for who is signed in. */
export function KontextPage() {
  usePageTitle('KontextLens');
  return <KontextSection />;
}
