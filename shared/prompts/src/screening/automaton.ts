type Node = { readonly next: Map<string, Node>; readonly ends: string[]; other: Node | undefined };

export type Hit = { readonly term: string; readonly from: number; readonly to: number };

/** Aho–Corasick: finds all terms in one pass over a text. */
export class Automaton {
  readonly #root = node();

  constructor(terms: Iterable<string>) {
    for (const term of terms) {
      let at = this.#root;
      for (const letter of term) {
        const next = at.next.get(letter) ?? node();
        at.next.set(letter, next);
        at = next;
      }
      at.ends.push(term);
    }
    const queue = [...this.#root.next.values()];
    for (const next of queue) next.other = this.#root;
    for (const at of queue) {
      for (const [letter, next] of at.next) {
        next.other = this.#step(at.other!, letter);
        next.ends.push(...next.other.ends);
        queue.push(next);
      }
    }
  }

  /** Hits by their ends. */
  find(text: string): Hit[] {
    const hits: Hit[] = [];
    let at = this.#root;
    for (let to = 1; to <= text.length; to++) {
      at = this.#step(at, text[to - 1]!);
      for (const term of at.ends) hits.push({ term, from: to - term.length, to });
    }
    return hits;
  }

  #step(from: Node, letter: string): Node {
    let at: Node | undefined = from;
    while (at && !at.next.has(letter)) at = at.other;
    return at?.next.get(letter) ?? this.#root;
  }
}

function node(): Node {
  return { next: new Map(), ends: [], other: undefined };
}
