import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { ProblemBox } from '../dialogs/problem-box.js';
import type { ToolPageState } from '../tool/use-tool-page.js';
import { AllowanceLine } from './allowance-line.js';
import { SeedChip } from './seed-chip.js';
import { costWords, type Cost } from '../tool/terms.js';
import * as text from '../messages/en.js';

type CreateBarProps = {
  page: ToolPageState;
  submitLabel: string;
  /** In place of the credits left, for free images. */
  ifFree: string;
  /** The settings before the price. */
  children: ReactNode;
};

/** The balance changes during a run; the announced cost stays. */
function useAnnouncedCost(cost: Cost, isBusy: boolean): Cost {
  const [announced, announce] = useState(cost);
  const isNew = announced.title !== cost.title || announced.detail !== cost.detail;
  if (isNew && !isBusy) announce(cost);
  return announced;
}

function Price({ title, detail }: Cost) {
  return (
    <div className="grid min-w-0 gap-0.5 max-sm:w-full lg:gap-0 lg:text-right" aria-live="polite">
      <p className="font-semibold tabular-nums">{title}</p>
      {detail !== null && <p className="text-sm text-ink-2 tabular-nums">{detail}</p>}
      <AllowanceLine />
    </div>
  );
}

/** The user always sees the cost before the button. */
export function CreateBar({ page, submitLabel, ifFree, children }: CreateBarProps) {
  const { choices, order, terms, isBusy, isBlocked, state, tool } = page;
  const { imageCount } = terms;
  const cost = useAnnouncedCost(costWords(order, terms, ifFree), isBusy);
  return (
    <section aria-label={text.options} data-part="submit" className="@container grid gap-4">
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-6 gap-y-4 lg:max-xl:gap-x-5',
          choices.seed === null && 'lg:flex-nowrap',
        )}
      >
        {children}
        {choices.seed !== null && (
          <SeedChip seed={choices.seed} onClear={() => page.change({ seed: null })} />
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-6 gap-y-3 lg:max-xl:gap-x-5 max-lg:w-full max-lg:justify-between lg:flex-nowrap">
          <Price {...cost} />
          <Button
            type="submit"
            form={page.formId}
            variant="primary"
            size="lg"
            busy={isBusy}
            disabled={isBusy || isBlocked || imageCount === 0}
            className="max-sm:w-full lg:flex-none lg:max-xl:px-4"
          >
            {submitLabel}
          </Button>
        </div>
      </div>
      <div role="alert" className="empty:hidden">
        {imageCount === 0 && <FieldError>{text.noCount}</FieldError>}
      </div>
      <ProblemBox
        problem={state.problem}
        unknownError={tool.words.unknownError}
        onDismiss={tool.run.dismissProblem}
      />
    </section>
  );
}
