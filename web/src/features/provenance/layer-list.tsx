import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { Check, CircleDashed } from 'lucide-react';
import { type LayerAnswer, layerAnswers } from './answer-words.js';

const LAYERS = [
  {
    id: 'credentials',
    name: 'Content Credentials',
    what: 'A signed statement in the file (C2PA): who made it, from what, and that nothing has changed since.',
    lost: 'Lost when a file is saved again, sent by most chats, or photographed from a screen.',
  },
  {
    id: 'mark',
    name: 'Hidden mark',
    what: 'A weak pattern in the pixels, another one for each picture, read with a key that only this site has.',
    lost: 'Survives JPEG compression, resizing, cropping, rotation and mirroring. Heavy repainting destroys it, and so does a crop to less than a quarter of the picture.',
  },
  {
    id: 'fingerprint',
    name: 'Fingerprint',
    what: 'Corners, spots, detail and colors by which we find a stored picture again. We don’t measure the face.',
    lost: 'Works alone only if more than half of the picture is left and nearly unchanged. We delete it with the picture.',
  },
] as const;

export function LayerList({ report }: { report: ProvenanceReport | undefined }) {
  const answers = report && layerAnswers(report);
  return (
    <section aria-labelledby="layers">
      <h2 id="layers" className="type-h3">
        Three layers can tell
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
