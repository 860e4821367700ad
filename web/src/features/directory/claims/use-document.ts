import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { uploadFile } from "../../../forms/pictures/upload-file.ts";

/** One document, uploaded as soon as it is chosen. */
export function useDocument() {
  const [document, setDocument] = useState<{ name: string; url: string }>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    try {
      const { url } = await uploadFile(file, { purpose: "document", onProgress: setProgress });
      setDocument({ name: file.name, url });
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setProgress(undefined);
    }
  };
  return { document, upload, removeDocument: () => setDocument(undefined), progress, problem, setProblem };
}
