import type { SiteNotice } from '@likeness/contracts/http/notice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.js';
import { FormTextField } from '../../components/form-field.js';
import { Form } from '../../components/form.js';
import { toasts } from '../../components/toast-store.js';
import { call } from '../../lib/api/request.js';
import { BoardSection } from './board-section.js';
import { ACTS_KEY, NOTICE_KEY } from './keys.js';

type Current = { readonly notice: SiteNotice };

export function NoticeForm() {
  const current = useQuery({
    queryKey: NOTICE_KEY,
    queryFn: () => call('GET /api/auth/notice'),
    // The server's answer may be half a minute old.
    refetchOnWindowFocus: false,
  });
  return (
    <BoardSection title="Notice for customers" query={current}>
      {({ notice }) => <NoticeFields notice={notice} />}
    </BoardSection>
  );
}

function NoticeFields({ notice }: Current) {
  const queryClient = useQueryClient();
  const form = useForm({ values: notice ?? { en: '', de: '' } });
  const { mutate, isPending } = useMutation({
    mutationFn: (notice: SiteNotice) =>
      call('POST /api/auth/operator/notice', { body: { notice } }),
    onSuccess: (_, set) => {
      queryClient.setQueryData<Current>(NOTICE_KEY, { notice: set });
      toasts.add('success', set === null ? 'No page shows a notice.' : 'Every page shows it.');
    },
    onError: () => toasts.add('error', 'The notice could not be changed. Please try again.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ACTS_KEY }),
  });
  const rules = {
    required: 'Please write the notice in both languages.',
    setValueAs: (text: string) => text.trim(),
  };
  return (
    <Form form={form} isBusy={isPending} onSubmit={mutate} className="grid gap-4">
      <FormTextField label="English" name="en" maxLength={300} rules={rules} />
      <FormTextField label="German" name="de" maxLength={300} rules={rules} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isPending}>
          Show the notice
        </Button>
        {notice !== null && (
          <Button disabled={isPending} onClick={() => mutate(null)}>
            Clear the notice
          </Button>
        )}
      </div>
    </Form>
  );
}
