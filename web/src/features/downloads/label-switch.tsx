import type { Image } from '@likeness/contracts/http/images';
import type { Language } from '@likeness/contracts/text/languages';
import { Link } from '@tanstack/react-router';
import { Switch } from '../../components/switch.js';
import * as text from './messages.js';

export const LABEL_LANGUAGE: Language = text.language;

/** Uploaded photos get no label. */
export const canBeLabeled = (image: Image) => image.creation_method_name !== null;

type LabelSwitchProps = {
  checked: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
  /** Only links to when a label is needed. */
  isBrief?: boolean;
};

export function LabelSwitch({ isBrief = false, ...props }: LabelSwitchProps) {
  const hint = (
    <>
      {!isBrief && <span>{text.labelHint} </span>}
      <Link to="/provenance" className="link">
        {text.aboutMarks}
      </Link>
    </>
  );
  return (
    // As a grid item itself, its minimum height would be its height where a panel scrolls.
    <div>
      <Switch label={text.addLabel} hint={hint} {...props} />
    </div>
  );
}
