import { usePageTitle } from '../../lib/use-page-title.js';
import { KontextSection } from './kontext-section.js';

export function KontextPage() {
  usePageTitle('KontextLens');
  return <KontextSection />;
}
