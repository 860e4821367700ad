// Notifications know no feature above them; this question about two members is the exception.
export { isBlockedPair } from "../moderation/block-queries.ts";
