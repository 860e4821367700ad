import type { Api } from "@cardplaza/contract/api";
import type { CallArgument } from "@cardplaza/contract/endpoint";
import { momentInWords } from "@cardplaza/contract/date-words";
import { LEAD_NOTE_MAX } from "@cardplaza/contract/leads/lead-words";
import type { LeadNote } from "@cardplaza/contract/leads/received-leads";
import { Trash2 } from "lucide-react";
import type { Entry } from "../../lib/outbox/entry.ts";
import { useOutbox } from "../../lib/outbox/use-outbox.ts";
import { OUTBOX_TEXT } from "../../site/outbox/outbox-words.ts";
import { WaitingEntries } from "../../site/outbox/waiting-entries.tsx";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { isOnLead, LEAD_NOTE } from "./lead-kinds.ts";
import { useDeleteNote } from "./use-lead.ts";
import { useRefreshLeads } from "./use-my-leads.ts";

type NewNote = CallArgument<Api["POST /api/leads/:id/notes"]>;

export function LeadNotes({ leadId, notes }: { leadId: string; notes: readonly LeadNote[] }) {
  const outbox = useOutbox();
  const refresh = useRefreshLeads();
  const waiting = outbox.waiting.filter(isOnLead(LEAD_NOTE, leadId));
  const remove = useDeleteNote(leadId);
  const form = useSmallForm({
    begin: { text: "" },
    check: ({ text }) => ({ text: text.trim() === "" && "Write a note." }),
    send: async ({ text }) => {
      const call = { params: { id: leadId }, body: { text } };
      const added = await outbox.add(LEAD_NOTE, { call, label: `Note: ${text.trim()}` });
      if ("sent" in added) await refresh();
    },
    problemAt: "text",
    // The text also survives closing the drawer.
    keptAs: `note-on-${leadId}`,
  });
  const edit = (entry: Entry) => () => {
    form.change({ text: (entry.call as NewNote).body.text });
    void outbox.drop(entry);
  };
  const notRemoved = remove.error ? problemText(remove.error) : undefined;
  return (
    <>
      <form {...form.props} className="grid grid-cols-1 gap-2">
        <Field label="New note" hint="Only you see it." error={form.problems.text ?? notRemoved}>
          <TextArea rows={2} className="min-h-16" maxLength={LEAD_NOTE_MAX} {...form.text("text")} />
        </Field>
        <Button
          type="submit"
          size="sm"
          className="w-fit"
          busy={form.isSending}
          aria-disabled={form.values.text.trim() === ""}
          offlineNote={OUTBOX_TEXT.sentLater}
        >
          Add note
        </Button>
      </form>
      <WaitingEntries outbox={outbox} entries={waiting} onEdit={edit} />
      {notes.length > 0 && (
        <ul className="grid gap-2" aria-label="Notes">
          {notes.map((note) => (
            <li key={note._id} className="flex items-start gap-2 rounded-field bg-sunken p-3 text-sm">
              <div className="min-w-0 flex-1">
                <p className="break-words whitespace-pre-line">{note.text}</p>
                <p className="mt-1 text-xs text-muted">{momentInWords(note.createdAt, "reader")}</p>
              </div>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label="Delete this note"
                busy={remove.isPending && remove.variables === note._id}
                onClick={() => remove.mutate(note._id)}
              >
                <Trash2 />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
