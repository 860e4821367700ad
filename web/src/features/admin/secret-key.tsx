import { Copy } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";

/** The key in groups of four, easier to type. */
export function SecretKey({ secret }: { secret: string }) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast({ title: "Key copied" }),
      () => toast({ title: "The key could not be copied", variant: "destructive" }),
    );
  return (
    <div className="flex items-center gap-2 rounded-field bg-sunken py-2 pr-2 pl-4">
      <code className="min-w-0 flex-1 text-sm break-words select-all">
        {secret.match(/.{1,4}/g)?.join(" ")}
      </code>
      <Button variant="ghost" size="icon" aria-label="Copy the key" onClick={copy}>
        <Copy />
      </Button>
    </div>
  );
}
