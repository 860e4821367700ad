import { dayInWords } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ReopenForm } from "./reopen-form.tsx";
import { useReopenTicket } from "./use-tickets.ts";

/** Reopens a ticket, for seven days after the reply. */
export function ReopenTicket({ id, until }: { id: string; until: string }) {
  const [open, setOpen] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const reopen = useReopenTicket(id);
  if (Date.parse(until) <= openedAt) return null;
  if (!open) {
    return (
      <p className="mt-3 text-sm text-muted">
        Not settled?{" "}
        <Button variant="link" onClick={() => setOpen(true)}>
          Reopen it
        </Button>{" "}
        until {dayInWords(until)}.
      </p>
    );
  }
  return <ReopenForm reopen={reopen} onCancel={() => setOpen(false)} />;
}
