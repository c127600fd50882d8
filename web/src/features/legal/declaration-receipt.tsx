import type { Declaration, DeclarationRequest } from '@likeness/contracts/http/payments';
import { CircleCheck, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.js';
import { saveFile } from '../../lib/save-file.js';
import { declared, receiptText, receivedAt } from './declaration-words.js';
import { TermList } from './term-list.js';

type DeclarationReceiptProps = { request: DeclarationRequest; declaration: Declaration };

export function DeclarationReceipt({ request, declaration }: DeclarationReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isWithdrawal = request.kind === 'withdrawal';

  function save() {
    const file = new Blob([receiptText(request, declaration)], { type: 'text/plain' });
    saveFile(file, `likeness-${request.kind}.txt`);
  }

  return (
    <section aria-labelledby="receipt-title" className="grid justify-items-start gap-5">
      <h2 ref={heading} id="receipt-title" tabIndex={-1} className="type-h3 flex gap-2.5">
        <CircleCheck
          aria-hidden
          className="mt-1 size-6 flex-none text-success"
          strokeWidth={1.75}
        />
        {isWithdrawal ? 'Your withdrawal was received.' : 'Your cancellation was received.'}
      </h2>
      <TermList
        terms={[
          ...declared(request),
          ['Received', receivedAt(declaration)],
          ['Number', declaration.id],
        ]}
      />
      <p className="text-ink-2">A copy of this receipt is on its way to {request.email}.</p>
      <Button onClick={save}>
        <Download aria-hidden />
        Save the receipt
      </Button>
    </section>
  );
}
