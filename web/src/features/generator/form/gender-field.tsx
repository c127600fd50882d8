import type { Gender } from '@likeness/contracts/http/generation';
import { useId } from 'react';
import { FieldError } from '../../../components/field-error.js';
import { Segmented } from '../../../components/segmented.js';
import { StepTitle } from '../../../components/step-title.js';

const GENDERS = [
  { value: 'woman', label: 'Woman' },
  { value: 'man', label: 'Man' },
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
        <StepTitle>Gender</StepTitle>
        <Segmented
          name={id}
          label="Gender"
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
