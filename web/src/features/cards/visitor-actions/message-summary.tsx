import type { ContactValues } from "./use-contact-form.ts";

/** What was written, and by whom. */
export function MessageSummary({ values: { name, email, phone, message } }: { values: ContactValues }) {
  return (
    <div className="border-l-2 border-line-strong pl-3 text-sm">
      <p className="max-h-40 overflow-y-auto break-words whitespace-pre-line">{message.trim()}</p>
      <p className="mt-1 break-words text-muted">
        {[name, email, phone]
          .map((part) => part.trim())
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}
