import { ADMIN_IDLE_MINUTES } from "@cardplaza/contract/admin/admin-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { adminActiveAt } from "../../lib/storage/admin-token.ts";

/** Whether nobody has done anything, in any tab, for as long as a session may be idle. */
export function wasIdle(): boolean {
  const activeAt = adminActiveAt();
  return activeAt !== null && Date.now() - activeAt >= ADMIN_IDLE_MINUTES * MINUTE_MS;
}
