import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import { Injectable } from '@nestjs/common';

const MAX_AT_ONCE = 2;

type Waiting = { readonly pixels: number; readonly start: () => void };

/** Decodes at most two images at once, with the pixels of one largest allowed photo. FIFO. */
@Injectable()
export class PixelBudget {
  #free: number = PHOTO_LIMITS.maxPixels;
  #running = 0;
  readonly #waiting: Waiting[] = [];

  constructor() {
    sharp.concurrency(1);
  }

  async run<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    const cost = Math.min(pixels, PHOTO_LIMITS.maxPixels);
    await new Promise<void>((start) => {
      this.#waiting.push({ pixels: cost, start });
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
    for (let next = this.#waiting[0]; next && this.#fits(next); next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#free -= next.pixels;
      this.#running += 1;
      next.start();
    }
  }

  #fits(next: Waiting): boolean {
    return this.#running < MAX_AT_ONCE && next.pixels <= this.#free;
  }
}
