import { readFile, stat } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import type { PackVariant } from '@likeness/contracts/packs/pack-base';
import { readProtobuf } from '../models/protobuf-reader.js';
import { PackRefusedError } from './pack-refusal.js';

/** A graph without its weights has a few megabytes. */
const MAX_GRAPH_BYTES = 256 * 1024 * 1024;

/** Field numbers in onnx.proto. */
const MODEL_GRAPH = 7;
const GRAPH_INITIALIZER = 5;
const TENSOR_EXTERNAL_DATA = 13;
const ENTRY_KEY = 1;
const ENTRY_VALUE = 2;

/** The runtime must read only verified files beside a graph. @throws PackRefusedError */
export async function assertExternalDataListed(
  folder: string,
  variant: PackVariant,
): Promise<void> {
  const listed = new Set(variant.files.map(({ path }) => path));
  for (const graph of Object.values(variant.graphs)) {
    const path = join(folder, graph);
    if ((await stat(path)).size > MAX_GRAPH_BYTES) {
      throw new PackRefusedError(
        'graph-unreadable',
        `${basename(folder)}/${graph} holds its weights itself: export it with external data.`,
      );
    }
    for (const location of locationsIn(await readFile(path), `${basename(folder)}/${graph}`)) {
      const file = posix.join(posix.dirname(graph), location);
      if (listed.has(file)) continue;
      throw new PackRefusedError(
        'file-unlisted',
        `${basename(folder)}/${graph} reads ${location}, which pack.json does not list: export the pack again, so that every file has its hash.`,
      );
    }
  }
}

function locationsIn(model: Uint8Array, name: string): Set<string> {
  try {
    const tensors = fieldsOf(model, MODEL_GRAPH).flatMap((graph) =>
      fieldsOf(graph, GRAPH_INITIALIZER),
    );
    return new Set(
      tensors.flatMap((tensor) => fieldsOf(tensor, TENSOR_EXTERNAL_DATA).flatMap(locationOf)),
    );
  } catch (cause) {
    throw new PackRefusedError(
      'graph-unreadable',
      `${name} is not a model in ONNX (${cause instanceof Error ? cause.message : String(cause)}): export the pack again.`,
    );
  }
}

function locationOf(entry: Uint8Array): string[] {
  const text = (number: number) => new TextDecoder().decode(fieldsOf(entry, number)[0]);
  return text(ENTRY_KEY) === 'location' ? [text(ENTRY_VALUE)] : [];
}

function fieldsOf(message: Uint8Array, wanted: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (const { number, value } of readProtobuf(message)) {
    if (number === wanted && typeof value !== 'number') found.push(value);
  }
  return found;
}
