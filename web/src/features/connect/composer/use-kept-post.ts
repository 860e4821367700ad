import { useEffect, useEffectEvent, useRef, useState } from "react";
import { draftKey, dropDraft, readDraft, saveDraft } from "../../../forms/drafts/draft-store.ts";
import type { DraftPictures } from "../../../forms/pictures/draft-pictures.ts";
import { useSession } from "../../../lib/session.ts";
import type { PostValues } from "./post-values.ts";

const SAVE_AFTER_MS = 300;

interface KeptPostOptions {
  /** The post that is edited; undefined for a new one. */
  postId: string | undefined;
  begun: PostValues;
  values: PostValues;
  setValues: (values: PostValues) => void;
  pictures: DraftPictures;
}

/** Keeps what is typed in this browser, with its pictures, through a reload, a sign-out and a failed call. */
export function useKeptPost({ postId, begun, values, setValues, pictures }: KeptPostOptions) {
  const { user } = useSession();
  // The draft's owner stays known when the session ends.
  const [ownerId] = useState(user?._id ?? null);
  const key = keptKey(postId, ownerId);
  const [state, setState] = useState<"reading" | "none" | "restored">("reading");
  const [isStored, setStored] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(values);
  const dropped = useRef<PostValues>(undefined);

  const restore = useEffectEvent((draft: Awaited<ReturnType<typeof readDraft<PostValues>>>) => {
    if (state !== "reading") return;
    const wasTyped = JSON.stringify(values) !== JSON.stringify(begun);
    if (draft && !wasTyped) {
      pictures.restore(draft.pictures);
      setValues({ ...begun, ...draft.values });
    }
    setState(draft && !wasTyped ? "restored" : "none");
  });
  useEffect(() => {
    let live = true;
    void readDraft<PostValues>(key).then((draft) => live && restore(draft));
    return () => {
      live = false;
    };
  }, [key]);

  const saveNow = useEffectEvent((typed?: PostValues) => {
    const now = typed ?? values;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (state === "reading" || now === dropped.current) return;
    if (JSON.stringify(now) === JSON.stringify(begun)) return void dropDraft(key);
    void saveDraft(key, {
      values: now,
      step: "",
      pictures: pictures.storable(now.pictures),
      savedAt: Date.now(),
    }).then(setStored);
  });
  useEffect(() => {
    if (state === "reading") return;
    latest.current = values;
    timer.current = setTimeout(() => saveNow(values), SAVE_AFTER_MS);
    return () => clearTimeout(timer.current);
  }, [values, state]);
  useEffect(() => {
    const leave = () => saveNow();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return {
    isRead: state !== "reading",
    isRestored: state === "restored",
    isStored,
    drop() {
      clearTimeout(timer.current);
      // It is sent or thrown away: only what is typed after that is kept.
      dropped.current = latest.current;
      setState("none");
      return dropDraft(key);
    },
  };
}

const keptKey = (postId: string | undefined, ownerId: string | null) =>
  draftKey(postId ? `post-${postId}` : "new-post", ownerId);

/** Whether a post was begun in this browser and not sent: its first words, or null. */
export async function beginningOfKept(ownerId: string): Promise<string | null> {
  const draft = await readDraft<PostValues>(keptKey(undefined, ownerId));
  return draft ? draft.values.text.body.trim() : null;
}
