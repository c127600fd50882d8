import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PACK_SCHEMA } from '@likeness/contracts/packs/pack-base';
import {
  type AnyPackManifest,
  anyPackManifestSchema,
} from '@likeness/contracts/packs/pack-manifest';
import { errorCode } from '@likeness/storage/storage-error';
import { z } from 'zod';
import { PackRefusedError } from './pack-refusal.js';

const MANIFEST = 'pack.json';

const FAULTS_TOLD = 8;

const versioned = z.object({ schema: z.unknown() });

export async function readPackManifest(folder: string): Promise<AnyPackManifest> {
  const name = basename(folder);
  const content = parsed(name, await textOf(folder));
  const { schema } = versioned.safeParse(content).data ?? {};
  if (schema !== PACK_SCHEMA) {
    const found = schema === undefined ? 'names no schema' : `has schema ${JSON.stringify(schema)}`;
    throw new PackRefusedError(
      'schema-unknown',
      `${name}/${MANIFEST} ${found}, and this version reads schema ${PACK_SCHEMA}: export the pack with the tools of this version.`,
    );
  }
  const manifest = anyPackManifestSchema.safeParse(content);
  if (manifest.success) return manifest.data;
  const faults = manifest.error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  );
  const more = faults.length > FAULTS_TOLD ? [`and ${faults.length - FAULTS_TOLD} more`] : [];
  throw new PackRefusedError(
    'manifest-invalid',
    `${name}/${MANIFEST} is not valid (${[...faults.slice(0, FAULTS_TOLD), ...more].join('; ')}): export the pack again, or correct these fields.`,
  );
}

async function textOf(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    const why = errorCode(error);
    const isThere = why !== 'ENOENT' && why !== 'ENOTDIR';
    throw new PackRefusedError(
      'manifest-missing',
      isThere
        ? `${basename(folder)}/${MANIFEST} can't be read (${String(why)}): let the worker's user read the folder.`
        : `${basename(folder)} has no ${MANIFEST}, so it is no model pack: copy the whole pack, or move the folder out of MODEL_PACKS_DIR.`,
    );
  }
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new PackRefusedError(
      'manifest-invalid',
      `${name}/${MANIFEST} is not JSON (${why}): copy the file again.`,
    );
  }
}
