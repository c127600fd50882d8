import { HealthCheck } from '@likeness/service-kit/health/health-check';
import { Injectable } from '@nestjs/common';
import { StylesRepository } from '../database/styles.repository.js';

/** Styles stay in the database from the first start of a worker. */
@Injectable()
export class StyleCatalogueHealth extends HealthCheck {
  readonly name = 'styles';

  constructor(private readonly styles: StylesRepository) {
    super();
  }

  async check(): Promise<void> {
    if (!(await this.styles.hasAny())) throw new Error('no worker has announced styles yet');
  }
}
