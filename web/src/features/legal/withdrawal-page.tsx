import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/button.js';
import { TextArea } from '../../components/text-area.js';
import { useFocusFault } from '../account/use-focus-fault.js';
import { FormNotice } from '../account/form-notice.js';
import { DeclarationReceipt } from './declaration-receipt.js';
import { toRequest } from './declaration-form.js';
import { declared } from './declaration-words.js';
import { LegalPage } from './legal-page.js';
import { PersonFields } from './person-fields.js';
import { TermList } from './term-list.js';
import { useDeclaration, type DeclarationState } from './use-declaration.js';

/**
 * Withdrawal from a contract without a login (BGB §356a): the user writes it, confirms with a
 * separate button, and receives a receipt with date and time.
 */
export function WithdrawalPage() {
  const declaration = useDeclaration('withdrawal');
  const [isWritten, setWritten] = useState(false);
  return (
    <LegalPage
      title="Withdraw from contract"
      lead="As a consumer you may withdraw from a contract made here within 14 days, without giving reasons. Write your withdrawal, look at it, and confirm it. You need no account for this, and you get a receipt at once."
    >
      {declaration.receipt ? (
        <DeclarationReceipt {...declaration.receipt} />
      ) : isWritten ? (
        <Confirmation declaration={declaration} onBack={() => setWritten(false)} />
      ) : (
        <Statement declaration={declaration} onWritten={() => setWritten(true)} />
      )}
    </LegalPage>
  );
}

type StatementProps = { declaration: DeclarationState; onWritten: () => void };

function Statement({ declaration, onWritten }: StatementProps) {
  const form = useRef<HTMLFormElement>(null);
  useFocusFault(form, declaration.fault);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (declaration.check()) onWritten();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <PersonFields
        declaration={declaration}
        contractHint="For example: Professional subscription, or the pack of credits and the day you bought it."
      />
      <TextArea
        label="Reason (not needed)"
        name="reason"
        max={2000}
        value={declaration.fields.reason}
        onChange={(reason) => declaration.change({ reason })}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="justify-self-start max-sm:w-full"
      >
        Continue
      </Button>
    </form>
  );
}

type ConfirmationProps = { declaration: DeclarationState; onBack: () => void };

function Confirmation({ declaration, onBack }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { failure, isBusy } = declaration;
  return (
    <section aria-labelledby="confirm-title" className="grid gap-5">
      <h2 ref={heading} id="confirm-title" tabIndex={-1} className="type-h3">
        This is what you declare
      </h2>
      <TermList terms={declared(toRequest('withdrawal', declaration.fields))} />
      <FormNotice message={failure === null ? null : { tone: 'error', text: failure }} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="lg" busy={isBusy} onClick={declaration.send}>
          Confirm withdrawal
        </Button>
        <Button size="lg" disabled={isBusy} onClick={onBack}>
          Back
        </Button>
      </div>
    </section>
  );
}
