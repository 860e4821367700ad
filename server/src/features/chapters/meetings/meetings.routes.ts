import type { chapterMeetings } from "@cardplaza/contract/chapters/meetings";
import type { HandlersOf } from "../../../context.ts";

export const chapterMeetingHandlers = {} as HandlersOf<typeof chapterMeetings>;
