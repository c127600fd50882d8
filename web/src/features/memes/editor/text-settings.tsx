import { MEME_COLOURS, type MemeColour, outlineOf } from '@likeness/contracts/http/memes';
import { Check, Dices, RotateCcw } from 'lucide-react';
import { Button } from '../../../components/button.js';
import { Slider } from '../../../components/slider.js';
import { Switch } from '../../../components/switch.js';
import { TextArea } from '../../../components/text-area.js';
import type { Stage } from '../lettering/lay-out-text.js';
import * as text from '../messages.js';
import { randomPairs } from '../samples/sample-pairs.js';
import { type LaidOutDraft, sizeOn } from './lay-out-draft.js';
import {
  type DraftAction,
  type MemeDraft,
  MOST_CHARACTERS,
  SIDE_NAMES,
  SIDES,
} from './meme-draft.js';

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
function ColourChoice({ colour, onChoose }: ColourChoiceProps) {
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

type TextSettingsProps = {
  draft: MemeDraft;
  laidOut: LaidOutDraft;
  stage: Stage | null;
  onChange: (action: DraftAction) => void;
  aspectRatio: number;
};

export function TextSettings({ draft, laidOut, stage, aspectRatio, onChange }: TextSettingsProps) {
  const fill = () => {
    const [pair] = randomPairs(1);
    if (pair) onChange({ type: 'filled', pair, aspectRatio });
  };
  return (
    <div className="grid content-start gap-5">
      <div className="flex flex-wrap gap-2 *:flex-1 *:px-3 *:whitespace-nowrap">
        <Button onClick={fill}>
          <Dices aria-hidden />
          {text.randomMeme}
        </Button>
        <Button variant="quiet" onClick={() => onChange({ type: 'started over', aspectRatio })}>
          <RotateCcw aria-hidden />
          {text.startOver}
        </Button>
      </div>
      {SIDES.map((side) => (
        <SideSettings key={side} {...{ side, draft, laidOut, onChange }} />
      ))}
      <p role="status" className="sr-only">
        {SIDES.some((side) => laidOut[side]?.isClipped) && text.clipped}
      </p>
      <ColourChoice
        colour={draft.colour}
        onChoose={(colour) => onChange({ type: 'coloured', colour })}
      />
      <TextSize {...{ draft, stage, onChange }} />
    </div>
  );
}

type SideSettingsProps = Pick<TextSettingsProps, 'draft' | 'laidOut' | 'onChange'> & {
  side: (typeof SIDES)[number];
};

function SideSettings({ side, draft, laidOut, onChange }: SideSettingsProps) {
  return (
    <div className="grid gap-1">
      <Switch
        label={side === 'top' ? text.showTopText : text.showBottomText}
        checked={draft[side].isOn}
        onChange={(isOn) => onChange({ type: 'switched', side, isOn })}
      />
      {draft[side].isOn && (
        <TextArea
          label={SIDE_NAMES[side]}
          rows={2}
          max={MOST_CHARACTERS}
          value={draft[side].text}
          hint={laidOut[side]?.isClipped ? text.clipped : undefined}
          onChange={(written) => onChange({ type: 'wrote', side, text: written })}
        />
      )}
    </div>
  );
}

function TextSize({
  draft,
  stage,
  onChange,
}: Pick<TextSettingsProps, 'draft' | 'stage' | 'onChange'>) {
  return (
    <div className="grid gap-1">
      <Switch
        label={text.autoSize}
        hint={text.autoSizeHint}
        checked={draft.isAutoSize}
        onChange={(isAutoSize) => onChange({ type: 'auto sized', isAutoSize })}
      />
      {!draft.isAutoSize && stage && (
        <Slider
          label={text.textSize}
          min={stage.sizes.smallest}
          max={stage.sizes.largest}
          value={sizeOn(stage, draft)}
          valueText={text.pixels(sizeOn(stage, draft))}
          onChange={(size) => onChange({ type: 'sized', size })}
        />
      )}
    </div>
  );
}
