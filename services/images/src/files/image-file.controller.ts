import { Readable } from 'node:stream';
import { AppError } from '@likeness/contracts/errors/app-error';
import { imageFileQuerySchema } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { IdPipe } from '@likeness/service-kit/http/id.pipe';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { parseRange } from './byte-range.js';
import { hasCurrent } from './conditional-request.js';
import { ImageFiles } from './image-file.service.js';

type FileQuery = z.infer<typeof imageFileQuerySchema>;

/** The bytes of pictures. HEAD takes the same way and ends before the body. */
@Controller('api/images')
export class ImageFileController {
  constructor(private readonly files: ImageFiles) {}

  @Get(':id/file')
  async file(
    @Param('id', IdPipe) id: string,
    @Query(new ZodPipe(imageFileQuerySchema)) query: FileQuery,
    @CurrentPerson() person: Person,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.files.find(id, person.owner, query.w);
    reply.headers({
      etag: file.etag,
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    if (hasCurrent(request.headers['if-none-match'], file.etag)) {
      reply.code(304).send();
      return;
    }
    const ifRange = request.headers['if-range'];
    const asked =
      ifRange === undefined || ifRange === file.etag ? request.headers.range : undefined;
    const range = parseRange(asked, file.size);
    if (range === 'unsatisfiable') {
      reply.code(416).header('content-range', `bytes */${file.size}`);
      reply.send(new AppError('BAD_REQUEST', 'The range lies outside the file.').toBody());
      return;
    }
    // An empty stream: for no body at all Fastify would put a length of 0 in place of the file's.
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
