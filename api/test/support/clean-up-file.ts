import { DEFAULT_LOCALE, setLocale } from "@shop/shared/locale";
import { cleanUp } from "../trust/support/on-cleanup";

// Jest runs this for each test file (`setupFilesAfterEnv`). A hook in a module would belong to the file that loads the
// module first.
afterAll(cleanUp, 60_000);

// the next file of this worker has the same modules
afterAll(() => setLocale(DEFAULT_LOCALE));
