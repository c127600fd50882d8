import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { showcaseCalls } from '@likeness/contracts/calls/images/showcase.calls';
import type { Showcase } from '@likeness/contracts/http/showcase';
import { sendPicture } from '@likeness/service-kit/http/send-picture';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Header, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ShowcaseService } from './showcase.service.js';

const { listShowcase, showShowcaseImage } = showcaseCalls;

@Public()
@Controller()
export class ShowcaseController {
  constructor(private readonly examples: ShowcaseService) {}

  @Serves(listShowcase)
  @Header('cache-control', 'public, max-age=300')
  async list(): Promise<Showcase> {
    return this.examples.list();
  }

  @Serves(showShowcaseImage)
  async picture(
    @Input() { params: { file } }: CallInput<typeof showShowcaseImage>,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const body = await this.examples.picture(file);
    // The file name contains a content hash.
    const cacheControl = 'public, max-age=31536000, immutable';
    await sendPicture(reply, known, { body, name: file, cacheControl });
  }
}
