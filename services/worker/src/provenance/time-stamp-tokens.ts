import { CBORBox, SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { fromBER, Sequence } from 'asn1js';
import { Certificate, IssuerAndSerialNumber, SignedData, TimeStampResp } from 'pkijs';

const SIGNATURE_LABEL = 'c2pa.signature';
const HEADERS = ['sigTst', 'sigTst2'] as const;
const SEQUENCE = 0x30;
const GRANTED = Buffer.from([0x30, 0x03, 0x02, 0x01, 0x00]);

type Unprotected = {
  [header in (typeof HEADERS)[number]]?: { tstTokens?: readonly { readonly val: Uint8Array }[] };
};

/** The bare token of a response (RFC 3161 §2.4.2), for `sigTst2`. */
export function tokenOf(response: Uint8Array): Buffer {
  const [, token] = elementsOf(response);
  if (!token) throw new Error('the response has no token');
  return token;
}

export function signedDataOf(response: TimeStampResp): SignedData {
  if (!response.timeStampToken) throw new Error('the response has no token');
  return new SignedData({ schema: response.timeStampToken.content });
}

export function stamperOf({ certificates, signerInfos }: SignedData): ArrayBuffer {
  const sid: unknown = signerInfos[0]?.sid;
  const stamper = certificates?.find(
    (one) =>
      one instanceof Certificate &&
      sid instanceof IssuerAndSerialNumber &&
      one.issuer.isEqual(sid.issuer) &&
      one.serialNumber.isEqual(sid.serialNumber),
  );
  if (!stamper) throw new Error('the time stamp does not say who signed it');
  return stamper.toSchema().toBER();
}

/** Anyone could forge stamps of unknown authorities. Wraps tokens as responses for the library. */
export async function keepTimeStamps(
  store: SuperBox,
  knows: (stamper: { readonly rawData: ArrayBuffer }) => Promise<boolean>,
): Promise<void> {
  for (const manifest of store.contentBoxes) {
    if (!(manifest instanceof SuperBox)) continue;
    const [box] = manifest.getByPath(SIGNATURE_LABEL)?.contentBoxes ?? [];
    if (!(box instanceof CBORBox) || !Array.isArray(box.content)) continue;
    const [protectedBytes, unprotected] = box.content as [Uint8Array, Unprotected];
    const signed = CBORBox.decoder.decode(protectedBytes) as object;
    if (HEADERS.some((header) => header in signed)) throw new Error('time stamps are not signed');
    for (const header of HEADERS) {
      const kept: { val: Uint8Array }[] = [];
      for (const { val } of unprotected[header]?.tstTokens ?? []) {
        const response = asResponse(val);
        if (await isOfKnown(response, knows)) kept.push({ val: response });
      }
      if (kept.length > 0) unprotected[header] = { tstTokens: kept };
      else delete unprotected[header];
    }
  }
}

async function isOfKnown(
  response: Uint8Array,
  knows: (stamper: { readonly rawData: ArrayBuffer }) => Promise<boolean>,
): Promise<boolean> {
  try {
    const rawData = stamperOf(signedDataOf(TimeStampResp.fromBER(response)));
    return await knows({ rawData });
  } catch {
    return false;
  }
}

function asResponse(stamp: Uint8Array): Uint8Array {
  const [first] = elementsOf(stamp);
  if (first?.[0] === SEQUENCE) return stamp;
  const content = Buffer.concat([GRANTED, stamp]);
  const length = Buffer.alloc(5, 0x84);
  length.writeUInt32BE(content.length, 1);
  return new Uint8Array(Buffer.concat([Buffer.from([SEQUENCE]), length, content]));
}

/** @throws Error for bytes that are not one whole sequence */
function elementsOf(sequence: Uint8Array): Buffer[] {
  const { offset, result } = fromBER(sequence);
  if (offset === -1 || !(result instanceof Sequence)) throw new Error('no time stamp');
  return result.valueBlock.value.map((one) => Buffer.from(one.valueBeforeDecodeView));
}
