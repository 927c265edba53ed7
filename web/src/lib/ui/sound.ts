import { settings } from "./settings.svelte";

export type Sound = "turn" | "card" | "coin" | "error" | "end" | "talk";

interface Tone {
  at: number; // seconds after the start
  pitch: number;
  long: number;
  shape: OscillatorType;
  loud: number;
}

const tone = (at: number, pitch: number, long: number, loud = 1, shape: OscillatorType = "sine"): Tone => ({
  at,
  pitch,
  long,
  shape,
  loud,
});

// A hammer on an anvil, a card on stone, a coin, a dull stop, a short fanfare, two soft knocks.
const SOUNDS: Record<Sound, Tone[]> = {
  turn: [tone(0, 880, 0.5), tone(0, 1397, 0.35, 0.5), tone(0.14, 1175, 0.6), tone(0.14, 1865, 0.4, 0.4)],
  card: [tone(0, 190, 0.07, 0.9, "triangle"), tone(0.01, 95, 0.09, 0.9)],
  talk: [tone(0, 520, 0.08, 0.4, "triangle"), tone(0.11, 620, 0.1, 0.4, "triangle")],
  coin: [tone(0, 1976, 0.09, 0.5), tone(0.06, 2637, 0.25, 0.5)],
  error: [tone(0, 165, 0.16, 0.7, "triangle"), tone(0.12, 123, 0.22, 0.7, "triangle")],
  end: [tone(0, 523, 0.4), tone(0.15, 659, 0.4), tone(0.3, 784, 0.4), tone(0.45, 1047, 0.9)],
};

let context: AudioContext | undefined;

/** Browsers block sound before the first touch or key press. */
function wake(): void {
  context ??= new AudioContext();
  void context.resume();
}
for (const gesture of ["pointerdown", "keydown"]) addEventListener(gesture, wake, { once: true });

function ring(on: AudioContext, { at, pitch, long, shape, loud }: Tone): void {
  const begin = on.currentTime + at;
  const voice = new OscillatorNode(on, { type: shape, frequency: pitch });
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(0.22 * loud * settings.volume + 0.0001, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  voice.connect(gain).connect(on.destination);
  voice.start(begin);
  voice.stop(begin + long);
}

export function play(sound: Sound): void {
  if (!settings.sound || !settings.volume || context?.state !== "running") return;
  for (const one of SOUNDS[sound]) ring(context, one);
}
