import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../../lib/api.ts";
import { AutoSaver } from "./auto-saver.ts";

interface Shop {
  _id: string;
}
interface Sent {
  name?: string;
  address?: { city: string; pin: string };
}
type Send = (record: Shop | null, change: Sent) => Promise<Shop>;

const refusal = (status: number, body: object) => new ApiError(status, JSON.stringify(body), "");
const SHOP: Shop = { _id: "a" };
const EMPTY = { name: "", address: { city: "", pin: "" } };
const saverWith = (send: Send, autosaves = false) =>
  new AutoSaver<Shop, Sent>({ record: null, saved: EMPTY, autosaves, send });

afterEach(() => vi.useRealTimers());

test("a refused field stays behind, the others are saved, and it goes once it is right", async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(refusal(400, { fields: { "address.pin": "Six digits." } }))
    .mockResolvedValue(SHOP);
  const saver = saverWith(send);
  const address = { city: "", pin: "12" };
  const wanted = { name: "Menon", address };
  saver.want(wanted);
  expect(await saver.flush()).toBe(false);
  expect(send.mock.calls).toEqual([
    [null, { name: "Menon", address }],
    [null, { name: "Menon" }],
  ]);
  expect(saver.state()).toMatchObject({ phase: "unsaved", refused: { "address.pin": "Six digits." } });
  saver.want({ ...wanted, address: { ...address, pin: "560001" } });
  expect(saver.state().refused).toEqual({});
  expect(await saver.flush()).toBe(true);
  expect(send).toHaveBeenLastCalledWith(SHOP, { address: { ...address, pin: "560001" } });
});

test("without a response nothing is lost; a change elsewhere stops until it is taken in", async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockRejectedValueOnce(refusal(409, { code: "CONFLICT", message: "This was changed elsewhere." }))
    .mockResolvedValue(SHOP);
  const saver = saverWith(send);
  const wanted = { ...EMPTY, name: "Menon" };
  saver.want(wanted);
  expect([await saver.flush(), saver.state().phase]).toEqual([false, "failed"]);
  expect([await saver.flush(), saver.state().phase]).toEqual([false, "stale"]);
  expect(await saver.flush()).toBe(false);
  expect(send).toHaveBeenCalledTimes(2);
  saver.rebase(SHOP, EMPTY);
  saver.want(wanted);
  expect([await saver.flush(), saver.state().phase]).toEqual([true, "saved"]);
});

test("it saves by itself after a pause, and tries again when the server was away", async () => {
  vi.useFakeTimers();
  const send = vi.fn<Send>().mockRejectedValueOnce(refusal(503, {})).mockResolvedValue(SHOP);
  const saver = saverWith(send, true);
  saver.want({ ...EMPTY, name: "Men" });
  saver.want({ ...EMPTY, name: "Menon" });
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send.mock.calls).toEqual([[null, { name: "Menon" }]]);
  expect(saver.state().phase).toBe("failed");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(saver.state()).toMatchObject({ phase: "saved", record: SHOP });
});
