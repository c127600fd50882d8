import { Download, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Segmented } from '../../components/segmented.js';
import { Switch } from '../../components/switch.js';
import { DEFAULT_OPTIONS, recommendsZip, type BulkDownloadOptions } from './download-options.js';
import { LabelSwitch } from './label-switch.js';
import * as text from './messages.js';

type BulkDownloadDialogProps = {
  count: number;
  onClose: () => void;
  onDownload: (options: BulkDownloadOptions) => void;
};

const METHODS = [
  { value: 'zip', label: text.zipFile },
  { value: 'individual', label: text.singleFiles },
] as const;

export function BulkDownloadDialog({ count, onClose, onDownload }: BulkDownloadDialogProps) {
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const name = useId();
  const isZip = options.method === 'zip';
  const change = (part: Partial<BulkDownloadOptions>) => setOptions((now) => ({ ...now, ...part }));
  return (
    <Dialog
      onClose={onClose}
      title={text.bulkTitle}
      description={text.selected(count)}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              onDownload(options);
            }}
          >
            <Download aria-hidden />
            {text.download}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Segmented
          name={name}
          label={text.downloadAs}
          options={METHODS}
          value={options.method}
          onChoose={(method) => change({ method })}
        />
        {!isZip && recommendsZip(count) && (
          <p role="status" className="flex gap-2 text-sm text-ink-2">
            <Info aria-hidden className="mt-0.5 size-4 flex-none text-info" strokeWidth={1.75} />
            {text.recommendZip}
          </p>
        )}
        <Switch
          label={text.related}
          hint={text.relatedHint}
          checked={isZip && options.includeRelated}
          disabled={!isZip}
          onChange={(includeRelated) => change({ includeRelated })}
        />
        <Switch
          label={text.folders}
          hint={text.foldersHint}
          checked={isZip && options.organize}
          disabled={!isZip}
          onChange={(organize) => change({ organize })}
        />
        <LabelSwitch checked={options.label} onChange={(label) => change({ label })} />
      </div>
    </Dialog>
  );
}
