import { useWatch } from 'react-hook-form';
import { Button } from '../../components/button.js';
import { Form } from '../../components/form.js';
import { FormTextArea, FormTextField } from '../../components/form-field.js';
import { Segmented } from '../../components/segmented.js';
import { FormNotice } from '../account/form-notice.js';
import { DeclarationReceipt, LegalPage, PersonFields } from './legal-page.js';
import * as text from './messages.js';
import { useDeclaration, type DeclarationState } from './use-declaration.js';

const kinds = [
  { value: 'ordinary', label: text.ordinary },
  { value: 'cause', label: text.forCause },
] as const;

/** "Cancel contracts here" leads to this page without steps in between, as BGB §312k requires. */
export function CancellationPage() {
  const declaration = useDeclaration('cancellation');
  return (
    <LegalPage title={text.cancelContracts} lead={text.cancellationLead}>
      {declaration.receipt ? (
        <DeclarationReceipt {...declaration.receipt} />
      ) : (
        <CancellationForm declaration={declaration} />
      )}
    </LegalPage>
  );
}

function CancellationForm({ declaration }: { declaration: DeclarationState }) {
  const { form, send, failure, isBusy } = declaration;
  const isForCause = useWatch({ control: form.control, name: 'is_for_cause' });

  return (
    <Form form={form} isBusy={isBusy} onSubmit={(fields) => send(fields)}>
      <fieldset className="grid justify-items-start gap-1.5">
        <legend className="mb-1.5 text-sm font-semibold">{text.cancellationKind}</legend>
        <Segmented
          name="kind"
          label={text.cancellationKind}
          options={kinds}
          value={isForCause ? 'cause' : 'ordinary'}
          onChoose={(value) => form.setValue('is_for_cause', value === 'cause')}
        />
      </fieldset>
      <PersonFields contractHint={text.cancellationContractHint} />
      {isForCause ? (
        <FormTextArea label={text.importantReason} name="reason" required max={1900} />
      ) : (
        <FormTextField label={text.endDate} name="effective_on" type="date" />
      )}
      <FormNotice message={failure === null ? null : { tone: 'error', text: failure }} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isBusy}
        className="justify-self-start max-sm:w-full"
      >
        {text.cancelNow}
      </Button>
    </Form>
  );
}
