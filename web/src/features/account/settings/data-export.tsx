import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { ErrorAlert } from '../../../components/error-alert.js';
import { exportMe } from '../../../lib/api/users-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { saveFile } from '../../../lib/save-file.js';
import { reasonOr } from '../failures.js';
import { SettingsSection } from '../settings-section.js';

export function DataExport() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => throughLogin(exportMe),
    onSuccess: (file) => saveFile(file, 'likeness-export.zip'),
  });
  return (
    <SettingsSection
      title="Your data"
      lead="Your profile, photos, images and settings in one ZIP file."
    >
      <div className="grid justify-items-start gap-3">
        <Button busy={isPending} disabled={isPending} onClick={() => mutate()}>
          {!isPending && <Download aria-hidden />}
          {isPending ? 'Preparing...' : 'Download my data'}
        </Button>
        <ErrorAlert
          error={reasonOr(error, 'We couldn’t prepare your download. Please try again.')}
        />
      </div>
    </SettingsSection>
  );
}
