/** Reads with a missing object, which a public bucket reports, and lists. */
const PATHS = ['none/none', '?list-type=2&max-keys=1'];
const TIMEOUT_MS = 5_000;

/**
 * Anyone who reads the bucket without a signature sees all pictures, also deleted and clean ones.
 * An origin that can't be reached from here isn't checked.
 * @throws Error for a public bucket
 */
export async function assertPrivate(origin: string, bucket: string): Promise<void> {
  for (const path of PATHS) {
    const url = new URL(`${bucket}/${path}`, origin);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { signal }).catch(() => undefined);
    if (!answer) continue;
    const text = await answer.text().catch(() => '');
    if (!answer.ok && !text.includes('NoSuchKey')) continue;
    throw new Error(
      `The bucket ${bucket} answers ${url.origin} without a signature. Make it private: anyone could read all pictures.`,
    );
  }
}
