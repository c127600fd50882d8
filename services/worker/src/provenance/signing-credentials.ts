import { createPrivateKey, sign, X509Certificate as NodeCertificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PemConverter, X509Certificate } from '@peculiar/x509';
import { CoseAlgorithmIdentifier, type Signer } from '@trustnxt/c2pa-ts/cose';
import { KeyFolder } from './key-folder.js';
import { issueSigner, type KeyPair } from './local-authority.js';

const signAsync = promisify(sign);

export type SigningSettings = {
  /** PEM files: certificate with its issuers, and PKCS #8 key (P-256). */
  readonly C2PA_CERT?: string;
  readonly C2PA_KEY?: string;
  readonly C2PA_TIMESTAMP_URL?: readonly string[];
  /** Holds generated certificates if there is none. */
  readonly DATA_DIR: string;
};

export function credentialsFolder({ DATA_DIR }: Pick<SigningSettings, 'DATA_DIR'>): string {
  return path.resolve(DATA_DIR, 'provenance');
}

/** Generated certificates are renewed halfway. @throws Error naming an unusable setting */
export async function openSigner(settings: SigningSettings, now = new Date()): Promise<Signer> {
  const { C2PA_CERT, C2PA_KEY } = settings;
  if ((C2PA_CERT === undefined) !== (C2PA_KEY === undefined)) {
    throw new Error('C2PA_CERT and C2PA_KEY: expected both or neither');
  }
  if (C2PA_CERT !== undefined && C2PA_KEY !== undefined) {
    return asSigner('C2PA_CERT, C2PA_KEY', async () => ({
      chain: await readFile(C2PA_CERT, 'utf8'),
      key: await readFile(C2PA_KEY, 'utf8'),
    }));
  }
  const folder = credentialsFolder(settings);
  return asSigner(folder, () => ownPair(folder, now));
}

async function ownPair(folder: string, now: Date): Promise<KeyPair> {
  const signers = new KeyFolder(folder);
  const current = await signers.valid(now);
  if (current && now < halfOf(current)) return current;
  try {
    await signers.add(await issueSigner(now), now);
  } catch (error) {
    // An unwritable folder must not stop a valid certificate.
    if (current) return current;
    throw error;
  }
  const made = await signers.valid(now);
  if (!made) throw new Error('a key pair was made and is not there');
  return made;
}

function halfOf({ chain }: KeyPair): Date {
  const { notBefore, notAfter } = new X509Certificate(chain);
  return new Date((notBefore.getTime() + notAfter.getTime()) / 2);
}

async function asSigner(name: string, load: () => Promise<KeyPair>): Promise<Signer> {
  try {
    const pair = await load();
    const [own, ...issuers] = PemConverter.decode(pair.chain).map(
      (der) => new X509Certificate(der),
    );
    const privateKey = createPrivateKey(pair.key);
    if (!own) throw new Error('no certificate');
    if (privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('no P-256');
    if (!new NodeCertificate(Buffer.from(own.rawData)).checkPrivateKey(privateKey)) {
      throw new Error('the key is not the certificate’s');
    }
    // COSE uses concatenated numbers instead of ASN.1 (RFC 9053 §2.1).
    const options = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return {
      algorithm: CoseAlgorithmIdentifier.ES256,
      certificate: own,
      // Verifiers have the root themselves (C2PA 2.2 §14.6).
      chainCertificates: issuers.filter(({ subject, issuer }) => subject !== issuer),
      sign: async (payload) => new Uint8Array(await signAsync('sha256', payload, options)),
    };
  } catch (cause) {
    throw new Error(`${name}: expected PEM files of a P-256 certificate and its PKCS #8 key`, {
      cause,
    });
  }
}
