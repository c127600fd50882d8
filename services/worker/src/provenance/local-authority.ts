import { randomBytes, webcrypto } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

const KEYS = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { ...KEYS, hash: 'SHA-256' } as const;
const AUTHORITY_YEARS = 10;
const SIGNER_YEARS = 1;
/** Extended key usages that different readers accept for claim signers. */
const USES = [
  /** c2pa-kp-claimSigning (C2PA 2.2 §14.5.1). */
  '1.3.6.1.4.1.62558.2.1',
  /** id-kp-documentSigning (RFC 9336). */
  '1.3.6.1.5.5.7.3.36',
  /** id-kp-emailProtection (C2PA 1). */
  '1.3.6.1.5.5.7.3.4',
];

export type KeyPair = { readonly chain: string; readonly key: string };

export async function issueAuthority(now = new Date()): Promise<KeyPair> {
  const keys = await newKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: 'CN=Likeness local authority, O=Likeness (this installation)',
    notBefore: hourBefore(now),
    notAfter: yearsAfter(now, AUTHORITY_YEARS),
    keys,
    signingAlgorithm: SIGNATURE,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey, false),
    ],
  });
  return { chain: `${certificate.toString('pem')}\n`, key: await pemOf(keys.privateKey) };
}

/** Valid for a year or until the authority expires (C2PA 2.2 §14.5). */
export async function issueSigner(
  { chain, key }: KeyPair,
  now = new Date(),
  uses: readonly string[] = USES,
): Promise<KeyPair> {
  const keys = await newKeys();
  const authority = new X509Certificate(chain);
  const [pkcs8] = PemConverter.decode(key);
  if (!pkcs8) throw new Error('the authority has no key');
  const end = yearsAfter(now, SIGNER_YEARS);
  const signer = await X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: 'CN=Likeness content credentials, O=Likeness (this installation)',
    issuer: authority.subject,
    notBefore: hourBefore(now),
    notAfter: end < authority.notAfter ? end : authority.notAfter,
    publicKey: keys.publicKey,
    signingKey: await webcrypto.subtle.importKey('pkcs8', pkcs8, KEYS, false, ['sign']),
    signingAlgorithm: SIGNATURE,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([...uses], true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey, false),
      await AuthorityKeyIdentifierExtension.create(authority, false),
    ],
  });
  return { chain: `${signer.toString('pem')}\n${chain}`, key: await pemOf(keys.privateKey) };
}

async function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(KEYS, true, ['sign', 'verify']);
}

async function pemOf(key: webcrypto.CryptoKey): Promise<string> {
  return `${PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')}\n`;
}

function serialNumber(): string {
  const bytes = randomBytes(16);
  bytes[0] = (bytes[0] & 0x7f) | 0x40;
  return bytes.toString('hex');
}

/** Tolerates slow clocks of other machines. */
function hourBefore(now: Date): Date {
  return new Date(now.getTime() - 3_600_000);
}

function yearsAfter(start: Date, years: number): Date {
  const date = new Date(start);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date;
}
