import { unsetImprint } from '@likeness/contracts/operator/imprint-settings';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { operatorLines } from '@likeness/service-kit/mail/mail-frame';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Env } from '../env.js';

export abstract class ImprintSettings {
  abstract readonly values: Pick<
    Env,
    'OPERATOR_NAME' | 'OPERATOR_ADDRESS' | 'OPERATOR_PHONE' | 'SUPPORT_EMAIL' | 'LEGAL_EMAIL'
  >;
}

@Injectable()
export class Imprint implements OnModuleInit {
  constructor(
    private readonly settings: ImprintSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  lines(): string[] {
    const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_PHONE, SUPPORT_EMAIL, LEGAL_EMAIL } =
      this.settings.values;
    const reached = [OPERATOR_PHONE, LEGAL_EMAIL ?? SUPPORT_EMAIL];
    return [
      ...operatorLines(OPERATOR_NAME, OPERATOR_ADDRESS),
      ...reached.map((line) => line?.trim() ?? '').filter((line) => line !== ''),
    ];
  }

  onModuleInit(): void {
    const unset = unsetImprint(this.settings.values);
    if (unset.length === 0) return;
    this.logger.warn({ unset }, 'mails leave out who the operator is: set these');
  }
}
