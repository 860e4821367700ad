import { isOf, readEntries } from "../../lib/outbox/outbox-store.ts";

export const hasUnsent = async (memberId: string): Promise<boolean> =>
  (await readEntries()).some(isOf(memberId));
