import type { MailFigures } from '@likeness/contracts/http/operator';
import { DataTable } from './data-table.js';
import { Ago } from './times.js';

export function MailsList({ mails: { waiting, retried, refused } }: { mails: MailFigures }) {
  return (
    <>
      <p className="pb-3 text-sm">
        {waiting === 0
          ? 'No mail is waiting.'
          : `${waiting} mails are waiting, ${retried} of them were not taken at the first attempt.`}
      </p>
      {refused.length > 0 && (
        <DataTable
          label="Refused mails"
          rows={refused}
          keyOf={({ id, kind }) => kind + id}
          columns={[
            { title: 'Refused mail', cell: ({ kind }) => kind },
            { title: 'When', cell: ({ at }) => <Ago time={at} /> },
            { title: 'Reply of the mail server', cell: ({ reply }) => reply },
          ]}
        />
      )}
    </>
  );
}
