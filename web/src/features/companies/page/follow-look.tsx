import { Check, Plus } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

interface FollowLookProps {
  following?: boolean;
  followers: number;
  busy?: boolean;
  onPress: () => void;
}

export function FollowLook({ following = false, followers, busy = false, onPress }: FollowLookProps) {
  return (
    <Button variant="secondary" aria-pressed={following} busy={busy} onClick={onPress}>
      {!busy && (following ? <Check /> : <Plus />)}
      {following ? "Following" : "Follow"}
      {followers > 0 && (
        <span className="text-muted tabular-nums">
          {followers.toLocaleString("en-IN")}
          <span className="sr-only"> {followers === 1 ? "follower" : "followers"}</span>
        </span>
      )}
    </Button>
  );
}

export const followersWords = (count: number) =>
  count === 1 ? "1 follower" : `${count.toLocaleString("en-IN")} followers`;
