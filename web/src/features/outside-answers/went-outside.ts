import {
  OUTSIDE_ANSWER_TARGETS,
  type OutsideAnswerTarget,
  type OutsideWay,
} from "@cardplaza/contract/outside-answers/outside-answer-words";
import { createTabText } from "../../lib/storage/tab-text.ts";
import { parseStored } from "../../lib/storage/stored-value.ts";
import { memberToken, subscribeToMemberToken } from "../../lib/tokens.ts";

/** A record that can be answered by phone, WhatsApp or mail. */
export interface OutsideTarget {
  type: OutsideAnswerTarget;
  id: string;
  /** Who is called or written to. */
  name: string;
}

export interface Outside extends OutsideTarget {
  way: OutsideWay;
  /** The member has come back, so the question is asked. */
  isBack: boolean;
}

// In the tab's storage: a phone may drop the page during a call.
const stored = createTabText("went-outside");
let isFollowing = false;

/** Remembers a tap on Call, WhatsApp or mail, to ask about it once the member is back. */
export function wentOutside(target: OutsideTarget, way: OutsideWay): void {
  forgetAtSignOut();
  save({ ...target, way, isBack: false });
}

/** The member is here again. */
export function cameBack(): void {
  forgetAtSignOut();
  const outside = readOutside(stored.text());
  if (outside && !outside.isBack) save({ ...outside, isBack: true });
}

export const dropQuestion = () => stored.save(null);

export const outsideStore = { subscribe: stored.subscribe, text: stored.text };

export const readOutside = (text: string | null) => parseStored(text) as Outside | null;

export const isOutsideTarget = (kind: string): kind is OutsideAnswerTarget =>
  OUTSIDE_ANSWER_TARGETS.some((type) => type === kind);

const save = (outside: Outside) => stored.save(JSON.stringify(outside));

/** It holds a name, which no other member of this browser may read. */
function forgetAtSignOut(): void {
  if (isFollowing) return;
  isFollowing = true;
  let token = memberToken();
  subscribeToMemberToken(() => {
    if (memberToken() === token) return;
    token = memberToken();
    dropQuestion();
  });
}
