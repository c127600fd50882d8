export type ProcessSpec = {
  name: string;
  command: string;
  args: string[];
  /** The complete environment. */
  env: Record<string, string>;
  cwd?: string;
  account?: { uid?: number; gid?: number };
  /** Opens an IPC channel, which closes with the parent. */
  ipc?: boolean;
  stopSignal: NodeJS.Signals;
  /** Milliseconds before it is killed. */
  stopGraceMs: number;
  /** Milliseconds, with room for a busy machine. */
  startTimeoutMs: number;
  /** Maximum delay before a restart, which grows with each crash. */
  longestPauseMs?: number;
  /** Polled after the start; an error fails the start. */
  isReady: () => Promise<boolean>;
};

export type ProcessListener = {
  line: (name: string, line: string) => void;
  notice: (name: string, level: 'info' | 'warn' | 'error', message: string) => void;
  /** Undefined if there is no process. */
  changed: (name: string, pid: number | undefined) => void;
};
