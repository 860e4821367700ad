import { namesInWords } from "../people/names-in-words.ts";
import type { NoteEvent } from "./message-words.ts";

interface Note {
  event: NoteEvent;
  /** Who did it; null if the reader did. */
  by: string | null;
  /** To whom it was done, or the new name of the group; without the reader. */
  names: readonly string[];
  /** It was also done to the reader. */
  isAboutReader: boolean;
}

/** A line of the product, for one who reads it: "You removed Ravi Kulkarni from the group." */
export function noteText({ event, by, names, isAboutReader }: Note): string {
  const whom = isAboutReader ? ["you", ...names] : names;
  return `${by ?? "You"} ${WHAT_HAPPENED[event](whom)}.`;
}

const WHAT_HAPPENED: Record<NoteEvent, (names: readonly string[]) => string> = {
  created: () => "started the group",
  added: (names) => `added ${namesInWords(names)}`,
  joined: () => "joined",
  left: () => "left",
  removed: (names) => `removed ${namesInWords(names)} from the group`,
  renamed: ([name = ""]) => `named the group “${name}”`,
  picture: () => "changed the picture of the group",
};
