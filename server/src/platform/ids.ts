import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";
const TIME_CHARACTERS = 9;
const RANDOM_CHARACTERS = 11;

/** 20 lower-case letters and digits. They start with the time, so that new rows lie together in an index. */
export function newId(now = Date.now()): string {
  return timePart(now) + randomText(RANDOM_CHARACTERS, ALPHABET);
}

/** Ids made before this time sort before it, all others after it. So a time range is an index range over ids. */
export const firstIdAt = (time: Date | number) => timePart(Math.max(0, Number(time)));

/** The time at which an id was made. */
export const timeOfId = (id: string) => Number.parseInt(id.slice(0, TIME_CHARACTERS), 36);

const timePart = (time: number) => time.toString(36).padStart(TIME_CHARACTERS, "0");

/** Unbiased random text over an alphabet of at most 256 characters. */
export function randomText(length: number, alphabet: string): string {
  const limit = 256 - (256 % alphabet.length);
  let text = "";
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}
