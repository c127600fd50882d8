import { newsletterCalls } from '@likeness/contracts/calls/auth/newsletter.calls';
import type { CallInput } from '@likeness/contracts/calls/call-definition';
import type { Person } from '@likeness/contracts/identity/principal';
import { Serves } from '@likeness/service-kit/http/serves';
import { CurrentPerson } from '@likeness/service-kit/identity/principal.guard';
import { Controller, UseInterceptors } from '@nestjs/common';
import { AccountInput } from '../http/account-input.js';
import { NullAnswer } from '../http/null-answer.interceptor.js';
import { NewsletterService } from './newsletter.service.js';

const { subscribeToNewsletter, readNewsletterLink, confirmNewsletter, leaveNewsletter } =
  newsletterCalls;

@Controller()
export class NewsletterController {
  constructor(private readonly newsletter: NewsletterService) {}

  @Serves(subscribeToNewsletter)
  @UseInterceptors(NullAnswer)
  async subscribe(
    @AccountInput() { body }: CallInput<typeof subscribeToNewsletter>,
    @CurrentPerson() { address }: Person,
  ): Promise<void> {
    await this.newsletter.ask(body, address);
  }

  @Serves(readNewsletterLink)
  async link(
    @AccountInput() { body }: CallInput<typeof readNewsletterLink>,
  ): Promise<{ is_done: boolean }> {
    return { is_done: await this.newsletter.isDone(body) };
  }

  @Serves(confirmNewsletter)
  @UseInterceptors(NullAnswer)
  async confirm(@AccountInput() { body }: CallInput<typeof confirmNewsletter>): Promise<void> {
    await this.newsletter.confirm(body.token);
  }

  @Serves(leaveNewsletter)
  async unsubscribe(@AccountInput() { query }: CallInput<typeof leaveNewsletter>): Promise<void> {
    await this.newsletter.leave(query.token);
  }
}
