import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { imageCalls } from '@likeness/contracts/calls/images/images.calls';
import { ESTIMATED_BYTES_HEADER } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { PersonSlots } from '@likeness/service-kit/limits/person-slots';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DownloadPlanService } from './download-plan.service.js';
import { ZipDownloadService } from './zip-download.service.js';

const { downloadImages } = imageCalls;

@Controller()
export class DownloadsController {
  constructor(
    private readonly plans: DownloadPlanService,
    private readonly slots: PersonSlots,
    private readonly zips: ZipDownloadService,
  ) {}

  @Serves(downloadImages)
  async download(
    @Input() { body }: CallInput<typeof downloadImages>,
    @CurrentPerson() person: Person,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { owner } = person;
    void reply.header('cache-control', 'no-store');
    if (!body.zip) {
      const { files } = await this.plans.make(body, owner);
      const listed = files.map(({ id, kind, name }) => {
        const label = body.label && kind === 'portrait' ? `&label=${body.label}` : '';
        return { url: `images/${id}/file?download=1${label}`, name };
      });
      await reply.send({ files: listed });
      return;
    }
    const release = this.slots.enter(person);
    reply.raw.once('close', release);
    const plan = await this.plans.make(body, owner);
    const bytes = await this.zips.open(plan, owner, body.label);
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="likeness-${plan.files.length}-images.zip"`,
      [ESTIMATED_BYTES_HEADER]: String(this.zips.estimate(plan)),
    };
    await reply.headers(headers).send(bytes);
  }
}
