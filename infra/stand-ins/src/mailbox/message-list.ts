import type { Message } from './message.js';

const keptMessages = 500;

export class MessageList {
  private messages: Message[] = [];

  add(message: Message): void {
    this.messages = [message, ...this.messages].slice(0, keptMessages);
  }

  all(): readonly Message[] {
    return this.messages;
  }

  find(id: string): Message | undefined {
    return this.messages.find((message) => message.id === id);
  }
}
