import type { chapters } from "@cardplaza/contract/chapters/chapters";
import type { HandlersOf } from "../../../context.ts";

export const chapterHandlers = {} as HandlersOf<typeof chapters>;
