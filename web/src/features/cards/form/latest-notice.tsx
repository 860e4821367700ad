import { Notice } from "../../../ui/notice.tsx";
import { labelOf } from "./card-steps.ts";

/** Said once the latest version was fetched, of which somebody typed on an older one. */
export function LatestNotice({ clashes }: { clashes: string[] }) {
  return (
    <Notice tone={clashes.length > 0 ? "warning" : "info"} live className="mb-5">
      This is the latest version, with your changes on top.
      <AlsoChanged fields={clashes} />
    </Notice>
  );
}

export const AlsoChanged = ({ fields }: { fields: string[] }) =>
  fields.length > 0 && ` Also changed elsewhere: ${fields.map(labelOf).join(", ")}. Yours is shown.`;
