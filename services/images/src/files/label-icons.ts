import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import type { LabelKind } from './draw-label.js';

export abstract class LabelIconSettings {
  /** Empty if the operator has none. */
  abstract readonly folder: string;
}

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;

/** The official icons of the EU, which the operator puts into a folder; we ship none. */
@Injectable()
export class LabelIcons {
  constructor(private readonly settings: LabelIconSettings) {}

  /** @returns a data URI of the kind's icon, or else of the basic one */
  async iconFor(kind: LabelKind): Promise<string | undefined> {
    if (this.settings.folder === '') return undefined;
    for (const name of [kind, 'basic']) {
      for (const [extension, type] of Object.entries(TYPES)) {
        const file = path.join(this.settings.folder, `${name}.${extension}`);
        const bytes = await readFile(file).catch(() => undefined);
        if (bytes) return `data:${type};base64,${bytes.toString('base64')}`;
      }
    }
    return undefined;
  }
}
