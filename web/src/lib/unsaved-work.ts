type Question = () => Promise<boolean>;

let question: Question | undefined;

export function askBeforeLosing(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/** True when there is no unsaved work or the user agrees to lose it. */
export async function mayLoseWork(): Promise<boolean> {
  return question === undefined || question();
}
