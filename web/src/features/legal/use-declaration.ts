import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api/request.js';
import { useContractForm } from '../../lib/forms/use-contract-form.js';
import { locale } from '../../lib/locale.js';
import { useSession } from '../../lib/session/use-session.js';
import { reasonOr } from '../account/failures.js';
import {
  type DeclarationFields,
  type DeclarationKind,
  sendFailed,
  toRequest,
} from './declaration-request.js';

const EMPTY: DeclarationFields = {
  name: '',
  email: '',
  contract: '',
  reason: '',
  is_for_cause: false,
  effective_on: '',
};
const checks = {
  withdrawal: async () => (await import('./declaration-form.js')).declarationChecks.withdrawal,
  cancellation: async () => (await import('./declaration-form.js')).declarationChecks.cancellation,
};

export function useDeclaration(kind: DeclarationKind) {
  const { user } = useSession();
  const known = user && { name: `${user.first_name} ${user.last_name}`.trim(), email: user.email };
  const form = useContractForm({
    check: checks[kind],
    defaultValues: EMPTY,
    values: { ...EMPTY, ...known },
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (fields: DeclarationFields) => {
      const request = toRequest(kind, fields);
      const body = { ...request, language: locale };
      return { request, declaration: await call('POST /api/payments/declarations', { body }) };
    },
  });
  return {
    form,
    send: mutate,
    isBusy: isPending,
    receipt: data,
    failure: reasonOr(error, sendFailed[kind]),
  };
}

export type DeclarationState = ReturnType<typeof useDeclaration>;
