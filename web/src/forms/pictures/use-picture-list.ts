import type { UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import { useState } from "react";
import { toast } from "../../ui/overlays/toast-store.ts";
import { useFormKit } from "../form-context.ts";
import { inserted, moved, replaced, without } from "../rows/row-order.ts";
import { useItemOrder } from "../rows/use-item-order.ts";
import { shrinkPicture } from "./draw-picture.ts";
import { FOCUS_AFTER_MS } from "./focus-after.ts";

interface PictureListOptions {
  name: string;
  pictures: readonly string[];
  most: number;
  purpose: UploadPurpose;
  /** Edits the current list: others may still be uploading while one is moved. */
  change: (edit: (now: readonly string[]) => string[]) => void;
}

/** A list of pictures, and what can be done with it. */
export function usePictureList({ name, pictures: shown, most, purpose, change }: PictureListOptions) {
  const { pictures, uploadsAtOnce } = useFormKit();
  const [problem, setProblem] = useState<string>();
  const { list, focusAfter, ...order } = useItemOrder({
    count: shown.length,
    move: (from, to) => change((now) => moved(now, from, to)),
    grid: true,
    adder: `[data-field="${name}"] input`,
  });
  return {
    list,
    order,
    problem,
    async add(files: File[]) {
      setProblem(undefined);
      // One after the other: twenty large photos at once are too much for a phone's memory.
      for (const [at, file] of files.entries()) {
        try {
          const picture = await shrinkPicture(file);
          let isFull = false;
          // Read now: pictures that were chosen before these may still have been uploading.
          change((now) => {
            isFull = now.length >= most;
            return isFull ? [...now] : [...now, pictures.add(picture, purpose, uploadsAtOnce)];
          });
          if (isFull) return setProblem(leftOut(files.length - at));
        } catch (error) {
          setProblem(`${file.name}: ${(error as Error).message}`);
        }
      }
    },
    /** Puts another picture in its place, which is uploaded. */
    replace(index: number, picture: Blob) {
      const before = shown[index];
      if (before === undefined) return;
      const next = pictures.add(picture, purpose, uploadsAtOnce);
      change((now) => replaced(now, index, next));
      // The item is a new one, so the button that opened the dialog is gone.
      setTimeout(
        () => list.current?.children[index]?.querySelector<HTMLElement>("[data-crop]")?.focus(),
        FOCUS_AFTER_MS,
      );
      toast({
        title: "The picture was cropped",
        action: {
          label: "Undo",
          onPress: () => change((now) => now.map((each) => (each === next ? before : each))),
        },
      });
    },
    remove(index: number) {
      const removed = shown[index];
      if (removed === undefined) return;
      change((now) => without(now, index));
      setProblem(undefined);
      focusAfter(index);
      toast({
        title: "The picture was removed",
        action: { label: "Undo", onPress: () => change((now) => inserted(now, index, removed)) },
      });
    },
  };
}

const leftOut = (count: number) => `There was no room for the last ${count === 1 ? "one" : count}.`;
