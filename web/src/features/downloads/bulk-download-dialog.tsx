import { Download, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Segmented } from '../../components/segmented.js';
import { Switch } from '../../components/switch.js';
import { DEFAULT_OPTIONS, recommendsZip, type BulkDownloadOptions } from './download-options.js';

type BulkDownloadDialogProps = {
  count: number | null;
  onClose: () => void;
  onDownload: (options: BulkDownloadOptions) => void;
};

const METHODS = [
  { value: 'zip', label: 'One ZIP file' },
  { value: 'individual', label: 'Single files' },
] as const;

export function BulkDownloadDialog({ count, onClose, onDownload }: BulkDownloadDialogProps) {
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const name = useId();
  const isZip = options.method === 'zip';
  const change = (part: Partial<BulkDownloadOptions>) => setOptions((now) => ({ ...now, ...part }));
  return (
    <Dialog
      open={count !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Bulk Download Options"
      description={count === null ? undefined : `${count} images are selected.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              onDownload(options);
            }}
          >
            <Download aria-hidden />
            Download
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Segmented
          name={name}
          label="Download as"
          options={METHODS}
          value={options.method}
          onChoose={(method) => change({ method })}
        />
        {!isZip && count !== null && recommendsZip(count) && (
          <p role="status" className="flex gap-2 text-sm text-ink-2">
            <Info aria-hidden className="mt-0.5 size-4 flex-none text-info" strokeWidth={1.75} />
            For more than 6 images we recommend ZIP: your browser may ask you to confirm each file.
          </p>
        )}
        <Switch
          label="Include related images"
          hint="The photos they were made from and the others of the same run."
          checked={isZip && options.includeRelated}
          disabled={!isZip}
          onChange={(includeRelated) => change({ includeRelated })}
        />
        <Switch
          label="Organize files into folders"
          hint="One for each tool and style, and one for your photos."
          checked={isZip && options.organize}
          disabled={!isZip}
          onChange={(organize) => change({ organize })}
        />
      </div>
    </Dialog>
  );
}
