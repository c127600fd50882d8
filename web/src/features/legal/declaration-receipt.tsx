import type { Declaration, DeclarationRequest } from '@likeness/contracts/http/payments';
import { CircleCheck, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.js';
import { saveFile } from '../../lib/save-file.js';
import { receiptTerms, receiptText } from './declaration-words.js';
import * as text from './messages/en.js';
import { TermList } from './term-list.js';

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
