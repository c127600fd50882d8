import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { imageCalls } from '@likeness/contracts/calls/images/images.calls';
import type { WatermarksRemoved } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller } from '@nestjs/common';
import { WatermarkRemovalService } from './watermark-removal.service.js';

const { removeWatermarks } = imageCalls;

@Controller()
export class WatermarksController {
  constructor(private readonly removal: WatermarkRemovalService) {}

  @Serves(removeWatermarks)
  async remove(
    @Input() { body }: CallInput<typeof removeWatermarks>,
    @CurrentPerson() person: Person,
  ): Promise<WatermarksRemoved> {
    return this.removal.remove(person, body.image_ids);
  }
}
