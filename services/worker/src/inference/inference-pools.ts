import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { fences } from './decoder-fences.js';
import { PortraitRenderer } from './portrait-renderer.js';
import type { ModelReport } from './process-settings.js';
import { UploadChecks } from './upload-checks.js';

@Injectable()
export class InferencePools {
  #report: ModelReport | undefined;

  constructor(
    private readonly renderer: PortraitRenderer,
    private readonly checks: UploadChecks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get report(): ModelReport | undefined {
    return this.#report;
  }

  async open(): Promise<void> {
    const { renderer, checks, logger } = this;
    logger.info({ fences: fences() }, 'decoders are fenced off');
    const [report] = await Promise.all([renderer.warmUp(), checks.warmUp()]);
    if (!report) return;
    this.#report = report;
    logger.info({ provider: report.provider }, 'models loaded');
    if (report.mattingRefused) logger.warn({}, report.mattingRefused);
    for (const { provider, reason } of report.rejected) {
      logger.warn({ provider, reason }, 'execution provider not usable, next one taken');
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.renderer.close(), this.checks.close()]);
  }
}
