import { run } from "./task.ts";

run("oxfmt", []);
