import { ScanText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { problemText } from "../../../../lib/problem-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { ProgressBar } from "../../../../ui/progress-bar.tsx";
import { toast } from "../../../../ui/overlays/toast-store.ts";
import type { ReadingProgress } from "../../paper-card/read-paper-card.ts";
import { useFillIn } from "./use-fill-in.ts";

const NOTHING_FOUND = "No words were found on this picture. Take it straight from above, in good light.";

/** Fills the form in from a photo of a paper card. It is read here, in the browser. */
export function ScanPaperCard() {
  const input = useRef<HTMLInputElement>(null);
  const stopping = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<ReadingProgress>();
  const [busy, setBusy] = useState(false);
  const fillIn = useFillIn();
  useEffect(() => () => stopping.current?.abort(), []);

  const read = async (picture: File) => {
    const { signal } = (stopping.current = new AbortController());
    setBusy(true);
    try {
      // Few people scan, so the reader is loaded on demand.
      const { readCardPhoto } = await import("./read-card-photo.ts");
      const found = await readCardPhoto(picture, { signal, onProgress: setProgress });
      if (Object.keys(found).length === 0) throw new Error(NOTHING_FOUND);
      fillIn("Card read", found, "the photo. Check it");
    } catch (error) {
      if (!signal.aborted)
        toast({ title: "Nothing read", description: problemText(error), variant: "destructive" });
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo of a paper card"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void read(file);
          // So that choosing the same file again fires a change event.
          event.target.value = "";
        }}
      />
      <Button variant="secondary" size="sm" busy={busy} onClick={() => input.current?.click()}>
        <ScanText /> Scan a paper card
      </Button>
      {busy && (
        <div className="flex w-full items-center gap-3 text-sm text-muted">
          <span role="status" className="shrink-0">
            {progress?.step === "loading" ? "Getting ready to read" : "Reading the card"}
          </span>
          <ProgressBar label="Reading the card" value={progress?.share ?? 0} />
          <Button variant="ghost" size="sm" onClick={() => stopping.current?.abort()}>
            Cancel
          </Button>
        </div>
      )}
    </>
  );
}
