import { untraced } from '@likeness/tracing/trace-part';

/** Runs something again and again with a pause between; one run at a time, failures reported. */
export class RepeatingTask {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(
    private readonly run: () => Promise<void>,
    private readonly everyMs: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  start(): void {
    this.#schedule();
  }

  /** Runs at once, or right after the run in progress. */
  wake(): void {
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    // Its times go on after whoever has woken it.
    this.#running = untraced(this.run)
      .catch(this.onError)
      .finally(() => {
        this.#running = undefined;
        if (this.#again) {
          this.#again = false;
          this.wake();
        } else {
          this.#schedule();
        }
      });
  }

  /** Waits for the run in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => this.wake(), this.everyMs);
  }
}
