import { exportOf } from "../features/account-data/account-data.fixtures.ts";
import type { Person, TestApp } from "../testing/test-app.ts";

/** Those who read in all scenes. In each of them somebody else hides something, and they know that person in these ways. */
export async function signInCast(app: TestApp) {
  const signIn = (name: string) => app.signIn(name, { premium: true });
  return {
    visitor: undefined,
    /** Connected, and in the same chapters. */
    friend: await signIn("Meera Shah"),
    stranger: await signIn("Ravi Kulkarni"),
    /** Was connected once. */
    former: await signIn("Leela Das"),
    blocked: await signIn("Dev Patel"),
    /** Has an invitation to connect that waits. */
    invited: await signIn("Karan Gill"),
    /** Connected, but no longer in the same chapter. */
    outside: await signIn("Nisha Joshi"),
  };
}

export type Cast = Awaited<ReturnType<typeof signInCast>>;

const exports = new WeakMap<Person, Promise<string[]>>();

/** The files of a member's export. A member who reads in several scenes exports once for all of them. */
export function exportOnce(app: TestApp, who: Person): Promise<string[]> {
  const files = exports.get(who) ?? exportOf(app, who);
  exports.set(who, files);
  return files;
}
