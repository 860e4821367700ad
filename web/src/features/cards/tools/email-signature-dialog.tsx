import type { Card } from "@cardplaza/contract/cards/cards";
import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { signatureHtml, signatureText } from "./email-signature.ts";

const VIEWS = [
  { value: "look", label: "Preview" },
  { value: "html", label: "HTML" },
  { value: "text", label: "Plain text" },
] as const;
type View = (typeof VIEWS)[number]["value"];

export function EmailSignatureDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const [view, setView] = useState<View>("look");
  const html = signatureHtml(card, location.origin);
  const text = signatureText(card, location.origin);
  const copy = () =>
    (view === "look"
      ? copyRich(html, text)
      : navigator.clipboard.writeText(view === "html" ? html : text)
    ).then(
      () => toast({ title: "Copied", description: "Paste it into the signature settings of your e-mail." }),
      () =>
        toast({
          title: "Could not copy the signature",
          description: "Select it and copy it.",
          variant: "destructive",
        }),
    );
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title="E-mail Signature"
        description="Made from your card. Copy it and paste it into your e-mail settings."
      >
        <Segmented label="Show as" options={VIEWS} value={view} onChange={setView} className="mb-4" />
        {view === "look" ? (
          // Sandboxed: no script can run in it. Mail is read on white.
          <iframe
            title="Your signature"
            sandbox="allow-same-origin"
            srcDoc={html}
            className="h-36 w-full rounded-field border border-line bg-white"
          />
        ) : (
          <TextArea
            readOnly
            aria-label={view === "html" ? "The signature as HTML" : "The signature as plain text"}
            value={view === "html" ? html : text}
            className="h-36 font-mono text-xs field-sizing-fixed"
          />
        )}
        <DialogFooter>
          <Button onClick={() => void copy()}>
            <Copy /> Copy signature
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

/** Copies HTML and plain text: the program it is pasted into takes what it understands. */
async function copyRich(html: string, text: string): Promise<void> {
  const blob = (content: string, type: string) => new Blob([content], { type });
  await navigator.clipboard.write([
    new ClipboardItem({ "text/html": blob(html, "text/html"), "text/plain": blob(text, "text/plain") }),
  ]);
}
