import { CONTACT_BOUNDS } from "@cardplaza/contract/contacts/contacts-words";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../../../lib/query.ts";
import { useSession } from "../../../../lib/session.ts";
import { SuggestInput } from "../../../../ui/fields/suggest-input.tsx";

/** Any name may be typed. The names on the team cards are suggested. */
export function TeamMemberField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const { status } = useSession();
  const team = useQuery({ ...query["GET /api/team-card"](), enabled: status === "member" });
  const names = [...new Set((team.data ?? []).map(({ name }) => name))];
  return (
    <SuggestInput
      value={value}
      maxLength={CONTACT_BOUNDS.member}
      listLabel="Team"
      suggestions={names.map((name) => ({ value: name }))}
      onChange={onChange}
    />
  );
}
