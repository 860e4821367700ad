import type { Admin } from "@cardplaza/contract/admin/admin-sign-in";
import { LogOut } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { useAdminSignOut } from "./use-admin-sign-out.ts";

export function SignOutButton({ admin }: { admin: Admin }) {
  const signOut = useAdminSignOut();
  return (
    <>
      <span className="hidden truncate text-sm text-muted sm:block">{admin.name}</span>
      <Button variant="secondary" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {!signOut.isPending && <LogOut aria-hidden="true" />} Sign out
      </Button>
    </>
  );
}
