import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { toast } from "../../../ui/toast-store.ts";
import type { CardValues } from "./card-values.ts";
import { shrinkPicture } from "../../../ui/draw-picture.ts";
import { useCardForm } from "./form-context.ts";
import { useItemOrder } from "./use-item-order.ts";

/** The gallery's pictures, and what can be done with them. */
export function useGallery() {
  const { pictures, isMember } = useCardForm();
  const { control, clearErrors } = useFormContext<CardValues>();
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: "gallery" });
  const [problem, setProblem] = useState<string>();
  const { list, ...order } = useItemOrder({ count: fields.length, move, grid: true });

  return {
    items: fields,
    list,
    order,
    problem,
    async add(files: File[]) {
      setProblem(undefined);
      clearErrors("root.gallery");
      // One after the other: twenty large photos at once are too much for a phone's memory.
      for (const file of files) {
        try {
          const url = pictures.add(await shrinkPicture(file), "gallery", isMember);
          append({ url }, { shouldFocus: false });
        } catch (error) {
          setProblem(`${file.name}: ${(error as Error).message}`);
        }
      }
    },
    remove(index: number) {
      const { url } = fields[index] ?? { url: "" };
      remove(index);
      toast({
        title: "The picture was removed",
        action: { label: "Undo", onPress: () => insert(index, { url }, { shouldFocus: false }) },
      });
    },
  };
}
