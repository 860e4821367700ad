import { Segmented } from "../../../../ui/fields/segmented.tsx";

const CHOICES = [
  { value: "one", label: "Only this one" },
  { value: "following", label: "This and all after it" },
] as const;

/** Whether a change is for one meeting or from this day on. */
export function FollowingChoice({
  value,
  onChange,
}: {
  value: boolean;
  onChange: (following: boolean) => void;
}) {
  return (
    <Segmented
      label="Which meetings"
      options={CHOICES}
      value={value ? "following" : "one"}
      onChange={(choice) => onChange(choice === "following")}
    />
  );
}
