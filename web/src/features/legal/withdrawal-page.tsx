import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.js';
import { Form } from '../../components/form.js';
import { FormTextArea } from '../../components/form-field.js';
import { FormNotice } from '../account/form-notice.js';
import { declared, toRequest } from './declaration-request.js';
import { DeclarationReceipt, LegalPage, PersonFields, TermList } from './legal-page.js';
import * as text from './messages.js';
import { useDeclaration, type DeclarationState } from './use-declaration.js';

/** Without a login: statement, confirmation by a separate button, dated receipt (BGB §356a). */
export function WithdrawalPage() {
  const declaration = useDeclaration('withdrawal');
  const [isWritten, setWritten] = useState(false);
  return (
    <LegalPage title={text.withdraw} lead={text.withdrawalLead}>
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
  return (
    <Form form={declaration.form} onSubmit={onWritten}>
      <PersonFields contractHint={text.withdrawalContractHint} />
      <FormTextArea label={text.optionalReason} name="reason" max={2000} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="justify-self-start max-sm:w-full"
      >
        {text.next}
      </Button>
    </Form>
  );
}

type ConfirmationProps = { declaration: DeclarationState; onBack: () => void };

function Confirmation({ declaration, onBack }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { form, send, failure, isBusy } = declaration;
  const fields = form.getValues();
  return (
    <section aria-labelledby="confirm-title" className="grid gap-5">
      <h2 ref={heading} id="confirm-title" tabIndex={-1} className="type-h3">
        {text.reviewWithdrawal}
      </h2>
      <TermList terms={declared(toRequest('withdrawal', fields))} />
      <FormNotice message={failure === null ? null : { tone: 'error', text: failure }} />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="lg" busy={isBusy} onClick={() => send(fields)}>
          {text.confirmWithdrawal}
        </Button>
        <Button size="lg" disabled={isBusy} onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </section>
  );
}
