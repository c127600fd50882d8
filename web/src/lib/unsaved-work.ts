type Question = () => Promise<boolean>;

/** From the form with unsaved changes on this page. */
let question: Question | undefined;

/** Makes `mayLoseWork` call `ask`. Returns a function that stops this. */
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
