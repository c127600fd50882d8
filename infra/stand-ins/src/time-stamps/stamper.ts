import * as asn1 from 'asn1js';
import fastify, { type FastifyInstance } from 'fastify';
import { KeyObject, createHash, randomBytes, sign, webcrypto } from 'node:crypto';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  AuthorityKeyIdentifier,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  ExtKeyUsage,
  Extension,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TSTInfo,
  TimeStampReq,
  TimeStampResp,
} from 'pkijs';

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const ECDSA_WITH_SHA_256 = '1.2.840.10045.4.3.2';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const COMMON_NAME = '2.5.4.3';
const KEY_USAGE = '2.5.29.15';
const AUTHORITY_KEY = '2.5.29.35';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const HOUR_MS = 3_600_000;
const YEARS_MS = 10 * 365 * 24 * HOUR_MS;
/** Of nobody: an arc for examples. */
const POLICY = '2.999.1';
const KEYS = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

/** Answers a request (RFC 3161). @param copies of the certificate, to make an answer longer */
type Stamp = (request: Uint8Array<ArrayBuffer>, time?: Date, copies?: number) => Buffer;

/** A new key and certificate, which nobody trusts and no file keeps. */
export async function newStamper(): Promise<Stamp> {
  const keys = await webcrypto.subtle.generateKey(KEYS, true, ['sign', 'verify']);
  const certificate = await certificateOf(keys);
  const key = KeyObject.from(keys.privateKey);
  let stamped = 0;
  return (request, time = new Date(), copies = 1) => {
    const { messageImprint, nonce } = TimeStampReq.fromBER(request);
    const serialNumber = new asn1.Integer({ value: ++stamped });
    const stated = {
      version: 1,
      policy: POLICY,
      messageImprint,
      serialNumber,
      genTime: time,
      nonce,
    };
    const content = new TSTInfo(stated).toSchema().toBER();
    return responseWith(content, certificate, key, copies);
  };
}

async function certificateOf({ publicKey, privateKey }: webcrypto.CryptoKeyPair) {
  const keyIdentifier = new asn1.OctetString({ valueHex: randomBytes(20) });
  const certificate = new Certificate({
    version: 2,
    serialNumber: new asn1.Integer({ valueHex: Uint8Array.from([0x40, ...randomBytes(15)]) }),
    extensions: [
      extension(KEY_USAGE, new asn1.BitString({ valueHex: Uint8Array.of(0x80), unusedBits: 7 })),
      extension(EXTENDED_KEY_USAGE, new ExtKeyUsage({ keyPurposes: [TIME_STAMPING] }).toSchema()),
      // Readers of C2PA refuse certificates without it, self-issued ones too.
      extension(AUTHORITY_KEY, new AuthorityKeyIdentifier({ keyIdentifier }).toSchema(), false),
    ],
  });
  for (const name of [certificate.issuer, certificate.subject]) {
    const value = new asn1.Utf8String({ value: 'Local stand-in for time stamps' });
    name.typesAndValues.push(new AttributeTypeAndValue({ type: COMMON_NAME, value }));
  }
  certificate.notBefore.value = new Date(Date.now() - HOUR_MS);
  certificate.notAfter.value = new Date(Date.now() + YEARS_MS);
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, 'SHA-256');
  return certificate;
}

function extension(extnID: string, value: asn1.BaseBlock, critical = true): Extension {
  return new Extension({ extnID, critical, extnValue: value.toBER() });
}

function responseWith(
  content: ArrayBuffer,
  certificate: Certificate,
  key: KeyObject,
  copies: number,
): Buffer {
  const digest = createHash('sha256').update(new Uint8Array(content)).digest();
  const attribute = (type: string, value: asn1.BaseBlock) =>
    new Attribute({ type, values: [value] });
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: TST_INFO })),
      attribute(MESSAGE_DIGEST, new asn1.OctetString({ valueHex: new Uint8Array(digest) })),
    ],
  });
  const attributes = Buffer.from(signedAttrs.toSchema().toBER());
  // Signed as a SET, not with the tag in the structure (RFC 5652, §5.4).
  attributes[0] = 0x31;
  const encapContentInfo = new EncapsulatedContentInfo({ eContentType: TST_INFO });
  // Its constructor would split the string, which DER forbids and strict readers refuse.
  encapContentInfo.eContent = new asn1.OctetString({ valueHex: content });
  const signed = new SignedData({
    version: 3,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: SHA_256 })],
    encapContentInfo,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        digestAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA_256 }),
        signedAttrs,
        signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: ECDSA_WITH_SHA_256 }),
        signature: new asn1.OctetString({
          valueHex: new Uint8Array(sign('sha256', attributes, key)),
        }),
      }),
    ],
    certificates: Array.from({ length: copies }, () => certificate),
  });
  const response = new TimeStampResp({
    status: new PKIStatusInfo({ status: PKIStatus.granted }),
    timeStampToken: new ContentInfo({
      contentType: ContentInfo.SIGNED_DATA,
      content: signed.toSchema(true),
    }),
  });
  return Buffer.from(response.toSchema().toBER());
}

type Answer = (request: Uint8Array<ArrayBuffer>) => Buffer | Promise<Buffer>;

/** The transport of RFC 3161, §3.4. */
export function timeStampServer(answer: Answer): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser(
    'application/timestamp-query',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );
  server.post<{ Body: Buffer }>('/', async ({ body }, reply) =>
    reply.type('application/timestamp-reply').send(await answer(new Uint8Array(body))),
  );
  return server;
}
