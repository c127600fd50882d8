import { useQuery } from '@tanstack/react-query';
import { ImageIcon, Shuffle } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field-error.js';
import { Notice } from '../../../components/notice.js';
import { RadioTile } from '../../../components/radio-tile.js';
import { SkeletonFrame } from '../../../components/skeleton-frame.js';
import { RANDOM_STYLE } from '@likeness/contracts/generation/style-value';
import { stylesQuery } from '../generator-queries.js';
import { StepTitle } from '../form/step-title.js';
import { StyleStrip } from './style-strip.js';

type StylePickerProps = {
  value: string | null;
  onChoose: (value: string) => void;
  error: string | null;
};

/** Every style as a picture to choose, one at a time. */
export function StylePicker({ value, onChoose, error }: StylePickerProps) {
  const { data: options, isError, isFetching, refetch } = useQuery(stylesQuery);
  const id = useId();
  const chosen = options?.find((option) => option.value === value);
  return (
    <fieldset className="relative min-w-0" aria-describedby={error === null ? undefined : id}>
      <legend className="flex w-full items-baseline gap-2.5 pb-1">
        <StepTitle step={2}>Style</StepTitle>
        {chosen && <span className="text-sm text-ink-2">{chosen.label}</span>}
      </legend>
      {isError ? (
        <Notice
          tone="error"
          title="The styles could not be loaded."
          action={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <StyleStrip key={options ? 'styles' : 'loading'}>
          {options
            ? options.map((option) => (
                <RadioTile
                  key={option.id}
                  name={`${id}-style`}
                  value={option.value}
                  label={option.label}
                  src={option.image ?? undefined}
                  icon={option.value === RANDOM_STYLE ? <Shuffle /> : <ImageIcon />}
                  checked={option.value === value}
                  onChoose={onChoose}
                />
              ))
            : Array.from({ length: 6 }, (_, index) => <SkeletonFrame key={index} />)}
        </StyleStrip>
      )}
      <div role="alert">{error !== null && <FieldError id={id}>{error}</FieldError>}</div>
    </fieldset>
  );
}
