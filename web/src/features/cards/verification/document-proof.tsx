import { useState } from "react";
import { uploadFile } from "../../../forms/pictures/upload-file.ts";
import { Button } from "../../../ui/button.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { useRequestVerification } from "./use-verification.ts";

/** Only administrators see it, through links that expire. */
export function DocumentProof({ cardId, onRequested }: { cardId: string; onRequested: () => void }) {
  const [document, setDocument] = useState<{ name: string; url: string }>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const request = useRequestVerification();
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
  const send = () => {
    if (!document) setProblem("Choose a document.");
    else request.mutate({ method: "document", document: document.url, cardId }, { onSuccess: onRequested });
  };
  return (
    <div className="grid gap-4">
      <FileDrop
        label="Document"
        hint="It must show the name or company of the card. PDF, Word or a picture, up to 10 MB. Only we see it."
        accept="application/pdf,.docx,image/jpeg,image/png,image/webp"
        onFiles={([file]) => void upload(file)}
        progress={progress}
        file={document && { name: document.name }}
        onRemove={() => setDocument(undefined)}
        error={problem}
      />
      {request.isError && (
        <Notice tone="danger" live>
          {problemText(request.error)}
        </Notice>
      )}
      <div>
        <Button busy={request.isPending} disabled={progress !== undefined} onClick={send}>
          Send to be checked
        </Button>
      </div>
    </div>
  );
}
