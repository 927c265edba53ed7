/** A numbered explanation of one place on a picture. */
export interface Callout {
  /** The message: it has a title. */
  id: string;
  /** The place, in percent of the picture's width and height. */
  x: number;
  y: number;
  /** Its line comes from below the picture, to cross nothing. */
  below?: boolean;
}
