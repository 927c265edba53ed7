/** Which rule the reader asked for; the shell opens its panel there. */
class Rulebook {
  rule = $state("");
  /** Counts the questions, so that the same rule can be asked for again. */
  asked = $state(0);

  /** Opens the rules at a rule such as `S2.6`. */
  open(rule: string): void {
    this.rule = rule;
    this.asked += 1;
  }
}

export const rulebook = new Rulebook();
