/** The rule that the player wants to read; the shell opens its panel there. */
class Rulebook {
  rule = $state("");
  /** Counts the requests, so that the same rule can be opened again. */
  asked = $state(0);

  /** Opens the rules at a rule such as `S2.6`. */
  open(rule: string): void {
    this.rule = rule;
    this.asked += 1;
  }
}

export const rulebook = new Rulebook();
