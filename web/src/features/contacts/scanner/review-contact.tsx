import { Notice } from "../../../ui/notice.tsx";
import { ContactForm } from "../contact-form.tsx";
import { useFocusOnce } from "./use-focus-once.ts";
import { useSaveScan } from "./use-save-scan.ts";
import type { Found } from "./use-scanner.ts";

interface ReviewContactProps {
  found: Extract<Found, { kind: "review" }>;
  onDone: () => void;
}

/** What was read, beside the card itself, to be corrected and saved. */
export function ReviewContact({ found, onDone }: ReviewContactProps) {
  const { contact, photo, note } = found;
  const isRead = Object.keys(contact).some((field) => field !== "source");
  const heading = useFocusOnce();
  const { save, mustSignIn } = useSaveScan(photo, onDone);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          Check the contact
        </h2>
        <p className="mt-1 text-sm text-muted">
          Only you will see it.{isRead && " Fix anything we misread."}
        </p>
      </div>
      {note === "nothing-read" && (
        <Notice tone="warning" live>
          No words were found on this picture. Type them in, or cancel and take a sharper photo.
        </Notice>
      )}
      {note === "restored" && !mustSignIn && <Notice tone="positive">What you typed is still here.</Notice>}
      {mustSignIn && (
        <Notice>You need an account to keep contacts. What you type here is kept while you sign in.</Notice>
      )}
      <div className={photo ? "grid grid-cols-1 items-start gap-6 lg:grid-cols-2" : "grid grid-cols-1"}>
        {photo && (
          <img
            src={photo}
            alt="The card as it was scanned"
            className="max-h-72 w-full rounded-field border border-line bg-sunken object-contain lg:sticky lg:top-20 lg:max-h-none"
          />
        )}
        <ContactForm
          initial={contact}
          submitLabel={mustSignIn ? "Sign in to save" : "Save contact"}
          onSubmit={save}
          onCancel={onDone}
        />
      </div>
    </div>
  );
}
