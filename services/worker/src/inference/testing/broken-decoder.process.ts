import { spawnSync } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { getHeapSnapshot } from 'node:v8';
import type { Parent } from '../parent.js';
import { serveTasks } from '../serve-tasks.js';

export type Attack = {
  readonly named: string;
  readonly other: readonly string[];
  readonly files: readonly string[];
};

const SIDE = 512;
const PICTURE = {
  width: SIDE,
  height: SIDE,
  data: Uint8Array.from({ length: 3 * SIDE * SIDE }, (_, i) => 60 + ((i * i) % 127)),
};

/** Does what a crafted picture would do whose bytes run as a script in a decoder. */
serveTasks((settings, parent) =>
  Promise.resolve({
    report: null,
    run: async ({ named, other, files }: Attack) => ({
      knows: JSON.stringify([settings, process.env, process.argv, process.execArgv]),
      parent: ['environ', 'mem', 'maps'].map((name) =>
        outcome(() => openSync(`/proc/${process.ppid}/${name}`, 'r')),
      ),
      files: files.map((file) => outcome(() => readFileSync(file))),
      write: outcome(() => writeFileSync(`${files[0]}.new`, 'x')),
      program: outcome(() => spawnSync('true')),
      named: (await parent.read(named)).toString(),
      other: await parent.read(other.join('/')).catch((error: Error) => error.message),
      marked: await markedAndRead(parent),
      noPicture: await parent
        .mark({ ...PICTURE, width: 1e9 })
        .catch((error: Error) => error.message),
      // Of all strings: the task's are there, and no secret, whose name this expression doesn't contain either.
      remembers: [...new Set((await text(getHeapSnapshot())).match(/stole[n]-|photo[.]jpg/g))],
    }),
  }),
);

async function markedAndRead(parent: Parent): Promise<boolean> {
  const { image, softBinding } = await parent.mark(PICTURE);
  return (await parent.readMark(image))?.binding === softBinding.value;
}

function outcome(decode: () => unknown): string {
  try {
    decode();
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
