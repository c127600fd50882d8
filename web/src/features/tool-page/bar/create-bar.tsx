import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { Notice } from '../../../components/notice.js';
import { UNKNOWN_ERROR } from '../../../lib/api/api-error.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { allowanceQuery } from '../../runs/run-queries.js';
import { isBoxed, type Problem } from '../../runs/run/problem.js';
import { comeBackWords, memberWords, visitorWords } from '../dialogs/come-back-words.js';
import * as text from '../messages.js';
import { costWords, type Cost } from '../tool/terms.js';
import type { ToolPageState } from '../tool/use-tool-page.js';

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
    <section
      aria-label={text.options}
      data-part="submit"
      className="@container grid gap-4 floating-part"
    >
      <div
        className={clsx(
          'flex flex-wrap items-center gap-x-6 gap-y-4 floating-part lg:max-xl:gap-x-5',
          choices.seed === null && 'lg:flex-nowrap',
        )}
      >
        <div className="contents">{children}</div>
        {choices.seed !== null && (
          <SeedChip seed={choices.seed} onClear={() => page.change({ seed: null })} />
        )}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-x-6 gap-y-3 lg:max-xl:gap-x-5 max-lg:w-full max-lg:justify-between floating-row lg:flex-nowrap">
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

/** The seed that the next pictures will be made with, until it is let go. */
function SeedChip({ seed, onClear }: { seed: number; onClear: () => void }) {
  return (
    <Button size="sm" className="tabular-nums" aria-label={text.clearSeed(seed)} onClick={onClear}>
      {text.seed(seed)}
      <X aria-hidden />
    </Button>
  );
}

/** How much is left of what may be made, and whether anything is being made at present. */
function AllowanceLine() {
  const isMember = useIsMember();
  const { data: allowance } = useQuery(allowanceQuery);
  const words = allowance && (isMember ? memberWords(allowance) : visitorWords(allowance));
  return (
    <>
      <p className="min-h-5 text-sm text-ink-2 tabular-nums">{words}</p>
      {allowance?.is_rendering === false && (
        <p className="text-sm font-semibold text-warning">{text.notRendering}</p>
      )}
    </>
  );
}

type ProblemBoxProps = {
  problem: Problem | null;
  /** In place of the server’s words for an unknown error. */
  unknownError?: string;
  onDismiss: () => void;
};

/** The red box: what went wrong, and when to come back where that is known. */
function ProblemBox({ problem, unknownError = UNKNOWN_ERROR, onDismiss }: ProblemBoxProps) {
  const isMember = useIsMember();
  if (!problem || !isBoxed(problem, isMember)) return null;
  return (
    <Notice
      tone="error"
      title={problem.detail === UNKNOWN_ERROR ? unknownError : problem.detail}
      action={
        <Button size="sm" variant="quiet" onClick={onDismiss}>
          {text.dismiss}
        </Button>
      }
    >
      {comeBackWords(problem)}
    </Notice>
  );
}
