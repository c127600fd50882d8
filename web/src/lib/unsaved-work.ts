type Question = () => Promise<boolean>;

/** Of the form with unsaved changes that is on the page. */
let question: Question | undefined;

/** Has `mayLoseWork` ask until the returned function is called. */
export function askBeforeLosing(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/** Whether the person has nothing unsaved here, or gives it up. */
export async function mayLoseWork(): Promise<boolean> {
  return question === undefined || question();
}
