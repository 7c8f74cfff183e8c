import { dirname, resolve } from "node:path";

const API_FOLDER = dirname(require.resolve("@shop/api/package.json"));

/** The generated images of the demo catalogue. */
export const CATALOGUE_IMAGES_FOLDER = resolve(API_FOLDER, "assets/images");

/** The output of the web's build. */
export const WEB_BUILD_FOLDER = resolve(API_FOLDER, "../web/dist");
