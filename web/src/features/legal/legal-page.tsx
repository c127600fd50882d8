import type { Declaration, DeclarationRequest } from '@likeness/contracts/http/payments';
import { CircleCheck, Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/button.js';
import { FormTextField } from '../../components/form-field.js';
import { titleOf } from '../../lib/page-format.js';
import { saveFile } from '../../lib/save-file.js';
import { receiptTerms, receiptText } from './declaration-request.js';
import * as text from './messages.js';

type LegalPageProps = { title: string; lead: string; children: ReactNode };

export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pt-[clamp(2rem,5vw,4.5rem)] pb-section lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <title>{titleOf(title)}</title>
      <meta name="description" content={lead} />
      <div className="grid content-start gap-4">
        <h1 className="type-h2">{title}</h1>
        <p className="max-w-[48ch] text-ink-2">{lead}</p>
      </div>
      <div className="grid max-w-160 gap-8">{children}</div>
    </div>
  );
}

export function TermList({ terms }: { terms: readonly (readonly [string, string])[] }) {
  return (
    <dl className="w-full border-b border-line">
      {terms.map(([term, text]) => (
        <div
          key={term}
          className="grid gap-x-5 border-t border-line py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-2">{term}</dt>
          <dd className="font-semibold wrap-anywhere whitespace-pre-wrap">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PersonFields({ contractHint }: { contractHint: string }) {
  return (
    <>
      <FormTextField
        label={text.name}
        name="name"
        autoComplete="name"
        dir="auto"
        required
        maxLength={200}
      />
      <FormTextField
        label={text.email}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={320}
        hint={text.emailHint}
      />
      <FormTextField
        label={text.contract}
        name="contract"
        required
        maxLength={500}
        hint={contractHint}
      />
    </>
  );
}

type DeclarationReceiptProps = { request: DeclarationRequest; declaration: Declaration };

export function DeclarationReceipt({ request, declaration }: DeclarationReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isWithdrawal = request.kind === 'withdrawal';

  function save() {
    const file = new Blob([receiptText(request, declaration)], { type: 'text/plain' });
    saveFile(file, isWithdrawal ? text.withdrawalFile : text.cancellationFile);
  }

  return (
    <section aria-labelledby="receipt-title" className="grid justify-items-start gap-5">
      <h2 ref={heading} id="receipt-title" tabIndex={-1} className="type-h3 flex gap-2.5">
        <CircleCheck
          aria-hidden
          className="mt-1 size-6 flex-none text-success"
          strokeWidth={1.75}
        />
        <span>{isWithdrawal ? text.withdrawalReceived : text.cancellationReceived}</span>
      </h2>
      <TermList terms={receiptTerms(request, declaration)} />
      <p className="text-ink-2">{text.copySent(request.email)}</p>
      <Button onClick={save}>
        <Download aria-hidden />
        {text.saveReceipt}
      </Button>
    </section>
  );
}
