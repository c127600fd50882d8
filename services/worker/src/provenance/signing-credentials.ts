import { createPrivateKey, sign, X509Certificate as NodeCertificate } from 'node:crypto';
import { mkdtemp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PemConverter, X509Certificate } from '@peculiar/x509';
import { CoseAlgorithmIdentifier, type Signer } from '@trustnxt/c2pa-ts/cose';
import { issueLocalAuthority } from './local-authority.js';

const signAsync = promisify(sign);

export type SigningSettings = {
  /** PEM files of the certificate, its issuers after it, and of its PKCS #8 key (P-256). */
  readonly C2PA_CERT?: string;
  readonly C2PA_KEY?: string;
  /** Where this installation keeps an authority of its own when there is no certificate. */
  readonly DATA_DIR: string;
};

/**
 * The certificate that manifests are signed with: the operator's, else one of an authority that this
 * installation has made for itself. Of several processes that begin at once, one makes it.
 * @throws Error naming the setting when certificate or key can't be used
 */
export async function openSigner(settings: SigningSettings): Promise<Signer> {
  const { C2PA_CERT, C2PA_KEY } = settings;
  if ((C2PA_CERT === undefined) !== (C2PA_KEY === undefined)) {
    throw new Error('C2PA_CERT and C2PA_KEY: expected both or neither');
  }
  if (C2PA_CERT !== undefined && C2PA_KEY !== undefined) {
    return read(C2PA_CERT, C2PA_KEY, 'C2PA_CERT, C2PA_KEY');
  }
  const folder = path.resolve(settings.DATA_DIR, 'provenance');
  const [certificate, key] = [path.join(folder, 'chain.pem'), path.join(folder, 'key.pem')];
  await makeOnce(folder);
  return read(certificate, key, folder);
}

async function read(certificate: string, key: string, name: string): Promise<Signer> {
  try {
    const [own, ...issuers] = PemConverter.decode(await readFile(certificate, 'utf8'));
    const privateKey = createPrivateKey(await readFile(key, 'utf8'));
    if (privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('no P-256');
    if (!new NodeCertificate(Buffer.from(own ?? [])).checkPrivateKey(privateKey)) {
      throw new Error('the key is not the certificate’s');
    }
    // COSE wants the two numbers side by side (RFC 9053, §2.1), not in ASN.1.
    const options = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return {
      algorithm: CoseAlgorithmIdentifier.ES256,
      certificate: new X509Certificate(own),
      chainCertificates: issuers.map((der) => new X509Certificate(der)),
      sign: async (payload) => new Uint8Array(await signAsync('sha256', payload, options)),
    };
  } catch (cause) {
    throw new Error(`${name}: expected PEM files of a P-256 certificate and its PKCS #8 key`, {
      cause,
    });
  }
}

/** The folder appears whole or not at all, and the first to come stays. */
async function makeOnce(folder: string): Promise<void> {
  if (await exists(path.join(folder, 'key.pem'))) return;
  await mkdir(path.dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    const { chain, key } = await issueLocalAuthority();
    await writeFile(path.join(draft, 'chain.pem'), chain);
    await writeFile(path.join(draft, 'key.pem'), key, { mode: 0o600 });
    await rename(draft, folder);
  } catch (error) {
    if (!(await exists(path.join(folder, 'key.pem')))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function exists(file: string): Promise<boolean> {
  return readFile(file).then(
    () => true,
    () => false,
  );
}
