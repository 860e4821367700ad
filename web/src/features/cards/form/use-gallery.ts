import { MAX_GALLERY } from "@cardplaza/contract/cards/card-limits";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { toast } from "../../../ui/overlays/toast-store.ts";
import type { CardValues } from "./card-values.ts";
import { shrinkPicture } from "../../../forms/pictures/draw-picture.ts";
import { useCardForm } from "./form-context.ts";
import { useItemOrder } from "../../../forms/rows/use-item-order.ts";

/** The gallery's pictures, and what can be done with them. */
export function useGallery() {
  const { pictures, isMember } = useCardForm();
  const { control, clearErrors, getValues } = useFormContext<CardValues>();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: "gallery" });
  const [problem, setProblem] = useState<string>();
  const { list, focusAfter, ...order } = useItemOrder({
    count: fields.length,
    move,
    grid: true,
    adder: '[data-field="gallery"] input',
  });

  return {
    items: fields,
    list,
    order,
    problem,
    async add(files: File[]) {
      setProblem(undefined);
      clearErrors("root.gallery");
      // One after the other: twenty large photos at once are too much for a phone's memory.
      for (const [at, file] of files.entries()) {
        try {
          const picture = await shrinkPicture(file);
          // Asked now: pictures that were chosen before these may still have been on their way.
          if (getValues("gallery").length >= MAX_GALLERY) return setProblem(leftOut(files.length - at));
          append({ url: pictures.add(picture, "gallery", isMember) }, { shouldFocus: false });
        } catch (error) {
          setProblem(`${file.name}: ${(error as Error).message}`);
        }
      }
    },
    remove(index: number) {
      const { url } = fields[index] ?? { url: "" };
      remove(index);
      setProblem(undefined);
      focusAfter(index);
      toast({
        title: "The picture was removed",
        action: { label: "Undo", onPress: () => insert(index, { url }, { shouldFocus: false }) },
      });
    },
  };
}

const leftOut = (count: number) => `There was no room for the last ${count === 1 ? "one" : count}.`;
