import { useRef, type SubmitEvent } from 'react';
import { Button } from '../../components/button.js';
import { Segmented } from '../../components/segmented.js';
import { TextArea } from '../../components/text-area.js';
import { TextField } from '../../components/text-field.js';
import { FormNotice } from '../account/form-notice.js';
import { useFocusFault } from '../account/use-focus-fault.js';
import { DeclarationReceipt } from './declaration-receipt.js';
import { LegalPage } from './legal-page.js';
import { PersonFields } from './person-fields.js';
import { useDeclaration, type DeclarationState } from './use-declaration.js';

const kinds = [
  { value: 'ordinary', label: 'Ordinary' },
  { value: 'cause', label: 'For cause' },
] as const;

/**
 * Cancellation without a login (BGB §312k). "Cancel contracts here" leads to this confirmation
 * page, whose button submits the declaration; the law allows no step in between.
 */
export function CancellationPage() {
  const declaration = useDeclaration('cancellation');
  return (
    <LegalPage
      title="Cancel contracts here"
      lead="Cancel a running subscription. It takes effect with the button below; you need no account for this, and you get a receipt at once. What is paid stays usable until the end of the period."
    >
      {declaration.receipt ? (
        <DeclarationReceipt {...declaration.receipt} />
      ) : (
        <CancellationForm declaration={declaration} />
      )}
    </LegalPage>
  );
}

function CancellationForm({ declaration }: { declaration: DeclarationState }) {
  const { fields, fault, failure, isBusy, change } = declaration;
  const form = useRef<HTMLFormElement>(null);
  useFocusFault(form, fault);
  const errorOf = (field: string) => (fault?.field === field ? fault.message : null);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    declaration.send();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <fieldset className="grid justify-items-start gap-1.5">
        <legend className="mb-1.5 text-sm font-semibold">Kind of cancellation</legend>
        <Segmented
          name="kind"
          label="Kind of cancellation"
          options={kinds}
          value={fields.isForCause ? 'cause' : 'ordinary'}
          onChoose={(value) => change({ isForCause: value === 'cause' })}
        />
      </fieldset>
      <PersonFields
        declaration={declaration}
        contractHint="For example: Professional subscription."
      />
      {fields.isForCause ? (
        <TextArea
          label="Important reason"
          name="reason"
          required
          max={1900}
          value={fields.reason}
          onChange={(reason) => change({ reason })}
          error={errorOf('reason')}
        />
      ) : (
        <TextField
          label="Takes effect on (empty: as early as possible)"
          name="effectiveOn"
          type="date"
          value={fields.effectiveOn}
          onChange={({ target }) => change({ effectiveOn: target.value })}
          error={errorOf('effectiveOn')}
        />
      )}
      <FormNotice message={failure === null ? null : { tone: 'error', text: failure }} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={isBusy}
        className="justify-self-start max-sm:w-full"
      >
        Cancel now
      </Button>
    </form>
  );
}
