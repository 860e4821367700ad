import { createContext, use, useState } from "react";

/** Which part of the profile is a form now: "head", "skills", or one entry such as "experience-2". */
export interface Editing {
  part: string | null;
  open: (part: string) => void;
  close: () => void;
}

export const EditingContext = createContext<Editing>({ part: null, open() {}, close() {} });

/** One part at a time. When it closes, the focus goes back to the button that opened it. */
export function useEditingParts(): Editing {
  const [part, setPart] = useState<string | null>(null);
  return {
    part,
    open: setPart,
    close() {
      setPart(null);
      // The button is drawn again first. An entry that is gone leaves its focus to the list's own button.
      requestAnimationFrame(() => {
        const list = part?.split("-")[0];
        const button = [part, list]
          .map((name) => document.querySelector(`[data-edit="${name}"]`))
          .find(Boolean);
        (button as HTMLElement | undefined)?.focus();
      });
    },
  };
}

export const useEditing = () => use(EditingContext);
