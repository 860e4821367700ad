import type { MessageFile } from "@cardplaza/contract/messages/message";
import { Paperclip } from "lucide-react";
import { sizeOf } from "../../../lib/byte-words.ts";
import { THREAD_WORDS } from "../messages-words.ts";

/** The files of a message, each with its name and size. */
export function MessageFiles({ files }: { files: readonly MessageFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={THREAD_WORDS.files} className="my-1 grid grid-cols-1 gap-1">
      {files.map(({ _id, name, bytes, url }) => (
        <li key={_id} className="min-w-0">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex max-w-full items-center gap-1.5 text-brand-strong underline decoration-brand/40 underline-offset-4 pointer-coarse:min-h-11"
          >
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span dir="auto" className="truncate">
              {name}
            </span>
            <span className="shrink-0 text-xs">{sizeOf(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
