import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import type { Image } from '@likeness/contracts/http/images';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { GalleryService } from './gallery.service.js';

const { findImages } = imagesInternalCalls;

@Controller()
export class InternalImagesController {
  constructor(private readonly gallery: GalleryService) {}

  @Serves(findImages)
  async find(@Input() { body }: CallInput<typeof findImages>): Promise<{ images: Image[] }> {
    return { images: await this.gallery.find(body.ids, body.owner) };
  }
}
