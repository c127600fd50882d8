import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { photoCalls } from '@likeness/contracts/calls/images/photos.calls';
import type { FaceConsent, WithdrawnConsent } from '@likeness/contracts/http/photos';
import type { Person } from '@likeness/contracts/identity/principal';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller } from '@nestjs/common';
import { FaceConsentService } from './face-consent.service.js';

const { readFaceConsent, giveFaceConsent, withdrawFaceConsent } = photoCalls;

@Controller()
export class FaceConsentController {
  constructor(private readonly consents: FaceConsentService) {}

  @Serves(readFaceConsent)
  async read(@CurrentPerson() { owner }: Person): Promise<FaceConsent> {
    return this.consents.of(owner);
  }

  @Serves(giveFaceConsent)
  async give(@CurrentPerson() { owner }: Person): Promise<void> {
    await this.consents.give(owner);
  }

  @Serves(withdrawFaceConsent)
  async withdraw(
    @CurrentPerson() { owner }: Person,
    @Input() { query }: CallInput<typeof withdrawFaceConsent>,
  ): Promise<WithdrawnConsent> {
    return { image_ids: await this.consents.withdraw(owner, query.keep) };
  }
}
