import { type InvalidEnvironment, readEnv } from "../../src/boot/env";

/** What is wrong with an environment; nothing if the shop would start with it. */
export function faultsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as InvalidEnvironment).faults;
  }
}
