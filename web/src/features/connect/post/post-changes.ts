import type { Post } from "@cardplaza/contract/connect/post";
import type { Reaction } from "@cardplaza/contract/connect/post-words";

/** The post with another reaction of the viewer, or none, before the server has responded. */
export function withReaction<P extends Pick<Post, "reactions" | "ownReaction">>(
  post: P,
  kind: Reaction | null,
): P {
  if (post.ownReaction === kind) return post;
  const reactions = { ...post.reactions };
  if (post.ownReaction) reactions[post.ownReaction] = Math.max(0, reactions[post.ownReaction] - 1);
  if (kind) reactions[kind] += 1;
  return { ...post, reactions, ownReaction: kind };
}

/** The post with the viewer's vote. */
export function withVote<P extends Pick<Post, "poll">>(post: P, option: number): P {
  const { poll } = post;
  if (!poll || poll.own !== null || !poll.options[option]) return post;
  const options = poll.options.map((each, at) => (at === option ? { ...each, votes: each.votes + 1 } : each));
  return { ...post, poll: { ...poll, options, own: option } };
}

/** Takes a vote back that was not counted. */
export function withoutVote<P extends Pick<Post, "poll">>(post: P, option: number): P {
  const { poll } = post;
  if (poll?.own !== option) return post;
  const options = poll.options.map((each, at) =>
    at === option ? { ...each, votes: Math.max(0, each.votes - 1) } : each,
  );
  return { ...post, poll: { ...poll, options, own: null } };
}
