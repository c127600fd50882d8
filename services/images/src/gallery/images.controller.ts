import {
  type Image,
  type ImageIdsRequest,
  imageIdsRequestSchema,
  type ImageList,
  imageListQuerySchema,
  type ReactionRequest,
  reactionRequestSchema,
} from '@likeness/contracts/http/images';
import type { HeadPoses } from '@likeness/contracts/http/poses';
import type { Person } from '@likeness/contracts/identity/principal';
import { IdPipe } from '@likeness/service-kit/http/id.pipe';
import { ZodPipe } from '@likeness/service-kit/http/zod.pipe';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Gallery } from './gallery.service.js';
import { ImageLists } from './image-list.service.js';
import { Reactions } from './reactions.service.js';

@Controller('api/images')
export class ImagesController {
  constructor(
    private readonly gallery: Gallery,
    private readonly lists: ImageLists,
    private readonly reactions: Reactions,
  ) {}

  @Get()
  async list(
    @Query(new ZodPipe(imageListQuerySchema)) query: z.infer<typeof imageListQuerySchema>,
    @CurrentPerson() { owner }: Person,
  ): Promise<ImageList> {
    return this.lists.list(query, owner);
  }

  @Delete()
  @HttpCode(204)
  async removeSeveral(
    @Body(new ZodPipe(imageIdsRequestSchema)) { image_ids }: ImageIdsRequest,
    @CurrentPerson() { owner }: Person,
  ): Promise<void> {
    await this.gallery.removeSeveral(image_ids, owner);
  }

  @Get('headposes')
  async headPoses(@CurrentPerson() { owner }: Person): Promise<HeadPoses> {
    return this.lists.headPoses(owner);
  }

  @Get(':id')
  async get(@Param('id', IdPipe) id: string, @CurrentPerson() { owner }: Person): Promise<Image> {
    return this.gallery.get(id, owner);
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', IdPipe) id: string, @CurrentPerson() { owner }: Person): Promise<void> {
    await this.gallery.remove(id, owner);
  }

  @Post(':id/reactions')
  @HttpCode(200)
  async react(
    @Param('id', IdPipe) id: string,
    @Body(new ZodPipe(reactionRequestSchema)) { reaction }: ReactionRequest,
    @CurrentPerson() { owner }: Person,
  ): Promise<Image> {
    return this.reactions.set(id, owner, reaction === 'none' ? null : reaction);
  }

  @Delete(':id/reactions/:userId')
  @HttpCode(204)
  async clearReaction(
    @Param('id', IdPipe) id: string,
    @Param('userId', IdPipe) userId: string,
    @CurrentPerson() { owner }: Person,
  ): Promise<void> {
    await this.reactions.clear(id, owner, userId);
  }
}
