import Papa from "papaparse";
import { beforeEach, describe, expect, test } from "vitest";
import { IMPORT_TEXT } from "@cardplaza/contract/cards/team/team-import-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { csv, sendTeam, type Content, type Sent } from "./import.fixtures.ts";
import { threadTimeOf } from "../../../testing/cpu-time.ts";

const app = await sharedTestApp();
let farah: Person;

beforeEach(async () => {
  farah = await app.signIn("Farah Siddiqui", { premium: true });
});

const send = (content: Content, sent?: Sent) => sendTeam(app, farah, content, sent);
const look = (content: Content, sent: Sent = {}) => send(content, { ...sent, dryRun: true });
const list = async () => (await app.call("GET", "/api/team-card", { as: farah })).json;

describe("the columns", () => {
  const file = csv("Who,What,Name", "Meera Iyer,Architect,ignored");

  test("can be matched manually", async () => {
    const columns = JSON.stringify(["name", "role", ""]);
    expect((await send(file, { fields: { columns } })).status).toBe(201);
    expect(await list()).toMatchObject([{ name: "Meera Iyer", role: "Architect" }]);
  });

  test("need a name, and each field once", async () => {
    const none = csv("Who,What", "Meera Iyer,Architect");
    expect((await look(none)).json).toMatchObject({ problem: IMPORT_TEXT.noName, total: 1 });
    expect((await send(none)).json.fields).toEqual({ columns: IMPORT_TEXT.noName });
    for (const [columns, words] of [
      [["name", "name", ""], IMPORT_TEXT.twice("name")],
      [["name"], IMPORT_TEXT.badColumns],
    ] as const) {
      const { status, json } = await look(file, { fields: { columns: JSON.stringify(columns) } });
      expect([status, json.fields.columns]).toEqual([400, words]);
    }
    for (const columns of ["[", "{}", '["__proto__","",""]', '["user_id","",""]', "null"]) {
      expect([columns, (await look(file, { fields: { columns } })).status]).toEqual([columns, 400]);
    }
  });
});

describe("a file", () => {
  const NAMES = "Name;Role\r\nJosé Müller;Büro\r\nमीरा;प्रबंधक";
  const expectNames = async (content: Content) => {
    const { json } = await look(content);
    expect(json.rows.map(({ values }: { values: object }) => values)).toEqual([
      { name: "José Müller", role: "Büro" },
      { name: "मीरा", role: "प्रबंधक" },
    ]);
  };
  const utf16 = (text: string, bigEndian = false) => {
    const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
    return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
  };

  test("is read as Excel writes it: BOM, semicolons, tabs, UTF-16, its line about the separator", async () => {
    await expectNames(NAMES);
    await expectNames(`\uFEFF${NAMES}`);
    await expectNames(`sep=;\r\n${NAMES}`);
    await expectNames(utf16(NAMES.replaceAll(";", "\t")));
    await expectNames(utf16(NAMES, true));
    await expectNames(`\r\n\r\n${NAMES.replaceAll("\r\n", "\n")}\n\n;;\n`);
    expect((await look(csv("name", "Only one column"))).json.rows).toMatchObject([
      { values: { name: "Only one column" } },
    ]);
    expect((await look(csv(`sep=;`, NAMES))).json.rows).toMatchObject([{ row: 3 }, { row: 4 }]);
  });

  test("is refused with a reason if it cannot be read", async () => {
    for (const [content, words] of [
      ["", IMPORT_TEXT.empty],
      ["name,role\r\n\r\n", IMPORT_TEXT.empty],
      [new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), IMPORT_TEXT.workbook],
      [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), IMPORT_TEXT.workbook],
      [new Uint8Array(Buffer.from("name\nJos\xe9", "latin1")), IMPORT_TEXT.encoding],
      ["name\r\nMee\0ra", IMPORT_TEXT.notText],
      ['name,role\r\nDev,x\r\n"Meera,Architect', IMPORT_TEXT.badQuotes(3)],
      [Array.from({ length: 61 }, (_, at) => `c${at}`).join(",") + "\r\nx", IMPORT_TEXT.tooManyColumns],
      ["name\n" + "\n".repeat(6000) + "Late", IMPORT_TEXT.tooManyRows],
    ] as [Content, string][]) {
      const { status, json } = await look(content);
      expect([status, json.fields]).toEqual([400, { file: words }]);
    }
    expect((await look("x".repeat(1024 * 1024 + 1))).json).toMatchObject({
      code: "TOO_LARGE",
      message: IMPORT_TEXT.tooLarge,
    });
    expect((await send("x".repeat(3_000_000))).status).toBe(413);
    const noFile = await app.call("POST", "/api/team-card/import", { as: farah, body: new FormData() });
    expect([noFile.status, Object.keys(noFile.json.fields)]).toEqual([400, ["file"]]);
  });

  test("that is hard to read does not delay other requests", async () => {
    const cells = '"a",'.repeat(140_000);
    const alone = await threadTimeOf(() => Papa.parse(cells, { delimiter: ",", newline: "\n" }));
    // Measured here, because this thread is also the server's.
    const here = await threadTimeOf(async () => expect((await look(`${cells}\nx`)).status).toBe(400));
    expect(here).toBeLessThan(alone / 2);
  });

  test("with formulas and hostile text is plain text", async () => {
    const hostile = [
      `"=HYPERLINK(""https://evil.example"",""x"")"`,
      "'+919876543210",
      `"</script><script>alert(1)</script>"`,
      `"Line\r\nbreak\u202E\u200B"`,
    ].join(",");
    const file = csv("name,phone,company,role,__proto__,constructor", `${hostile},x,y`);
    expect((await send(file)).status).toBe(201);
    const [card] = await list();
    expect(card).toMatchObject({
      name: '=HYPERLINK("https://evil.example","x")',
      phone: "+919876543210",
      company: "</script><script>alert(1)</script>",
      role: "Line break",
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    const wide = await look(csv("name,longDescription", `${"n".repeat(5000)},${"d".repeat(100_000)}`));
    expect(wide.json.rows[0]!.errors).toEqual({
      name: "At most 80 characters.",
      longDescription: "At most 2000 characters.",
    });
    expect(wide.text.length).toBeLessThan(2000);
  });
});
