import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { Check, CircleDashed } from 'lucide-react';
import { type LayerAnswer, layerAnswers } from './answer-words.js';
import * as text from './messages.js';

const LAYERS = [
  {
    id: 'credentials',
    name: text.credentials,
    what: text.credentialsWhat,
    lost: text.credentialsLost,
  },
  {
    id: 'mark',
    name: text.mark,
    what: text.markWhat,
    lost: text.markLost,
  },
  {
    id: 'fingerprint',
    name: text.fingerprint,
    what: text.fingerprintWhat,
    lost: text.fingerprintLost,
  },
] as const;

export function LayerList({ report }: { report: ProvenanceReport | undefined }) {
  const answers = report && layerAnswers(report);
  return (
    <section aria-labelledby="layers">
      <h2 id="layers" className="type-h3">
        {text.layers}
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
