import { Images, Upload, UserRound, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { FileButton } from '../../../components/file-button.js';
import { Frame } from '../../../components/frame.js';
import { StrikeMark } from '../../../components/strike-mark.js';
import { lateComponent } from '../../../lib/late-component.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { useStore } from '../../../lib/store/store.js';
import type { PoseChoice } from '../../pickers/pose-choice.js';
import { StepTitle } from '../../../components/step-title.js';
import type { PhotoBox } from '../../runs/photos/photo-box.js';
import { PHOTO_ACCEPT } from '../../runs/photos/photo-rules.js';
import * as text from '../messages.js';

const GalleryPosePicker = lateComponent(
  async () => (await import('../../pickers/gallery-pose-picker.js')).GalleryPosePicker,
);
const DefaultPosePicker = lateComponent(
  async () => (await import('../../pickers/default-pose-picker.js')).DefaultPosePicker,
);

type Picker = 'gallery' | 'default';

type PoseSectionProps = {
  box: PhotoBox;
  choice: PoseChoice | null;
  onChoose: (choice: PoseChoice | null) => void;
  isLocked: boolean;
  error: string | null;
};

type ChosenProps = {
  src: string | null;
  name: string;
  problem: string | null;
  isLocked: boolean;
  onRemove: () => void;
};

function Chosen({ src, name, problem, isLocked, onRemove }: ChosenProps) {
  return (
    <div className="flex items-center gap-4">
      <div className="w-20 flex-none [&:has([data-invalid])_img]:grayscale">
        <Frame src={src ?? undefined} alt={text.chosenPose(name)} ratio="square" eager>
          {problem !== null && (
            <span data-invalid>
              <StrikeMark />
            </span>
          )}
        </Frame>
      </div>
      <div className="grid min-w-0 justify-items-start gap-1">
        <p className="max-w-full truncate font-semibold">{name}</p>
        {problem !== null && <p className="text-sm font-semibold text-danger">{problem}</p>}
        {!isLocked && (
          <Button size="sm" variant="quiet" className="-ml-3.5" onClick={onRemove}>
            <X aria-hidden />
            {text.removePose}
          </Button>
        )}
      </div>
    </div>
  );
}

export function PoseSection({ box, choice, onChoose, isLocked, error }: PoseSectionProps) {
  const { photos } = useStore(box);
  const section = useRef<HTMLElement>(null);
  const [picker, setPicker] = useState<Picker | null>(null);
  const id = useId();
  const [file] = photos;
  const close = () => setPicker(null);
  const dropFile = () => box.discard(photos.map(({ key }) => key));
  const fault = file?.status === 'invalid' ? text.invalidPose : error;

  function choose(next: PoseChoice) {
    dropFile();
    onChoose(next);
  }

  function remove() {
    dropFile();
    onChoose(null);
    // The clicked button is gone: keep the focus in the section.
    requestAnimationFrame(() => section.current?.querySelector('button')?.focus());
  }

  return (
    <section ref={section} aria-labelledby={id} className="grid gap-3">
      <div className="flex items-baseline gap-2.5">
        <StepTitle id={id}>{text.headPose}</StepTitle>
        <span className="text-sm text-ink-2">{text.optional}</span>
      </div>
      {file || choice ? (
        <Chosen
          src={file ? file.previewUrl : (choice?.previewUrl ?? null)}
          name={file ? file.name : (choice?.label ?? '')}
          problem={file?.problem ?? null}
          isLocked={isLocked}
          onRemove={remove}
        />
      ) : (
        <p className="text-sm text-ink-2">{text.keepPose}</p>
      )}
      <PoseButtons
        isLocked={isLocked}
        onPicker={setPicker}
        onFiles={(files) => {
          onChoose(null);
          void box.add(files, 'picker');
        }}
      />
      <div role="alert" className="empty:hidden">
        {fault !== null && <FieldError>{fault}</FieldError>}
      </div>
      {picker === 'gallery' && <GalleryPosePicker onClose={close} onPick={choose} />}
      {picker === 'default' && <DefaultPosePicker onClose={close} onPick={choose} />}
    </section>
  );
}

type PoseButtonsProps = {
  isLocked: boolean;
  onPicker: (picker: Picker) => void;
  onFiles: (files: File[]) => void;
};

function PoseButtons({ isLocked, onPicker, onFiles }: PoseButtonsProps) {
  const isMember = useIsMember();
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton
        size="sm"
        disabled={isLocked}
        accept={PHOTO_ACCEPT}
        inputLabel={text.poseToUpload}
        onFiles={onFiles}
      >
        <Upload aria-hidden />
        {text.upload}
      </FileButton>
      {isMember && (
        <Button size="sm" disabled={isLocked} onClick={() => onPicker('gallery')}>
          <Images aria-hidden />
          {text.fromGallery}
        </Button>
      )}
      <Button size="sm" disabled={isLocked} onClick={() => onPicker('default')}>
        <UserRound aria-hidden />
        {text.defaultPoses}
      </Button>
    </div>
  );
}
