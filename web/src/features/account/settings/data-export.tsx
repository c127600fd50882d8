import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { ErrorAlert } from '../../../components/error-alert.js';
import { callForFile } from '../../../lib/api/request.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { saveFile } from '../../../lib/save-file.js';
import { reasonOr } from '../failures.js';
import { SettingsSection } from '../settings-section.js';
import * as text from './messages/en.js';

const ACCEPT = { accept: 'application/zip, application/json' };

export function DataExport() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      throughLogin(() => callForFile('GET /api/users/me/export', { headers: ACCEPT })),
    onSuccess: (file) => saveFile(file, 'likeness-export.zip'),
  });
  return (
    <SettingsSection title={text.yourData} lead={text.yourDataLead}>
      <div className="grid justify-items-start gap-3">
        <Button busy={isPending} disabled={isPending} onClick={() => mutate()}>
          {!isPending && <Download aria-hidden />}
          <span>{isPending ? text.preparing : text.downloadData}</span>
        </Button>
        <ErrorAlert error={reasonOr(error, text.exportFailed)} />
      </div>
    </SettingsSection>
  );
}
