import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, ApiError } from "./api.ts";
import { standInForBrowser } from "./browser.fixtures.ts";
import { createQueryClient, failingAs, query } from "./query.ts";

beforeEach(() => void standInForBrowser());
afterEach(() => vi.unstubAllGlobals());

const responding = (body: string | null, init: ResponseInit) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, init)));

test("what was read never goes stale by itself, is not refetched, and is dropped after five minutes", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * 60 * 1000,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

test("a response that is not ok raises its status and text, or the status text where there is none", async () => {
  responding("Card not found", { status: 404, statusText: "Not Found" });
  await expect(api["GET /api/business-cards"]()).rejects.toThrow("404: Card not found");
  responding(null, { status: 503, statusText: "Service Unavailable" });
  await expect(api["GET /api/business-cards"]()).rejects.toThrow("503: Service Unavailable");
});

test("a read can say in short what failed, and keeps what the call said", async () => {
  responding(JSON.stringify({ message: "Please sign in to continue.", code: "UNAUTHENTICATED" }), {
    status: 401,
  });
  const read = failingAs(query["GET /api/business-cards"](), "Failed to fetch cards");
  const error = await createQueryClient()
    .fetchQuery(read)
    .catch((failure: unknown) => failure as Error);
  expect(error).toMatchObject({ message: "Failed to fetch cards" });
  expect((error as Error).cause).toBeInstanceOf(ApiError);
});

test("what was asked for before a change does not undo it: it is read again", async () => {
  const client = createQueryClient();
  const answers: ((times: string) => void)[] = [];
  const times = {
    queryKey: ["interview"],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  };
  client.setQueryData(times.queryKey, "proposed");
  const asked = client.fetchQuery({ ...times, staleTime: 0 });
  client.setQueryData(times.queryKey, "chosen by Sneha");
  answers[0]?.("proposed");
  await Promise.resolve();
  expect(client.getQueryData(times.queryKey)).toBe("chosen by Sneha");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.("chosen by Sneha, seen by the company");
  expect(await asked).toBe("chosen by Sneha, seen by the company");
  expect(client.getQueryData(times.queryKey)).toBe("chosen by Sneha, seen by the company");
});

test("a first read that was asked for before a change is read again after it", async () => {
  const client = createQueryClient();
  const answers: ((job: string) => void)[] = [];
  const job = {
    queryKey: ["job"],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  };
  const watching = new QueryObserver(client, job).subscribe(() => {});
  await client.invalidateQueries({ queryKey: job.queryKey, refetchType: "none" });
  void client.invalidateQueries({ queryKey: job.queryKey });
  expect(answers).toHaveLength(1);
  answers[0]?.("not saved");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.("saved by Ravi");
  await vi.waitFor(() => expect(client.getQueryData(job.queryKey)).toBe("saved by Ravi"));
  expect(answers).toHaveLength(2);
  watching();
});
