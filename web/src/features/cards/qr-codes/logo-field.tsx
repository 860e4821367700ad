import { LOGO_TYPES } from "@cardplaza/contract/uploads/upload-limits";
import { useState } from "react";
import { uploadFile } from "../../../forms/pictures/upload-file.ts";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { problemText } from "../../../lib/problem-text.ts";

interface LogoFieldProps {
  value: string | null;
  error?: string;
  onChange: (value: string | null) => void;
}

/** A picture for the middle of the code, uploaded as it is chosen. */
export function LogoField({ value, error, onChange }: LogoFieldProps) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const choose = async ([file]: File[]) => {
    if (!file) return;
    setProblem(undefined);
    setProgress(0);
    try {
      onChange((await uploadFile(file, { purpose: "logo", onProgress: setProgress })).url);
    } catch (failure) {
      setProblem(problemText(failure));
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <FileDrop
      label="Logo"
      hint="JPEG, PNG or GIF, up to 5 MB. It takes at most a fifth of the width."
      accept={LOGO_TYPES.join()}
      onFiles={(files) => void choose(files)}
      progress={progress}
      error={problem ?? error}
      file={value ? { name: "Logo", imageUrl: value } : undefined}
      onRemove={() => onChange(null)}
    />
  );
}
