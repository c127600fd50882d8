import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { FairLine } from '@likeness/queue/fair-line';
import { currentTaker } from '@likeness/service-kit/identity/turn-taker';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import { Injectable } from '@nestjs/common';

const MAX_AT_ONCE = 2;

type Waiting = { readonly pixels: number; readonly start: () => void };

/** Decodes at most two images at once, with the pixels of one largest allowed photo, in fair turns. */
@Injectable()
export class PixelBudget {
  #free: number = PHOTO_LIMITS.maxPixels;
  #running = 0;
  readonly #waiting = new FairLine<Waiting>();

  constructor() {
    sharp.concurrency(1);
  }

  async run<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    const cost = Math.min(pixels, PHOTO_LIMITS.maxPixels);
    await new Promise<void>((start) => {
      this.#waiting.add({ pixels: cost, start }, currentTaker());
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#free += cost;
      this.#running -= 1;
      this.#admit();
    }
  }

  #admit(): void {
    while (this.#waiting.first && this.#fits(this.#waiting.first)) {
      const first = this.#waiting.shift()!;
      this.#free -= first.pixels;
      this.#running += 1;
      first.start();
    }
  }

  #fits(next: Waiting): boolean {
    return this.#running < MAX_AT_ONCE && next.pixels <= this.#free;
  }
}
