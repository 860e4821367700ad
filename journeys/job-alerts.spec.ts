import pg from "pg";
import { PgBoss } from "pg-boss";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import { companyOf } from "./company.ts";
import { openJobOf } from "./jobs.ts";
import { expect, expectAccessible, test } from "./journey.ts";
import { messageTo, openAs, provenNamed } from "./people.ts";

/** The morning's work, with the alert set an hour ago and the job opened half an hour ago. */
async function sendDigests(jobId: string, email: string) {
  const { url } = await embeddedDatabaseOf(process.env.JOURNEY_DATA_DIR ?? "");
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query(
    "update job_alerts set looked_at = now() - interval '1 hour' where member_id = (select id from members where email = $1)",
    [email],
  );
  for (const change of [
    "jobs set opened_at = $1 where id = $2",
    "open_jobs set opened_at = $1 where job_id = $2",
  ])
    await db.query(`update ${change}`, [new Date(Date.now() - 30 * 60_000), jobId]);
  await db.end();
  const boss = new PgBoss({ connectionString: url, schema: "jobs", supervise: false, schedule: false });
  await boss.start();
  await boss.send("send-job-digests", {});
  await boss.stop();
}

test("an alert mails a new job that matches, and its link ends these mails", async ({ page, request }) => {
  const skill = `Boiler ${Date.now()}`;
  const meera = await provenNamed(request, "Meera Deshmukh");
  await companyOf(request, meera, "Deshmukh Fasteners");
  const ravi = await provenNamed(request, "Ravi Menon");

  await openAs(page, ravi, `/jobs?skills=${encodeURIComponent(skill)}`);
  await expect(page.getByText("No jobs match. Remove a filter or create an alert.")).toBeVisible();
  await page.getByRole("button", { name: "Set alert" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Get alerts for new jobs" });
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Set alert" }).click();
  await expect(page.getByText("Alert set")).toBeVisible();

  const job = await openJobOf(request, meera, { title: "Boiler attendant", skills: [skill] });
  await sendDigests(job._id, ravi.email);
  const mail = await messageTo(ravi.email, /Boiler attendant/);
  expect(mail).toContain("₹6–9 L/yr · 2–4 yrs · Pune");
  const link = (path: RegExp) => new URL(mail.match(path)?.[0] ?? "").href.replace(/^https?:\/\/[^/]+/, "");
  await page.goto(link(new RegExp(`https?://\\S+/jobs/${job.slug}\\S*`)));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boiler attendant");

  await page.goto(link(/https?:\/\/\S+\/api\/unsubscribe\?code=\S+/));
  await page.getByRole("button", { name: "Stop these e-mails" }).click();
  await expect(page.getByText(/You get no more e-mails about/)).toBeVisible();
  await page.getByRole("link", { name: "Change what you get by e-mail" }).click();
  await page.getByRole("button", { name: "Jobs and applications: Choose one by one" }).click();
  await expect(page.getByRole("switch", { name: "New jobs for your alerts: E-mail" })).not.toBeChecked();
});
