import { AppError } from '@likeness/contracts/errors/app-error';
import { PROMPT_MAX, PROMPT_MIN } from '@likeness/contracts/generation/prompt-limits';
import {
  type PromptEnhancement,
  type PromptEnhancementRequest,
  promptEnhancementRequestSchema,
} from '@likeness/contracts/http/generation';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { enhancePrompt } from './enhance-prompt.js';

/** Shows what enhancing would make of a prompt; nothing is kept. */
@Public()
@Controller('api/lenses/prompt-enhancements')
export class PromptsController {
  @Post()
  @HttpCode(200)
  enhance(
    @Body(new ZodPipe(promptEnhancementRequestSchema))
    { kind, tool, prompt }: PromptEnhancementRequest,
  ): PromptEnhancement {
    if (prompt.length < PROMPT_MIN) {
      throw new AppError(kind === 'positive' ? 'PROMPT_TOO_SHORT' : 'NEGATIVE_PROMPT_TOO_SHORT');
    }
    const max = PROMPT_MAX[tool];
    if (prompt.length > max) {
      throw new AppError('FIELD_INVALID', `prompt: at most ${max} characters`);
    }
    return enhancePrompt(kind, prompt);
  }
}
