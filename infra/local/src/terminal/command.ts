import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inheritedEnvironment } from '../env.js';

const running = new Set<ChildProcess>();

/** Ends every command under way, with everything it started. */
export function killCommands(): void {
  for (const child of running) killGroup(child);
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

type Options = {
  cwd?: string;
  env?: Record<string, string>;
  /** Lets the command write to the terminal; else its output is only returned. */
  show?: boolean;
  /** Gets each line of its standard output as it comes; its error output goes to the terminal. */
  line?: (line: string) => void;
  /** Ends the command after this long. */
  limitMs?: number;
};

export type CommandResult = {
  readonly ok: boolean;
  readonly output: string;
  /** It ran past its limit and was killed. */
  readonly isTimedOut: boolean;
};

/** Runs a command to its end; never throws for a failing one. */
export function runCommand(
  command: string,
  args: string[],
  options: Options = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...inheritedEnvironment(), ...options.env },
      stdio: [
        'ignore',
        options.show ? 'inherit' : 'pipe',
        options.show || options.line ? 'inherit' : 'pipe',
      ],
      detached: true,
    });
    running.add(child);
    let output = '';
    if (options.line && child.stdout) {
      createInterface({ input: child.stdout }).on('line', options.line);
    } else {
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    let isTimedOut = false;
    const limit = options.limitMs
      ? setTimeout(() => {
          isTimedOut = true;
          killGroup(child);
        }, options.limitMs)
      : undefined;
    const finish = (ok: boolean) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok, output, isTimedOut });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}
