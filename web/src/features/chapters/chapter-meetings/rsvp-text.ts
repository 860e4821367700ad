import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { RSVP_LABEL } from "@cardplaza/contract/chapters/chapter-meeting-words";

const GOING = RSVP_LABEL.going.toLowerCase();
const NOT_GOING = RSVP_LABEL.notGoing.toLowerCase();

/** "12 going · 3 not going" */
export const answersText = ({ going, notGoing }: Pick<ChapterMeeting, "going" | "notGoing">) =>
  `${going} ${GOING} · ${notGoing} ${NOT_GOING}`;

/** "Said: going" */
export const saidText = (going: boolean) => `Said: ${going ? GOING : NOT_GOING}`;
