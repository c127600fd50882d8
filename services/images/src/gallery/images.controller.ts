import type { Image } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { IdPipe } from '@likeness/service-kit/http/id.pipe';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { Gallery } from './gallery.service.js';

@Controller('api/images')
export class ImagesController {
  constructor(private readonly gallery: Gallery) {}

  @Get(':id')
  async get(@Param('id', IdPipe) id: string, @CurrentPerson() { owner }: Person): Promise<Image> {
    return this.gallery.get(id, owner);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: string, @CurrentPerson() { owner }: Person): Promise<void> {
    await this.gallery.remove(id, owner);
  }
}
