import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { sourceWords } from '../../../lib/source-words.js';

function signatureWords({ c2pa }: ProvenanceReport): string {
  if (!c2pa.present) return 'It carries no signed credentials.';
  if (!c2pa.valid) return 'Its credentials don’t match this file.';
  const by = c2pa.issuer === null ? '' : ` by ${c2pa.issuer}`;
  return `Signed${by}${c2pa.own ? ', which is this site' : ''}. The file hasn’t changed since.`;
}

export function credentialWords(report: ProvenanceReport): string[] {
  const byMark = report.layer === 'mark' ? ['Its hidden mark says it was made here.'] : [];
  const byLikeness = report.layer === 'fingerprint' ? ['It matches a picture stored here.'] : [];
  const unknown = report.made_here ? [] : ['Nothing in it says it was made here.'];
  return [
    signatureWords(report),
    ...byMark,
    ...byLikeness,
    ...unknown,
    ...sourceWords(report.digital_source_type),
  ];
}
