import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { FILES_WORDS } from "../words/files-words.ts";
import { CHOSEN_TYPES } from "./file-rules.ts";

interface AttachButtonProps {
  onFiles: (files: File[]) => void;
  disabled?: boolean;
}

export function AttachButton({ onFiles, disabled = false }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
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
      <Button
        variant="ghost"
        size="icon"
        aria-label={FILES_WORDS.attach}
        title={FILES_WORDS.attach}
        aria-disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Paperclip />
      </Button>
    </>
  );
}
