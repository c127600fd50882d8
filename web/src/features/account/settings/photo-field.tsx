import { PICTURE_HEAD_BYTES, sniffPictureType } from '@likeness/contracts/photos/picture-type';
import { Upload, UserRound } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { FileButton } from '../../../components/file-button.js';
import { Frame } from '../../../components/frame.js';
import * as text from './messages.js';

const PHOTO_KINDS = '.png,.jpg,.jpeg';

/** The bytes decide, not the name or the declared type. */
export async function checkPicture(file: Blob): Promise<string | null> {
  const head = await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer();
  const type = sniffPictureType(new Uint8Array(head));
  return type === 'image/png' || type === 'image/jpeg' ? null : text.wrongKind;
}

type PhotoFieldProps = {
  url: string | undefined;
  error: string | null | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

export function PhotoField({ url, error, disabled, onChoose, onRemove }: PhotoFieldProps) {
  const id = useId();
  const hasError = error !== null && error !== undefined;
  return (
    <div role="group" aria-label={text.profilePhoto} className="flex items-center gap-5">
      <div className="w-24 flex-none sm:w-28">
        <Frame ratio="square" src={url} alt={text.yourPhoto} eager>
          {url === undefined && (
            <span className="crop-marks absolute inset-0 grid place-items-center text-ink-3 [--crop-length:16px]">
              <UserRound aria-hidden className="size-9" strokeWidth={1.25} />
            </span>
          )}
        </Frame>
      </div>
      <div className="grid min-w-0 justify-items-start gap-2">
        <div className="flex flex-wrap gap-2">
          <FileButton
            accept={PHOTO_KINDS}
            inputLabel={text.photoFile}
            disabled={disabled}
            aria-describedby={hasError ? `${id}-error` : `${id}-hint`}
            onFiles={([file]) => file && onChoose(file)}
          >
            <Upload aria-hidden />
            {text.changePhoto}
          </FileButton>
          {url !== undefined && (
            <Button variant="quiet" disabled={disabled} onClick={onRemove}>
              {text.removePhoto}
            </Button>
          )}
        </div>
        <div role="alert">{hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
        {!hasError && (
          <p id={`${id}-hint`} className="text-sm text-ink-3">
            {text.photoKinds}
          </p>
        )}
      </div>
    </div>
  );
}
