import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

export function OwnersNotice({ children }: { children: string }) {
  return (
    <Notice
      className="mb-4"
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/business-profile">Manage</Link>
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
