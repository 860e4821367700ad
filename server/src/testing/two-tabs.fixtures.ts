import { describe, expect, test } from "vitest";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import type { send } from "./test-call.ts";

interface EditedOn {
  version?: unknown;
  updated_at?: string | null;
}

/** A form that may be open in two tabs at once. */
interface Editable {
  read(): Promise<Required<EditedOn>>;
  /** Saves `text`, as an edit of the version that `on` names. */
  save(text: string, on: EditedOn): ReturnType<typeof send>;
  /** The text of the last edit. */
  textOf(json: unknown): unknown;
}

const STALE = { status: 409, json: { code: "CONFLICT", message: ERROR_TEXT.stale } };
const NO_VERSIONS = ["1", 1.5, -1, null, true, [1], {}, 1e20];

/** The rules for every form that may be open in two tabs. `make` creates a new one for each test. */
export function describeTwoTabs(make: () => Promise<Editable>): void {
  describe("in two tabs", () => {
    test.each(["version", "updated_at"] as const)("the second to save is refused by its %s", async (name) => {
      const { read, save, textOf } = await make();
      const on = { [name]: (await read())[name] };
      const first = await save("First tab", on);
      expect(first.status).toBe(200);
      expect(await save("Second tab", on)).toMatchObject(STALE);
      expect(textOf(await read())).toBe("First tab");
      const latest = { [name]: first.json[name] };
      expect((await save("Second tab, reloaded", latest)).status).toBe(200);
    });

    test.each(["version", "updated_at"] as const)(
      "of ten at once with one %s, one is saved",
      async (name) => {
        const { read, save } = await make();
        const on = { [name]: (await read())[name] };
        const responses = await Promise.all(Array.from({ length: 10 }, (_, tab) => save(`Tab ${tab}`, on)));
        expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
          200,
          ...Array<number>(9).fill(409),
        ]);
      },
    );

    test("the version decides if both are sent", async () => {
      const { read, save, textOf } = await make();
      const old = await read();
      const { json: latest } = await save("First tab", {});
      expect(latest.version).not.toBe(old.version);
      expect(latest.updated_at).not.toBe(old.updated_at);
      const [{ version }, { updated_at }] = [old, latest];
      expect(await save("Old version", { version, updated_at })).toMatchObject(STALE);
      const saved = await save("Old time", { version: latest.version, updated_at: old.updated_at });
      expect([saved.status, saved.json.version]).toEqual([200, latest.version + 1]);
      expect(textOf(await read())).toBe("Old time");
    });

    test("an edit without either is saved", async () => {
      const { save } = await make();
      for (const text of ["One", "Two"]) expect((await save(text, {})).status).toBe(200);
    });

    test.each(NO_VERSIONS)("%j is not a version", async (version) => {
      const { read, save, textOf } = await make();
      const { updated_at } = await read();
      const { status, json } = await save("Not a version", { version, updated_at });
      expect([status, json.code, Object.keys(json.fields)]).toEqual([400, "VALIDATION", ["version"]]);
      expect(textOf(await read())).not.toBe("Not a version");
    });
  });
}
