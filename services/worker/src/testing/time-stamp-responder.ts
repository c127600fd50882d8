import { createHash, createPrivateKey, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { X509Certificate } from '@peculiar/x509';
import * as asn1 from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { issueAuthority, issueSigner, type KeyPair } from '../provenance/local-authority.js';

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const ECDSA_WITH_SHA_256 = '1.2.840.10045.4.3.2';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

type Behaviour = {
  time?: Date;
  spoil?: (answer: Buffer) => Buffer;
  hangs?: boolean;
  longer?: boolean;
  repeats?: boolean;
};

export type TimeStampResponder = Awaited<ReturnType<typeof startTimeStampResponder>>;

export async function startTimeStampResponder() {
  const authority = await issueAuthority();
  const stamper = await issueSigner(authority, new Date(), [TIME_STAMPING]);
  let behaviour: Behaviour = {};
  let first: Buffer | undefined;
  let asked = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked++;
      if (behaviour.hangs) return;
      const query = TimeStampReq.fromBER(new Uint8Array(Buffer.concat(parts)));
      const fresh = answer(query, stamper, behaviour);
      first ??= fresh;
      const sent = behaviour.repeats ? first : fresh;
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' });
      response.end(behaviour.spoil?.(sent) ?? sent);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    authority: authority.chain,
    get asked() {
      return asked;
    },
    behave(next: Behaviour): void {
      behaviour = next;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(query: TimeStampReq, { chain, key }: KeyPair, { time, longer }: Behaviour): Buffer {
  const certificate = Certificate.fromBER(new X509Certificate(chain).rawData);
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4',
    messageImprint: query.messageImprint,
    serialNumber: new asn1.Integer({ value: 7 }),
    genTime: time ?? new Date(),
    nonce: query.nonce,
  });
  const content = info.toSchema().toBER();
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
  const signature = sign('sha256', attributes, createPrivateKey(key));
  const signed = new SignedData({
    version: 3,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: SHA_256 })],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: TST_INFO,
      eContent: new asn1.OctetString({ valueHex: content }),
    }),
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
        signature: new asn1.OctetString({ valueHex: new Uint8Array(signature) }),
      }),
    ],
    certificates: Array.from({ length: longer ? 10 : 1 }, () => certificate),
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
