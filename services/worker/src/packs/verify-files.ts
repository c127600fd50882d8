import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PackFile, PackVariant } from '@likeness/contracts/packs/pack-base';
import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import { errorCode } from '@likeness/storage/error-code';
import type { FileHashes } from './file-hashes.js';
import { assertExternalDataListed } from './external-data.js';
import { PackRefusedError } from './pack-refusal.js';

export async function verifyFiles(
  folder: string,
  manifest: AnyPackManifest,
  variant: PackVariant,
  hashes: FileHashes,
): Promise<void> {
  await assertTokenizers(folder, manifest);
  // Sizes first, to detect a partial copy before reading gigabytes.
  for (const file of variant.files) await assertSize(folder, file);
  for (const file of variant.files) {
    if ((await hashOf(folder, file, hashes)) !== file.sha256) {
      throw new PackRefusedError(
        'file-hash-differs',
        `${named(folder, file)} has another SHA-256 than pack.json says, so it was changed or damaged: copy the file again from where the pack comes from.`,
      );
    }
  }
  await assertExternalDataListed(folder, variant);
}

async function assertTokenizers(folder: string, manifest: AnyPackManifest): Promise<void> {
  const { tokenizers = {} } = 'tokenizers' in manifest ? manifest : {};
  for (const [graph, path] of Object.entries(tokenizers)) {
    if (await sizeOf(join(folder, path, 'tokenizer.json'))) continue;
    throw new PackRefusedError(
      'tokenizer-missing',
      `${basename(folder)}/${path}/tokenizer.json is missing, so prompts can't be read for ${graph}: copy the folder ${path} again.`,
    );
  }
}

async function assertSize(folder: string, file: PackFile): Promise<void> {
  const bytes = await sizeOf(join(folder, file.path));
  if (bytes === undefined) {
    throw new PackRefusedError(
      'file-missing',
      `${named(folder, file)} is missing: copy the file again.`,
    );
  }
  if (bytes === file.bytes) return;
  const part = bytes < file.bytes ? 'broke off' : 'is of another file';
  throw new PackRefusedError(
    'file-size-differs',
    `${named(folder, file)} has ${bytes} bytes instead of ${file.bytes}, so its copy ${part}: copy the file again.`,
  );
}

async function hashOf(folder: string, file: PackFile, hashes: FileHashes): Promise<string> {
  try {
    return await hashes.of(join(folder, file.path));
  } catch (error) {
    throw new PackRefusedError(
      'file-unreadable',
      `${named(folder, file)} can't be read (${String(errorCode(error) ?? error)}): let the worker's user read the file (chmod a+r).`,
    );
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

function named(folder: string, { path }: PackFile): string {
  return `${basename(folder)}/${path}`;
}
