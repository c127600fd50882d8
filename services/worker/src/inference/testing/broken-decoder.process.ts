import { spawnSync } from 'node:child_process';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { serveTasks } from '../serve-tasks.js';

export type Attack = {
  readonly named: string;
  readonly other: readonly string[];
  readonly files: readonly string[];
};

/** Does what a crafted picture would do whose bytes run as a script in a decoder. */
serveTasks((settings, store) =>
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
      named: (await store.read(named)).toString(),
      other: await store.read(other.join('/')).catch((error: Error) => error.message),
    }),
  }),
);

function outcome(attempt: () => unknown): string {
  try {
    attempt();
    return 'done';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
