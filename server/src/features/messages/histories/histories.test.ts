import fc from "fast-check";
import { test } from "vitest";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { openDevice } from "../device.fixtures.ts";
import { movesIn } from "./group-moves.fixtures.ts";
import { historiesOf, pick, play, type Device, type Step } from "./history.fixtures.ts";
import { expectLikeReload, expectUnreadAsShown } from "./history-checks.fixtures.ts";
import { CHANGING, OWN, stepsIn, WRITING } from "./history-steps.fixtures.ts";
import { groupCalls } from "../messages.fixtures.ts";

const app = await sharedTestApp();
const groups = groupCalls(app);
const RUNS = { numRuns: 6, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false };

/** Checked now and then: what comes later may hide a wrong number. */
const CHECKED_AFTER = 8;

async function playChecked<One extends Step>(
  history: readonly One[],
  devices: readonly Device[],
  take: (step: One) => Promise<void>,
) {
  const people = new Set(devices.map(({ person }) => person));
  for (let at = 0; at < history.length; at += CHECKED_AFTER) {
    await play(history.slice(at, at + CHECKED_AFTER), devices, take);
    for (const person of people) {
      const reloaded = openDevice(app, person);
      await reloaded.sync();
      await expectUnreadAsShown(app, reloaded);
    }
  }
}

async function expectAllRight(devices: readonly Device[]): Promise<void> {
  for (const device of devices) await expectUnreadAsShown(app, await expectLikeReload(app, device));
}

/** Asha with two devices, and two others, in three conversations. */
async function begin() {
  const asha = await app.signIn("Asha Menon");
  const ravi = await app.signIn("Ravi Kulkarni");
  const meera = await app.signIn("Meera Nair");
  await connect(app, asha, ravi);
  await connect(app, asha, meera);
  await connect(app, ravi, meera);
  const devices = [asha, asha, ravi, meera].map((person) => openDevice(app, person));
  const [{ calls }] = devices as [Device];
  const ids = [
    (await calls.begin(ravi, "Good morning")).json.conversation._id,
    (await calls.begin(meera, "Good evening")).json.conversation._id,
    await groups.begin(asha, [ravi, meera], "Wedding suppliers"),
  ];
  return { devices, ids };
}

test("whatever happens, each device ends with what a reload shows, and unread are the rows that are unread", async () => {
  const histories = historiesOf([...WRITING, ...OWN, ...CHANGING]);
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const { devices, ids } = await begin();
      const take = stepsIn(app);
      await playChecked(history, devices, (step) =>
        take(step, pick(devices, step.device)!, pick(ids, step.conversation)!),
      );
      await expectAllRight(devices);
    }),
    RUNS,
  );
}, 120_000);

/** Three are in it; Sunil, whom nobody is connected with, may come by his own yes. */
async function beginGroup() {
  const asha = await app.signIn("Asha Menon");
  const ravi = await app.signIn("Ravi Kulkarni");
  const meera = await app.signIn("Meera Nair");
  const sunil = await app.signIn("Sunil Rao");
  await connect(app, asha, ravi);
  await connect(app, asha, meera);
  const devices = [asha, ravi, ravi, meera, sunil].map((person) => openDevice(app, person));
  return { devices, people: [asha, ravi, meera, sunil], id: await groups.begin(asha, [ravi, meera]) };
}

test("the same in a group whose people are added, invited and removed, leave and return", async () => {
  const histories = historiesOf([...WRITING, ...OWN, "move", "goAndReturn"]);
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const { devices, people, id } = await beginGroup();
      const take = stepsIn(app);
      const moves = movesIn(app, id, people);
      await playChecked(history, devices, ({ what, ...step }) =>
        what === "move" || what === "goAndReturn"
          ? moves[what]({ what, ...step })
          : take({ what, ...step }, pick(devices, step.device)!, id),
      );
      await expectAllRight(devices);
    }),
    RUNS,
  );
}, 120_000);
