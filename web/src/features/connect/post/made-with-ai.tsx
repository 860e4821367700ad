import { Sparkles } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";

/** The label that moderators put on a post whose pictures or words are not what they seem. */
export const MadeWithAi = () => (
  <p>
    <Badge>
      <Sparkles aria-hidden="true" /> Made or changed with AI
    </Badge>
  </p>
);
