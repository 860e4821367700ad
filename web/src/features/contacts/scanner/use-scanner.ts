import type { ContactInput } from "@cardplaza/contract/contacts/contacts";
import type { ContactSource } from "@cardplaza/contract/contacts/contacts-words";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { guessContact } from "../../cards/paper-card/guess-contact.ts";
import { readPaperCard, type ReadingProgress } from "../../cards/paper-card/read-paper-card.ts";
import { readDraft, scanDraft } from "./scan-draft.ts";
import { type Understood, understandCode } from "./understand-code.ts";
import { drawUpright, turned } from "../../cards/paper-card/upright-picture.ts";
import { useCodeReader } from "./use-code-reader.ts";

/** What was scanned, and waits for a decision. */
export type Found =
  | (Exclude<Understood, { kind: "card" } | { kind: "contact" }> & { picture?: Blob })
  | {
      kind: "review";
      contact: Partial<ContactInput>;
      /** The paper card, as an address that holds the picture itself. */
      photo?: string;
      note?: "nothing-read" | "restored";
    };

export interface Trouble {
  text: string;
  picture: Blob;
  source: ContactSource;
}

const PHOTO_SIDE = 900;

/** From a picture or a text to what it is: read, understood, opened or held for review. */
export function useScanner(origin: string) {
  const navigate = useNavigate();
  const codes = useCodeReader();
  const [scanned, setFound] = useState<Found | null>(null);
  const restored = useRestored();
  const [reading, setReading] = useState<{ progress?: ReadingProgress } | null>(null);
  const [trouble, setTrouble] = useState<Trouble>();
  const work = useRef<AbortController>(null);

  useEffect(() => () => work.current?.abort(), []);

  const take = (text: string, source: ContactSource, picture?: Blob) => {
    const understood = understandCode(text, [origin, location.origin]);
    setTrouble(undefined);
    if (understood.kind === "card") void navigate(understood.path);
    else if (understood.kind === "contact")
      setFound({ kind: "review", contact: { ...understood.contact, source } });
    else setFound({ ...understood, picture });
  };

  const busyWith = async (
    picture: Blob,
    source: ContactSource,
    read: (signal: AbortSignal) => Promise<void>,
  ) => {
    work.current?.abort();
    const { signal } = (work.current = new AbortController());
    setTrouble(undefined);
    setReading({});
    try {
      await read(signal);
    } catch (error) {
      if (!signal.aborted) setTrouble({ text: problemText(error), picture, source });
    }
    if (!signal.aborted) setReading(null);
  };

  const readWords = async (picture: Blob, source: ContactSource, signal: AbortSignal) => {
    let turn = 0;
    const text = await readPaperCard(picture, {
      signal,
      onProgress: (progress) => !signal.aborted && setReading({ progress }),
      onTurn: (degrees) => (turn = degrees),
    });
    const photo = await photoOf(picture, turn);
    signal.throwIfAborted();
    const contact = guessContact(text);
    const note = Object.keys(contact).length === 0 ? ("nothing-read" as const) : undefined;
    setFound({ kind: "review", contact: { ...contact, source }, photo, note });
  };

  return {
    found: scanned ?? restored,
    reading,
    trouble,
    take,
    readPaper: (picture: Blob, source: ContactSource) =>
      busyWith(picture, source, (signal) => readWords(picture, source, signal)),
    /** A code is looked for first: it says what it means, while words are guessed. */
    readUpload: (picture: Blob) =>
      busyWith(picture, "upload", async (signal) => {
        const text = await codes.read(picture);
        if (signal.aborted) return;
        if (text === null) await readWords(picture, "upload", signal);
        else take(text, "upload", picture);
      }),
    typeIn: async (picture?: Blob, source: ContactSource = "typed") => {
      const photo = picture && (await photoOf(picture).catch(() => undefined));
      setTrouble(undefined);
      setFound({ kind: "review", contact: { source }, photo });
    },
    cancel: () => {
      work.current?.abort();
      setReading(null);
    },
    leave: () => {
      scanDraft.clear();
      setFound(null);
    },
  };
}

/** What a visitor typed before they were sent to sign in. */
function useRestored(): Found | null {
  const text = useSyncExternalStore(scanDraft.subscribe, scanDraft.text, () => null);
  return useMemo(() => {
    const draft = readDraft(text);
    return draft && { kind: "review", ...draft, note: "restored" };
  }, [text]);
}

const photoOf = async (picture: Blob, turn = 0) =>
  turned(await drawUpright(picture, PHOTO_SIDE), turn).toDataURL("image/jpeg", 0.8);
