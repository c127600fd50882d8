import type { CallInput } from '@likeness/contracts/calls/call-definition';
import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import type {
  Holdings,
  InventoryResponse,
  ListReactionsResponse,
} from '@likeness/contracts/http/internal-accounts';
import { Input, Serves } from '@likeness/service-kit/http/serves';
import { Controller } from '@nestjs/common';
import { ReactionsService } from '../gallery/reactions.service.js';
import { OwnedDataService } from './owned-data.service.js';

const { claimImages, countImages, listInventory, listReactions, eraseImages } = imagesInternalCalls;

@Controller()
export class InternalAccountsController {
  constructor(
    private readonly ownedData: OwnedDataService,
    private readonly opinions: ReactionsService,
  ) {}

  @Serves(claimImages)
  async claim(@Input() { body }: CallInput<typeof claimImages>): Promise<void> {
    await this.ownedData.claim(body.visitor_id, body.user_id);
  }

  @Serves(countImages)
  async holdings(@Input() { body }: CallInput<typeof countImages>): Promise<Holdings> {
    return this.ownedData.count(body.owners);
  }

  @Serves(listInventory)
  async inventory(@Input() { body }: CallInput<typeof listInventory>): Promise<InventoryResponse> {
    return { images: await this.ownedData.page(body) };
  }

  @Serves(listReactions)
  async reactions(
    @Input() { body }: CallInput<typeof listReactions>,
  ): Promise<ListReactionsResponse> {
    return this.opinions.newest({ kind: 'user', id: body.user_id });
  }

  @Serves(eraseImages)
  async erase(@Input() { body }: CallInput<typeof eraseImages>): Promise<void> {
    await this.ownedData.erase(body.owners);
  }
}
