import { ADMIN_ROLES, type AdminRole } from "@cardplaza/contract/admin-roles";
import type { ComponentProps } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { ADMINS_WORDS } from "../admin-words.ts";
import { ROLES } from "../roles.ts";

const OPTIONS = ADMIN_ROLES.map((role) => ({ value: role, label: ROLES[role].name }));

interface RoleFieldProps {
  role: AdminRole;
  problem: string | undefined;
  control: Pick<ComponentProps<"select">, "value" | "onChange">;
}

/** Says what the chosen role is for. */
export function RoleField({ role, problem, control }: RoleFieldProps) {
  return (
    <Field label={ADMINS_WORDS.role} required error={problem} hint={ROLES[role].may}>
      <Select options={OPTIONS} {...control} />
    </Field>
  );
}
