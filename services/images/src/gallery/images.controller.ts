import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { imageCalls } from '@likeness/contracts/calls/images/images.calls';
import type {
  DeletedImages,
  Image,
  ImageList,
  ImagesRestored,
} from '@likeness/contracts/http/images';
import type { HeadPoses } from '@likeness/contracts/http/poses';
import type { Person } from '@likeness/contracts/identity/principal';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller } from '@nestjs/common';
import { GalleryService } from './gallery.service.js';
import { ImageListService } from './image-list.service.js';
import { ReactionsService } from './reactions.service.js';

const { listImages, deleteImages, listDeletedImages, restoreImages, listHeadPoses } = imageCalls;
const { readImage, deleteImage, react, clearReaction } = imageCalls;

@Controller()
export class ImagesController {
  constructor(
    private readonly gallery: GalleryService,
    private readonly lists: ImageListService,
    private readonly reactions: ReactionsService,
  ) {}

  @Serves(listImages)
  async list(
    @Input() { query }: CallInput<typeof listImages>,
    @CurrentPerson() { owner }: Person,
  ): Promise<ImageList> {
    return this.lists.list(query, owner);
  }

  @Serves(deleteImages)
  async deleteSeveral(
    @Input() { body }: CallInput<typeof deleteImages>,
    @CurrentPerson() { owner }: Person,
  ): Promise<void> {
    await this.gallery.delete(body.image_ids, owner);
  }

  @Serves(listDeletedImages)
  async listDeleted(
    @Input() { query }: CallInput<typeof listDeletedImages>,
    @CurrentPerson() { owner }: Person,
  ): Promise<DeletedImages> {
    return this.gallery.deleted(query, owner);
  }

  @Serves(restoreImages)
  async restore(
    @Input() { body }: CallInput<typeof restoreImages>,
    @CurrentPerson() { owner }: Person,
  ): Promise<ImagesRestored> {
    return { images: await this.gallery.restore(body.image_ids, owner) };
  }

  @Serves(listHeadPoses)
  async headPoses(@CurrentPerson() { owner }: Person): Promise<HeadPoses> {
    return this.lists.headPoses(owner);
  }

  @Serves(readImage)
  async get(
    @Input() { params }: CallInput<typeof readImage>,
    @CurrentPerson() { owner }: Person,
  ): Promise<Image> {
    return this.gallery.get(params.id, owner);
  }

  @Serves(deleteImage)
  async delete(
    @Input() { params }: CallInput<typeof deleteImage>,
    @CurrentPerson() { owner }: Person,
  ): Promise<void> {
    await this.gallery.delete([params.id], owner);
  }

  @Serves(react)
  async react(
    @Input() { params, body: { reaction } }: CallInput<typeof react>,
    @CurrentPerson() { owner }: Person,
  ): Promise<Image> {
    return this.reactions.set(params.id, owner, reaction === 'none' ? null : reaction);
  }

  @Serves(clearReaction)
  async clearReaction(
    @Input() { params }: CallInput<typeof clearReaction>,
    @CurrentPerson() { owner }: Person,
  ): Promise<void> {
    await this.reactions.clear(params.id, owner, params.userId);
  }
}
