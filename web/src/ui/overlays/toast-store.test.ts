import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentToasts, dismissToast, subscribeToToasts, toast } from "./toast-store.ts";

describe("toasts", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    dismissToast();
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("opens with the usual lifetime of five seconds", () => {
    toast({ title: "Card saved" });
    expect(currentToasts()).toMatchObject([
      { title: "Card saved", open: true, variant: "default", duration: 5000 },
    ]);
  });

  it("keeps a lifetime and variant of its own", () => {
    toast({ title: "Complete Your Business Card", duration: 6000, variant: "destructive" });
    expect(currentToasts()).toMatchObject([{ duration: 6000, variant: "destructive" }]);
  });

  it("shows only the newest", () => {
    toast({ title: "First" });
    toast({ title: "Second" });
    expect(currentToasts().map((each) => each.title)).toEqual(["Second"]);
  });

  it("closes a dismissed toast at once and removes it after 1,000,000 ms", () => {
    const { dismiss } = toast({ title: "Lead added" });
    dismiss();
    expect(currentToasts()).toMatchObject([{ title: "Lead added", open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  it("does not postpone the removal when dismissed twice", () => {
    const { dismiss } = toast({ title: "Lead added" });
    dismiss();
    vi.advanceTimersByTime(600_000);
    dismiss();
    vi.advanceTimersByTime(400_000);
    expect(currentToasts()).toEqual([]);
  });

  it("leaves the newer toast alone when an older one is dismissed", () => {
    const older = toast({ title: "Older" });
    toast({ title: "Newer" });
    older.dismiss();
    vi.runAllTimers();
    expect(currentToasts()).toMatchObject([{ title: "Newer", open: true }]);
  });

  it("notifies its listeners until they leave", () => {
    const listener = vi.fn();
    const leave = subscribeToToasts(listener);
    toast({ title: "One" });
    leave();
    toast({ title: "Two" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
