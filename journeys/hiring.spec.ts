import type { APIRequestContext, Page } from "@playwright/test";
import { REJECTIONS } from "@cardplaza/contract/jobs/application-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { drawPdf } from "../server/src/platform/pdf/draw-pdf.ts";
import type { Resume } from "../server/src/sample/jobs/draw-resume.ts";
import { SAMPLE_SEEKERS } from "../server/src/sample/jobs/seekers.ts";
import { companyOf } from "./company.ts";
import { openJobOf } from "./jobs.ts";
import { draftHolds, expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { openFromBell } from "./notifications.ts";
import { memberNamed, newEmail, openAs, PASSWORD, provenNamed, type Person } from "./people.ts";

const DESCRIPTION =
  "You keep the books of a maker of bolts with forty people.\n\n- Enter bills in Tally\n- File GST returns every month\n- Call customers who pay late";

/** In every look: colours depend on the theme, the arrangement on the width. */
async function expectAccessibleInEveryLook(page: Page) {
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
  }
}

/** Fills in what a job needs, as a thumb does. */
async function fillInJob(page: Page, title: string) {
  await page.getByLabel("Job title").fill(title);
  await page.getByLabel("Description").fill(DESCRIPTION);
  for (const skill of ["Tally", "GST"]) {
    await page.getByRole("textbox", { name: "Skills" }).fill(skill);
    await page.getByRole("button", { name: "Add to skills" }).click();
  }
  // Who thinks in lakh is asked, because pay is by the month at first.
  await page.getByLabel("Salary from").fill("6");
  await page.getByRole("button", { name: "Yes, ₹6 lakh a year" }).click();
  await page.getByLabel("Salary up to").fill("9");
  await page.getByLabel("Experience from").fill("2");
  await page.getByLabel("Experience up to").fill("4");
}

const jobRow = (page: Page, title: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name: title, exact: true }) });

test("Vikram posts a job on a phone, and the bell of a follower rings", async ({
  page,
  request,
  browser,
}) => {
  const [vikram, farah] = [
    await provenNamed(request, "Vikram Deshmukh"),
    await provenNamed(request, "Farah Siddiqui"),
  ];
  const company = await companyOf(request, vikram, "Deshmukh Fasteners");
  await follow(farah, company._id);
  const title = `Accountant ${company._id.slice(-6)}`;

  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, vikram, "/my-jobs");
  await page.getByRole("link", { name: "Post a job" }).first().click();
  // What is missing is said at its field, and the first one has the focus.
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByLabel("Job title")).toBeFocused();
  await expect(page.getByText("Add at least one skill.")).toBeVisible();
  await fillInJob(page, title);
  await expect(page.getByText("Shown as ₹6–9 L/yr")).toBeVisible();
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByLabel("Question", { exact: true }).fill("Have you kept the books of a factory?");
  await page.getByLabel("Answer you need").selectOption("Yes");
  await expect(page.getByText("It never rejects anybody.")).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("complementary", { name: "Preview" });
  await expect(preview.getByRole("article")).toContainText("₹6–9 L/yr · 2–4 yrs · Pune");
  await page.getByRole("button", { name: "Edit", exact: true }).click();

  // What is typed outlives a reload.
  await draftHolds(page, { title });
  await page.reload();
  await started(page);
  await expect(page.getByText("We kept what you typed earlier in this browser.")).toBeVisible();
  await expect(page.getByLabel("Job title")).toHaveValue(title);
  await expectAccessibleInEveryLook(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("heading", { name: "Your job is open" })).toBeVisible();

  const follower = await (await browser.newContext()).newPage();
  await openAs(follower, farah, "/");
  await openFromBell(follower, `Deshmukh Fasteners is hiring: ${title}`);
  await expect(follower.getByRole("heading", { level: 1 })).toHaveText(title);

  await page.getByRole("link", { name: "My jobs" }).click();
  await expect(jobRow(page, title)).toContainText("Open");
  await expect(page.getByText("1 of 3 jobs open")).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Pause" }).click();
  await expect(jobRow(page, title)).toContainText("Paused");
  await page.getByRole("button", { name: `Actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Reopen" }).click();
  await expect(jobRow(page, title)).toContainText("Open");

  // Words of those who ask for money wait for an administrator, and the reason is told.
  await page.goto("/jobs/new");
  await started(page);
  await fillInJob(page, `${title} B`);
  await page.getByLabel("Description").fill(`${DESCRIPTION}\nA registration fee is taken.`);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("heading", { name: "We look at this job first" })).toBeVisible();
  await expect(page.getByText("because it says “registration fee”")).toBeVisible();

  async function follow({ token }: Person, id: string) {
    const followed = await request.post(`/api/companies/${id}/follow`, {
      headers: { authorization: `Bearer ${token}` },
      data: {},
    });
    expect(followed.ok(), await followed.text()).toBe(true);
  }
});

async function resumeOf(name: string) {
  const [seeker] = SAMPLE_SEEKERS;
  const reached = { email: "resume@journey.example.in", phone: "+919876543210", at: new Date() };
  const resume: Resume = { seeker: { ...seeker!, name }, ...reached };
  const pdf = await drawPdf("resume", resume, name);
  return { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf) };
}

/** With the call of the sheet. */
async function applyAs(request: APIRequestContext, { name, email, token }: Person, jobId: string) {
  const applied = await request.post(`/api/jobs/${jobId}/apply`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      resume: await resumeOf(name),
      data: JSON.stringify({ name, email, phone: "+919876543210" }),
    },
  });
  expect(applied.status(), await applied.text()).toBe(201);
}

const ownApplication = (page: Page, title: string) =>
  page.getByRole("article", { name: new RegExp(`^${title}`) });

test("a visitor signs up, applies with a PDF and is hired; another is rejected with a reason, a third withdraws", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const vikram = await provenNamed(request, "Vikram Deshmukh");
  const company = await companyOf(request, vikram, "Deshmukh Fasteners");
  const title = `Accountant ${company._id.slice(-6)}`;
  const job = await openJobOf(request, vikram, { title, skills: ["Tally"] });
  const [karan, divya] = [
    await memberNamed(request, "Karan Malhotra"),
    await memberNamed(request, "Divya Krishnan"),
  ];
  await applyAs(request, karan, job._id);
  await applyAs(request, divya, job._id);

  await page.goto(`/jobs?q=${encodeURIComponent(title)}`);
  await started(page);
  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("link", { name: "Sign in to apply" }).click();
  await expect(
    page.getByRole("heading", { name: `Sign in to apply for ${title} at Deshmukh Fasteners` }),
  ).toBeVisible();
  await page.getByLabel("Full name").fill("Sneha Patil");
  await page.getByRole("textbox", { name: "E-mail" }).fill(newEmail("sneha"));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("checkbox", { name: "I agree" }).check();
  await page.getByRole("checkbox", { name: "I am 18 or older" }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  const sheet = page.getByRole("dialog", { name: `Apply for ${title}` });
  await sheet.getByLabel("Resume").setInputFiles(await resumeOf("Sneha Patil"));
  await expect(sheet.getByLabel("Your name")).toHaveValue("Sneha Patil");
  await sheet.getByLabel("Your phone").fill("98765 43210");
  await sheet.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("dialog", { name: "Your application has been sent" })).toBeVisible();
  await page.getByRole("link", { name: "My applications" }).click();
  await expect(ownApplication(page, title)).toContainText("Applied");

  const owner = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openAs(owner, vikram, "/my-jobs");
  await appliesAgain(page, owner);
  await owner.goto(`/my-jobs?job=${job._id}`);
  await started(owner);
  await owner.getByRole("button", { name: "Sneha Patil", exact: true }).click();
  const panel = owner.getByRole("dialog", { name: "Sneha Patil" });
  await expect(panel.getByRole("button", { name: "Propose interview" })).toBeVisible();
  await openFromBell(page, `Deshmukh Fasteners viewed your application for ${title}.`);
  await expect(ownApplication(page, title)).toContainText("Viewed");

  await panel.getByRole("button", { name: "Propose interview" }).click();
  const proposing = owner.getByRole("dialog", { name: "Propose an interview" });
  const soon = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await proposing.getByLabel("Time 1").fill(`${soon}T11:00`);
  await proposing.getByRole("button", { name: "Propose", exact: true }).click();
  await expect(proposing).toBeHidden();
  await openFromBell(page, "Deshmukh Fasteners would like to meet you");
  await ownApplication(page, title).getByRole("radio").check();
  await page.getByRole("button", { name: "Confirm the time" }).click();
  await expect(page.getByRole("button", { name: "Confirm the time" })).toBeHidden();

  for (const [stage, news] of [
    ["Offered", "Deshmukh Fasteners offers you the job"],
    ["Hired", "Congratulations, Deshmukh Fasteners has hired you"],
  ] as const) {
    await panel.getByRole("button", { name: "Move", exact: true }).click();
    await owner.getByRole("menuitem", { name: stage }).click();
    await owner.getByRole("button", { name: `Move to ${stage.toLowerCase()}` }).click();
    await openFromBell(page, news);
    await expect(ownApplication(page, title)).toContainText(stage);
  }

  await owner.goto(`/my-jobs?job=${job._id}`);
  await started(owner);
  await expect(owner.getByRole("region", { name: "Hired" })).toContainText("Sneha Patil");
  await owner.getByRole("button", { name: "Move Karan Malhotra" }).click();
  await owner.getByRole("menuitem", { name: "Not selected" }).click();
  await owner.getByRole("radio", { name: REJECTIONS.skills }).check();
  await owner.getByRole("button", { name: "Reject" }).click();
  const rejected = await (await browser.newContext()).newPage();
  await openAs(rejected, karan, "/");
  await openFromBell(rejected, "was not selected this time");
  await expect(ownApplication(rejected, title)).toContainText(REJECTIONS.skills);

  const third = await (await browser.newContext()).newPage();
  await openAs(third, divya, "/jobs?tab=applied");
  await ownApplication(third, title).getByRole("button", { name: "Withdraw" }).click();
  await third.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(ownApplication(third, title)).toContainText("Withdrawn");
  await owner.goto("/my-jobs");
  await started(owner);
  await expect(jobRow(owner, title)).toContainText("3 applicants");
  await expect(jobRow(owner, title)).not.toContainText("without an answer");

  /** On a phone, with the resume of the first application. The employer finds her on the board and answers. */
  async function appliesAgain(seeker: Page, employer: Page) {
    const second = `Bookkeeper ${company._id.slice(-6)}`;
    const other = await openJobOf(request, vikram, { title: second, skills: ["Tally"] });
    await applyAs(request, karan, other._id);
    await seeker.setViewportSize({ width: 390, height: 844 });
    await seeker.goto(`/jobs/${other.slug}?apply=1`);
    const again = seeker.getByRole("dialog", { name: `Apply for ${second}` });
    await again.getByRole("button", { name: "Use resume.pdf" }).click();
    await again.getByRole("button", { name: "Send application" }).click();
    await expect(seeker.getByRole("dialog", { name: "Your application has been sent" })).toBeVisible();
    await seeker.getByRole("link", { name: "My applications" }).click();

    await employer.goto(`/my-jobs?job=${other._id}`);
    await employer.getByRole("searchbox", { name: "Search applicants" }).fill("sneha");
    await expect(employer.getByRole("button", { name: "Karan Malhotra", exact: true })).toBeHidden();
    await employer.getByRole("button", { name: "Sneha Patil", exact: true }).click();
    const applicant = employer.getByRole("dialog", { name: "Sneha Patil" });
    await applicant.getByRole("tab", { name: "Resume" }).click();
    await expect(applicant.getByRole("tabpanel", { name: "Resume" })).toContainText("resume.pdf");
    await applicant.getByRole("tab", { name: "Messages and history" }).click();
    await applicant.getByRole("textbox", { name: "Message to Sneha Patil" }).fill("Can you come on Monday?");
    await applicant.getByRole("button", { name: "Send", exact: true }).click();
    await openFromBell(seeker, `wrote to you about your application for ${second}`);
    await expect(ownApplication(seeker, second)).toContainText("Can you come on Monday?");
    await seeker.setViewportSize({ width: 1280, height: 720 });
  }
});
