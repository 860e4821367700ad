import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { withWayBack } from "./sections.ts";

const TEXT = "Create your card once and share it with a link or a QR code.";

export function NoCard({ text = TEXT }: { text?: string }) {
  return (
    <Panel>
      <EmptyState
        drawing="cards"
        title="No Business Card Found"
        text={text}
        action={
          <Button asChild>
            <Link to={withWayBack("/create-card", "my-card")}>Create My Card</Link>
          </Button>
        }
      />
    </Panel>
  );
}
