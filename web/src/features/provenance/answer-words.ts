import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { sourceWords } from '../../lib/source-words.js';

type Layer = NonNullable<ProvenanceReport['layer']>;

export type LayerAnswer = {
  readonly says: 'yes' | 'nothing' | 'not asked';
  readonly words: string;
};

type Answer = { readonly title: string; readonly sentences: readonly string[] };

const YES: Record<Layer, Answer> = {
  credentials: {
    title: 'Yes, made here. Its signature says so.',
    sentences: ['The file carries credentials that this site signed, and it hasn’t changed since.'],
  },
  mark: {
    title: 'Yes, made here. Its hidden mark says so.',
    sentences: [
      'The pixels carry the mark of a picture that was made here and is still stored. This is that picture, a copy or part of it, or a screenshot that shows it.',
    ],
  },
  fingerprint: {
    title: 'Most likely made here. Its likeness says so.',
    sentences: [
      'We found no mark, but more than half of the picture is nearly identical to one that was made here and is still stored.',
      'This is the weakest of the three answers: it can confuse two pictures made here from the same photo and style.',
    ],
  },
};

const NO: Answer = {
  title: 'Nothing says that it was made here.',
  sentences: [
    'We found none of our signatures or marks, and no stored picture matches it.',
    'That doesn’t prove the opposite, and it doesn’t tell whether another program made the picture.',
  ],
};

/** States what the check found and what it means, never whose picture it is. */
export function answerWords(report: ProvenanceReport): Answer {
  const { title, sentences } = report.layer === null ? NO : YES[report.layer];
  const about = report.c2pa.valid ? sourceWords(report.digital_source_type) : [];
  return { title, sentences: [...sentences, ...about] };
}

export function layerAnswers(report: ProvenanceReport): Record<Layer, LayerAnswer> {
  const { layer } = report;
  const credentials: LayerAnswer = {
    says: layer === 'credentials' ? 'yes' : 'nothing',
    words: signatureWords(report),
  };
  if (layer === 'credentials') {
    const notAsked: LayerAnswer = {
      says: 'not asked',
      words: 'Not asked: the signature settles it.',
    };
    return { credentials, mark: notAsked, fingerprint: notAsked };
  }
  return {
    credentials,
    mark:
      layer === 'mark'
        ? { says: 'yes', words: 'Found, and it belongs to this picture.' }
        : { says: 'nothing', words: 'Not found.' },
    fingerprint: likenessAnswer(layer),
  };
}

function likenessAnswer(layer: Exclude<Layer, 'credentials'> | null): LayerAnswer {
  if (layer === null) return { says: 'nothing', words: 'No stored picture matches it.' };
  if (layer === 'mark') return { says: 'yes', words: 'Led to the picture with this mark.' };
  return { says: 'yes', words: 'Nearly identical to a stored picture.' };
}

function signatureWords({ c2pa }: ProvenanceReport): string {
  if (!c2pa.present) return 'The file carries none.';
  if (!c2pa.valid) return 'The file carries some, but they don’t match it: it has changed since.';
  if (c2pa.own) return 'Valid, and signed by this site.';
  if (c2pa.issuer === null) return 'Valid, and signed by someone else.';
  return `Valid, and signed by someone else under the name “${c2pa.issuer}”.`;
}
