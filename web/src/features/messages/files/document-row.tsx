import type { MessageFile } from "@cardplaza/contract/messages/message";
import { Download, FileText } from "lucide-react";
import { sizeOf } from "../../../lib/byte-words.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { FILES_WORDS } from "../words/files-words.ts";
import { hasExpired } from "./link-expiry.ts";

interface DocumentRowProps {
  file: MessageFile;
  onExpired?: (() => void) | undefined;
}

/** A document, to be downloaded. */
export function DocumentRow({ file: { name, url, bytes }, onExpired }: DocumentRowProps) {
  const size = sizeOf(bytes);
  return (
    <a
      href={url}
      download={name}
      aria-label={FILES_WORDS.download(name, size)}
      className="flex min-h-11 w-72 max-w-full min-w-0 items-center gap-3 rounded-field border border-line bg-raised p-2 text-left text-sm text-ink transition-colors duration-150 hover:border-line-strong"
      onClick={(event) => {
        if (!hasExpired(url)) return;
        event.preventDefault();
        onExpired?.();
        toast({ title: FILES_WORDS.linkRenewed });
      }}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-hover text-muted">
        <FileText aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 font-medium break-words">
          {name}
        </span>
        <span className="block text-xs text-muted">{size}</span>
      </span>
      <Download aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </a>
  );
}
