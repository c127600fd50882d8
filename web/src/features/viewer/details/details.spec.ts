import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { credentialWords } from './details.js';

const signed: ProvenanceReport = {
  made_here: true,
  marked: false,
  fits: null,
  part: null,
  layer: 'credentials',
  c2pa: { present: true, valid: true, issuer: 'Likeness', own: true },
  digital_source_type: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
};
const bare: ProvenanceReport = {
  made_here: false,
  marked: false,
  fits: null,
  part: null,
  layer: null,
  c2pa: { present: false, valid: false, issuer: null, own: false },
  digital_source_type: null,
};

it('says who signed, that nothing changed, and how the picture came about', () => {
  expect(credentialWords(signed)).toEqual([
    'Signed by Likeness, which is this site. The file hasn’t changed since.',
    'It is put together: the person comes from a photo, the rest was computed.',
  ]);
});

it('claims nothing for a file without credentials', () => {
  expect(credentialWords(bare)).toEqual([
    'It carries no signed credentials.',
    'Nothing in it says it was made here.',
  ]);
});

it('distinguishes a broken signature from a hidden watermark', () => {
  const broken = { ...signed.c2pa, valid: false, issuer: null, own: false };
  expect(
    credentialWords({ ...bare, layer: 'mark', c2pa: broken, digital_source_type: null }),
  ).toEqual(['Its credentials don’t match this file.', 'It carries our AI mark.']);
});
