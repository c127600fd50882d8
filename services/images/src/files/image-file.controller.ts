import { Readable } from 'node:stream';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { imageCalls } from '@likeness/contracts/calls/images/images.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Person } from '@likeness/contracts/identity/principal';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { parseRange } from './byte-range.js';
import { ImageFileService } from './image-file.service.js';

const { readImageFile } = imageCalls;

@Controller()
export class ImageFileController {
  constructor(private readonly files: ImageFileService) {}

  @Serves(readImageFile)
  async file(
    @Input() { params, query }: CallInput<typeof readImageFile>,
    @CurrentPerson() person: Person,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.files.find(params.id, person.owner, query);
    reply.headers({
      etag: file.etag,
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    // Only the ETag decides. `no-cache` asks for revalidation, which this is.
    const { 'if-none-match': known } = request.headers;
    if (fresh({ 'if-none-match': known }, { etag: file.etag })) {
      reply.code(304).send();
      return;
    }
    const ifRange = request.headers['if-range'];
    const asked =
      ifRange === undefined || ifRange === file.etag ? request.headers.range : undefined;
    const range = parseRange(asked, file.size);
    if (range === 'unsatisfiable') {
      reply.code(416).header('content-range', `bytes */${file.size}`);
      reply.send(new AppError('RANGE_OUTSIDE').toBody());
      return;
    }
    // An empty stream: without a body, Fastify would replace the file's content-length with 0.
    const body = request.method === 'HEAD' ? Readable.from([]) : await this.files.open(file, range);
    reply.type(file.contentType);
    if (query.download) {
      reply.header('content-disposition', `attachment; filename="${file.downloadName}"`);
    }
    if (range === 'whole') {
      reply.header('content-length', file.size);
    } else {
      reply.code(206);
      reply.header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
      reply.header('content-length', range.end - range.start + 1);
    }
    reply.send(body);
  }
}
