import { isNull, notInArray, or } from "drizzle-orm";
import { hiddenIds } from "../../accounts/member-conditions.ts";
import { applications } from "../applications/applications.table.ts";

/** In a query over applications: the applicant does not wait for deletion. After the undo the application is back. */
export const isOfStaying = () =>
  or(isNull(applications.memberId), notInArray(applications.memberId, hiddenIds()));
