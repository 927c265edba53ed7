// Generated from the server's schemas by make docs.
import type { Blocked, Choice, Line } from "../../lib/protocol";

export interface View {
  type: "jewellers";
  seat: number;
  round: number;
  rounds: number;
  turn: number;
  active: number;
  mode: string;
  patrons: boolean;
  numbers: Numbers;
  phase: string;
  question: string;
  /** the card that is paid for, or marked */
  subject: string;
  ask: Line;
  /** where the rules speak of the question */
  rule: string;
  waiting: number[];
  crown: number;
  direction: number;
  /** the order in all lists by kind of gem */
  gems: string[];
  /** by round; empty in the Opal manner */
  categories: string[];
  offer: string[];
  discard: string[];
  /** green-backed cards in stock */
  greens: string[];
  deck: number;
  /** the deck from the top down where the viewer knows it, else empty words */
  known: string[];
  /** finds cards of this round */
  found: string[];
  /** their bonus crystals */
  prizes: string[];
  white: number[];
  black: number[];
  /** wild4, wild3, crown for white, then for black */
  logos: number[];
  bag: number[];
  /** by the seat before which they stand */
  bowls: number[][];
  bids: number[];
  /** of priority in the open auction */
  order: number[];
  leader: number;
  /** seats that have left the auction */
  out: number[];
  house: string;
  owner: number;
  marker: number;
  /** in this turn: grey stones, black stones, War Hammer, Harp, Inkwell */
  uses: number[];
  /** the viewer's own parts, not yet revealed, or those of a payment */
  plan: string[];
  players: PlayerView[];
  prospects: Prospect[];
  ending: string;
  over: boolean;
  choices: Choice[];
  blocked: Blocked[];
}
/** Numbers of the card set that texts name. */
export interface Numbers {
  /** that a card of the discard pile costs more */
  discard_gold: number;
  /** gold or crystals of one colour, by face: families, forge */
  hammer: number[][];
  /** gems that it gives */
  harp: number;
  /** cards that it replaces */
  inkwell: number;
}
export interface PlayerView {
  /** by kind of gem */
  stock: number[];
  cards: Owned[];
  /** the face that shows, or empty */
  hammer: string;
  /** 1 active, 0 not, -1 none */
  harp: number;
  inkwell: number;
  /** red, green, blue, multi */
  logos: number[];
  /** logos by medallion as they count at the end */
  final: number[];
  badges: number;
  /** red, green, blue, of choice */
  runes: number[];
  music: number[];
  faith: number;
  stars: number[];
  /** squares: red, green, blue, any */
  open: number[];
  /** squares printed full, as the open ones */
  full: number[];
  /** stones by colour in squares of their own, then in any-squares */
  placed: number[];
  tally: Tally;
  passed: boolean;
  /** a secret answer is in */
  sealed: boolean;
}
/** A card in front of a player, with its points if the game ended now. */
export interface Owned {
  card: string;
  x: number;
  /** of an opal */
  bonus: string;
  points: number;
  /** how much less the whole would be without it */
  adds: number;
  /** a Staff's */
  option: string;
}
/** A player's score if the game ended now, with what it would choose. */
export interface Tally {
  total: number;
  /** red, green, blue, many-coloured */
  medals: number[];
  music: number;
  /** red, green, blue, choice runes counted */
  runes: number[];
  /** multi cards as fire, earth, water */
  natures: number[];
  /** any-squares as red, green, blue */
  squares: number[];
  placed: number[];
  symbols: number[];
  caps: number[];
  /** two gold for the War Hammer's further bonus */
  extra: boolean;
}
/** What a card would add to the viewer's score if the game ended now. */
export interface Prospect {
  card: string;
  adds: number;
}
