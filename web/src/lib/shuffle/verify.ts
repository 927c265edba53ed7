import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { ShuffleMemory } from "./memory";

/** What the server reveals about a shuffle after the game; all in hex. */
export interface Shuffle {
  seed: string;
  salts: string[];
  commitment: string;
}

/** One check; `holds` is null if this browser wasn't there to know. */
export interface Check {
  name: "seed" | "seal" | "salt";
  holds: boolean | null;
}

const KEY_BYTES = 32;

/** The bytes of a hex string, or null if it isn't one. */
function bytes(hex: string): Uint8Array | null {
  return /^([0-9a-f]{2})*$/.test(hex) ? hexToBytes(hex) : null;
}

/** The commitment to a seed: its SHA-256. */
export function sealOf(seed: string): string {
  const known = bytes(seed);
  return known?.length ? bytesToHex(sha256(known)) : "";
}

/** The key of the shuffle: BLAKE2b of the seed followed by the salts in seat order. */
export function shuffleKey({ seed, salts }: Shuffle): string {
  const parts = [seed, ...salts].map(bytes);
  if (!parts.every((part) => part !== null)) return "";
  return bytesToHex(blake2b(concatBytes(...parts), { dkLen: KEY_BYTES }));
}

/** All checks of a shuffle against what this browser has stored. */
export function checks(shuffle: Shuffle, kept: ShuffleMemory): Check[] {
  const salts = new Set(shuffle.salts);
  return [
    { name: "seed", holds: shuffle.commitment !== "" && sealOf(shuffle.seed) === shuffle.commitment },
    { name: "seal", holds: kept.seal ? kept.seal === shuffle.commitment : null },
    { name: "salt", holds: kept.salts.length ? kept.salts.every((salt) => salts.has(salt)) : null },
  ];
}

/** No check failed, and the seed matches the commitment. */
export const fair = (all: Check[]): boolean => all.every((check) => check.holds !== false);
