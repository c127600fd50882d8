import { SOURCE_TYPES } from '@likeness/contracts/provenance/source-types';
import type { Portrait } from '../portrait-engine.js';

/**
 * IPTC "Composite of elements": photo plus computed light, backdrop, strokes. Other terms imply a
 * generative model, or smaller changes ("Algorithmically-altered media").
 */
const COMPOSED = 'http://cv.iptc.org/newscodes/digitalsourcetype/composite';
/** IPTC NewsCodes: "Pure Algorithmic Media", made without training data. */
const DRAWN = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';

/** IPTC NewsCodes: "Created using Generative AI": drawn by a trained model. */
const GENERATED = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/** IPTC NewsCodes: "Composite including generative AI elements". */
const COMPOSED_OF_AI = `${SOURCE_TYPES}compositeSynthetic`;

export function digitalSourceType({ avatar, pack, photoSourceType }: Portrait['record']): string {
  if (pack !== undefined) return GENERATED;
  if (avatar) return DRAWN;
  return photoSourceType === undefined ? COMPOSED : COMPOSED_OF_AI;
}

/** XMP packet (ISO 16684-1). It contains no data of the source photo: no place, time or camera. */
export function portraitXmp({ record, likeness }: Portrait): string {
  const tool = `Likeness ${record.engine} ${record.engineVersion}`;
  const style = record.style ?? record.renderer;
  const text = record.avatar
    ? 'Avatar drawn by software from a description. It shows nobody.'
    : `Portrait made by software from a photo of the person, in the style "${style}". Not a photograph.`;
  const alike = likeness
    ? `likeness:percent="${likeness.percent}"
      likeness:euclid="${likeness.euclid.toFixed(4)}"`
    : '';
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description rdf:about=""
      xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:xmp="http://ns.adobe.com/xap/1.0/"
      xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
      xmlns:likeness="https://likeness.example/ns/portrait/1.0/"
      xmp:CreatorTool="${escapeXml(tool)}"
      Iptc4xmpExt:DigitalSourceType="${digitalSourceType(record)}"
      likeness:engine="${escapeXml(record.engine)}"
      likeness:engineVersion="${escapeXml(record.engineVersion)}"
      likeness:style="${escapeXml(style)}"
      likeness:renderer="${escapeXml(record.renderer)}"
      likeness:seed="${record.seed}"
      ${alike}>
      <dc:description>
        <rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>
      </dc:description>
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character]);
}
