import { createHash, verify, X509Certificate } from 'node:crypto';
import { Crypto } from '@trustnxt/c2pa-ts/crypto';
import { PKIStatus, type SignedData, type TimeStampReq, TimeStampResp, TSTInfo } from 'pkijs';
import type { TimeStamper } from './content-credentials.js';
import type { KnownCertificates } from './known-certificates.js';
import { signedDataOf, stamperOf, tokenOf } from './time-stamp-tokens.js';

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const TIMEOUT_MS = 3_000;
/** Pauses after a failure, so that portraits do not wait for each retry. */
const PAUSE_MS = 60_000;
/** In bytes; public authorities send up to 7,000. */
const LARGEST = 9_000;
/** The remaining padding must exceed 255 bytes, because the library assumes a two-byte length. */
const SPARE = 600;

/** Makes the library embed the bare token, as C2PA 2 requires. */
class BareToken extends TimeStampResp {
  #token: Buffer;

  constructor(response: Uint8Array<ArrayBuffer>) {
    super({ schema: TimeStampResp.fromBER(response).toSchema() });
    this.#token = tokenOf(response);
  }

  override toSchema(): ReturnType<TimeStampResp['toSchema']> {
    const schema = super.toSchema();
    schema.toBER = () => new Uint8Array(this.#token).buffer;
    return schema;
  }
}

export class TimeStampAuthority implements TimeStamper {
  #room = LARGEST;
  readonly #pausedUntil = new Map<string, number>();

  /** @param urls asked in this order: the next one after a failure */
  constructor(
    private readonly urls: readonly string[],
    private readonly known: KnownCertificates,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  get room(): number {
    return this.#next() === undefined ? 0 : this.#room;
  }

  /** @throws Error after a failure, because the answer of another authority may need more room */
  async getSignedTimestamp(request: TimeStampReq): Promise<TimeStampResp | undefined> {
    const url = this.#next();
    if (url === undefined) return undefined;
    try {
      return await this.#stamp(url, request);
    } catch (error) {
      this.#pausedUntil.set(url, performance.now() + PAUSE_MS);
      this.#room = LARGEST;
      this.onFailure(error);
      throw error;
    }
  }

  #next(): string | undefined {
    return this.urls.find((url) => (this.#pausedUntil.get(url) ?? 0) <= performance.now());
  }

  async #stamp(url: string, request: TimeStampReq): Promise<TimeStampResp> {
    shorten(request);
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: request.toSchema().toBER(),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the authority answered ${answer.status}`);
    const bytes = await readUpTo(answer, this.#room - SPARE / 2);
    const response = new BareToken(bytes);
    const { status } = response.status;
    if (status !== PKIStatus.granted && status !== PKIStatus.grantedWithMods) {
      throw new Error(`the authority refused (${status})`);
    }
    const signed = signedDataOf(response);
    const stamper = stamperOf(signed);
    assertFor(request, signed);
    assertSigned(signed, new X509Certificate(Buffer.from(stamper)));
    await this.known.add(stamper);
    this.#room = bytes.length + SPARE;
    return response;
  }
}

async function readUpTo(answer: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > limit) throw new Error('the time stamp is too long');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

function contentOf(signed: SignedData): Buffer {
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new Error('the time stamp is empty');
  return Buffer.from(content);
}

function assertFor({ messageImprint, nonce }: TimeStampReq, signed: SignedData): void {
  const stamp = TSTInfo.fromBER(new Uint8Array(contentOf(signed)));
  const pairs = [
    [messageImprint.hashedMessage, stamp.messageImprint.hashedMessage],
    [nonce, stamp.nonce],
  ].map((pair) => pair.map((one) => Buffer.from(one?.valueBlock.valueHexView ?? [])));
  if (pairs.some(([ours, theirs]) => !ours.equals(theirs))) {
    throw new Error('the time stamp is of something else');
  }
}

/** The library's nonce may have a redundant byte, which strict authorities reject. */
function shorten({ nonce }: TimeStampReq): void {
  const bytes = nonce?.valueBlock.valueHexView;
  if (bytes) bytes[0] = (bytes[0] & 0x3f) | 0x40;
}

function assertSigned(signed: SignedData, stamper: X509Certificate): void {
  const [signer] = signed.signerInfos;
  const hash = signer && Crypto.getHashAlgorithmByOID(signer.digestAlgorithm.algorithmId);
  const digest = signer?.signedAttrs?.attributes.find(({ type }) => type === MESSAGE_DIGEST);
  if (!signer?.signedAttrs || !hash || !digest) throw new Error('the time stamp is malformed');
  if (!stamper.keyUsage?.includes(TIME_STAMPING)) throw new Error('no certificate for time stamps');
  const [value] = digest.values as { getValue(): ArrayBuffer }[];
  const content = createHash(hash).update(contentOf(signed)).digest();
  const fits =
    value !== undefined &&
    content.equals(Buffer.from(value.getValue())) &&
    verify(
      hash,
      Buffer.from(signer.signedAttrs.encodedValue),
      stamper.publicKey,
      Buffer.from(signer.signature.getValue()),
    );
  if (!fits) throw new Error('the time stamp’s signature does not fit');
}
