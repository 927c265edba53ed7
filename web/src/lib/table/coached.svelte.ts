/** The part of a table's address that resumes its lesson. */
export const RESUME = "#lesson";

/** What the lesson of the open table says now, and whom to tell what the player looks at. */
class Coached {
  /** The sentence of the lesson; empty without one. */
  sentence = $state("");
  /** Hears of every thing that is selected or enlarged and every tab that is opened. */
  looked: (what: string) => void = () => {};
}

export const coached = new Coached();
