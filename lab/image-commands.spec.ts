/** The image, in a separate spec: the build installs the packages twice, which takes minutes. */
import { needingProgram } from "../api/test/support/needs";
import { missingForImage } from "./image-with-buildah";
import { expectNothingLeft, run } from "./run-command";

const { it: withImages } = needingProgram(missingForImage());

withImages(
  "image builds the image, starts it, and places orders through it",
  async () => {
    const { code, ...ran } = await run("image");
    expect(ran.said()).toMatch(/\d+ orders placed through the image, 0 differences/);
    expect(code).toBe(0);
    await expectNothingLeft(ran);
  },
  2_400_000,
);
