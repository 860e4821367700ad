import type { UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import { uploadFile } from "./upload-file.ts";

/** A picture that is only on this device, as it is stored with a draft. */
export interface DraftPicture {
  ref: string;
  blob: Blob;
  purpose: UploadPurpose;
}

interface Held extends DraftPicture {
  shownAt: string;
  /** Its address once it was uploaded. */
  url?: string;
  /** 0 to 1 while it is on its way. */
  progress?: number;
  failed?: boolean;
  sending?: Promise<string>;
}

const MARK = "draft:";
export const isDraft = (picture: string) => picture.startsWith(MARK);

/**
 * The pictures of a form that have no address yet. The form holds a name for each; what becomes of
 * its upload changes nothing that was typed.
 */
export class DraftPictures {
  readonly #held = new Map<string, Held>();
  readonly #listeners = new Set<() => void>();
  #stop = new AbortController();
  #version = 0;

  /** Takes a picture in and gives its name; `send` uploads it at once. */
  add(blob: Blob, purpose: UploadPurpose, send: boolean): string {
    const ref = `${MARK}${crypto.randomUUID()}`;
    this.restore([{ ref, blob, purpose }]);
    // If the upload fails now, saving tries again.
    if (send) this.#send(ref).catch(() => {});
    return ref;
  }

  restore(pictures: DraftPicture[]) {
    for (const picture of pictures) {
      this.#held.set(picture.ref, { ...picture, shownAt: URL.createObjectURL(picture.blob) });
    }
    this.#changed();
  }

  /** Those of these that are only on this device, to be stored with a draft. */
  storable(refs: string[]): DraftPicture[] {
    return refs.flatMap((ref) => {
      const held = this.#held.get(ref);
      return held ? [{ ref, blob: held.blob, purpose: held.purpose }] : [];
    });
  }

  /** What an `<img>` shows; nothing for a draft's picture that is no more. */
  shownAt = (picture: string): string =>
    isDraft(picture) ? (this.#held.get(picture)?.shownAt ?? "") : picture;

  /** What is sent with the card. */
  urlOf = (picture: string): string => (isDraft(picture) ? (this.#held.get(picture)?.url ?? "") : picture);

  stateOf = (picture: string) => this.#held.get(picture);

  /** Uploads the remaining pictures one after the other. `onProgress` gets 0 to 1 for all together. */
  async sendAll(refs: string[], onProgress: (share: number) => void): Promise<void> {
    const waiting = refs
      .map((ref) => this.#held.get(ref))
      .filter((held) => held !== undefined && !held.url) as Held[];
    const total = waiting.reduce((sum, { blob }) => sum + blob.size, 0);
    const report = () => {
      const done = waiting.reduce((sum, { ref, blob }) => sum + blob.size * this.#doneOf(ref), 0);
      onProgress(total > 0 ? done / total : 1);
    };
    if (waiting.length === 0) return;
    this.#listeners.add(report);
    try {
      report();
      for (const { ref } of waiting) await this.#send(ref);
    } finally {
      this.#listeners.delete(report);
    }
  }

  /** Called on unmount: stops running uploads and frees the memory. */
  dispose() {
    this.#stop.abort();
    this.#stop = new AbortController();
    for (const { shownAt } of this.#held.values()) URL.revokeObjectURL(shownAt);
    this.#held.clear();
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  version = () => this.#version;

  #doneOf(ref: string): number {
    const held = this.#held.get(ref);
    return held?.url ? 1 : (held?.progress ?? 0);
  }

  #send(ref: string): Promise<string> {
    const held = this.#held.get(ref);
    if (!held) return Promise.reject(new Error("A picture is missing. Please choose it again."));
    if (held.url) return Promise.resolve(held.url);
    held.sending ??= uploadFile(held.blob, {
      purpose: held.purpose,
      name: held.blob.type === "image/png" ? "picture.png" : "picture.jpg",
      onProgress: (progress) => this.#set(ref, { progress }),
      signal: this.#stop.signal,
    }).then(
      ({ url }) => {
        this.#set(ref, { url, progress: undefined, sending: undefined });
        return url;
      },
      (error: unknown) => {
        this.#set(ref, { failed: true, progress: undefined, sending: undefined });
        throw error;
      },
    );
    this.#set(ref, { failed: false, progress: held.progress ?? 0 });
    return held.sending;
  }

  #set(ref: string, change: Partial<Held>) {
    const held = this.#held.get(ref);
    if (!held) return;
    Object.assign(held, change);
    this.#changed();
  }

  #changed() {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}
