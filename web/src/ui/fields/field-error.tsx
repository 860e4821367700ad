import { CircleAlert } from "lucide-react";

/** The live region is there before the error is, so that its arrival is read out. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {message && (
        <p id={id} className="flex gap-1.5 text-xs font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-[2px] size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{message}</span>
        </p>
      )}
    </div>
  );
}
