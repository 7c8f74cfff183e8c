import { cleanUp } from "../trust/support/on-cleanup";

// Jest runs this for each test file (`setupFilesAfterEnv`). A hook in a module would belong to the file that loads the
// module first.
afterAll(cleanUp, 60_000);
