import type { Gender } from '@likeness/contracts/http/generation';
import { useId } from 'react';
import { FieldError } from '../../../components/field-error.js';
import { Segmented } from '../../../components/segmented.js';
import { StepTitle } from '../../../components/step-title.js';
import * as text from '../messages/en.js';

const GENDERS = [
  { value: 'woman', label: text.woman },
  { value: 'man', label: text.man },
] as const;

type GenderFieldProps = {
  value: Gender | null;
  onChoose: (gender: Gender) => void;
  error: string | null;
};

export function GenderField({ value, onChoose, error }: GenderFieldProps) {
  const id = useId();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <StepTitle>{text.gender}</StepTitle>
        <Segmented
          name={id}
          label={text.gender}
          options={GENDERS}
          value={value ?? undefined}
          onChoose={onChoose}
          describedBy={error === null ? undefined : `${id}-fault`}
          invalid={error !== null}
        />
      </div>
      <div role="alert" className="pt-2 empty:hidden">
        {error !== null && <FieldError id={`${id}-fault`}>{error}</FieldError>}
      </div>
    </>
  );
}
