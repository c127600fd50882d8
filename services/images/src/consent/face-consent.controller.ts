import type { FaceConsent } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { FaceConsents } from './face-consent.service.js';

@Controller('api/images/face-consent')
export class FaceConsentController {
  constructor(private readonly consents: FaceConsents) {}

  @Get()
  async read(@CurrentPerson() { owner }: Person): Promise<FaceConsent> {
    return this.consents.of(owner);
  }

  @Post()
  @HttpCode(204)
  async give(@CurrentPerson() { owner }: Person): Promise<void> {
    await this.consents.give(owner);
  }

  @Delete()
  @HttpCode(204)
  async withdraw(@CurrentPerson() { owner }: Person): Promise<void> {
    await this.consents.withdraw(owner);
  }
}
