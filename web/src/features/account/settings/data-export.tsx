import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { exportMe } from '../../../lib/api/users-api.js';
import { throughLogin } from '../../../lib/session/through-login.js';
import { saveFile } from '../../../lib/save-file.js';
import { useBusy } from '../../../lib/use-busy.js';
import { detailOf } from '../messages.js';
import { SettingsSection } from '../settings-section.js';

const FAILED = 'Your data could not be put together. Please try again.';

export function DataExport() {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function download() {
    setError(null);
    try {
      saveFile(await throughLogin(exportMe), 'likeness-export.zip');
    } catch (failure) {
      setError(detailOf(failure) ?? FAILED);
    }
  }

  return (
    <SettingsSection
      title="Your data"
      lead="Your profile, photos, images and settings in one ZIP file."
    >
      <div className="grid justify-items-start gap-3">
        <Button busy={isBusy} disabled={isBusy} onClick={() => run(download)}>
          {!isBusy && <Download aria-hidden />}
          {isBusy ? 'Preparing...' : 'Download my data'}
        </Button>
        <div role="alert">{error !== null && <FieldError>{error}</FieldError>}</div>
      </div>
    </SettingsSection>
  );
}
