import { titleOf } from '../../lib/head/site-title.js';
import { toolName } from '../../lib/images/tool-names.js';
import { KontextSection } from './kontext-section.js';

export function KontextPage() {
  return (
    <>
      <title>{titleOf(toolName('kontextlens'))}</title>
      <KontextSection />
    </>
  );
}
