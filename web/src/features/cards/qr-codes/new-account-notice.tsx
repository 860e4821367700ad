import { momentInWords } from "@cardplaza/contract/date-words";
import { Notice } from "../../../ui/notice.tsx";
import type { CodeDraft } from "./code-draft.ts";

interface NewAccountNoticeProps {
  until: string | null;
  draft: Pick<CodeDraft, "destination" | "schedule" | "devices">;
}

/** Before the code is made, and of an outside target only: our own pages open at once. */
export function NewAccountNotice({
  until,
  draft: { destination, schedule, devices },
}: NewAccountNoticeProps) {
  const targets = [destination, ...schedule.map((each) => each.destination), ...Object.values(devices)];
  const leadsOutside = targets.some(({ type }) => type === "address" || type === "whatsapp");
  if (!until || !leadsOutside) return null;
  return (
    <Notice>
      Your account is new. Until {momentInWords(until)} people who scan this code first see the name of the
      site it opens, and continue with a tap. After that it opens at once.
    </Notice>
  );
}
