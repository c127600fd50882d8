import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { Check, CircleDashed } from 'lucide-react';
import { type LayerAnswer, layerAnswers } from './answer-words.js';

const LAYERS = [
  {
    id: 'credentials',
    name: 'Content Credentials',
    what: 'A signed statement in the file (C2PA). It says who made the picture, from what, and that nothing has changed since.',
    lost: 'Saving the file again, most chat apps and a photo of the screen remove it.',
  },
  {
    id: 'mark',
    name: 'Hidden mark',
    what: 'A faint pattern in the pixels, unique to each picture. Only this site has the key to read it.',
    lost: 'It survives JPEG compression, a reduction to a quarter, crops, rotation and mirroring. Heavy repainting, or a crop to less than a quarter, removes it.',
  },
  {
    id: 'fingerprint',
    name: 'Fingerprint',
    what: 'Corners, details and colours by which we find the pictures that we store. We don’t measure faces for it.',
    lost: 'On its own, it answers only if more than half of the picture is there and nearly unchanged. We delete it together with the picture.',
  },
] as const;

export function LayerList({ report }: { report: ProvenanceReport | undefined }) {
  const answers = report && layerAnswers(report);
  return (
    <section aria-labelledby="layers">
      <h2 id="layers" className="type-h3">
        Three layers of evidence
      </h2>
      <ol className="mt-4 grid border-t border-line">
        {LAYERS.map(({ id, name, what, lost }, index) => (
          <li key={id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-b border-line py-4">
            <span aria-hidden className="type-data pt-1 text-ink-3">
              {index + 1}
            </span>
            <div className="grid gap-1.5">
              <h3 className="type-h4">{name}</h3>
              {answers && <Said answer={answers[id]} />}
              <p className="text-sm text-ink-2">{what}</p>
              <p className="text-sm text-ink-2">{lost}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Said({ answer: { says, words } }: { answer: LayerAnswer }) {
  const Icon = says === 'yes' ? Check : CircleDashed;
  return (
    <p className="flex items-start gap-2 font-semibold">
      <Icon
        aria-hidden
        strokeWidth={2}
        className={`mt-0.5 size-5 flex-none ${says === 'yes' ? 'text-success' : 'text-ink-3'}`}
      />
      <span>{words}</span>
    </p>
  );
}
