import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { imageCalls } from '@likeness/contracts/calls/images/images.calls';
import type { ImageEnlarged } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller } from '@nestjs/common';
import { EnlargementService } from './enlargement.service.js';

const { enlargeImage } = imageCalls;

@Controller()
export class EnlargementsController {
  constructor(private readonly enlargements: EnlargementService) {}

  @Serves(enlargeImage)
  async enlarge(
    @Input() { params }: CallInput<typeof enlargeImage>,
    @CurrentPerson() person: Person,
  ): Promise<ImageEnlarged> {
    return this.enlargements.enlarge(person, params.id);
  }
}
