import { Member } from '@likeness/e2e/client/member';
import { Visitor } from '@likeness/e2e/client/visitor';
import type { TestStack } from '@likeness/testing/test-stack';

/** Attackers and other people, each at an address of their own. */
export class People {
  #addresses = 0;

  constructor(private readonly stack: TestStack) {}

  guest(): Visitor {
    return new Visitor(this.stack.address, { 'x-forwarded-for': this.#address() });
  }

  async member(name: string): Promise<Member> {
    const forwarded = { 'x-forwarded-for': this.#address() };
    return Member.signUp(this.stack.address, `${name}@example.com`, async (input, init) =>
      fetch(input, { ...init, headers: { ...forwarded, ...(init?.headers as object) } }),
    );
  }

  #address(): string {
    this.#addresses += 1;
    return `198.18.${this.#addresses >> 8}.${this.#addresses & 255}`;
  }
}
