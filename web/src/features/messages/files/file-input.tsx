import type { RefObject } from "react";
import { FILES_WORDS } from "../words/files-words.ts";
import { CHOSEN_TYPES } from "./file-rules.ts";

interface FileInputProps {
  /** A press on its element opens the chooser of the device. */
  input: RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
}

/** Out of sight: a button, or a row of a menu, opens it. */
export const FileInput = ({ input, onFiles }: FileInputProps) => (
  <input
    ref={input}
    type="file"
    multiple
    hidden
    accept={CHOSEN_TYPES}
    aria-label={FILES_WORDS.attach}
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])]);
      // So that choosing the same file again fires a change event.
      target.value = "";
    }}
  />
);
