import { textLanguage, type Language } from "@shop/shared/locale";
import type { DemoContent } from "./demo-content";
import { englishContent } from "./english-content";
import { germanContent } from "./german/german-content";

const contents: Record<Language, () => DemoContent> = { en: () => englishContent, de: germanContent };

/** The demo's content in the shop's language. */
export const demoContent = (): DemoContent => contents[textLanguage()]();
