import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id } from "../shapes.ts";
import { Line } from "../text.ts";
import { MAX_MUTED_WORDS, MUTED_WORD_MAX } from "./muted-words.ts";
import { Person } from "./person.ts";

const OneMember = z.object({ userId: Id });

/** People and words that a member does not want to read of. */
export const mutes = endpoints({
  "GET /api/mutes": {
    summary: "The people whose posts you left out of your feed",
    auth: "member",
    returns: z.object({ people: z.array(Person) }),
  },
  "PUT /api/mutes/:userId": {
    summary: "Leave a person's posts out of your feed, without telling them",
    auth: "member",
    params: OneMember,
    returns: z.object({ muted: z.literal(true) }),
  },
  "DELETE /api/mutes/:userId": {
    summary: "Show their posts again",
    auth: "member",
    params: OneMember,
    returns: null,
  },
  "GET /api/mute-words": {
    summary: "The words whose posts you do not want to see",
    auth: "member",
    returns: z.object({ words: z.array(z.string()) }),
  },
  "PUT /api/mute-words": {
    summary: "Replace these words; only whole words count",
    auth: "member",
    body: z.object({ words: z.array(Line(1, MUTED_WORD_MAX)).max(MAX_MUTED_WORDS) }),
    returns: z.object({ words: z.array(z.string()) }),
  },
});
