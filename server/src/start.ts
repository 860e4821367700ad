// The entry of the built product: what has to be set before the large bundle is read.
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

// Half of a start was compiling. Where the folder cannot be written, Node goes on without.
enableCompileCache(join(import.meta.dirname, "compiled"));
// Nearly everything that is made at the start stays. V8 would take 64 MB for young objects and not give them back.
setFlagsFromString("--semi-space-growth-factor=1");
// Few young objects survive: threads to gather them cost more than they gather.
setFlagsFromString("--no-parallel-scavenge");
const { started } = await import("./main.ts");
await started.catch(() => {});
setFlagsFromString("--semi-space-growth-factor=2");
