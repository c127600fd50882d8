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
      'The file carries credentials that this site signed, and nothing of it has changed since.',
    ],
  },
  mark: {
    title: 'Yes, made here. Its hidden mark says so.',
    sentences: [
      'The pixels bear the mark of one picture that was made here and is still kept. This is that picture, a copy or a part of it, or a page that shows it.',
    ],
  },
  fingerprint: {
    title: 'Most likely made here. Its likeness says so.',
    sentences: [
      'No mark was found, but the picture is all but the same as one that was made here and is still kept, over more than half of it.',
      'This is the weakest of the three answers: another picture made here from the same photo and style can be taken for it.',
    ],
  },
};

const NO: Answer = {
  title: 'Nothing says that it was made here.',
  sentences: [
    'No signature of ours, no mark of ours, and no picture that is kept here is like it.',
    'That does not prove the opposite, and it says nothing of whether a program made the picture.',
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
        ? { says: 'yes', words: 'Found, and it is that of this very picture.' }
        : { says: 'nothing', words: 'Not found.' },
    fingerprint: likenessAnswer(layer),
  };
}

function likenessAnswer(layer: Exclude<Layer, 'credentials'> | null): LayerAnswer {
  if (layer === null) return { says: 'nothing', words: 'No picture that is kept here is like it.' };
  if (layer === 'mark') return { says: 'yes', words: 'Led to the picture whose mark it is.' };
  return { says: 'yes', words: 'All but the same as a picture that is kept here.' };
}

function signatureWords({ c2pa }: ProvenanceReport): string {
  if (!c2pa.present) return 'The file carries none.';
  if (!c2pa.valid) return 'The file carries some, but they do not fit it: it was changed since.';
  if (c2pa.own) return 'Valid, and signed by this site.';
  if (c2pa.issuer === null) return 'Valid, and signed by somebody else.';
  return `Valid, and signed by somebody else, who gives the name “${c2pa.issuer}”.`;
}
