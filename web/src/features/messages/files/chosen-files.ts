import { MAX_FILES } from "@cardplaza/contract/messages/message-limits";
import { ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { forgetAtSignOut } from "../../../lib/storage/forgotten-memory.ts";
import { fitting, kindOfType, typeOf } from "./file-rules.ts";
import type { KeptFile } from "./kept-file.ts";
import { uploads } from "./upload-before-send.ts";

/** A file in the tray below the text. */
export interface ChosenFile extends KeptFile {
  /** What an `<img>` shows of a picture. */
  shownAt?: string;
  /** 0 to 1 while it is on its way. */
  progress?: number;
  /** There is no network: it goes with the message when there is. */
  waits?: boolean;
  /** The server does not take it. */
  problem?: string;
}

interface Tray {
  files: readonly ChosenFile[];
  /** Why some of those that were chosen are not here. */
  problem?: string;
}

const EMPTY: Tray = { files: [] };
const trays = new Map<string, Tray>();
const listeners = new Set<() => void>();
forgetAtSignOut(() => {
  for (const conversation of trays.keys()) emptyTray(conversation);
});

export const trayOf = (conversation: string) => trays.get(conversation) ?? EMPTY;

export function subscribeToTrays(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function put(conversation: string, tray: Tray) {
  trays.set(conversation, tray);
  for (const listener of listeners) listener();
}

function change(conversation: string, id: string, part: Partial<ChosenFile>) {
  const tray = trayOf(conversation);
  const files = tray.files.map((file) => (file.id === id ? { ...file, ...part } : file));
  put(conversation, { ...tray, files });
}

/** Takes files in and begins to upload them. They stay while other conversations are read. */
export function addFiles(conversation: string, chosen: readonly File[]): void {
  const { files } = trayOf(conversation);
  const { taken, problem } = fitting(chosen, files.length);
  const added = taken.map((file): ChosenFile => {
    const isPicture = kindOfType(typeOf(file)) === "picture";
    const shownAt = isPicture ? URL.createObjectURL(file) : undefined;
    return { id: crypto.randomUUID(), blob: file, name: file.name, shownAt };
  });
  put(conversation, { files: [...files, ...added], problem });
  for (const file of added) {
    void measure(conversation, file);
    void upload(conversation, file.id);
  }
}

/** So that a picture takes its place at once, while it is on its way too. */
async function measure(conversation: string, { id, blob, shownAt }: ChosenFile): Promise<void> {
  if (shownAt === undefined) return;
  const picture = await createImageBitmap(blob).catch(() => null);
  if (!picture) return;
  change(conversation, id, { width: picture.width, height: picture.height });
  picture.close();
}

export async function upload(conversation: string, id: string): Promise<void> {
  const file = trayOf(conversation).files.find((each) => each.id === id);
  if (!file) return;
  change(conversation, id, { progress: 0, waits: false, problem: undefined });
  try {
    await uploads.send(file, (progress) => change(conversation, id, { progress }));
    change(conversation, id, { progress: 1 });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
    change(conversation, id, isRefused ? { problem: problemText(error) } : { waits: true });
  }
}

export function removeFile(conversation: string, id: string): void {
  const { files } = trayOf(conversation);
  const shownAt = files.find((file) => file.id === id)?.shownAt;
  if (shownAt) URL.revokeObjectURL(shownAt);
  uploads.drop(id);
  put(conversation, { files: files.filter((file) => file.id !== id) });
}

/** What goes with the message. What the server refused is left out. */
export const filesToSend = ({ files }: Tray): KeptFile[] =>
  files.filter(({ problem }) => problem === undefined).map(kept);

/** After they went with a message. */
export function emptyTray(conversation: string): void {
  for (const { shownAt } of trayOf(conversation).files) if (shownAt) URL.revokeObjectURL(shownAt);
  put(conversation, EMPTY);
}

/** Without what only the tray shows. */
const kept = ({ id, blob, name, width, height }: ChosenFile): KeptFile => ({ id, blob, name, width, height });

export const isFull = ({ files }: Tray) => files.length >= MAX_FILES;
