import { ExternalLink, ScanLine } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { useFocusOnce } from "./use-focus-once.ts";
import type { Found } from "./use-scanner.ts";

interface FoundCodeProps {
  found: Exclude<Found, { kind: "review" }>;
  onAgain: () => void;
  onReadWords: (picture: Blob) => void;
}

/** What was read is shown; whether it opens is up to the person. */
export function FoundCode({ found, onAgain, onReadWords }: FoundCodeProps) {
  const { picture } = found;
  return (
    <div className="grid grid-cols-1 gap-5">
      {found.kind === "address" && (
        <Outcome title="Open this address?">
          <p className="text-lg font-semibold break-all">{found.host}</p>
          <p className="text-sm break-all text-muted">{found.url}</p>
          <p className="text-sm text-pretty text-muted">
            It leads to another website. Open it only if you trust the person who gave it to you.
          </p>
          <Opening href={found.url} label={`Open ${found.host.length > 24 ? "this address" : found.host}`}>
            <CopyButton text={found.url} what="the address" wide />
          </Opening>
        </Outcome>
      )}
      {found.kind === "code" && (
        <Outcome title="A QR code made here">
          <p className="text-sm text-pretty text-muted">
            Its owner decides where it leads: to a card, or to another address.
          </p>
          <Opening href={found.path} label="Open it" />
        </Outcome>
      )}
      {found.kind === "text" && (
        <Outcome title="The code says">
          <p className="max-h-80 overflow-y-auto rounded-field bg-sunken p-4 text-sm break-words whitespace-pre-wrap">
            {found.text}
          </p>
          <div>
            <CopyButton text={found.text} what="the text" wide />
          </div>
        </Outcome>
      )}
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button variant="secondary" onClick={onAgain}>
          <ScanLine /> Scan another
        </Button>
        {picture && (
          <Button variant="secondary" onClick={() => onReadWords(picture)}>
            Read the words on the picture
          </Button>
        )}
      </div>
    </div>
  );
}

function Outcome({ title, children }: { title: string; children: ReactNode }) {
  const heading = useFocusOnce();
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h2>
      {children}
    </div>
  );
}

/** In a tab of its own, which learns nothing of this one. */
function Opening({ href, label, children }: { href: string; label: string; children?: ReactNode }) {
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button asChild>
        <a href={href} target="_blank" rel="noopener noreferrer">
          <ExternalLink aria-hidden="true" /> {label}
        </a>
      </Button>
      {children}
    </div>
  );
}
