import { Copy } from "lucide-react";
import { Button } from "./button.tsx";
import { toast } from "./overlays/toast-store.ts";

/** `what` with its article: "the key". */
export function CopyButton({ text, what, wide = false }: { text: string; what: string; wide?: boolean }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: "Copied" }),
      () =>
        toast({
          title: `Could not copy ${what}`,
          description: "Select it and copy it.",
          variant: "destructive",
        }),
    );
  return wide ? (
    <Button variant="secondary" onClick={() => void copy()}>
      <Copy /> Copy
    </Button>
  ) : (
    <Button variant="ghost" size="icon" aria-label={`Copy ${what}`} onClick={() => void copy()}>
      <Copy />
    </Button>
  );
}
