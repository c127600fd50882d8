import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { lensCalls } from '@likeness/contracts/calls/lenses/lenses.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import { PROMPT_MAX, PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import type { PromptEnhancement, PromptReading } from '@likeness/contracts/http/generation';
import { readPrompt } from '@likeness/contracts/prompts/read-prompt';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Controller } from '@nestjs/common';
import { RenderLanes } from '../renders/render-lanes.service.js';
import { enhancePrompt } from './enhance-prompt.js';

const { enhancePrompt: enhance, readPrompt: tell } = lensCalls;

/** Shows what enhancing would make of a prompt, and what of it can be followed; nothing is kept. */
@Public()
@Controller()
export class PromptsController {
  constructor(private readonly lanes: RenderLanes) {}

  @Serves(enhance)
  enhance(@Input() { body: { kind, tool, prompt } }: CallInput<typeof enhance>): PromptEnhancement {
    if (prompt.length < PROMPT_MIN) {
      throw new AppError(kind === 'positive' ? 'PROMPT_TOO_SHORT' : 'NEGATIVE_PROMPT_TOO_SHORT');
    }
    const max = PROMPT_MAX[tool];
    if (prompt.length > max) {
      throw new AppError('FIELD_INVALID', `prompt: at most ${max} characters`);
    }
    return enhancePrompt(kind, prompt);
  }

  @Serves(tell)
  async tell(@Input() { body: { prompt } }: CallInput<typeof tell>): Promise<PromptReading> {
    if (await this.lanes.isModelThere('kontextlens')) {
      return { reader: 'model', followed: [], unmet: [], main_unmet: null, look_images: [] };
    }
    const read = readPrompt({ positive: prompt, negative: '' }, 'photo');
    return {
      reader: 'studio',
      followed: [...read.followed],
      unmet: [...read.unmet],
      main_unmet: read.mainUnmet,
      look_images: [...read.lookImages],
    };
  }
}
