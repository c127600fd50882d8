import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { PhotoChecker } from './photo-checker.js';
import { PortraitRenderer } from './portrait-renderer.js';
import type { ModelReport } from './process-settings.js';
import { ProvenanceExaminer } from './provenance-examiner.js';

@Injectable()
export class InferencePools {
  #report: ModelReport | undefined;

  constructor(
    private readonly renderer: PortraitRenderer,
    private readonly checker: PhotoChecker,
    private readonly examiner: ProvenanceExaminer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  get report(): ModelReport | undefined {
    return this.#report;
  }

  async open(): Promise<void> {
    const { renderer, checker, examiner, logger } = this;
    const [report] = await Promise.all([renderer.warmUp(), checker.warmUp(), examiner.warmUp()]);
    if (!report) return;
    this.#report = report;
    logger.info({ provider: report.provider }, 'models loaded');
    for (const { provider, reason } of report.rejected) {
      logger.warn({ provider, reason }, 'execution provider not usable, next one taken');
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.renderer.close(), this.checker.close(), this.examiner.close()]);
  }
}
