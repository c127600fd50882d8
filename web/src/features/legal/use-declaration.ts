import type { Declaration, DeclarationRequest } from '@likeness/contracts/http/payments';
import { useState } from 'react';
import { declare } from '../../lib/api/payments-api.js';
import { useSession } from '../../lib/session/use-session.js';
import { useBusy } from '../../lib/use-busy.js';
import { detailOf } from '../account/messages.js';
import {
  checkDeclaration,
  toRequest,
  type DeclarationFault,
  type DeclarationFields,
  type DeclarationKind,
} from './declaration-form.js';
import { sendFailed } from './declaration-words.js';

type Receipt = { request: DeclarationRequest; declaration: Declaration };

const nothing: DeclarationFields = {
  name: '',
  email: '',
  contract: '',
  reason: '',
  isForCause: false,
  effectiveOn: '',
};

export function useDeclaration(kind: DeclarationKind) {
  const { user } = useSession();
  const [typed, setTyped] = useState<Partial<DeclarationFields>>({});
  const [fault, setFault] = useState<DeclarationFault | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [isBusy, run] = useBusy();

  const known = user && { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email };
  const fields: DeclarationFields = { ...nothing, ...known, ...typed };

  function check(): boolean {
    const found = checkDeclaration(kind, fields, new Date().toISOString().slice(0, 10));
    setFault(found);
    return found === null;
  }

  return {
    fields,
    fault,
    failure,
    receipt,
    isBusy,
    check,
    change: (part: Partial<DeclarationFields>) => {
      setTyped({ ...typed, ...part });
      setFault(null);
    },
    send: () => {
      if (!check()) return;
      setFailure(null);
      run(async () => {
        const request = toRequest(kind, fields);
        try {
          setReceipt({ request, declaration: await declare(request) });
        } catch (error) {
          setFailure(detailOf(error) ?? sendFailed[kind]);
        }
      });
    },
  };
}

export type DeclarationState = ReturnType<typeof useDeclaration>;
