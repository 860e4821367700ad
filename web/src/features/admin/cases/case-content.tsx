import type { Case } from "@cardplaza/contract/cases/cases";
import { ExternalLink } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { CasePart } from "./case-part.tsx";
import { CASE_WORDS as words } from "./cases-words.ts";
import { InertText } from "./inert-text.tsx";

/** What the case is about, as people see it, without anything in it that could act. */
export function CaseContent({ content }: { content: Case["content"] }) {
  if (!content) {
    return (
      <CasePart title={words.content}>
        <p className="text-muted">{words.goneText}</p>
      </CasePart>
    );
  }
  const { text, pictures, path, isShown, note } = content;
  return (
    <CasePart title={words.content}>
      <div className="grid grid-cols-1 gap-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone={isShown ? "positive" : "warning"}>{isShown ? words.shown : words.notShown}</Badge>
          {path && (
            <Button asChild variant="link">
              <a href={path} target="_blank" rel="noreferrer">
                {words.original}
                <span className="sr-only"> {words.newTab}</span>
                <ExternalLink aria-hidden="true" />
              </a>
            </Button>
          )}
        </p>
        {text ? (
          <InertText text={text} label={words.text} className="border border-line bg-sunken p-3" />
        ) : (
          <p className="text-muted">{words.noText}</p>
        )}
        {pictures.length > 0 && (
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {pictures.map((src, at) => (
              <li
                key={`${at}-${src}`}
                className="grid h-40 place-items-center overflow-hidden rounded-field bg-sunken"
              >
                <img
                  src={src}
                  alt={words.picture(at + 1, pictures.length)}
                  loading="lazy"
                  decoding="async"
                  referrerPolicy="no-referrer"
                  className="max-h-full max-w-full object-contain"
                />
              </li>
            ))}
          </ul>
        )}
        {note && (
          <div>
            <p className="text-muted">{words.why}</p>
            <InertText text={note} label={words.why} className="mt-0.5" />
          </div>
        )}
      </div>
    </CasePart>
  );
}
