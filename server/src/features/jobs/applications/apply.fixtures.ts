import { eq } from "drizzle-orm";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { pdf } from "../../uploads/files.fixtures.ts";
import type { JobRow } from "../posts/jobs.table.ts";
import { applications } from "./applications.table.ts";
import { one } from "../../../platform/one.ts";

export const APPLICATION = {
  name: "Ravi Kulkarni",
  email: "ravi@kulkarni.example",
  phone: "98765 43210",
  cover: "I have kept the books of a press shop for three years.",
  city: "Pune",
  experienceYears: 3,
  skills: ["Tally", "Excel"],
  currentCtcPaise: 50_000_000,
  expectedCtcPaise: 70_000_000,
  noticeDays: 30,
};

interface Resume {
  bytes?: Uint8Array;
  name?: string;
  type?: string;
}

/** What an applicant does, with the calls of the screens. */
export function applyCalls(app: TestApp) {
  const apply = (
    as: Person,
    job: Pick<JobRow, "id">,
    data: object = {},
    { bytes = pdf, name = "Ravi's resume.pdf", type = "" }: Resume = {},
    headers?: Record<string, string>,
  ) => {
    const body = new FormData();
    body.set("resume", new File([new Uint8Array(bytes)], name, { type }));
    body.set("data", JSON.stringify({ ...APPLICATION, ...data }));
    return app.call("POST", `/api/jobs/${job.id}/apply`, { as, body, headers });
  };
  const mine = async (as: Person) =>
    (await app.call("GET", "/api/applications/mine", { as })).json.applications;
  const withdraw = (as: Person, id: string) =>
    app.call("POST", `/api/applications/${id}/withdraw`, { as, body: {} });
  const write = (as: Person, id: string, text = "When do you decide?") =>
    app.call("POST", `/api/applications/${id}/messages`, { as, body: { text } });
  const rowOf = async (id: string) =>
    one(await app.db.select().from(applications).where(eq(applications.id, id)));
  return { apply, mine, withdraw, write, rowOf };
}
