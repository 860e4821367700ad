import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { PgBoss } from "pg-boss";
import { beforeAll, describe, expect, test } from "vitest";
import { ACCOUNT_DATA_TEXT } from "@cardplaza/contract/account-data/account-data";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { LEASE_SECONDS } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import * as files from "../uploads/files.fixtures.ts";
import { sendFile } from "../uploads/upload.fixtures.ts";
import { accountExports } from "./account-data.table.ts";
import { signExportUrl } from "./export-links.ts";
import { collectExportJob } from "./collect-export.ts";
import { PIECE_BYTES, pieceKeys } from "./export-pieces.ts";
import { expireExportsJob } from "./remove-exports.ts";
import { eventually } from "../../testing/eventually.ts";

const app = await sharedTestApp();

const ask = (as: Person) => app.call("POST", "/api/account/export", { as });
const latest = async (as: Person) => (await app.call("GET", "/api/account/export", { as })).json.export;
const jobContext = (now = new Date()): JobContext => ({ ...app.services, now });

type Export = NonNullable<Awaited<ReturnType<typeof latest>>>;

async function readyExport(as: Person) {
  expect((await ask(as)).status).toBe(202);
  return eventually(async () => {
    const found = await latest(as);
    expect(found!.status).toBe("ready");
    return found as { [Key in keyof Export]: NonNullable<Export[Key]> };
  });
}

/** An export as a killed process leaves it behind: its job counts as running, and nobody renews the lease. */
async function leftRunning({ member }: Person, { renewedSecondsAgo }: { renewedSecondsAgo: number }) {
  const id = newId(Date.now());
  await inTransaction(app.db, async (tx) => {
    const started = { id, memberId: member.id, status: "running" as const, createdAt: new Date() };
    await tx.insert(accountExports).values(started);
    await app.services.jobs.enqueue(tx, collectExportJob, { id });
    await tx.execute(sql`
      update jobs.job set state = 'active', started_on = now(),
        heartbeat_on = now() - make_interval(secs => ${renewedSecondsAgo})
      where name = ${collectExportJob.name} and data->>'id' = ${id}`);
  });
}

const takeOvers = async (as: Person) => {
  const { rows } = await app.db.execute<{ count: number }>(
    sql`select retry_count as count from jobs.job where data->>'id' = ${(await latest(as))?._id}`,
  );
  return rows[0]?.count;
};

/** What every instance does each quarter of a minute, here when `check` asks for it. */
async function withLeasesEnding(check: (endLeases: () => Promise<unknown>) => Promise<void>) {
  const boss = new PgBoss({
    connectionString: app.databaseUrl,
    schema: "jobs",
    supervise: false,
    monitorIntervalSeconds: 1,
  });
  boss.on("error", () => {});
  await boss.start();
  try {
    await check(() => boss.supervise(collectExportJob.name));
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function download(url: string) {
  const response = await fetch(app.url + url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

async function unpack(url: string) {
  const { bytes } = await download(url);
  const entries = unzipSync(bytes);
  const text = (name: string) => strFromU8(entries[name] ?? new Uint8Array());
  // oxlint-disable-next-line typescript/no-explicit-any -- each test says what it expects
  const json = (name: string): any => JSON.parse(text(`${name}.json`));
  return { entries, names: Object.keys(entries).sort(), text, json };
}

describe("an export", () => {
  test("contains Asha's own data in JSON and CSV and her own files, and nothing of Ravi's", async () => {
    const [asha, ravi] = [
      await app.signIn("Asha Menon", { premium: true }),
      await app.signIn("Ravi Kulkarni"),
    ];
    for (const as of [asha, ravi]) {
      await app.call("PATCH", "/api/user-profile", {
        as,
        body: { headline: `Headline of ${as.member.name}` },
      });
      await sendFile(app, await files.jpegFrom(), { as, purpose: "portrait" });
      await sendFile(app, files.pdf, { as, purpose: "document", name: `${as.member.name}.pdf` });
      await app.call("PUT", "/api/account/consents", { as, body: { purpose: "marketing", given: true } });
    }
    const { url, bytes, progress, expiresAt } = await readyExport(asha);
    const { entries, names, text, json } = await unpack(url);

    expect(progress).toBe(100);
    expect(bytes).toBe((await download(url)).bytes.length);
    expect(Date.parse(expiresAt)).toBeCloseTo(Date.now() + 7 * DAY_MS, -5);
    const kinds = app.services.registry.accountParts.flatMap((part) => Object.keys(part.kinds));
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(names.filter((name) => !name.startsWith("files/"))).toEqual(
      [...kinds.flatMap((kind) => [`${kind}.csv`, `${kind}.json`]), "README.txt"].sort(),
    );
    expect(json("account")).toMatchObject([
      { id: asha.member.id, name: "Asha Menon", email: asha.member.email },
    ]);
    expect(json("profile")).toMatchObject([{ headline: "Headline of Asha Menon" }]);
    expect(json("plan")).toHaveLength(1);
    expect(json("consents")).toMatchObject([{ purpose: "marketing", given: true }]);
    expect(text("profile.csv")).toContain('"Headline of Asha Menon"');

    const ownFiles = names.filter((name) => name.startsWith("files/"));
    expect(ownFiles).toHaveLength(2);
    expect(
      json("uploads")
        .map((upload: { file: string }) => upload.file)
        .sort(),
    ).toEqual(ownFiles);
    const pdf = ownFiles.find((name) => name.endsWith("-Asha Menon.pdf"));
    expect(Buffer.from(entries[pdf ?? ""] ?? []).equals(files.pdf)).toBe(true);

    const everything = names.map(text).join("\n");
    expect(everything).not.toContain("Ravi");
    expect(everything).not.toContain(ravi.member.id);
    for (const secret of ["tokenHash", "token_hash", "passwordHash", "codeHash"])
      expect(everything).not.toContain(secret);
  });

  test("makes hostile cells inert", async () => {
    const mallory = await app.signIn("=cmd|' /C calc'!A0");
    await app.call("PATCH", "/api/user-profile", {
      as: mallory,
      body: { headline: "@SUM(1)", about: '-2+3,"x"\n+1' },
    });
    const { entries, text } = await unpack((await readyExport(mallory)).url);
    expect(text("account.csv")).toContain(`"'=cmd|' /C calc'!A0"`);
    expect(text("profile.csv")).toContain(`"'@SUM(1)"`);
    expect(text("profile.csv")).toContain(`"'-2+3,""x""\n+1"`);
    expect([...(entries["account.csv"] ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  test("is announced when it is ready", async () => {
    const asha = await app.signIn("Asha");
    await readyExport(asha);
    const { json } = await app.call("GET", "/api/notifications", { as: asha });
    expect(json.notifications).toMatchObject([
      { type: "message_received", message: ACCOUNT_DATA_TEXT.exportReady, targetUrl: "/profile?tab=account" },
    ]);
  });

  test("larger than one piece is complete", async () => {
    const asha = await app.signIn("Asha");
    const noise = Buffer.concat([
      files.pdf.subarray(0, 9),
      crypto.getRandomValues(new Uint8Array(60_000)),
      files.pdf,
    ]);
    const large = Buffer.concat([noise, ...Array<Buffer>(70).fill(noise), files.pdf]);
    for (const name of ["a.pdf", "b.pdf"])
      await sendFile(app, large, { as: asha, purpose: "document", name });
    const { url, bytes } = await readyExport(asha);
    expect(bytes).toBeGreaterThan(2 * PIECE_BYTES);
    const { entries, names } = await unpack(url);
    for (const name of names.filter((each) => each.endsWith(".pdf"))) {
      expect(Buffer.from(entries[name] ?? []).equals(large)).toBe(true);
    }
  });

  test("can be requested once a day; of ten parallel requests one succeeds", async () => {
    const asha = await app.signIn("Asha");
    const responses = await Promise.all(Array.from({ length: 10 }, () => ask(asha)));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      202,
      ...Array<number>(9).fill(429),
    ]);
    const refused = responses.find(({ status }) => status === 429);
    expect(refused?.json.message).toBe(ACCOUNT_DATA_TEXT.onePerDay);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(86_000);

    const yesterday = new Date(Date.now() - DAY_MS - 1000);
    await app.db
      .update(accountExports)
      .set({ createdAt: yesterday })
      .where(eq(accountExports.memberId, asha.member.id));
    expect((await ask(asha)).status).toBe(202);
  });

  test("that failed may be requested again at once", async () => {
    const asha = await app.signIn("Asha");
    const { _id } = await readyExport(asha);
    await app.db.update(accountExports).set({ status: "failed" }).where(eq(accountExports.id, _id));
    expect(await latest(asha)).toMatchObject({ status: "failed", url: null, bytes: null });
    expect((await ask(asha)).status).toBe(202);
  });

  test("that was not ready within a day counts as failed", async () => {
    const asha = await app.signIn("Asha");
    const longAgo = new Date(Date.now() - 25 * HOUR_MS);
    await app.db.insert(accountExports).values({
      id: "0".repeat(20),
      memberId: asha.member.id,
      status: "running",
      progress: 40,
      createdAt: longAgo,
    });
    expect(await latest(asha)).toMatchObject({ status: "failed" });
  });

  test("can be collected twice", async () => {
    const asha = await app.signIn("Asha");
    const { _id, url } = await readyExport(asha);
    await collectExportJob.run(jobContext(), { id: _id }, new AbortController().signal);
    expect((await download(url)).status).toBe(200);
    expect((await app.call("GET", "/api/notifications", { as: asha })).json.notifications).toHaveLength(1);
  });

  test("whose process was killed is taken over once its lease of 30 seconds has ended, and not before", async () => {
    const [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
    await withLeasesEnding(async (endLeases) => {
      await leftRunning(asha, { renewedSecondsAgo: LEASE_SECONDS + 1 });
      await leftRunning(ravi, { renewedSecondsAgo: 0 });
      await eventually(async () => {
        await endLeases();
        expect(await takeOvers(asha)).toBe(1);
      });
    });
    // Asked at once: on a slow machine the lease of the second one may end before the first export is ready.
    expect(await takeOvers(ravi)).toBe(0);
    expect((await latest(ravi))?.status).toBe("running");
    await eventually(async () => expect((await latest(asha))?.status).toBe("ready"));
  });

  test("is for members only, and Ravi does not see Asha's", async () => {
    const [asha, ravi] = [await app.signIn("Asha"), await app.signIn("Ravi")];
    expect((await app.call("POST", "/api/account/export")).status).toBe(401);
    expect((await app.send("GET", "/api/account/export")).status).toBe(401);
    await readyExport(asha);
    expect(await latest(ravi)).toBeNull();
  });
});

describe("the link to an export", () => {
  let asha: Person;
  let url: string;
  let id: string;
  beforeAll(async () => {
    asha = await app.signIn("Asha");
    const found = await readyExport(asha);
    [url, id] = [found.url, found._id];
  });

  test("is a download that is not cached", async () => {
    const { status, headers } = await download(url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "private, no-store",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="cardplaza-data-\d{4}-\d\d-\d\d\.zip"/,
      ),
      "x-robots-tag": "noindex",
    });
  });

  test("does not open when it was changed, belongs to another export or has no signature", async () => {
    const other = await readyExport(await app.signIn("Ravi"));
    for (const wrong of [
      url.replace(/expires=\d+/, "expires=99999999999"),
      url.replace(id, other._id),
      url.replace(/signature=.*/, "signature="),
      url.replace(/\?.*/, ""),
      `${url}x`,
      `${url}&signature=x`,
    ]) {
      expect((await app.call("GET", wrong, { as: asha })).status).toBe(404);
    }
  });

  test("reports that it has expired after seven days", async () => {
    const old = await signExportUrl({ db: app.db, now: new Date() }, id, new Date(Date.now() - 1000));
    expect(await app.call("GET", old)).toMatchObject({
      status: 410,
      json: { message: UPLOAD_TEXT.linkExpired },
    });
  });

  test("is not found once the nightly job has deleted the export and its files", async () => {
    const [row] = await app.db.select().from(accountExports).where(eq(accountExports.id, id));
    const keys = pieceKeys(id, row?.bytes ?? 0);
    expect(keys).toHaveLength(1);
    await expireExportsJob.run(
      jobContext(new Date(Date.now() + 8 * DAY_MS)),
      {},
      new AbortController().signal,
    );
    expect((await download(url)).status).toBe(404);
    expect(await latest(asha)).toBeNull();
    await eventually(async () => {
      for (const key of keys) expect(await app.services.files.get(key)).toBeNull();
    });
  });
});
