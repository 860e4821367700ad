import { asc, eq } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { accountExports } from "./account-data.table.ts";
import { removeExports } from "./remove-exports.ts";

export const accountExportsPart: AccountPart = {
  kinds: {
    exports: (db, memberId) =>
      db
        .select({ createdAt: accountExports.createdAt, status: accountExports.status })
        .from(accountExports)
        .where(eq(accountExports.memberId, memberId))
        .orderBy(asc(accountExports.createdAt)),
  },
  erase: ({ jobs }, tx, memberId) => removeExports(tx, jobs, eq(accountExports.memberId, memberId)),
};
