import type { Message } from './message.js';

const keptMessages = 500;

/** In memory: the mails are lost when the stand-in stops. */
export class MessageList {
  private messages: Message[] = [];

  add(message: Message): void {
    this.messages = [message, ...this.messages].slice(0, keptMessages);
  }

  /** Newest first. */
  all(): readonly Message[] {
    return this.messages;
  }

  find(id: string): Message | undefined {
    return this.messages.find((message) => message.id === id);
  }
}
