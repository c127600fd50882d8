import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensCalls } from '@likeness/contracts/calls/lenses/lenses.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import { PROMPT_MAX, PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import type { PromptEnhancement, PromptReading } from '@likeness/contracts/http/prompts';
import { PLACE_WISHES, STYLE_WISHES } from '@likeness/prompts/available-wishes';
import { withOffers } from '@likeness/prompts/offers';
import { readPrompt } from '@likeness/prompts/read-prompt';
import { refusalWords } from '@likeness/prompts/screening/refusal-words';
import { screenPrompt } from '@likeness/prompts/screening/screen-prompt';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Controller } from '@nestjs/common';
import { RenderWorkersService } from '../renders/render-workers.service.js';
import { enhancePrompt } from '@likeness/prompts/enhancement/enhance-prompt';
import { subjectOf } from './subject-of.js';

const { enhancePrompt: enhance, readPrompt: tell } = lensCalls;

/** A model reads a prompt as a whole, and a refused prompt produces nothing. */
const EMPTY_READING = {
  followed: [],
  unmet: [],
  stays: [],
  main_unmet: null,
  look_images: [],
  instead: null,
};

/** Stores nothing. */
@Public()
@Controller()
export class PromptsController {
  constructor(private readonly workers: RenderWorkersService) {}

  @Serves(enhance)
  enhance(@Input() { body: { kind, tool, prompt } }: CallInput<typeof enhance>): PromptEnhancement {
    if (prompt.length < PROMPT_MIN) {
      throw new AppError(kind === 'positive' ? 'PROMPT_TOO_SHORT' : 'NEGATIVE_PROMPT_TOO_SHORT');
    }
    const max = PROMPT_MAX[tool];
    if (prompt.length > max) {
      throw new AppError('FIELD_INVALID', `Prompt can have at most ${max} characters.`);
    }
    return enhancePrompt(kind, prompt);
  }

  @Serves(tell)
  async tell(@Input() { body }: CallInput<typeof tell>): Promise<PromptReading> {
    const { prompt: positive, negative_prompt: negative, tool, has_photos } = body;
    const photoCount = has_photos ? 1 : 0;
    const lane = await this.workers.laneOfPrompt(tool, photoCount);
    const reader = lane === 'studio' ? 'studio' : 'model';
    const refused = screenPrompt({ positive, negative }, reader);
    const refusal = refused ? { ...refusalWords(refused, positive), kind: refused } : null;
    if (reader === 'model' || refusal) return { ...EMPTY_READING, reader, refusal };
    const read = readPrompt({ positive, negative }, subjectOf(photoCount));
    const isPlain =
      read.stays.length === 0 && read.followed.every(({ code }) => code === 'left-out');
    return {
      reader,
      followed: [...read.followed],
      unmet: withOffers(positive, read),
      stays: [...read.stays],
      main_unmet: read.mainUnmet,
      look_images: [...read.lookImages],
      refusal: null,
      instead: isPlain ? { styles: [...STYLE_WISHES], places: [...PLACE_WISHES] } : null,
    };
  }
}
