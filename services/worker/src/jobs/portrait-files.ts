import { renderFileKeys } from '@likeness/contracts/generation/render-files';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { RenderOutcome } from '@likeness/contracts/jobs/results.jobs';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { ObjectStore } from '@likeness/storage/object-store';
import { waitForStorage } from '@likeness/storage/wait-out';
import { Inject, Injectable } from '@nestjs/common';
import type { RenderedPortrait } from '../inference/rendered-portrait.js';
import { Provenance } from '../provenance/provenance.js';
import { CancelledError } from './cancelled-error.js';

type Rendered = Extract<RenderedPortrait, { status: 'rendered' }>;

@Injectable()
export class PortraitFiles {
  constructor(
    private readonly provenance: Provenance,
    private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Retries keep the image in memory, so that it is not rendered twice. */
  async keep(
    { render_id, attempt: lease }: RenderSpec,
    portrait: Rendered,
    cancelled: AbortSignal,
  ): Promise<RenderOutcome> {
    const keys = renderFileKeys(render_id, lease, portrait.format);
    const { width, height, likeness, record, history } = portrait;
    // The process that opened the photos knows their hashes, not the key of their names.
    const name = (digest: string) => this.provenance.nameOf(Buffer.from(digest, 'hex'));
    const parent = history.parent === null ? null : name(history.parent);
    const named = { ...history, parent, inputs: history.inputs.map(name) };
    const put = (key: string, file: Uint8Array) =>
      this.waitForStorage(render_id, cancelled, () =>
        this.store.put(key, Buffer.from(file), { signal: cancelled }),
      );
    const putSigned = async (key: string, picture: Uint8Array) =>
      put(key, await this.provenance.sign(picture, named));
    const stored = await Promise.allSettled([
      putSigned(keys.master_key, portrait.master),
      putSigned(keys.watermarked_key, portrait.watermarked),
      put(keys.fingerprint_key, portrait.fingerprint),
    ]);
    const failed = stored.find((result) => result.status === 'rejected');
    // Lenses removes the files of a canceled render, so it needs their keys.
    if (failed && !(failed.reason instanceof CancelledError)) throw failed.reason;
    return { status: 'rendered', ...keys, width, height, likeness, record };
  }

  async waitForStorage<T>(
    renderId: string,
    signal: AbortSignal,
    work: () => Promise<T>,
  ): Promise<T> {
    return waitForStorage(work, signal, ({ fault, message }) =>
      this.logger.warn({ render_id: renderId, fault }, `waiting for storage: ${message}`),
    );
  }
}
