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
  /** the rule behind the question */
  rule: string;
  waiting: number[];
  crown: number;
  direction: number;
  /** the order of all lists by kind of gem */
  gems: string[];
  /** by round; empty in the Opal manner */
  categories: string[];
  offer: string[];
  discard: string[];
  /** green-backed cards in stock */
  greens: string[];
  deck: number;
  /** the deck from the top down; empty strings for unknown cards */
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
  /** by seat */
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
  /** this turn: grey stones, black stones, War Hammer, Harp, Inkwell */
  uses: number[];
  /** the parts of the viewer's sealed answer or payment */
  plan: string[];
  players: PlayerView[];
  prospects: Prospect[];
  ending: string;
  over: boolean;
  choices: Choice[];
  blocked: Blocked[];
}
/** Numbers of the card set that appear in texts. */
export interface Numbers {
  /** the extra gold for a card of the discard pile */
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
  /** the visible face, or empty */
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
  /** squares printed full: red, green, blue, any */
  full: number[];
  /** stones by colour in squares of that colour, then in any-squares */
  placed: number[];
  tally: Tally;
  passed: boolean;
  /** the sealed answer is complete */
  sealed: boolean;
}
/** A card in front of a player, with its points if the game ended now. */
export interface Owned {
  card: string;
  x: number;
  /** of an opal */
  bonus: string;
  points: number;
  /** how much lower the total would be without it */
  adds: number;
  /** a Staff's */
  option: string;
}
/** A player's score if the game ended now, with the best choices. */
export interface Tally {
  total: number;
  /** red, green, blue, many-coloured */
  medals: number[];
  music: number;
  /** red, green, blue, including choice runes */
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
