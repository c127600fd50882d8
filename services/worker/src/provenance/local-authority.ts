import { randomBytes, webcrypto } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const KEYS = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { ...KEYS, hash: 'SHA-256' } as const;
const YEARS = 10;
/** The uses by which readers of different ages know a claim signer. */
const USES = [
  /** c2pa-kp-claimSigning (C2PA 2.2, §14.5.1). */
  '1.3.6.1.4.1.62558.2.1',
  /** id-kp-documentSigning (RFC 9336). */
  '1.3.6.1.5.5.7.3.36',
  /** id-kp-emailProtection, which C2PA 1 asked for. */
  '1.3.6.1.5.5.7.3.4',
];

/**
 * A certificate for signing claims (C2PA 2.1, §14.5) and the authority above it, made for one
 * installation. The authority's key is forgotten at once: it issues nothing else.
 * @returns PEM: the chain, signer first, and the signer's PKCS #8 key
 */
export async function issueLocalAuthority(): Promise<{ chain: string; key: string }> {
  const [authorityKeys, signerKeys] = await Promise.all([newKeys(), newKeys()]);
  const validity = { notBefore: new Date(), notAfter: inYears(YEARS) };
  const authority = await X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: 'CN=Likeness local authority, O=Likeness (this installation)',
    ...validity,
    keys: authorityKeys,
    signingAlgorithm: SIGNATURE,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(authorityKeys.publicKey, false),
    ],
  });
  const signer = await X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: 'CN=Likeness content credentials, O=Likeness (this installation)',
    issuer: authority.subject,
    ...validity,
    publicKey: signerKeys.publicKey,
    signingKey: authorityKeys.privateKey,
    signingAlgorithm: SIGNATURE,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension(USES, true),
      await SubjectKeyIdentifierExtension.create(signerKeys.publicKey, false),
      await AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey, false),
    ],
  });
  const key = await webcrypto.subtle.exportKey('pkcs8', signerKeys.privateKey);
  return {
    chain: `${signer.toString('pem')}\n${authority.toString('pem')}\n`,
    key: `${PemConverter.encode(key, 'PRIVATE KEY')}\n`,
  };
}

async function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(KEYS, true, ['sign', 'verify']);
}

/** Positive and unguessable, as RFC 5280 and the browsers' rules ask. */
function serialNumber(): string {
  const bytes = randomBytes(16);
  bytes[0] = (bytes[0] & 0x7f) | 0x40;
  return bytes.toString('hex');
}

function inYears(years: number): Date {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date;
}
