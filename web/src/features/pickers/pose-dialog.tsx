import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { FieldError } from '../../components/field-error.js';
import { RadioTile } from '../../components/radio-tile.js';
import { loadPicture } from '../../lib/load-picture.js';
import * as text from './messages.js';
import { PICKER_PAGE_SIZE } from './picker-queries.js';
import { PageTurner, pickerGrid } from './picker-states.js';
import type { PoseChoice } from './pose-choice.js';

export type PoseOption = {
  id: string;
  label: string;
  previewUrl: string;
  sign?: ReactNode;
  choice: PoseChoice | null;
};

type PoseDialogProps = {
  title: string;
  description: string;
  options: readonly PoseOption[] | undefined;
  instead: ReactNode;
  unavailable: string;
  unusable: string;
  onClose: () => void;
  onPick: (choice: PoseChoice) => void;
};

/** A pose can only be confirmed once its picture has loaded. */
export function PoseDialog({
  title,
  description,
  options,
  instead,
  unavailable,
  unusable,
  onClose,
  onPick,
}: PoseDialogProps) {
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<PoseOption | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const group = useId();

  async function use({ choice, previewUrl }: PoseOption) {
    setLoading(true);
    try {
      await loadPicture(previewUrl);
      if (!choice) throw new Error(unusable);
      onPick(choice);
      onClose();
    } catch {
      setFailed(true);
    }
    setLoading(false);
  }

  const shown = options?.slice((page - 1) * PICKER_PAGE_SIZE, page * PICKER_PAGE_SIZE);
  return (
    <Dialog
      onClose={onClose}
      size="panel"
      title={title}
      description={description}
      footer={
        <>
          <div role="alert" className="mr-auto empty:hidden max-sm:w-full">
            {hasFailed && <FieldError>{unusable}</FieldError>}
          </div>
          <Button className="max-sm:flex-1 sm:ml-auto" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            className="max-sm:flex-1"
            disabled={!chosen}
            busy={isLoading}
            onClick={() => chosen && void use(chosen)}
          >
            {text.usePose}
          </Button>
        </>
      }
    >
      <div className="min-h-0 overflow-y-auto px-[clamp(1rem,3vw,1.75rem)] py-5 sm:min-h-72">
        <p aria-hidden className="pb-4 text-ink-2">
          {description}
        </p>
        {shown && shown.length > 0 ? (
          <div role="radiogroup" aria-label={title} className={pickerGrid}>
            {shown.map((option) => (
              <RadioTile
                key={option.id}
                name={group}
                value={option.id}
                label={option.label}
                src={option.previewUrl}
                end={option.sign}
                unavailable={unavailable}
                checked={chosen?.id === option.id}
                onChoose={() => {
                  setChosen(option);
                  setFailed(false);
                }}
              />
            ))}
          </div>
        ) : (
          <div className="contents">{instead}</div>
        )}
        {options && (
          <PageTurner
            page={page}
            pageCount={Math.ceil(options.length / PICKER_PAGE_SIZE)}
            onTurn={setPage}
          />
        )}
      </div>
    </Dialog>
  );
}
