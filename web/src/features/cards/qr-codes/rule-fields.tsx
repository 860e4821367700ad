import { MAX_SCHEDULED, QR_DEVICES, type QrDevice } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { HOUR_MS } from "@cardplaza/contract/time";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { type CodeDraft, isoTime, localTime, NO_ADDRESS } from "./code-draft.ts";
import { DestinationFields } from "./destination-fields.tsx";
import { ScheduleRow } from "./schedule-row.tsx";

const DEVICE_WORDS: Record<QrDevice, string> = {
  ios: "iPhone and iPad",
  android: "Android",
  desktop: "computers",
};

interface RuleFieldsProps {
  draft: CodeDraft;
  errors: Record<string, string>;
  onChange: (part: Partial<CodeDraft>) => void;
}

/** Other targets by time and by device, and when the code ends. */
export function RuleFields({ draft: { schedule, devices, expiresAt }, errors, onChange }: RuleFieldsProps) {
  const addTime = () => {
    const from = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS);
    const until = new Date(from.getTime() + 24 * HOUR_MS);
    const added = { from: from.toISOString(), until: until.toISOString(), destination: NO_ADDRESS };
    onChange({ schedule: [...schedule, added] });
  };
  const setDevice = (device: QrDevice, wanted: boolean) => {
    const { [device]: _gone, ...others } = devices;
    onChange({ devices: wanted ? { ...devices, [device]: NO_ADDRESS } : others });
  };
  return (
    <div className="grid gap-8">
      <section aria-labelledby="rule-times" className="grid gap-4">
        <Heading
          id="rule-times"
          title="By time"
          text="During these times the code opens another link. If two overlap, the first wins."
        />
        {schedule.map((each, at) => (
          <ScheduleRow
            // Rows are only added at the end and removed; what they hold is all in the draft.
            // oxlint-disable-next-line react/no-array-index-key -- rules have no name; every field is controlled
            key={at}
            order={at}
            value={each}
            errors={errors}
            onChange={(changed) =>
              onChange({ schedule: schedule.map((one, other) => (other === at ? changed : one)) })
            }
            onRemove={() => onChange({ schedule: schedule.filter((_, other) => other !== at) })}
          />
        ))}
        {schedule.length < MAX_SCHEDULED && (
          <Button variant="secondary" className="justify-self-start" onClick={addTime}>
            Add a time
          </Button>
        )}
      </section>
      <section aria-labelledby="rule-devices" className="grid gap-4">
        <Heading
          id="rule-devices"
          title="By device"
          text="Outside those times, each device can have a target of its own."
        />
        {QR_DEVICES.map((device) => {
          const target = devices[device];
          return (
            <div key={device} className="grid gap-3">
              <Checkbox
                label={`Another target on ${DEVICE_WORDS[device]}`}
                checked={target !== undefined}
                onChange={({ target: box }) => setDevice(device, box.checked)}
              />
              {target && (
                <div className="pl-7.5">
                  <DestinationFields
                    label={`On ${DEVICE_WORDS[device]} it leads to`}
                    value={target}
                    errors={errors}
                    path={`devices.${device}`}
                    onChange={(changed) => onChange({ devices: { ...devices, [device]: changed } })}
                  />
                </div>
              )}
            </div>
          );
        })}
      </section>
      <section aria-labelledby="rule-end" className="grid gap-4">
        <Heading id="rule-end" title="End" text="After this, a scan shows your card." />
        <Field label="Expires" error={errors.expiresAt} optional>
          <TextField
            type="datetime-local"
            value={localTime(expiresAt)}
            onChange={({ target }) => onChange({ expiresAt: isoTime(target.value) })}
          />
        </Field>
      </section>
    </div>
  );
}

function Heading({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <div>
      <h2 id={id} className="text-base">
        {title}
      </h2>
      <p className="text-sm text-muted">{text}</p>
    </div>
  );
}
