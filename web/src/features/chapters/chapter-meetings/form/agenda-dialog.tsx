import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { refusedFields } from "../../../../forms/saving/refused-fields.ts";
import { useChangeMeeting } from "../use-meetings.ts";
import { AgendaFields } from "./agenda-fields.tsx";
import { MeetingDialog } from "../../chapter-meeting-dialog.tsx";

/** Agenda and speaker of one meeting. */
export function AgendaDialog({ meeting, onClose }: { meeting: ChapterMeeting; onClose: () => void }) {
  const [values, setValues] = useState({ speaker: meeting.speaker, agenda: meeting.agenda });
  const change = useChangeMeeting(meeting._id);
  return (
    <MeetingDialog
      title="Agenda and speaker"
      description={dayInWords(meeting.startsAt)}
      saveLabel="Save"
      busy={change.isPending}
      error={change.error}
      names={["speaker", "agenda"]}
      onClose={onClose}
      onSave={() => change.mutate({ action: "edit", ...values }, { onSuccess: onClose })}
    >
      <AgendaFields
        values={values}
        fields={refusedFields(change.error)}
        onChange={(part) => setValues((now) => ({ ...now, ...part }))}
      />
    </MeetingDialog>
  );
}
