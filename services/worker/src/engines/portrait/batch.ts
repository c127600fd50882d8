/** A batch run failed; each picture may still be rendered alone. */
export class TogetherError extends Error {
  override readonly name = 'TogetherError';
}

type Model<Question, Answer> = {
  predict(questions: readonly Question[], at: number): Promise<readonly Answer[]>;
};
type Asked = {
  readonly model: Model<unknown, unknown>;
  readonly question: unknown;
  readonly at: number;
  readonly answer: PromiseWithResolvers<unknown>;
};

/** Pictures of one order with own seeds and ends; one model run once all of them wait. */
export class Batch {
  readonly #shared = new Map<string, Promise<unknown>>();
  #asked: Asked[] = [];
  #present: number;

  constructor(size: number) {
    this.#present = size;
  }

  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.#shared.get(name) as Promise<T> | undefined;
    if (known) return known;
    const made = make();
    this.#shared.set(name, made);
    return made;
  }

  /** @throws TogetherError if a run for more than one picture fails */
  ask<Question, Answer>(
    model: Model<Question, Answer>,
    question: Question,
    at: number,
  ): Promise<Answer> {
    const answer = Promise.withResolvers<unknown>();
    this.#asked.push({ model: model, question, at, answer });
    this.#runWhenAllAsked();
    return answer.promise as Promise<Answer>;
  }

  leave(): void {
    this.#present -= 1;
    this.#runWhenAllAsked();
  }

  #runWhenAllAsked(): void {
    if (this.#asked.length === 0 || this.#asked.length < this.#present) return;
    const all = this.#asked;
    this.#asked = [];
    void this.#run(all);
  }

  async #run(all: readonly Asked[]): Promise<void> {
    const [first] = all;
    const alike = all.filter(({ model, at }) => model === first.model && at === first.at);
    await answer(alike);
    const others = all.filter((each) => !alike.includes(each));
    if (others.length > 0) await this.#run(others);
  }
}

async function answer(asked: readonly Asked[]): Promise<void> {
  const [{ model, at }] = asked;
  try {
    const answers = await model.predict(
      asked.map(({ question }) => question),
      at,
    );
    asked.forEach((each, i) => each.answer.resolve(answers[i]));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const reason = asked.length > 1 ? new TogetherError(why, { cause: error }) : error;
    for (const each of asked) each.answer.reject(reason);
  }
}
