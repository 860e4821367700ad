import type { MessageSettings } from "@cardplaza/contract/messages/messages";
import type { MemberContext } from "../../../context.ts";
import { readPreferences } from "../../notifications/ways/preferences.ts";
import { findSettings } from "./settings-queries.ts";

export async function showSettings({
  db,
  member,
}: Pick<MemberContext, "db" | "member">): Promise<MessageSettings> {
  const { seen, typing, requestsFrom, ...own } = await findSettings(db, member.id);
  const { quietHours } = await readPreferences(db, member.id);
  return {
    seen,
    typing,
    requestsFrom,
    quietHours,
    away: {
      isOn: own.awayOn,
      text: own.awayText,
      from: own.officeFrom,
      to: own.officeTo,
      days: own.officeDays,
    },
  };
}
