import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { Injectable } from '@nestjs/common';
import { PhotoChecker } from '../inference/photo-checker.js';
import { PortraitRenderer } from '../inference/portrait-renderer.js';

/** Looks at an uploaded photo, and begins what a portrait of it needs anyway. */
@Injectable()
export class PhotoCheck {
  constructor(
    private readonly checker: PhotoChecker,
    private readonly renderer: PortraitRenderer,
  ) {}

  async run({ object_key }: { object_key: string }): Promise<PhotoVerdict> {
    const verdict = await this.checker.check(object_key);
    if (verdict.ok) void this.renderer.prepare(object_key);
    return verdict;
  }
}
