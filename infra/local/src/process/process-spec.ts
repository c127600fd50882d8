/** One program of the stack, as data. */
export type ProcessSpec = {
  name: string;
  command: string;
  args: string[];
  /** The whole environment of the program. */
  env: Record<string, string>;
  cwd?: string;
  account?: { uid?: number; gid?: number };
  /** Opens a channel whose closing tells the program that its parent is gone. */
  ipc?: boolean;
  stopSignal: NodeJS.Signals;
  /** How long it may take to stop before it is killed, in milliseconds. */
  stopGraceMs: number;
  /** On an idle machine; a busy one has longer. */
  startTimeoutMs: number;
  /** How long at most the pause before it is started again grows while it dies again and again. */
  longestPauseMs?: number;
  /** Asked again and again after the start; throwing ends the start with that error. */
  isReady: () => Promise<boolean>;
};

export type ProcessListener = {
  /** A line the program printed. */
  line: (name: string, line: string) => void;
  /** Something that happened to the program, in words. */
  notice: (name: string, level: 'info' | 'warn' | 'error', message: string) => void;
  /** The program has another process id now, or none. */
  changed: (name: string, pid: number | undefined) => void;
};
