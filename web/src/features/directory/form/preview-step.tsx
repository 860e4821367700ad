import { missingToPublish } from "@cardplaza/contract/directory/listing-rules";
import { Notice } from "../../../ui/notice.tsx";
import { useListing } from "./form-context.ts";
import { ListingPreview } from "./listing-preview.tsx";
import { labelOf } from "./listing-form-definition.ts";
import { contentsOf } from "./listing-values.ts";

interface PreviewStepProps {
  onGoTo: (path: string) => void;
}

/** The listing as others will see it, and what blocks publishing. */
export function PreviewStep({ onGoTo }: PreviewStepProps) {
  const { values, errors } = useListing();
  const open = { ...missingToPublish(contentsOf(values)), ...errors };
  const paths = Object.keys(open);
  return (
    <div className="grid grid-cols-1 gap-5">
      {paths.length > 0 && (
        <Notice tone="warning" title="Before you publish">
          <ul className="mt-1 grid gap-1">
            {paths.map((path) => (
              <li key={path}>
                <button
                  type="button"
                  onClick={() => onGoTo(path)}
                  className="min-h-6 rounded-sm text-left underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  {labelOf(path)}
                </button>
                : {open[path]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <ListingPreview />
    </div>
  );
}
