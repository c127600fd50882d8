import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { sourceWords } from '../../lib/source-words.js';
import * as text from './messages.js';

type Layer = NonNullable<ProvenanceReport['layer']>;

export type LayerAnswer = {
  readonly says: 'yes' | 'nothing' | 'not asked';
  readonly words: string;
};

type Answer = { readonly title: string; readonly sentences: readonly string[] };

const YES: Record<Layer, Answer> = {
  credentials: { title: text.yesBySignature, sentences: [text.signedHere] },
  mark: { title: text.carriesMark, sentences: [text.markMeans] },
  fingerprint: { title: text.yesByLikeness, sentences: [text.nearlyIdentical] },
};

const PART: Answer = { title: text.yesForPart, sentences: [text.partMarked, text.restUnknown] };

const FITS = { true: text.markFits, false: text.markDoesNotFit, null: text.markFitUnknown };

const NO: Answer = { title: text.noSign, sentences: [text.nothingFound, text.noProof] };

/** States what the check found and what it means, never whose picture it is. */
export function answerWords(report: ProvenanceReport): Answer {
  const { title, sentences } = foundWords(report);
  const about = report.c2pa.valid ? sourceWords(report.digital_source_type) : [];
  return { title, sentences: [...sentences, ...about] };
}

function foundWords({ layer, part, fits }: ProvenanceReport): Answer {
  if (layer === null) return NO;
  const { title, sentences } = YES[layer];
  if (layer === 'mark') {
    const fit = FITS[`${fits}`];
    return { title: part ? text.partCarriesMark : title, sentences: [fit, ...sentences] };
  }
  return part ? PART : { title, sentences };
}

export function layerAnswers(report: ProvenanceReport): Record<Layer, LayerAnswer> {
  const { layer } = report;
  const credentials: LayerAnswer = {
    says: layer === 'credentials' ? 'yes' : 'nothing',
    words: signatureWords(report),
  };
  if (layer === 'credentials') {
    const notAsked: LayerAnswer = { says: 'not asked', words: text.layerNotChecked };
    return { credentials, mark: notAsked, fingerprint: notAsked };
  }
  return {
    credentials,
    mark: report.marked
      ? { says: 'yes', words: FITS[`${report.fits}`] }
      : { says: 'nothing', words: text.markNotFound },
    fingerprint:
      layer === 'fingerprint'
        ? { says: 'yes', words: text.matchesPicture }
        : { says: 'nothing', words: text.noneAlike },
  };
}

function signatureWords({ c2pa }: ProvenanceReport): string {
  if (!c2pa.present) return text.noCredentials;
  if (!c2pa.valid) return text.brokenCredentials;
  if (c2pa.own) return text.ownCredentials;
  if (c2pa.issuer === null) return text.foreignCredentials;
  return text.credentialsOf(c2pa.issuer);
}
