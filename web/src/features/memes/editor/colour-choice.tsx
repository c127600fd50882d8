import { MEME_COLOURS, type MemeColour, outlineOf } from '@likeness/contracts/http/memes';
import { Check } from 'lucide-react';

import * as text from '../messages/en.js';

const COLOUR_NAMES: Record<MemeColour, string> = {
  '#ffffff': text.white,
  '#000000': text.black,
  '#ff0000': text.red,
  '#00ff00': text.green,
  '#0000ff': text.blue,
  '#ffff00': text.yellow,
  '#ff00ff': text.magenta,
  '#00ffff': text.cyan,
};

type ColourChoiceProps = { colour: MemeColour; onChoose: (colour: MemeColour) => void };

/** A check and the color's name mark the selection, so it doesn't depend on color alone. */
export function ColourChoice({ colour, onChoose }: ColourChoiceProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">
        {text.textColor} <span className="font-normal text-ink-3">{COLOUR_NAMES[colour]}</span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,2.75rem)] gap-1">
        {MEME_COLOURS.map((value) => (
          <label
            key={value}
            title={COLOUR_NAMES[value]}
            className="relative grid size-11 place-items-center rounded-full outline-offset-0 outline-focus has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="meme-colour"
              aria-label={COLOUR_NAMES[value]}
              checked={value === colour}
              onChange={() => onChoose(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden
              className="grid size-8 place-items-center rounded-full border border-edge"
              style={{ backgroundColor: value, color: outlineOf(value) }}
            >
              {value === colour && <Check className="size-4.5" strokeWidth={3} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
