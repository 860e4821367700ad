import { useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { ONE_MEETING } from "../chapter-meeting-key.ts";

interface InviterFieldProps {
  meetingId: string;
  /** Null is the officer who enters it. */
  value: string | null;
  onChange: (invitedBy: string | null) => void;
  error?: string | undefined;
}

/** Which member brought the visitor and gets the points for it. */
export function InviterField({ meetingId, value, onChange, error }: InviterFieldProps) {
  const ownId = useSession().user?._id ?? "";
  const { data } = useQuery(query[ONE_MEETING]({ params: { id: meetingId } }));
  // A refused visitor may be mended where the meeting is not loaded; what was chosen stays.
  if (!data) return null;
  const others = data.attendance
    .filter(({ userId }) => userId !== ownId)
    .map(({ userId, person }) => ({ value: userId, label: person.name }));
  return (
    <Field label="Invited by" error={error} hint="They get the points for the visitor.">
      <Select
        options={[{ value: ownId, label: "You" }, ...others]}
        value={value ?? ownId}
        onChange={({ target }) => onChange(target.value === ownId ? null : target.value)}
      />
    </Field>
  );
}
