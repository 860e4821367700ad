import ICAL from "ical.js";

type Property = [
  name: string,
  params: Record<string, unknown>,
  type: string,
  ...values: (string | string[])[],
];

/** Reads a contact file with another program's parser, for tests. */
export function readContact(file: string) {
  const [kind, properties] = ICAL.parse(file) as unknown as [string, Property[]];
  const all = (name: string) => properties.filter(([each]) => each === name);
  // This reader leaves the escaped semicolon of a plain text as it is.
  const plain = (value: string | string[] | undefined) =>
    typeof value === "string" ? value.replaceAll("\\;", ";") : value;
  return {
    kind,
    names: properties.map(([name]) => name),
    params: (name: string) => all(name).map(([, params]) => params),
    values: (name: string) => all(name).map(([, , , value]) => plain(value)),
    value: (name: string) => plain(all(name)[0]?.[3]),
  };
}
