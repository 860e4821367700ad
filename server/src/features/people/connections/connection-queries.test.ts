import { expect, test } from "vitest";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { areConnected, countConnections, findPair, mutualCounts } from "./connection-queries.ts";

const app = await sharedTestApp();

test("two members are connected in both directions, and share connections with others", async () => {
  const [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  const [meera, karan] = [await app.signIn("Meera Shah"), await app.signIn("Karan Gill")];
  await connect(app, asha, ravi);
  await connect(app, meera, ravi);
  await connect(app, karan, asha, "pending");
  expect(await areConnected(app.db, ravi.member.id, asha.member.id)).toBe(true);
  expect(await areConnected(app.db, asha.member.id, karan.member.id)).toBe(false);
  expect((await findPair(app.db, asha.member.id, karan.member.id))?.status).toBe("pending");
  expect(await countConnections(app.db, ravi.member.id)).toBe(2);
  expect(await mutualCounts(app.db, asha.member.id, [meera.member.id, karan.member.id])).toEqual(
    new Map([[meera.member.id, 1]]),
  );
});
