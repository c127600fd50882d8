import { Member } from '@likeness/e2e/client/member';
import { ended, numbered, Visitor } from '@likeness/e2e/client/visitor';
import type { TestStack } from '@likeness/testing/test-stack';

const SET = 10;
const LOOK = { style: 'studio-headshot', gender: 'woman', face_consent: 'true' };

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

  /** One call for each image. @returns the ids of the jobs */
  async orderSet(of: Member, photoId: string, count: number): Promise<string[]> {
    const fields = { ...LOOK, ...numbered(0, count), pro_generation: 'false' };
    const jobs: string[] = [];
    for (let at = 0; at < count; at += 1) {
      jobs.push(await of.order(photoId, { ...fields, image_index: String(at) }));
    }
    return jobs;
  }

  /** @returns the ids of the portraits, as many as an account may have in progress at a time */
  async portraits(of: Member, photoId: string, count: number): Promise<string[]> {
    const ids: string[] = [];
    while (ids.length < count) {
      for (const job of await this.orderSet(of, photoId, Math.min(SET, count - ids.length))) {
        ids.push(...(await ended(of, job)).images.map(({ id }) => id));
      }
    }
    return ids;
  }

  #address(): string {
    this.#addresses += 1;
    return `198.18.${this.#addresses >> 8}.${this.#addresses & 255}`;
  }
}
