import { webcrypto } from 'node:crypto';
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

/** A certificate for a year, by an authority whose key is forgotten: C2PA forbids self-signed ones. */
export async function issueSigner(
  now = new Date(),
  uses: readonly string[] = USES,
): Promise<KeyPair> {
  // Tolerates slow clocks of other machines. The library adds a year and a random serial number.
  const notBefore = new Date(now.getTime() - 3_600_000);
  const authorityKeys = await newKeys();
  const authority = await X509CertificateGenerator.createSelfSigned({
    notBefore,
    name: 'CN=Likeness local authority, O=Likeness (this installation)',
    keys: authorityKeys,
    signingAlgorithm: SIGNATURE,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(authorityKeys.publicKey, false),
    ],
  });
  const keys = await newKeys();
  const signer = await X509CertificateGenerator.create({
    notBefore,
    subject: 'CN=Likeness content credentials, O=Likeness (this installation)',
    issuer: authority.subject,
    publicKey: keys.publicKey,
    signingKey: authorityKeys.privateKey,
    signingAlgorithm: SIGNATURE,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([...uses], true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey, false),
      await AuthorityKeyIdentifierExtension.create(authority, false),
    ],
  });
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    chain: `${signer.toString('pem')}\n${authority.toString('pem')}\n`,
    key: `${PemConverter.encode(pkcs8, 'PRIVATE KEY')}\n`,
  };
}

async function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(KEYS, true, ['sign', 'verify']);
}
