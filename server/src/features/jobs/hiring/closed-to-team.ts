import type { ApplicationRow } from "../applications/applications.table.ts";

/** An application as the team may read it: once it is withdrawn, without what was written for the company alone. */
export const asTeamReads = <Row extends ApplicationRow>(row: Row): Row =>
  row.stage === "withdrawn" ? { ...row, email: "", phone: "", cover: "", answers: [] } : row;
