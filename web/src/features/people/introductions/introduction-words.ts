import type { Introduction } from "@cardplaza/contract/people/connections";
import type { IntroStatus } from "@cardplaza/contract/people/connection-words";

type Known = Pick<Introduction, "role" | "status" | "asker" | "via" | "target" | "reason">;

/** Somebody whose name the viewer does not see. */
const NOBODY = "somebody";
export const namesOf = ({ asker, via, target }: Pick<Introduction, "asker" | "via" | "target">) => ({
  asker: asker?.name ?? NOBODY,
  via: via?.name ?? NOBODY,
  target: target?.name ?? NOBODY,
});

export const INTRO_GROUPS = ["for-you", "to-forward", "asked", "earlier"] as const;
export type IntroGroup = (typeof INTRO_GROUPS)[number];

/** Open ones by what the viewer can do; answered and ended ones come last. */
export function groupOf({ role, status }: Pick<Introduction, "role" | "status">): IntroGroup {
  if (role === "target" && status === "forwarded") return "for-you";
  if (role === "via" && status === "asked") return "to-forward";
  return status === "asked" || status === "forwarded" ? "asked" : "earlier";
}

/** What it is about, in one sentence. */
export function introTitle(intro: Known): string {
  const { asker, via, target } = namesOf(intro);
  if (intro.role === "asker") return `You asked ${via} to introduce you to ${target}`;
  if (intro.role === "via") return `${asker} would like to meet ${target}`;
  return `${via} would like to introduce ${asker} to you`;
}

/** The state of an introduction. A refusal does not show who refused. */
export function introState(intro: Known): string {
  const { asker, via, target } = namesOf(intro);
  const { role, status } = intro;
  const states: Record<IntroStatus, string> = {
    asked: role === "asker" ? `Waiting for ${via}` : "Waiting for you",
    forwarded: role === "target" ? "Waiting for you" : `Forwarded. Waiting for ${target}`,
    accepted:
      role === "asker"
        ? `You and ${target} are connected`
        : role === "target"
          ? `You and ${asker} are connected`
          : `${asker} and ${target} are connected`,
    declined: "The introduction was declined",
    expired: "The introduction ended without an answer",
  };
  return states[status];
}

interface Question {
  title: string;
  /** Lines that explain who sees what afterwards. */
  lines: string[];
  confirmLabel: string;
}

/** What is asked before the viewer answers, with everything that the next person will see. */
export function introQuestion(action: "forward" | "accept" | "decline", intro: Known): Question {
  const { asker, via, target } = namesOf(intro);
  if (action === "forward")
    return {
      title: `Introduce ${asker} to ${target}?`,
      lines: [
        `${target} sees ${asker}’s profile, your name and this message: “${intro.reason}”`,
        `${asker} sees that you forwarded it. If ${target} accepts, they are connected at once.`,
      ],
      confirmLabel: "Forward",
    };
  if (action === "accept")
    return {
      title: `Connect with ${asker}?`,
      lines: [
        `You and ${asker} are connected at once. ${asker} then sees what you share with connections.`,
        `We tell ${via} that you are connected.`,
      ],
      confirmLabel: "Accept",
    };
  return {
    title: "Decline the introduction?",
    lines:
      intro.role === "via"
        ? [`${asker} sees that the introduction was declined, without a reason.`, `${target} is not told.`]
        : [
            `${asker} and ${via} see that the introduction was declined, without a reason. We send no notification.`,
          ],
    confirmLabel: "Decline",
  };
}
