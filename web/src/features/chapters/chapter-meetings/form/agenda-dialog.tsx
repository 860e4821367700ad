import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { dayInWords } from "@cardplaza/contract/date-words";
import { SmallFormDialog } from "../../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../../forms/small/use-small-form.ts";
import { useChangeMeeting } from "../use-meetings.ts";
import { AgendaFields } from "./agenda-fields.tsx";

/** Agenda and speaker of one meeting. */
export function AgendaDialog({ meeting, onClose }: { meeting: ChapterMeeting; onClose: () => void }) {
  const change = useChangeMeeting(meeting._id);
  const form = useSmallForm({
    begin: { speaker: meeting.speaker, agenda: meeting.agenda },
    send: (values) => change.mutateAsync({ action: "edit", ...values }),
    onSent: onClose,
  });
  return (
    <SmallFormDialog
      title="Agenda and speaker"
      description={dayInWords(meeting.startsAt)}
      form={form}
      sendLabel="Save"
      closeLabel="Back"
      onClose={onClose}
    >
      <AgendaFields values={form.values} problems={form.problems} onChange={form.change} />
    </SmallFormDialog>
  );
}
