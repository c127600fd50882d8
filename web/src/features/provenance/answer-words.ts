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
    sentences: [
      'This site signed the credentials in this file, and the file hasn’t changed since.',
    ],
  },
  mark: {
    title: 'Yes, made here. Its hidden mark says so.',
    sentences: [
      'The pixels carry the mark of a picture that we made and still store. This is that picture, a copy or part of it, or a page that shows it.',
    ],
  },
  fingerprint: {
    title: 'Most likely made here. Its likeness says so.',
    sentences: [
      'We found no mark, but more than half of the picture is nearly identical to one that we made and still store.',
      'This is the weakest of the three answers. It can confuse two pictures made from the same photo and style.',
    ],
  },
};

const NO: Answer = {
  title: 'We found no sign that we made it.',
  sentences: [
    'We found no signature or mark of ours, and we store no picture like it.',
    'That doesn’t prove that we never made it, and it doesn’t say whether a program did.',
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
      words: 'Not checked, because the signature is proof enough.',
    };
    return { credentials, mark: notAsked, fingerprint: notAsked };
  }
  return {
    credentials,
    mark:
      layer === 'mark'
        ? { says: 'yes', words: 'Found. It belongs to this picture.' }
        : { says: 'nothing', words: 'Not found.' },
    fingerprint: likenessAnswer(layer),
  };
}

function likenessAnswer(layer: Exclude<Layer, 'credentials'> | null): LayerAnswer {
  if (layer === null) return { says: 'nothing', words: 'We store no picture like it.' };
  if (layer === 'mark') return { says: 'yes', words: 'Matches the picture with this mark.' };
  return { says: 'yes', words: 'Nearly identical to a picture that we store.' };
}

function signatureWords({ c2pa }: ProvenanceReport): string {
  if (!c2pa.present) return 'The file has none.';
  if (!c2pa.valid)
    return 'The file has some, but they don’t match it, because it has changed since.';
  if (c2pa.own) return 'Valid, and signed by this site.';
  if (c2pa.issuer === null) return 'Valid, but we didn’t sign them.';
  return `Valid, but we didn’t sign them. The signer’s name is given as “${c2pa.issuer}”.`;
}
