import { AppError } from '@likeness/contracts/errors/app-error';
import { REFUSAL_WORDS } from '@likeness/prompts/screening/refusal-words';
import { screenPrompt } from '@likeness/prompts/screening/screen-prompt';
import { SCREENING_VERSION } from '@likeness/prompts/screening/unsafe-terms';
import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { Prompts } from './prompts.js';

/** Refuses unsafe prompts and counts refusals; logs no prompt. */
@Injectable()
export class PromptScreeningService {
  readonly #refused: Counter<'kind' | 'tables'>;

  constructor(metrics: Metrics) {
    this.#refused = new Counter({
      name: 'prompts_refused_total',
      help: 'Orders refused for their prompt, by the kind of refusal and the version of the tables',
      labelNames: ['kind', 'tables'],
      registers: [metrics],
    });
  }

  /** @throws AppError PROMPT_UNSAFE or PROMPT_UNREADABLE, with the reason */
  assertAllowed({ positive, negative }: Prompts): void {
    const kind = screenPrompt({ positive, negative });
    if (!kind) return;
    this.#refused.inc({ kind, tables: SCREENING_VERSION });
    const { code, reason } = REFUSAL_WORDS[kind];
    throw new AppError(code, reason);
  }
}
