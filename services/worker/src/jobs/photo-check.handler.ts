import type { PhotosToCompare } from '@likeness/contracts/jobs/photos.jobs';
import type { Comparison } from '@likeness/contracts/http/comparison';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import { Injectable } from '@nestjs/common';
import { PortraitRenderer } from '../inference/portrait-renderer.js';
import { UploadChecks } from '../inference/upload-checks.js';

@Injectable()
export class PhotoCheck {
  constructor(
    private readonly checks: UploadChecks,
    private readonly renderer: PortraitRenderer,
  ) {}

  async run({ object_key }: { object_key: string }): Promise<PhotoVerdict> {
    const verdict = await this.checks.checkPhoto(object_key);
    // Images stores a turned photo under another key.
    if (verdict.ok && verdict.turn === 0) void this.renderer.prepare(object_key);
    return verdict;
  }

  async compare(photos: PhotosToCompare): Promise<Comparison> {
    const found = await this.checks.comparePhotos(photos);
    if (photos.tool !== 'lenszero' || found.problem) return found;
    const used = photos.object_keys[(found.best ?? 1) - 1];
    return { ...found, ...(await this.renderer.prepare(used)) };
  }
}
