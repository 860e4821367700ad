import { beforeEach, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { openDevice } from "../device.fixtures.ts";
import { groupCalls, writerOf } from "../messages.fixtures.ts";

const app = await sharedTestApp();
const { accept, add, begin, decline, leave, remove } = groupCalls(app);
let asha: Person;
let ravi: Person;
let id: string;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  await connect(app, asha, ravi);
  id = await begin(asha, [ravi]);
  await writerOf(app, asha).write(id, "Before");
});

const bodiesOn = ({ state }: ReturnType<typeof openDevice>) =>
  state().threads[id]?.map(({ body, note }) => note?.event ?? body);

test.each([
  ["left", () => leave(ravi, id)],
  ["was removed", () => remove(asha, id, ravi)],
])(
  "who %s and returned sees what comes from then on, also on a device that slept meanwhile",
  async (_how, go) => {
    const [asleep, awake] = [openDevice(app, ravi), openDevice(app, ravi)];
    await asleep.sync();
    await awake.sync();
    await go();
    await writerOf(app, asha).write(id, "While he was away");
    await awake.sync();
    expect(bodiesOn(awake)).not.toContain("While he was away");
    await add(asha, id, [ravi]);
    await awake.sync();
    expect(bodiesOn(awake)).toContain("Before");
    await accept(ravi, id);
    await writerOf(app, asha).write(id, "Welcome back");
    for (const device of [asleep, awake]) {
      await device.sync();
      expect(bodiesOn(device)).toEqual(["joined", "Welcome back"]);
    }
  },
);

test("who never was in a group has none in the list after declining twice", async () => {
  const stranger = await app.signIn("Sunil Rao");
  for (const _time of ["first", "second"]) {
    await add(asha, id, [stranger]);
    await decline(stranger, id);
    for (const filter of ["all", "requests"])
      expect((await writerOf(app, stranger).list(`filter=${filter}`)).json.conversations).toEqual([]);
  }
});
