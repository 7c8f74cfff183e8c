import type { Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { uploadImage } from "../support/admin-api";
import { removeCollections, saveCollection } from "../support/collections";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { openPage } from "../support/open-page";
import { ask, openSession } from "../support/shop-api";
import { publish } from "../support/storefront";
import { atDesk, expect, test } from "../support/test";

test.describe.configure({ mode: "default" }); // serial, because all pages show the storefront's words

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">
  <rect width="120" height="40" fill="#0a5c36"/><text x="10" y="28" fill="#fff" font-size="24">Halden</text></svg>`;

const sectionIn = (page: Page) => page.getByRole("region", { name: "Storefront", exact: true });

test.afterEach(({ request }) => publish(request));

test("an admin gives the storefront words and pictures, sees them before they are public, publishes them and undoes it", async ({
  page,
  context,
  request,
  browser,
  signInAs,
}) => {
  await publish(request);
  await signInAs(admin);
  await openPage(page, "/settings");
  const section = sectionIn(page);
  await expect(section.getByLabel("Shop name")).toHaveValue("Meridian");
  await section.getByLabel("Shop name").fill("Halden & Sons");
  const upload = (logo: string) =>
    section
      .getByLabel("Upload: Logo")
      .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
  const warning = section.getByText(/^This logo is more than/);
  await upload(LOGO.replace("0 0 120 40", "0 0 120 12"));
  await expect(warning).toContainText("eight times as wide as high");
  await upload(LOGO.replace("0 0 120 40", "0 0 12 40"));
  await expect(warning).toContainText("twice as high as wide");
  await expectAccessible(page);
  await upload(LOGO);
  await expect(warning).toHaveCount(0);
  await expect(section.getByRole("img", { name: "Current: Logo" })).toBeVisible();
  await section.getByLabel("Accent color").fill("#777777");
  await section.getByLabel("Line on the home page").fill("Made to be handed down.");
  await section.getByLabel("Text about delivery").fill("We send on Mondays.\nBy bicycle.");
  await section.getByLabel("Text about returns").fill("Try it for 100 days.");
  await section.getByLabel("Text of link 1").fill("Our workshop");
  await section.getByLabel("Address of link 1").fill("javascript:alert(1)");
  await section.getByRole("button", { name: "Publish" }).click();
  await expect(section).toContainText("Accent color has a contrast of only 4.47:1 to white");
  await expect(section).toContainText("Address of link 1 must begin with https://");
  await expect(section.getByLabel("Accent color")).toBeFocused();
  await section.getByLabel("Accent color").fill("#0a5c36");
  await section.getByLabel("Address of link 1").fill("https://example.com/workshop");
  await expect(section.getByLabel("Text of link 2")).toBeVisible();
  await expectAccessible(page);

  const [preview] = await Promise.all([
    context.waitForEvent("page"),
    section.getByRole("button", { name: "Preview" }).click(),
  ]);
  await expect(preview).toHaveTitle("Halden & Sons");
  await expect(preview.getByText("Made to be handed down.")).toBeVisible();
  await expect(preview.getByRole("banner").getByRole("img", { name: "Halden & Sons" })).toBeVisible();
  await preview.close();

  const { accessToken } = await openSession(request, admin);
  const form = { draft: JSON.stringify({ name: "Halden & Sons" }), token: accessToken };
  const answer = await request.post("/?preview", { form, headers: { accept: "text/html" } });
  expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  const visitor = await (await browser.newContext()).newPage();
  await openPage(visitor, "/?preview");
  await expect(visitor).toHaveTitle("Meridian");

  await section.getByRole("button", { name: "Publish" }).click();
  await expect(section.getByText("Published.")).toBeVisible();
  await openPage(visitor, "/");
  await expect(visitor).toHaveTitle("Halden & Sons");
  await expect(visitor.getByRole("main").getByText("Made to be handed down.")).toBeVisible();
  await expect(visitor.getByRole("banner").getByRole("img", { name: "Halden & Sons" })).toBeVisible();
  await expect(visitor.getByRole("contentinfo").getByRole("link", { name: "Our workshop" })).toHaveAttribute(
    "href",
    "https://example.com/workshop",
  );
  await expectAccessible(visitor);
  await visitor.emulateMedia({ colorScheme: "light" });
  for (const path of ["/docs", "/pay/none", "/newsletter/confirm?token=none"]) {
    await visitor.goto(path); // pages without code, whose policy allows only their style
    const accent = () => getComputedStyle(document.documentElement).getPropertyValue("--color-accent");
    expect(await visitor.evaluate(accent), path).toBe("#0a5c36");
  }
  await openPage(visitor, "/terms");
  await expect(visitor.getByText("By bicycle.")).toBeVisible();
  await visitor.context().close();

  await section.getByRole("button", { name: "Undo last change" }).click();
  await expect(section.getByText("The last change is undone.")).toBeVisible();
  await expect(section.getByLabel("Shop name")).toHaveValue("Meridian");
  await openPage(page, "/");
  await expect(page).toHaveTitle("Meridian");
});

test(
  "what an admin typed stays when another one has published meanwhile, until theirs is loaded or mine is kept",
  atDesk,
  async ({ page, request, signInAs }) => {
    await publish(request);
    await signInAs(admin);
    await openPage(page, "/settings");
    const section = sectionIn(page);
    const line = section.getByLabel("Line on the home page");
    const button = (name: string) => section.getByRole("button", { name, exact: true });
    for (const [typed, theirs, choice] of [
      ["Mine first.", "Theirs first.", "Load theirs"],
      ["Mine second.", "Theirs second.", "Keep mine"],
    ] as const) {
      await line.fill(typed);
      await publish(request, { tagline: theirs });
      await button("Publish").click();
      await expect(section.getByRole("alert")).toContainText("Someone else has published a change");
      await expect(line).toHaveValue(typed);
      await expectAccessible(page);
      await button(choice).click();
      await expect(section.getByRole("alert")).toBeEmpty();
      await expect(line).toHaveValue(choice === "Keep mine" ? typed : theirs);
    }
    await button("Publish").click();
    await expect(section.getByText("Published.")).toBeVisible();
    await openPage(page, "/");
    await expect(page.getByRole("main").getByText("Mine second.")).toBeVisible();
  },
);

test("a long shop name fits the top bar", async ({ page, request }) => {
  for (const name of ["W".repeat(60), "Halden, Skerry & Sons – Watches, Tools and Fine Instruments"]) {
    await publish(request, { name });
    await openPage(page, "/blog");
    await expectNoHorizontalScroll(page);
    const bar = await page.getByRole("banner").boundingBox();
    expect(bar?.height, name).toBeLessThan(80);
  }
});

/** Whether a picture has black and white pixels at half its height, away from its edges. */
const isReadable = async (page: Page, picture: Buffer) =>
  page.evaluate(async (png) => {
    const image = await createImageBitmap(
      new Blob([Uint8Array.from(atob(png), (char) => char.charCodeAt(0))]),
    );
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(3, image.height / 2, image.width - 6, 1) ?? {};
    const reds = Array.from(data).filter((_value, at) => at % 4 === 0);
    return Math.min(...reds) < 40 && Math.max(...reds) > 250;
  }, picture.toString("base64"));

test(
  "a logo is readable in dark mode if it is dark, or turns light there",
  atDesk,
  async ({ browser, request }) => {
    const { accessToken } = await openSession(request, admin);
    const headers = { authorization: `Bearer ${accessToken}`, "content-type": "application/octet-stream" };
    const page = await (await browser.newContext({ colorScheme: "dark" })).newPage();
    for (const style of ["", "@media (prefers-color-scheme: dark) { rect { fill: #fff } }"]) {
      const data = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><style>${style}</style>
        <rect x="30" y="10" width="60" height="20" fill="#000"/></svg>`;
      const { image: logoUrl } = (await (
        await request.post("/storefront/pictures", { headers, data })
      ).json()) as {
        image: string;
      };
      await publish(request, { logoUrl });
      for (const path of ["/pay/none", "/blog"]) {
        await page.goto(path);
        const logo = page.getByRole("banner").getByRole("img");
        await expect(logo).toHaveJSProperty("complete", true);
        expect(await isReadable(page, await logo.screenshot()), path).toBe(true);
      }
    }
    await page.context().close();
  },
);

/** The addresses of the page's icons. */
const iconsOf = (page: Page) =>
  page.locator("link[rel$=icon]").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test(
  "a square logo is the icon of tabs and phones, and a wide one is not",
  atDesk,
  async ({ page, request }) => {
    await openPage(page, "/blog");
    const defaults = await iconsOf(page);
    for (const [width, height, icons] of [
      [400, 400, 2],
      [800, 200, defaults.length],
    ] as const) {
      const logoUrl = await uploadImage(page, width, height);
      await publish(request, { logoUrl });
      await openPage(page, "/blog");
      const shown = await iconsOf(page);
      expect(shown).toHaveLength(icons);
      const { icons: ofPhones } = (await (await request.get("/manifest.webmanifest")).json()) as {
        icons: { src: string; sizes: string; type: string }[];
      };
      if (width > height) {
        expect(shown).toEqual(defaults);
        continue;
      }
      const [src] = shown;
      expect(ofPhones).toEqual([{ src, sizes: "320x320", type: "image/jpeg" }]);
      const { type } = ofPhones[0] as { type: string };
      expect((await request.get(src ?? "")).headers()["content-type"]).toBe(type);
    }
  },
);

test("an admin chooses up to six collections for the home page, which leaves out those without products", async ({
  page,
  request,
  signInAs,
}) => {
  await removeCollections(request);
  await publish(request);
  const ids: string[] = [];
  const names = ["Anvils", "Bells", "Clocks", "Dials", "Eyelets", "Files", "Gauges"];
  for (const name of names)
    ids.push(await saveCollection(request, { slug: name.toLowerCase(), name, rule: { priceMin: 1 } }));
  await signInAs(admin);
  const section = sectionIn(page);
  const home = page.getByRole("main").getByRole("region", { name: "Collections" });
  const choose = async (...chosen: string[]) => {
    await openPage(page, "/settings");
    for (const name of chosen) await section.getByLabel(name).click();
    await section.getByRole("button", { name: "Publish" }).click();
    await expect(section.getByText("Published.")).toBeVisible();
  };
  const expectOnHome = async (...shown: string[]) => {
    await openPage(page, "/");
    await expect(home.getByRole("link")).toHaveText(shown);
    for (const picture of await home.getByRole("img", { includeHidden: true }).all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expectNoHorizontalScroll(page);
  };
  await openPage(page, "/");
  await expect(home).toHaveCount(0);
  await choose("Clocks");
  await expectOnHome("Clocks");
  await choose("Bells", "Anvils");
  await expectOnHome("Clocks", "Bells", "Anvils");
  await choose("Files", "Dials", "Gauges");
  await expect(section.getByLabel("Eyelets")).toBeDisabled();
  await expect(section.getByLabel("Gauges")).toHaveAccessibleDescription("Number 6 on the home page");
  await expectAccessible(page);
  await expectOnHome("Clocks", "Bells", "Anvils", "Files", "Dials", "Gauges");
  await expectAccessible(page);

  // one is deleted, and one empties
  const { accessToken } = await openSession(request, admin);
  await ask(request, "mutation ($id: ID!) { removeCollection(id: $id) }", { id: ids[1] }, accessToken);
  await saveCollection(request, { slug: "files", name: "Files" }, ids[5]);
  await expectOnHome("Clocks", "Anvils", "Dials", "Gauges");
  await choose("Eyelets");
  await expectOnHome("Clocks", "Anvils", "Dials", "Gauges", "Eyelets");
  await removeCollections(request);
  await openPage(page, "/");
  await expect(home).toHaveCount(0);
});

test("a customer reads the shop's words about delivery and returns on a product, in its colors", async ({
  page,
  request,
}) => {
  await publish(request, {
    ...{ accentColor: "#a34b00", deliveryText: "We send on Mondays." },
    returnText: "Try it for 100 days.",
  });
  await openPage(page, "/products");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Halden|Skerry|Meridian/ })
    .first()
    .click();
  await expect(page.getByRole("main").getByText("We send on Mondays.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Try it for 100 days.")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});
