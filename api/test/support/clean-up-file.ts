import { cleanUp } from "../trust/support/on-cleanup";

// Jest runs this for each test file (`setupFilesAfterEnv`); a module's own hook would belong to the file that loaded it first.
afterAll(cleanUp, 60_000);
