import { createHmac } from "node:crypto";
import {
  CLOCK_TOLERANCE_SECONDS,
  CODE_LIFE_SECONDS,
  CODE_STEP_SECONDS,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { MeetingRow } from "./chapter-meetings.table.ts";

/** No letters that look like digits, because some people type the code. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 10;
const DIGITS = 6;
const STEP_MS = CODE_STEP_SECONDS * 1000;
const LIFE_MS = CODE_LIFE_SECONDS * 1000;
const TOLERANCE_MS = CLOCK_TOLERANCE_SECONDS * 1000;

type Secret = Pick<MeetingRow, "codeSecret">;
const stepAt = (ms: number) => Math.floor(ms / STEP_MS);

function codeOfStep({ codeSecret }: Secret, step: number): string {
  const digest = createHmac("sha256", codeSecret).update(String(step)).digest();
  return [...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** Six digits for those who type. Few enough to be guessed, so wrong ones are counted. */
function digitsOfStep({ codeSecret }: Secret, step: number): string {
  const digest = createHmac("sha256", codeSecret).update(`digits ${step}`).digest();
  return String(digest.readUInt32BE() % 10 ** DIGITS).padStart(DIGITS, "0");
}

export interface ShownCode {
  code: string;
  digits: string;
  changesAt: Date;
  validUntil: Date;
}

/** The code that the officer's screen shows now. */
export function codeAt(meeting: Secret, now: Date): ShownCode {
  const step = stepAt(now.getTime());
  return {
    code: codeOfStep(meeting, step),
    digits: digitsOfStep(meeting, step),
    changesAt: new Date((step + 1) * STEP_MS),
    validUntil: new Date(step * STEP_MS + LIFE_MS),
  };
}

/** A code as it was typed or read from the QR code. */
export const readCode = (text: string) => text.replace(/[\s-]/g, "").toUpperCase();

/** Typed, not read from the QR code. */
export const isTyped = (code: string) => code.length === DIGITS;

function isOfSteps(meeting: Secret, code: string, first: number, last: number): boolean {
  const ofStep = isTyped(code) ? digitsOfStep : codeOfStep;
  for (let step = last; step >= first; step--) if (ofStep(meeting, step) === code) return true;
  return false;
}

/** The steps whose codes were valid at some time from one moment to another. */
const isValidBetween = (meeting: Secret, code: string, from: number, to: number) =>
  isOfSteps(meeting, code, stepAt(from - LIFE_MS) + 1, stepAt(to));

/** A code lives for 30 seconds, so a photo of it is worth nothing after that. */
export const isValidAt = (meeting: Secret, code: string, at: Date) =>
  isValidBetween(meeting, code, at.getTime(), at.getTime());

/** The same for the time of a phone, whose clock may be off a little. */
export const isValidAbout = (meeting: Secret, code: string, at: Date) =>
  isValidBetween(meeting, code, at.getTime() - TOLERANCE_MS, at.getTime() + TOLERANCE_MS);

/** It was shown at some time during the meeting. Of six digits this says nothing: too many were shown. */
export const wasShownBetween = (meeting: Secret, code: string, from: Date, to: Date) =>
  !isTyped(code) && isValidBetween(meeting, code, from.getTime(), to.getTime());
