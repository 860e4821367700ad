import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { withWayBack } from "./sections.ts";

export function NoCard() {
  return (
    <Panel>
      <EmptyState
        drawing="cards"
        title="No Business Card Found"
        text="Create your card once and share it with a link or a QR code."
        action={
          <Button asChild>
            <Link to={withWayBack("/create-card", "my-card")}>Create My Card</Link>
          </Button>
        }
      />
    </Panel>
  );
}
